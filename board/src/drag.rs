//! Pointer input: presses, clicks and drags with the mouse or a finger become board events.

use ansa_core::{Side, Square};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, PointerEvent, UiEvent};

use crate::board_element::{BoardInner, PointerPress, cell_of};
use crate::destinations::extend_path;
use crate::dom_event::closest;
use crate::render::seen_at;
use crate::view::{BoardEdit, BoardEvent, Mode, Pointing};

/// The distance that turns a press into a drag, in CSS pixels.
const THRESHOLD: f64 = 6.0;

/// On the square whose piece is carried, and on the grid: `mouse`, `pen` or `touch`.
const DRAG: &str = "data-drag";

/// How many points of a quick movement are looked up in each square.
const SAMPLES_PER_SQUARE: f64 = 3.0;

/// A dragged piece is moved by setting the style of its element directly: rendering the board for each movement would
/// let the piece lag behind the pointer.
impl BoardInner {
    pub(crate) fn down(&self, event: &PointerEvent) {
        self.pointer.borrow_mut().answered = false;
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        let Some((square, cell)) = cell_of(event) else { return };
        let (selectable, pressed) = {
            let board = self.view();
            let view = &board.squares[square.index()];
            // The selected piece and its destinations are pressed when the pointer goes up, and so is every square of an
            // editable board.
            (view.selectable, view.selected || view.destination.is_some() || board.editable)
        };
        if !selectable {
            return;
        }
        let (x, y) = place(event);
        let path = vec![square];
        self.pointer.borrow_mut().press =
            Some(PointerPress { from: square, x, y, cell, dragging: false, left: false, path, last: (x, y) });
        if !pressed {
            self.pointer.borrow_mut().answered = true;
            self.emit(BoardEvent::Select(square));
        }
    }

    pub(crate) fn moved(&self, event: &PointerEvent) {
        let (x, y) = place(event);
        let mut selection = None;
        let mut dragged_to = None;
        if let Some(press) = &mut self.pointer.borrow_mut().press {
            let (dx, dy) = (x - press.x, y - press.y);
            if !press.dragging && dx.hypot(dy) >= THRESHOLD {
                press.dragging = true;
                if !self.view().squares[press.from.index()].selected && !self.view().editable {
                    selection = Some(press.from);
                }
                let device = event.pointer_type();
                if let Some(grid) = self.grid() {
                    // Without capture the drag still works inside the board.
                    let _ = grid.set_pointer_capture(event.pointer_id());
                    let _ = grid.set_attribute(DRAG, &device);
                }
                let _ = press.cell.set_attribute(DRAG, &device);
            }
            if press.dragging {
                let style = press.cell.style();
                let _ = style.set_property("--drag-x", &format!("{}px", dx as i32));
                let _ = style.set_property("--drag-y", &format!("{}px", dy as i32));
                self.follow(press, (x, y));
                dragged_to = Some(Pointing { at: self.at((x, y)), drag_path: press.path.clone() });
            }
        }
        if let Some(square) = selection {
            self.emit(BoardEvent::Select(square));
        }
        if let Some(pointing) = dragged_to {
            self.point(pointing);
        } else if event.pointer_type() == "mouse"
            && matches!(self.view().mode, Mode::Turn | Mode::Setup)
            && arrow_of(event).is_none()
        {
            self.point(Pointing { at: self.at((x, y)), drag_path: Vec::new() });
        }
    }

    /// Adds the squares between the last and the current position of the pointer: a quick hand jumps over some.
    fn follow(&self, press: &mut PointerPress, to: (f64, f64)) {
        let from = press.last;
        press.last = to;
        let width = self.grid().map_or(0.0, |grid| grid.get_bounding_client_rect().width());
        let squares = (to.0 - from.0).hypot(to.1 - from.1) / (width / 8.0).max(1.0);
        let samples = (squares * SAMPLES_PER_SQUARE).ceil().clamp(1.0, 8.0 * SAMPLES_PER_SQUARE);
        for sample in 1..=samples as u32 {
            let part = f64::from(sample) / samples;
            let between = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            if let Some(square) = self.at(between) {
                press.left |= square != press.from;
                extend_path(&mut press.path, square);
            }
        }
    }

