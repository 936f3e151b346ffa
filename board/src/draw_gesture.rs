//! Drawing: which arrow or circle a press, a drag or a key makes. It needs no browser, so that its tests run natively.
//!
//! A press with the secondary button draws an arrow to the square on which it is released, or a circle around its own
//! square. The keys `m` and `a` do the same: `m` marks the focused square, and `a` draws an arrow from the square that
//! was marked last to the focused one. In a view with [`BoardView::draws`], every press draws, and the Space bar marks.

use ansa_core::Square;
use ansa_core::record::{ArrowAnnotation, ArrowColour};

use crate::view::BoardView;

/// The buttons of a pointer that can draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DrawButton {
    /// The main button, a finger or a pen.
    Main,
    /// The secondary button of the mouse, usually the right one.
    Secondary,
}

impl DrawButton {
    /// The button with this number in a pointer event.
    pub(crate) const fn from_number(number: i16) -> Option<DrawButton> {
        match number {
            0 => Some(DrawButton::Main),
            2 => Some(DrawButton::Secondary),
            _ => None,
        }
    }
}

/// The modifier keys that choose a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Modifiers {
    /// Shift or Ctrl.
    pub(crate) shift: bool,
    /// Alt, or the command key of a Mac.
    pub(crate) alt: bool,
}

impl Modifiers {
    const fn colour(self) -> ArrowColour {
        match (self.shift, self.alt) {
            (false, false) => ArrowColour::Green,
            (true, false) => ArrowColour::Red,
            (false, true) => ArrowColour::Blue,
            (true, true) => ArrowColour::Yellow,
        }
    }
}

/// A press that draws, from the moment the pointer goes down until it goes up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DrawGesture {
    /// The pointer; other ones have no part in it.
    pointer: i32,
    colour: ArrowColour,
    from: Square,
    /// The square under the pointer; `None` beside the board.
    to: Option<Square>,
}

impl DrawGesture {
    /// The gesture that begins with a press on a square. `None` if the press does not draw.
    pub(crate) fn begin(
        view: &BoardView,
        pointer: i32,
        button: DrawButton,
        modifiers: Modifiers,
        from: Square,
    ) -> Option<DrawGesture> {
        let colour = match button {
            DrawButton::Main => every_press(view)?,
            DrawButton::Secondary => modifiers.colour(),
        };
        view.drawable.then_some(DrawGesture { pointer, colour, from, to: Some(from) })
    }

    /// Whether it is the gesture of this pointer.
    pub(crate) const fn is_of(self, pointer: i32) -> bool {
        self.pointer == pointer
    }

    /// The pointer is on another square, or beside the board. Returns whether anything has changed.
    pub(crate) fn move_to(&mut self, to: Option<Square>) -> bool {
        core::mem::replace(&mut self.to, to) != to
    }

    /// What the gesture would draw if it ended now; nothing beside the board.
    pub(crate) fn mark(self) -> Option<ArrowAnnotation> {
        Some(ArrowAnnotation { colour: self.colour, from: self.from, to: self.to? })
    }
}

/// The colour in which every press draws, if it does.
pub(crate) fn every_press(view: &BoardView) -> Option<ArrowColour> {
    view.draws.filter(|_| view.drawable)
}

/// What a key draws on the focused square. `marked` is the square that was last marked with a key.
pub(crate) fn mark_of_key(
    view: &BoardView,
    key: &str,
    shift: bool,
    at: Square,
    marked: Option<Square>,
) -> Option<ArrowAnnotation> {
    let chosen = every_press(view);
    let from = match key {
        "m" | "M" => at,
        "a" | "A" => marked.filter(|&from| from != at)?,
        " " if chosen.is_some() && !shift => at,
        _ => return None,
    };
    let colour = if shift { ArrowColour::Red } else { chosen.unwrap_or(ArrowColour::Green) };
    view.drawable.then_some(ArrowAnnotation { colour, from, to: at })
}

#[cfg(test)]
mod tests {
    use ansa_core::{Board, Side};

    use super::*;
    use crate::BoardState;
    use crate::testing::square;
    use crate::view::{Mode, Pointing};

    /// A view in which a person can draw, with this colour for every press.
    fn view(drawable: bool, draws: Option<ArrowColour>) -> BoardView {
        let state = BoardState::view_only(Board::EMPTY, Mode::Replay, Side::Gold);
        BoardState { drawable, draws, ..state }.view(&Pointing::default())
    }

    fn modifiers(shift: bool, alt: bool) -> Modifiers {
        Modifiers { shift, alt }
    }

