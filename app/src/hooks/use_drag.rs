//! Carrying pieces with the mouse or a finger.

use std::cell::RefCell;
use std::rc::Rc;

use ansa_core::{Side, Square};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};
use yew::prelude::*;

use crate::components::BoardEvent;
use crate::state::BoardView;

/// How far the pointer must go before a press becomes a drag, in CSS pixels.
const THRESHOLD: f64 = 6.0;

/// A press on a piece that may become a drag.
struct Press {
    from: Square,
    x: f64,
    y: f64,
    cell: HtmlElement,
    dragging: bool,
}

/// What the pointer is doing.
#[derive(Default)]
struct Pointer {
    press: Option<Press>,
    /// The press has been answered already: the click that follows it means nothing more.
    answered: bool,
    /// The last square pointed at.
    pointed: Option<Square>,
}

/// The handlers of the board's element.
#[derive(Clone)]
pub(crate) struct Drag {
    pub(crate) down: Callback<PointerEvent>,
    pub(crate) moved: Callback<PointerEvent>,
    pub(crate) up: Callback<PointerEvent>,
    pub(crate) cancel: Callback<PointerEvent>,
    pub(crate) leave: Callback<PointerEvent>,
    pub(crate) click: Callback<MouseEvent>,
}

/// Handlers that turn presses, drags and clicks on the grid element into board events.
///
/// While a piece is carried its element is moved directly, so that no drawing of the page stands between the pointer
/// and the piece.
#[hook]
pub(crate) fn use_drag(grid: &NodeRef, view: &BoardView, on: &Callback<BoardEvent>) -> Drag {
    let pointer = use_mut_ref(Pointer::default);
    let board = Rc::new(view.clone());
    let at = {
        let (grid, bottom) = (grid.clone(), view.bottom);
        move |event: &PointerEvent| square_at(&grid, bottom, event.client_x().into(), event.client_y().into())
    };
    Drag {
        down: down(&pointer, &board, on),
        moved: moved(&pointer, &board, on, grid, at.clone()),
        up: {
            let (pointer, on) = (pointer.clone(), on.clone());
            Callback::from(move |event: PointerEvent| {
                let Some(press) = pointer.borrow_mut().press.take() else { return };
                if !press.dragging {
                    return;
                }
                put_back(&press.cell);
                pointer.borrow_mut().answered = true;
                match at(&event) {
                    Some(to) if to == press.from => {}
                    Some(to) => on.emit(BoardEvent::Carry(press.from, to)),
                    None => on.emit(BoardEvent::LetGo),
                }
            })
        },
        cancel: {
            let pointer = pointer.clone();
            Callback::from(move |_| {
                if let Some(press) = pointer.borrow_mut().press.take() {
                    put_back(&press.cell);
                }
            })
        },
        leave: {
            let (pointer, on) = (pointer.clone(), on.clone());
            Callback::from(move |_| {
                if pointer.borrow_mut().pointed.take().is_some() {
                    on.emit(BoardEvent::Point(None));
                }
            })
        },
        click: {
            let on = on.clone();
            Callback::from(move |event: MouseEvent| {
                // A click without a pointer (from a screen reader or a script) has no count and is always meant.
                let answered = core::mem::take(&mut pointer.borrow_mut().answered);
                if answered && event.detail() != 0 {
                    return;
                }
                if let Some((square, _)) = event.target().and_then(cell_of) {
                    on.emit(BoardEvent::Press(square));
                }
            })
        },
    }
}

fn down(
    pointer: &Rc<RefCell<Pointer>>,
    board: &Rc<BoardView>,
    on: &Callback<BoardEvent>,
) -> Callback<PointerEvent> {
    let (pointer, board, on) = (pointer.clone(), board.clone(), on.clone());
    Callback::from(move |event: PointerEvent| {
        pointer.borrow_mut().answered = false;
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        let Some((square, cell)) = event.target().and_then(cell_of) else { return };
        let view = &board.squares[square.index()];
        if !view.holdable {
            return;
        }
        let (x, y) = (event.client_x().into(), event.client_y().into());
        pointer.borrow_mut().press = Some(Press { from: square, x, y, cell, dragging: false });
        if !view.held && view.target.is_none() {
            pointer.borrow_mut().answered = true;
            on.emit(BoardEvent::Hold(square));
        }
    })
}

