//! The board: an accessible grid that shows a [`BoardView`] and tells what is done on it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use ansa_core::{Side, Square};
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, HtmlElement, KeyboardEvent};

use crate::arrows::{arrows, count};
use crate::dom_patch::DomPatcher;
use crate::drag::{Pointer, cell_of};
use crate::square::square_cell;
use crate::text::label;
use crate::view::{BoardView, Mode, Pointing};
use crate::vnode::VElement;

/// What is heard on the board.
const HEARD: [&str; 9] = [
    "keydown",
    "focusin",
    "focusout",
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
    "pointerleave",
    "click",
];

/// What was done on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    /// A piece was taken hold of.
    Select(Square),
    /// A square was pressed.
    Press(Square),
    /// Enter was pressed with the keyboard on a square.
    Enter(Square),
    /// A piece was carried over these squares, from the first to the last.
    MoveAlong(Vec<Square>),
    /// The piece in hand was let go.
    Deselect,
    /// The mouse, a finger or the keyboard points somewhere else.
    Point(Pointing),
}

/// The board in a document. Knows nothing of games: whoever uses it makes the view and answers the events. It is one element,
/// and hears nothing more once it is dropped.
#[derive(Debug)]
pub struct Board {
    shared: Rc<Shared>,
    /// As long as these are there it hears.
    _listeners: [EventListener; HEARD.len()],
}

/// What all listeners share.
pub(crate) struct Shared {
    /// The element around it all.
    frame: DomPatcher,
    view: RefCell<BoardView>,
    help: Cell<&'static str>,
    /// The square that Tab leads to, once one was chosen.
    focus: Cell<Option<Square>>,
    /// Whether the keyboard rather than the mouse was used on the board last: it then points where it is.
    by_key: Cell<bool>,
    pub(crate) pointer: RefCell<Pointer>,
    on: Box<dyn Fn(BoardEvent)>,
}

impl core::fmt::Debug for Shared {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Shared").finish_non_exhaustive()
    }
}

impl Board {
    /// A board that shows this; `help` says how it is used from the keyboard, for those who do not see it, and `on` hears
    /// what is done on it. None where there is no document.
    #[must_use]
    pub fn new(view: BoardView, help: &'static str, on: impl Fn(BoardEvent) + 'static) -> Option<Board> {
        let frame = DomPatcher::new(drawing(&view, help, first_focus(view.bottom)))?;
        let shared = Rc::new(Shared {
            frame,
            view: RefCell::new(view),
            help: Cell::new(help),
            focus: Cell::new(None),
            by_key: Cell::new(false),
            pointer: RefCell::default(),
            on: Box::new(on),
        });
        let listeners = shared.frame.listen(HEARD, &shared, |shared, event| shared.hear(event));
        Some(Board { shared, _listeners: listeners })
    }

    /// The element to be put into the document.
    #[must_use]
    pub fn element(&self) -> &Element {
        self.shared.frame.element()
    }

    /// Shows this.
    pub fn show(&self, view: BoardView, help: &'static str) {
        let is_same = *self.shared.view.borrow() == view && self.shared.help.get() == help;
        if !is_same {
            self.shared.view.replace(view);
            self.shared.help.set(help);
            self.shared.draw();
        }
    }
}

impl Shared {
    fn draw(&self) {
        self.frame.patch(|| {
            let view = self.view();
            drawing(&view, self.help.get(), self.focus.get().unwrap_or_else(|| first_focus(view.bottom)))
        });
    }

    /// Tells what was done. Nothing may be borrowed: what is told may be answered with another view at once.
    pub(crate) fn tell(&self, event: BoardEvent) {
        (self.on)(event);
    }

    /// What it shows.
    pub(crate) fn view(&self) -> core::cell::Ref<'_, BoardView> {
        self.view.borrow()
    }

    /// The element with the squares.
    pub(crate) fn grid(&self) -> Option<Element> {
        self.frame.element().first_element_child()
    }

    fn hear(&self, event: &Event) {
        let name = event.type_();
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            self.key(event);
        } else if let Some(event) = event.dyn_ref::<FocusEvent>() {
            self.focused(event, name == "focusin");
        } else if name == "click" {
            self.click(event);
        } else if let Some(event) = event.dyn_ref() {
            match name.as_str() {
                "pointerdown" => {
                    self.by_key.set(false);
                    self.down(event);
                }
                "pointermove" => self.moved(event),
                "pointerup" => self.up(event),
                "pointerleave" => self.left(event),
                _ => self.abort(),
            }
        }
    }

    fn key(&self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let Some((at, _)) = event.target().and_then(cell_of) else { return };
        let key = event.key();
        let bottom = self.view().bottom;
        if let Some(to) = neighbour(at, &key, bottom) {
            self.by_key.set(true);
            if event.shift_key() && at.distance(to) == 1 {
                self.tell(BoardEvent::MoveAlong(vec![at, to]));
            }
            self.lead_to(to);
            self.focus_on(to);
        } else if event.shift_key() {
            return;
        } else if key == " " {
            self.by_key.set(true);
            self.tell(BoardEvent::Press(at));
        } else if key == "Enter" {
            // A key that is held down ends one turn, not those after it.
            if !event.repeat() {
                self.tell(BoardEvent::Enter(at));
            }
        } else {
            if key == "Escape" {
                self.abort();
            }
            return;
        }
        event.prevent_default();
        event.stop_propagation();
    }

    fn focused(&self, event: &FocusEvent, has_come: bool) {
        let square = if has_come {
            let Some((square, _)) = event.target().and_then(cell_of) else { return };
            self.lead_to(square);
            Some(square)
        } else {
            None
        };
        // The mouse points for itself.
        if self.by_key.get() {
            self.tell(BoardEvent::Point(Pointing { at: square, drag_path: Vec::new() }));
        }
    }

    /// Tab leads to this square from now on.
    fn lead_to(&self, square: Square) {
        if self.focus.replace(Some(square)) != Some(square) {
            self.draw();
        }
    }

    fn focus_on(&self, square: Square) {
        let cell = self.frame.element().query_selector(&format!("[data-square=\"{square}\"]")).ok().flatten();
        if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<HtmlElement>().ok()) {
            // A cell that can't be focused leaves the focus where it is.
            let _ = cell.focus();
        }
    }
}

