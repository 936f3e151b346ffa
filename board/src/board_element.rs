//! The board in a document: an accessible grid that shows a [`BoardView`] and emits a [`BoardEvent`] for each input.
//!
//! The handlers of the input share its state, [`BoardInner`]; each kind of input has a file of them.

use std::cell::{Cell, Ref, RefCell};
use std::rc::Rc;

use ansa_core::{Side, Square};
use gloo::events::EventListener;
use js_sys::Date;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};

use crate::dom_event::{closest, key_event, pointer_event};
use crate::dom_patch::DomPatcher;
use crate::draw_gesture::DrawGesture;
use crate::render::{first_focus, render};
use crate::view::{BoardEvent, BoardView, Pointing};

/// The DOM events that the board handles.
const DOM_EVENTS: [&str; 10] = [
    "keydown",
    "focusin",
    "focusout",
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
    "pointerleave",
    "click",
    "contextmenu",
];

/// The shortest time between a change of the pieces and a move that is animated, in milliseconds. Less than what passes
/// between two places of a replay: 120 in the study, 100 in the element.
const SHORTEST: f64 = 90.0;

/// The board in a document. It knows nothing of games: its user makes the view and handles the events. It is one
/// element, and it stops listening when it is dropped.
#[derive(Debug)]
pub struct BoardElement {
    pub(crate) shared: Rc<BoardInner>,
    /// Dropping them removes the DOM listeners.
    _listeners: [EventListener; DOM_EVENTS.len()],
}

impl BoardElement {
    /// A board that shows this view. `help` says how to use it from the keyboard, for screen readers; `on_event` is
    /// called for each input. `None` where there is no document.
    pub fn new(
        view: BoardView,
        help: &'static str,
        on_event: impl Fn(BoardEvent) + 'static,
    ) -> Option<BoardElement> {
        let shared = Rc::new(BoardInner::new(view, help, on_event)?);
        let listeners = shared.frame.listen(DOM_EVENTS, &shared, |shared, event| dispatch(shared, event));
        Some(BoardElement { shared, _listeners: listeners })
    }

    /// The element, to be inserted into the document.
    pub fn element(&self) -> &Element {
        self.shared.frame.element()
    }

    /// Shows another view and help text.
    pub fn show(&self, view: BoardView, help: &'static str) {
        self.shared.show(view, help);
    }
}

/// Passes a DOM event on to its handler.
fn dispatch(shared: &BoardInner, event: &Event) {
    let name = event.type_();
    let is_drawable = shared.view().drawable;
    let is_drawn = is_drawable && shared.draw_input.get().is_some_and(|draw| draw(shared, event));
    if is_drawn || name == "contextmenu" {
        return;
    }
    if name == "keydown" {
        if let Some(event) = key_event(event) {
            shared.key(event);
        }
    } else if name.starts_with("focus") {
        shared.focused(event, name == "focusin");
    } else if name == "click" {
        shared.click(event);
    } else if let Some(event) = pointer_event(event) {
        match name.as_str() {
            "pointerdown" => {
                shared.by_key.set(false);
                shared.down(event);
            }
            "pointermove" => shared.moved(event),
            "pointerup" => shared.up(event),
            "pointerleave" => shared.left(event),
            _ => shared.abort_drag(),
        }
    }
}

/// Handles the DOM events that draw. Returns whether an event is dealt with.
pub(crate) type DrawInput = fn(&BoardInner, &Event) -> bool;

/// The state of a board in a document.
pub(crate) struct BoardInner {
    /// The outermost element.
    pub(crate) frame: DomPatcher,
    view: RefCell<BoardView>,
    /// The side at the bottom of a board with the squares in the order of the document.
    order: Cell<Side>,
    pace: MotionPace,
    /// How the board is used from the keyboard, for screen readers.
    help: Cell<&'static str>,
    /// The square in the tab order, once one has had the focus.
    pub(crate) focus: Cell<Option<Square>>,
    /// Whether the last input came from the keyboard rather than the mouse: the focus is the pointer then.
    pub(crate) by_key: Cell<bool>,
    pub(crate) pointer: RefCell<Pointer>,
    /// `None` on a board on which nobody draws.
    pub(crate) draw_input: Cell<Option<DrawInput>>,
    /// The arrow or circle that is being drawn.
    pub(crate) drawing: Cell<Option<DrawGesture>>,
    /// The square that was last marked with a key.
    pub(crate) marked: Cell<Option<Square>>,
    on_event: Box<dyn Fn(BoardEvent)>,
}

/// A press on a piece that may become a drag.
pub(crate) struct PointerPress {
    pub(crate) from: Square,
    /// Where the pointer went down, in CSS pixels of the viewport.
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) cell: HtmlElement,
    pub(crate) dragging: bool,
    /// Whether the pointer has been on another square.
    pub(crate) left: bool,
    /// The squares that the piece was dragged over.
    pub(crate) path: Vec<Square>,
    /// The last position of the pointer, in CSS pixels of the viewport.
    pub(crate) last: (f64, f64),
}

