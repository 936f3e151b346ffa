//! Carrying pieces with the mouse or a finger.

use ansa_core::{Side, Square};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, HtmlElement, MouseEvent, PointerEvent};

use crate::board::{BoardEvent, Shared};
use crate::destinations::extend_path;
use crate::view::{Mode, Pointing};

/// How far the pointer must go before a press becomes a drag, in CSS pixels.
const THRESHOLD: f64 = 6.0;

/// How often a quick movement is looked at on its way, in each square.
const LOOKS: f64 = 3.0;

/// A press on a piece that may become a drag.
struct Press {
    from: Square,
    x: f64,
    y: f64,
    cell: HtmlElement,
    dragging: bool,
    /// The squares that the piece was dragged over.
    path: Vec<Square>,
    /// Where it was last.
    last: (f64, f64),
}

/// What the pointer is doing.
#[derive(Default)]
pub(crate) struct Pointer {
    press: Option<Press>,
    /// The press has been answered already: the click that follows it means nothing more.
    answered: bool,
    /// What was last pointed at.
    pointing: Pointing,
}

/// Presses, drags and clicks on the board become board events.
///
/// While a piece is carried its element is moved directly, so that no drawing of the board stands between the pointer
/// and the piece.
impl Shared {
    pub(crate) fn down(&self, event: &PointerEvent) {
        self.pointer.borrow_mut().answered = false;
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        let Some((square, cell)) = event.target().and_then(cell_of) else { return };
        let (selectable, pressed) = {
            let view = &self.view().squares[square.index()];
            // The piece in hand, and a square where it can go, are pressed once the pointer is up.
            (view.selectable, view.selected || view.destination.is_some())
        };
        if !selectable {
            return;
        }
        let (x, y) = place(event);
        let path = vec![square];
        self.pointer.borrow_mut().press =
            Some(Press { from: square, x, y, cell, dragging: false, path, last: (x, y) });
        if !pressed {
            self.pointer.borrow_mut().answered = true;
            self.tell(BoardEvent::Select(square));
        }
    }

    pub(crate) fn moved(&self, event: &PointerEvent) {
        let (x, y) = place(event);
        let mut selection = None;
        let mut carried = None;
        if let Some(press) = &mut self.pointer.borrow_mut().press {
            let (dx, dy) = (x - press.x, y - press.y);
            if !press.dragging && dx.hypot(dy) >= THRESHOLD {
                press.dragging = true;
                if !self.view().squares[press.from.index()].selected {
                    selection = Some(press.from);
                }
                if let Some(grid) = self.grid() {
                    // Without capture the drag still works inside the board.
                    let _ = grid.set_pointer_capture(event.pointer_id());
                }
                let _ = press.cell.set_attribute("data-drag", &event.pointer_type());
            }
            if press.dragging {
                let style = press.cell.style();
                let _ = style.set_property("--drag-x", &format!("{}px", dx as i32));
                let _ = style.set_property("--drag-y", &format!("{}px", dy as i32));
                self.follow(press, (x, y));
                carried = Some(Pointing { at: self.at((x, y)), drag_path: press.path.clone() });
            }
        }
        if let Some(square) = selection {
            self.tell(BoardEvent::Select(square));
        }
        if let Some(pointing) = carried {
            self.point(pointing);
        } else if event.pointer_type() == "mouse"
            && matches!(self.view().mode, Mode::Turn | Mode::Setup)
            && arrow_of(event.target()).is_none()
        {
            self.point(Pointing { at: self.at((x, y)), drag_path: Vec::new() });
        }
    }

