//! Drawing with the pointer and the keyboard: DOM events become the gestures of [`crate::draw_gesture`].
//!
//! Only a board that is made [`with_drawing`](BoardElement::with_drawing) refers to this file, so that the programs
//! of others do not contain it.

use web_sys::{Event, KeyboardEvent, PointerEvent};

use crate::board_element::{BoardElement, BoardInner, cell_of};
use crate::dom_event::{key_event, pointer_event};
use crate::drag::{has_pointer, place};
use crate::draw_gesture::{DrawButton, DrawGesture, Modifiers, every_press, mark_of_key};
use crate::keyboard::key_of;
use crate::view::{BoardEvent, Pointing};

impl BoardElement {
    /// The board on which a person can draw, while a view is [`drawable`](crate::BoardView::drawable).
    #[must_use]
    pub fn with_drawing(self) -> BoardElement {
        self.shared.draw_input.set(Some(draw));
        self
    }
}

/// Handles a DOM event on a board on which a person can draw. Returns whether it is dealt with; it is no input for the pieces then.
fn draw(shared: &BoardInner, event: &Event) -> bool {
    let name = event.type_();
    if let Some(event) = key_event(event).filter(|_| name == "keydown") {
        shared.draw_key(event)
    } else if name == "contextmenu" {
        // Its button draws.
        event.prevent_default();
        true
    } else if name == "click" {
        shared.draw_click(event)
    } else if let Some(event) = pointer_event(event) {
        match name.as_str() {
            "pointerdown" => shared.draw_down(event),
            "pointermove" => shared.draw_moved(event),
            "pointerup" => shared.draw_up(event),
            "pointerleave" => shared.draw_left(event),
            _ => shared.cancel_drawing(),
        }
    } else {
        false
    }
}

impl BoardInner {
    /// Begins to draw, if the press does so.
    fn draw_down(&self, event: &PointerEvent) -> bool {
        if !event.is_primary() {
            // A second finger does not disturb the first.
            return self.drawing.get().is_some();
        }
        let keys = Modifiers {
            shift: event.shift_key() || event.ctrl_key(),
            alt: event.alt_key() || event.meta_key(),
        };
        let press = DrawButton::from_number(event.button()).zip(self.at(place(event)));
        let begun = press.and_then(|(button, from)| {
            DrawGesture::begin(&self.view(), event.pointer_id(), button, keys, from)
        });
        // A gesture whose end nobody heard of.
        self.cancel_drawing();
        if begun.is_none() {
            return false;
        }
        self.abort_drag();
        self.drawing.set(begun);
        if let Some(grid) = self.grid() {
            // Without capture the gesture ends where the pointer leaves the board.
            let _ = grid.set_pointer_capture(event.pointer_id());
        }
        self.by_key.set(false);
        // The click that follows presses no piece.
        self.pointer.borrow_mut().answered = true;
        self.draw();
        self.point(Pointing::default());
        true
    }

    /// Draws on to where the pointer is.
    fn draw_moved(&self, event: &PointerEvent) -> bool {
        let Some(mut gesture) = self.drawing.get().filter(|gesture| gesture.is_of(event.pointer_id())) else {
            return false;
        };
        if event.buttons() == 0 {
            // The button went up where nobody heard of it.
            return !self.cancel_drawing();
        }
        if gesture.move_to(self.at(place(event))) {
            self.drawing.set(Some(gesture));
            self.draw();
        }
        true
    }

    /// Ends the gesture and emits what it has drawn.
    fn draw_up(&self, event: &PointerEvent) -> bool {
        let Some(mut gesture) = self.drawing.get().filter(|gesture| gesture.is_of(event.pointer_id())) else {
            return false;
        };
        gesture.move_to(self.at(place(event)));
        self.cancel_drawing();
        if let Some(mark) = gesture.mark() {
            self.emit(BoardEvent::Draw(mark));
        }
        true
    }

    /// Ends the gesture of a pointer that could not be captured and has left the board.
    fn draw_left(&self, event: &PointerEvent) -> bool {
        self.drawing.get().is_some_and(|gesture| gesture.is_of(event.pointer_id())) && self.cancel_drawing()
    }

    /// Ends the gesture without a mark. Returns whether there was one.
    fn cancel_drawing(&self) -> bool {
        let was_drawing = self.drawing.take().is_some();
        if was_drawing {
            self.draw();
        }
        was_drawing
    }

    /// Where every press draws, a click without a pointer, by a screen reader or a script, marks its square.
    fn draw_click(&self, event: &Event) -> bool {
        if every_press(&self.view()).is_none() {
            return false;
        }
        let answered = core::mem::take(&mut self.pointer.borrow_mut().answered);
        let at = cell_of(event).filter(|_| !(answered && has_pointer(event)));
        let mark = at.and_then(|(at, _)| mark_of_key(&self.view(), " ", false, at, None));
        if let Some(mark) = mark {
            self.emit(BoardEvent::Draw(mark));
        }
        true
    }

    /// Draws what the key draws on the focused square. Escape ends a gesture.
    fn draw_key(&self, event: &KeyboardEvent) -> bool {
        let Some(key) = key_of(event) else { return false };
        let is_escape = key == "Escape" && self.cancel_drawing();
        let is_modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        let at = cell_of(event).filter(|_| !is_modified);
        let mark =
            at.and_then(|(at, _)| mark_of_key(&self.view(), &key, event.shift_key(), at, self.marked.get()));
        if !is_escape && mark.is_none() {
            return false;
        }
        event.prevent_default();
        event.stop_propagation();
        // A key that is held down draws once.
        if let Some(mark) = mark.filter(|_| !event.repeat()) {
            self.by_key.set(true);
            if mark.is_mark() {
                self.marked.set(Some(mark.to));
            }
            self.emit(BoardEvent::Draw(mark));
        }
        true
    }
}