/// The state of the pointer.
#[derive(Default)]
pub(crate) struct Pointer {
    pub(crate) press: Option<PointerPress>,
    /// An event was emitted for the press already, so that the click that follows is ignored.
    pub(crate) answered: bool,
    /// The pointing of the last event.
    pub(crate) pointing: Pointing,
}

impl core::fmt::Debug for BoardInner {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("BoardInner").finish_non_exhaustive()
    }
}

impl BoardInner {
    /// The state of a new board. `None` where there is no document.
    pub(crate) fn new(
        view: BoardView,
        help: &'static str,
        on_event: impl Fn(BoardEvent) + 'static,
    ) -> Option<BoardInner> {
        Some(BoardInner {
            frame: DomPatcher::new(render(&view, help, view.bottom, first_focus(view.bottom), None))?,
            order: Cell::new(view.bottom),
            view: RefCell::new(view),
            pace: MotionPace::default(),
            help: Cell::new(help),
            focus: Cell::new(None),
            by_key: Cell::new(false),
            pointer: RefCell::default(),
            draw_input: Cell::new(None),
            drawing: Cell::new(None),
            marked: Cell::new(None),
            on_event: Box::new(on_event),
        })
    }

    /// Renders a view if it differs from the current one.
    pub(crate) fn show(&self, mut view: BoardView, help: &'static str) {
        self.pace.apply(&self.view(), &mut view, Date::now());
        let is_same = *self.view.borrow() == view && self.help.get() == help;
        if !is_same {
            if !view.drawable {
                self.drawing.set(None);
                self.marked.set(None);
            }
            self.order.set(next_order(self.order.get(), &self.view(), &view));
            self.view.replace(view);
            self.help.set(help);
            self.draw();
        }
    }

    /// Renders the current view.
    pub(crate) fn draw(&self) {
        self.frame.patch(&|| {
            let view = self.view();
            let focus = self.focus.get().unwrap_or_else(|| first_focus(view.bottom));
            let preview = self.drawing.get().and_then(DrawGesture::mark);
            render(&view, self.help.get(), self.order.get(), focus, preview)
        });
    }

    /// Calls the listener. Nothing may be borrowed, because the listener may show another view at once.
    pub(crate) fn emit(&self, event: BoardEvent) {
        (self.on_event)(event);
    }

    /// The current view.
    pub(crate) fn view(&self) -> Ref<'_, BoardView> {
        self.view.borrow()
    }

    /// The element with the squares.
    pub(crate) fn grid(&self) -> Option<Element> {
        self.frame.element().first_element_child()
    }
}

/// The order of the squares in the document for the next view. Where only the board is turned around, its squares stay
/// where they are, with their pieces, and the style sheet turns them, which takes a fraction of the time.
fn next_order(order: Side, before: &BoardView, view: &BoardView) -> Side {
    if pieces_differ(before, view) && before.bottom != view.bottom { view.bottom } else { order }
}

fn pieces_differ(before: &BoardView, view: &BoardView) -> bool {
    before.squares.iter().zip(&view.squares).any(|(one, other)| one.piece != other.piece)
}

/// The square that contains the target of an event, and its element.
pub(crate) fn cell_of(event: &Event) -> Option<(Square, HtmlElement)> {
    let cell = closest(event, "[data-square]")?;
    Some((cell.get_attribute("data-square")?.parse().ok()?, cell.unchecked_into()))
}

/// The changes of a board over time, which decide whether a move is animated: not one that follows another change of the
/// pieces so quickly that nobody could watch it, as when somebody holds an arrow key. The first frame of an animation comes
/// later than that of a board without one: by 10 ms in Chromium without a GPU.
#[derive(Default)]
pub(crate) struct MotionPace {
    /// When the pieces last changed, by the clock that `apply` gets.
    changed_at: Cell<Option<f64>>,
    /// The serial number of the last animation, and whether it is shown.
    last: Cell<Option<(u32, bool)>>,
}

impl MotionPace {
    /// Removes the animation from a view that is to be shown after another, if it comes too early. `now` is in
    /// milliseconds.
    pub(crate) fn apply(&self, before: &BoardView, view: &mut BoardView, now: f64) {
        let changed_at = self.changed_at.get();
        if pieces_differ(before, view) {
            self.changed_at.set(Some(now));
        }
        let Some((.., serial)) = view.squares.iter().find_map(|square| square.motion) else { return };
        let is_animated = match self.last.get() {
            // The same move in another view.
            Some((last, is_animated)) if last == serial => is_animated,
            // The clock of a computer can be set back.
            _ => !changed_at.is_some_and(|at| (0.0..SHORTEST).contains(&(now - at))),
        };
        self.last.set(Some((serial, is_animated)));
        if !is_animated {
            for square in &mut view.squares {
                square.motion = None;
            }
        }
    }
}

#[cfg(test)]
mod tests;