    pub(crate) fn up(&self, event: &PointerEvent) {
        let Some(mut press) = self.pointer.borrow_mut().press.take() else { return };
        if !press.dragging {
            return;
        }
        self.end_drag(&press.cell);
        self.pointer.borrow_mut().answered = true;
        self.follow(&mut press, place(event));
        let to = self.at(place(event));
        match to {
            // A shaky press moves within its square. A piece that was dragged out and back is put down.
            Some(to) if to == press.from && !press.left => {}
            Some(to) if to == press.from => self.emit(BoardEvent::Deselect),
            Some(_) => self.emit(BoardEvent::MoveAlong(press.path)),
            None => self.emit(dropped_beside(press.from, self.view().editable)),
        }
        // A finger that was lifted is no pointer any more.
        let at = to.filter(|_| event.pointer_type() == "mouse");
        self.point(Pointing { at, drag_path: Vec::new() });
    }

    pub(crate) fn abort_drag(&self) {
        let press = self.pointer.borrow_mut().press.take();
        if let Some(press) = press {
            self.end_drag(&press.cell);
            self.pointer.borrow_mut().answered = true;
            self.point(Pointing::default());
        }
    }

    /// Ends the drag of a piece: it returns to its square.
    fn end_drag(&self, cell: &HtmlElement) {
        if let Some(grid) = self.grid() {
            let _ = grid.remove_attribute(DRAG);
        }
        let _ = cell.remove_attribute(DRAG);
        let _ = cell.style().remove_property("--drag-x");
        let _ = cell.style().remove_property("--drag-y");
    }

    /// The pointer has left the board.
    pub(crate) fn left(&self, event: &PointerEvent) {
        // A drag goes on beside the board.
        if event.pointer_type() == "mouse" && self.pointer.borrow().press.is_none() {
            self.point(Pointing::default());
        }
    }

    pub(crate) fn click(&self, event: &Event) {
        // A click without a pointer, by a screen reader or a script, has the count 0 and is never ignored.
        let answered = core::mem::take(&mut self.pointer.borrow_mut().answered);
        if answered && has_pointer(event) {
            return;
        }
        if let Some((from, to)) = arrow_of(event) {
            self.emit(BoardEvent::MoveAlong(vec![from, to]));
        } else if let Some((square, _)) = cell_of(event) {
            self.emit(BoardEvent::Press(square));
        }
    }

    /// Emits the pointing if it has changed.
    pub(crate) fn point(&self, pointing: Pointing) {
        if self.pointer.borrow().pointing != pointing {
            self.pointer.borrow_mut().pointing = pointing.clone();
            self.emit(BoardEvent::Point(pointing));
        }
    }

    /// The square at a point of the viewport, in CSS pixels; `None` beside the board.
    pub(crate) fn at(&self, (x, y): (f64, f64)) -> Option<Square> {
        let rect = self.grid()?.get_bounding_client_rect();
        square_at((x - rect.left()) / rect.width(), (y - rect.top()) / rect.height(), self.view().bottom)
    }
}

/// Whether a click comes from a pointer.
pub(crate) fn has_pointer(click: &Event) -> bool {
    // Of an event that has no count, it is read as 0.
    click.unchecked_ref::<UiEvent>().detail() != 0
}

/// The place of the pointer in the viewport, in CSS pixels.
pub(crate) fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// What it means that the piece of a square was dropped beside the board.
const fn dropped_beside(from: Square, is_editable: bool) -> BoardEvent {
    if is_editable { BoardEvent::Edit(BoardEdit::Remove(from)) } else { BoardEvent::Deselect }
}

/// The first and the last square of the arrow that contains the target of an event.
fn arrow_of(event: &Event) -> Option<(Square, Square)> {
    let squares = closest(event, "[data-offer]")?.get_attribute("data-offer")?;
    Some((squares.get(..2)?.parse().ok()?, squares.get(2..)?.parse().ok()?))
}

/// The square at a point of the board, given as fractions from 0 to 1 of its width and height from the top left.
fn square_at(x: f64, y: f64, bottom: Side) -> Option<Square> {
    let part = |place: f64| (0.0..1.0).contains(&place).then_some((place * 8.0) as u8);
    seen_at(part(x)?, part(y)?, bottom)
}

#[cfg(test)]
mod tests;
