//! Stepping through the game by the wheel and by swiping over the board.

use yew::prelude::*;

use ansa_model::document::CursorMove;

use crate::given::callback;

/// The distance of a swipe, in CSS pixels, and how far it may go up or down.
const SWIPE: f64 = 50.0;
const LEVEL: f64 = 40.0;

/// The handlers for the element around the board.
pub(crate) struct SwipeHandlers {
    pub(crate) wheel: Callback<WheelEvent>,
    pub(crate) start: Callback<TouchEvent>,
    pub(crate) end: Callback<TouchEvent>,
}

/// Steps through the game: the wheel over the board, and a finger that swipes over it while it has no piece to drag.
#[hook]
pub(crate) fn use_swipe(can_drag: bool, act: &Callback<CursorMove>) -> SwipeHandlers {
    let began = use_mut_ref(|| None);
    let wheel = callback(act.clone(), |event: WheelEvent, act| {
        // A wheel with a modifier zooms, and a sideways one is for the browser's history.
        let is_plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
        let way = event.delta_y();
        if !is_plain || way == 0.0 {
            return;
        }
        event.prevent_default();
        act.emit(match (way < 0.0, event.shift_key()) {
            (true, false) => CursorMove::Previous,
            (true, true) => CursorMove::PreviousStep,
            (false, false) => CursorMove::Next,
            (false, true) => CursorMove::NextStep,
        });
    });
    let start = callback(began.clone(), |event: TouchEvent, began| *began.borrow_mut() = place(&event));
    let end = callback(act.clone(), move |event: TouchEvent, act| {
        let Some(((x0, y0), (x, y))) = began.borrow_mut().take().zip(place(&event)) else { return };
        let (dx, dy): (f64, f64) = (x - x0, y - y0);
        if !can_drag && dx.abs() >= SWIPE && dy.abs() <= LEVEL {
            act.emit(if dx > 0.0 { CursorMove::Previous } else { CursorMove::Next });
        }
    });
    SwipeHandlers { wheel, start, end }
}

/// Where the only finger is; `None` with several fingers.
fn place(event: &TouchEvent) -> Option<(f64, f64)> {
    let touches = event.changed_touches();
    let touch = touches.item(0).filter(|_| touches.length() == 1 && event.touches().length() <= 1)?;
    Some((touch.client_x().into(), touch.client_y().into()))
}