/// The frame with all that is in it; Tab leads to the square `focus`.
fn drawing(view: &BoardView, help: &'static str, focus: Square) -> VElement {
    let bottom = view.bottom;
    let ranks = rows(bottom).map(|row| {
        let cells = row.map(|square| square_cell(&view.squares[square.index()], bottom, square == focus));
        VElement::classed("div", "rank").attr("role", "row").children(cells)
    });
    let grid = VElement::classed("div", if view.mode == Mode::Past { "board board-past" } else { "board" })
        .attrs([
            ("role", "grid"),
            ("aria-label", label::BOARD),
            ("aria-describedby", "board-help"),
            ("data-test", "board"),
            ("data-mode", mode_name(view.mode)),
            ("data-bottom", if bottom == Side::Gold { "g" } else { "s" }),
        ])
        .children(ranks);
    let help = VElement::new("p").attrs([("id", "board-help"), ("class", "visually-hidden")]).child(help);
    VElement::classed("div", "board-frame")
        .child(grid)
        .children(arrows(&view.arrows, bottom))
        .children(view.count.map(|(square, steps)| count(square, steps, bottom)))
        .child(help)
}

/// The squares row by row as they are seen, from the top left.
fn rows(bottom: Side) -> impl Iterator<Item = impl Iterator<Item = Square>> {
    (0..8u8).map(move |row| {
        (0..8u8).filter_map(move |column| match bottom {
            Side::Gold => Square::at(column, 7 - row),
            Side::Silver => Square::at(7 - column, row),
        })
    })
}

/// Where a key leads from a square, as seen.
fn neighbour(at: Square, key: &str, bottom: Side) -> Option<Square> {
    let (column, row) = match key {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        "Home" => (-7, 0),
        "End" => (7, 0),
        "PageUp" => (0, 7),
        "PageDown" => (0, -7),
        _ => return None,
    };
    let sign = if bottom == Side::Gold { 1 } else { -1 };
    let to = |from: u8, by: i8| (from as i8 + by * sign).clamp(0, 7) as u8;
    Square::at(to(at.file(), column), to(at.rank(), row))
}

fn first_focus(bottom: Side) -> Square {
    let e2 = Square::at(4, 1).unwrap_or(Square::A1);
    if bottom == Side::Gold { e2 } else { e2.flip() }
}

const fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Setup => "setup",
        Mode::Turn => "turn",
        Mode::Computer => "computer",
        Mode::Replay => "replay",
        Mode::Past => "past",
        Mode::Over => "over",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BoardState;
    use crate::testing::position;
    use crate::vnode::VNode;

    #[test]
    fn arrows_follow_what_is_seen() {
        let e2: Square = "e2".parse().unwrap();
        let to = |key, bottom| neighbour(e2, key, bottom).map(|square| square.to_string());
        assert_eq!(to("ArrowUp", Side::Gold).as_deref(), Some("e3"));
        assert_eq!(to("ArrowUp", Side::Silver).as_deref(), Some("e1"));
        assert_eq!(to("ArrowRight", Side::Silver).as_deref(), Some("d2"));
        assert_eq!(to("Home", Side::Gold).as_deref(), Some("a2"));
        assert_eq!(to("Home", Side::Silver).as_deref(), Some("h2"));
        assert_eq!(to("x", Side::Gold), None);
    }

    #[test]
    fn the_board_is_seen_from_its_bottom() {
        let first =
            |bottom| rows(bottom).next().and_then(|mut row| row.next()).map(|square| square.to_string());
        assert_eq!(first(Side::Gold).as_deref(), Some("a8"));
        assert_eq!(first(Side::Silver).as_deref(), Some("h1"));
    }

    /// The child elements of an element.
    fn inside(element: &VElement) -> Vec<&VElement> {
        element
            .children
            .iter()
            .filter_map(|child| if let VNode::Element(child) = child { Some(child) } else { None })
            .collect()
    }

    #[test]
    fn every_square_is_a_named_cell_and_tab_leads_to_one() {
        let state = BoardState::view_only(
            position("g", &["Ee2", "rd6"]).board().to_owned(),
            Mode::Past,
            Side::Silver,
        );
        let frame = drawing(&state.view(&Pointing::default()), "Keys.", first_focus(Side::Silver));
        let grid = inside(&frame)[0];
        assert_eq!(grid.attr_value("class").map(AsRef::as_ref), Some("board board-past"));
        let cells: Vec<&VElement> = inside(grid).into_iter().flat_map(inside).collect();
        let named = |name: &str, value: &str| {
            let found = cells.iter().filter(|cell| cell.attr_value(name).map(AsRef::as_ref) == Some(value));
            found.map(|cell| cell.attr_value("aria-label").cloned().unwrap_or_default()).collect::<Vec<_>>()
        };
        assert_eq!((cells.len(), named("role", "gridcell").len()), (64, 64));
        assert_eq!(cells[0].attr_value("data-square").map(AsRef::as_ref), Some("h1"));
        assert_eq!(named("tabindex", "0"), ["e7, empty"]);
        assert_eq!(named("data-piece", "E"), ["gold elephant on e2"]);
        assert_eq!(inside(&frame).last().map(|help| help.children.clone()), Some(vec!["Keys.".into()]));
    }
}
