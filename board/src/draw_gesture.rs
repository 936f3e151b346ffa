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
mod tests;
