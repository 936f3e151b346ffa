//! Whether a move is animated: not one that follows another change of the pieces so quickly that nobody could watch it,
//! as when somebody holds an arrow key. The first frame of an animation comes later than that of a board without one: by
//! 10 ms in Chromium without a GPU.

use std::cell::Cell;

use crate::view::BoardView;

/// The shortest time between a change of the pieces and a move that is animated, in milliseconds. Less than what passes
/// between two places of a replay: 120 in the study, 100 in the element.
const SHORTEST: f64 = 90.0;

/// The changes of a board over time.
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
        if before.squares.iter().zip(&view.squares).any(|(one, other)| one.piece != other.piece) {
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