fn moved(
    pointer: &Rc<RefCell<Pointer>>,
    board: &Rc<BoardView>,
    on: &Callback<BoardEvent>,
    grid: &NodeRef,
    at: impl Fn(&PointerEvent) -> Option<Square> + 'static,
) -> Callback<PointerEvent> {
    let (pointer, board, on, grid) = (pointer.clone(), board.clone(), on.clone(), grid.clone());
    Callback::from(move |event: PointerEvent| {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let mut hold = None;
        if let Some(press) = &mut pointer.borrow_mut().press {
            let (dx, dy) = (x - press.x, y - press.y);
            if !press.dragging && dx.hypot(dy) >= THRESHOLD {
                press.dragging = true;
                if !board.squares[press.from.index()].held {
                    hold = Some(press.from);
                }
                if let Some(grid) = grid.cast::<Element>() {
                    // Without capture the drag still works inside the board.
                    let _ = grid.set_pointer_capture(event.pointer_id());
                }
                let _ = press.cell.set_attribute("data-drag", &event.pointer_type());
            }
            if press.dragging {
                let style = press.cell.style();
                let _ = style.set_property("--drag-x", &format!("{dx}px"));
                let _ = style.set_property("--drag-y", &format!("{dy}px"));
            }
        }
        if let Some(square) = hold {
            on.emit(BoardEvent::Hold(square));
        }
        let carried = pointer.borrow().press.as_ref().is_some_and(|press| press.dragging);
        if carried || (event.pointer_type() == "mouse" && board.squares.iter().any(|square| square.held)) {
            let square = at(&event);
            if pointer.borrow().pointed != square {
                pointer.borrow_mut().pointed = square;
                on.emit(BoardEvent::Point(square));
            }
        }
    })
}

/// The dragged piece is drawn where the state has it again.
fn put_back(cell: &HtmlElement) {
    let _ = cell.remove_attribute("data-drag");
    let _ = cell.style().remove_property("--drag-x");
    let _ = cell.style().remove_property("--drag-y");
}

/// The square whose element holds this event's target, and the element.
pub(crate) fn cell_of(target: web_sys::EventTarget) -> Option<(Square, HtmlElement)> {
    let cell = target.dyn_into::<Element>().ok()?.closest("[data-square]").ok()??;
    let square = cell.get_attribute("data-square")?.parse().ok()?;
    Some((square, cell.dyn_into().ok()?))
}

/// The square at a point of the window; `None` beside the board.
fn square_at(grid: &NodeRef, bottom: Side, x: f64, y: f64) -> Option<Square> {
    let rect = grid.cast::<Element>()?.get_bounding_client_rect();
    seen_at((x - rect.left()) / rect.width(), (y - rect.top()) / rect.height(), bottom)
}

/// The square at a place of the board, from 0 to 1 from the left and from the top.
fn seen_at(x: f64, y: f64, bottom: Side) -> Option<Square> {
    let part = |place: f64| (0.0..1.0).contains(&place).then_some((place * 8.0) as u8);
    let (column, row) = (part(x)?, part(y)?);
    match bottom {
        Side::Gold => Square::at(column, 7 - row),
        Side::Silver => Square::at(7 - column, row),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_squares_from_either_side() {
        let name = |x, y, bottom| seen_at(x, y, bottom).map(|square| square.to_string());
        assert_eq!(name(0.01, 0.99, Side::Gold).as_deref(), Some("a1"));
        assert_eq!(name(0.99, 0.01, Side::Gold).as_deref(), Some("h8"));
        assert_eq!(name(0.01, 0.99, Side::Silver).as_deref(), Some("h8"));
        assert_eq!(name(0.3, 0.99, Side::Gold).as_deref(), Some("c1"));
        assert_eq!(name(-0.01, 0.5, Side::Gold), None);
        assert_eq!(name(0.5, 1.0, Side::Gold), None);
        assert_eq!(name(f64::NAN, 0.5, Side::Gold), None);
    }
}