    /// What a gesture over these squares draws, as in a record.
    fn drawn(view: &BoardView, button: i16, keys: Modifiers, squares: &[Option<&str>]) -> Option<String> {
        let mut squares = squares.iter().map(|name| name.map(square));
        let button = DrawButton::from_number(button)?;
        let mut gesture = DrawGesture::begin(view, 1, button, keys, squares.next()??)?;
        for to in squares {
            gesture.move_to(to);
        }
        gesture.mark().map(|mark| mark.to_string())
    }

    #[test]
    fn the_secondary_button_draws_where_drawing_is_on() {
        let plain = Modifiers::default();
        let (on, off) = (view(true, None), view(false, Some(ArrowColour::Red)));
        let arrow = [Some("d2"), Some("d3"), Some("e4")];
        assert_eq!(drawn(&on, 2, plain, &arrow).as_deref(), Some("Gd2e4"));
        assert_eq!(drawn(&on, 2, plain, &arrow[..1]).as_deref(), Some("Gd2"));
        assert_eq!(drawn(&on, 2, plain, &[Some("d2"), Some("d3"), Some("d2")]).as_deref(), Some("Gd2"));
        assert_eq!(drawn(&on, 2, plain, &[Some("d2"), None]), None, "released beside the board");
        assert_eq!(drawn(&on, 2, plain, &[Some("d2"), None, Some("d1")]).as_deref(), Some("Gd2d1"));
        assert_eq!(drawn(&on, 0, plain, &arrow), None, "the main button moves pieces");
        assert_eq!(drawn(&on, 1, plain, &arrow), None, "the middle button scrolls");
        for button in [0, 2] {
            assert_eq!(drawn(&off, button, plain, &arrow), None, "{button}");
        }
        assert_eq!(every_press(&off), None, "presses are for pieces");
    }

    #[test]
    fn modifier_keys_choose_the_colour() {
        let on = view(true, Some(ArrowColour::Blue));
        for (keys, letter) in [
            (modifiers(false, false), "G"),
            (modifiers(true, false), "R"),
            (modifiers(false, true), "B"),
            (modifiers(true, true), "Y"),
        ] {
            let mark = drawn(&on, 2, keys, &[Some("a1")]);
            assert_eq!(mark, Some(format!("{letter}a1")), "{keys:?}");
            assert_eq!(drawn(&on, 0, keys, &[Some("a1")]).as_deref(), Some("Ba1"), "the chosen colour");
        }
    }

    #[test]
    fn only_a_change_of_the_square_is_drawn_anew() {
        let begin = |pointer| {
            let (button, keys) = (DrawButton::Secondary, Modifiers::default());
            DrawGesture::begin(&view(true, None), pointer, button, keys, square("d2"))
        };
        let mut gesture = begin(7).expect("a gesture");
        assert!(gesture.is_of(7) && !gesture.is_of(1));
        assert!(!gesture.move_to(Some(square("d2"))));
        assert!(gesture.move_to(Some(square("d3"))) && gesture.move_to(None) && !gesture.move_to(None));
    }

    #[test]
    fn keys_mark_the_focused_square_and_lead_arrows_to_it() {
        let (on, off) = (view(true, None), view(false, Some(ArrowColour::Blue)));
        let chosen = view(true, Some(ArrowColour::Blue));
        let key = |view: &BoardView, key: &str, shift, marked: Option<&str>| {
            mark_of_key(view, key, shift, square("d4"), marked.map(square)).map(|mark| mark.to_string())
        };
        assert_eq!(key(&on, "m", false, None).as_deref(), Some("Gd4"));
        assert_eq!(key(&on, "M", true, None).as_deref(), Some("Rd4"));
        assert_eq!(key(&on, "M", false, None).as_deref(), Some("Gd4"), "Caps Lock");
        assert_eq!(key(&chosen, "m", false, None).as_deref(), Some("Bd4"));
        assert_eq!(key(&on, "a", false, Some("a1")).as_deref(), Some("Ga1d4"));
        assert_eq!(key(&on, "A", true, Some("a1")).as_deref(), Some("Ra1d4"));
        assert_eq!(key(&on, "a", false, None), None, "from nowhere");
        assert_eq!(key(&on, "a", false, Some("d4")), None, "an arrow has two ends");
        assert_eq!(key(&on, " ", false, None), None, "Space selects a piece");
        assert_eq!(key(&chosen, " ", false, None).as_deref(), Some("Bd4"));
        for name in ["m", "M", "a", " "] {
            assert_eq!(key(&off, name, false, Some("a1")), None, "{name}");
        }
    }
}