    /// Notes the squares between where the pointer was and where it is: a quick hand jumps over some.
    fn follow(&self, press: &mut Press, to: (f64, f64)) {
        let from = press.last;
        press.last = to;
        let width = self.grid().map_or(0.0, |grid| grid.get_bounding_client_rect().width());
        let squares = (to.0 - from.0).hypot(to.1 - from.1) / (width / 8.0).max(1.0);
        let looks = (squares * LOOKS).ceil().clamp(1.0, 8.0 * LOOKS);
        for look in 1..=looks as u32 {
            let part = f64::from(look) / looks;
            let between = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            if let Some(square) = self.at(between) {
                extend_path(&mut press.path, square);
            }
        }
    }

    pub(crate) fn up(&self, event: &PointerEvent) {
        let Some(mut press) = self.pointer.borrow_mut().press.take() else { return };
        if !press.dragging {
            return;
        }
        put_back(&press.cell);
        self.pointer.borrow_mut().answered = true;
        self.follow(&mut press, place(event));
        let to = self.at(place(event));
        match to {
            Some(to) if to == press.from => {}
            Some(_) => self.tell(BoardEvent::MoveAlong(press.path)),
            None => self.tell(BoardEvent::Deselect),
        }
        // A finger that was lifted points nowhere.
        let at = to.filter(|_| event.pointer_type() == "mouse");
        self.point(Pointing { at, drag_path: Vec::new() });
    }

    pub(crate) fn abort(&self) {
        let press = self.pointer.borrow_mut().press.take();
        if let Some(press) = press {
            put_back(&press.cell);
            self.pointer.borrow_mut().answered = true;
            self.point(Pointing::default());
        }
    }

    /// The pointer has left the board.
    pub(crate) fn left(&self, event: &PointerEvent) {
        // A carried piece is followed beside the board, too.
        if event.pointer_type() == "mouse" && self.pointer.borrow().press.is_none() {
            self.point(Pointing::default());
        }
    }

    pub(crate) fn click(&self, event: &Event) {
        // A click without a pointer (from a screen reader or a script) has no count and is always meant.
        let answered = core::mem::take(&mut self.pointer.borrow_mut().answered);
        if answered && event.dyn_ref::<MouseEvent>().is_some_and(|event| event.detail() != 0) {
            return;
        }
        if let Some((from, to)) = arrow_of(event.target()) {
            self.tell(BoardEvent::MoveAlong(vec![from, to]));
        } else if let Some((square, _)) = event.target().and_then(cell_of) {
            self.tell(BoardEvent::Press(square));
        }
    }

    /// Tells what is pointed at, if it is not what was pointed at before.
    fn point(&self, pointing: Pointing) {
        if self.pointer.borrow().pointing != pointing {
            self.pointer.borrow_mut().pointing = pointing.clone();
            self.tell(BoardEvent::Point(pointing));
        }
    }

    /// The square at a point of the window; `None` beside the board.
    fn at(&self, (x, y): (f64, f64)) -> Option<Square> {
        let rect = self.grid()?.get_bounding_client_rect();
        seen_at((x - rect.left()) / rect.width(), (y - rect.top()) / rect.height(), self.view().bottom)
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// The dragged piece is drawn where the state has it again.
fn put_back(cell: &HtmlElement) {
    let _ = cell.remove_attribute("data-drag");
    let _ = cell.style().remove_property("--drag-x");
    let _ = cell.style().remove_property("--drag-y");
}

/// The square whose element holds this event's target, and the element.
pub(crate) fn cell_of(target: EventTarget) -> Option<(Square, HtmlElement)> {
    let cell = target.dyn_into::<Element>().ok()?.closest("[data-square]").ok()??;
    let square = cell.get_attribute("data-square")?.parse().ok()?;
    Some((square, cell.dyn_into().ok()?))
}

/// From where to where the arrow leads that holds this event's target.
fn arrow_of(target: Option<EventTarget>) -> Option<(Square, Square)> {
    let arrow = target?.dyn_into::<Element>().ok()?.closest("[data-offer]").ok()??;
    let squares = arrow.get_attribute("data-offer")?;
    Some((squares.get(..2)?.parse().ok()?, squares.get(2..)?.parse().ok()?))
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
