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
mod tests {
    use ansa_core::{Side, Square};

    use super::*;
    use crate::board_state::BoardState;
    use crate::testing::position;
    use crate::view::{Mode, Pointing};

    /// An elephant on a square, which has just moved there if there is a serial number.
    fn view(on: &str, serial: Option<u32>) -> BoardView {
        let to: Square = on.parse().unwrap();
        let motion = [(to.flip(), to)];
        let mut state =
            BoardState::view_only(*position("g", &[&format!("E{on}")]).board(), Mode::Past, Side::Gold);
        if let Some(serial) = serial {
            (state.motion, state.motion_serial) = (&motion, serial);
        }
        state.view(&Pointing::default())
    }

    #[test]
    fn moves_in_quick_succession_are_not_animated() {
        let pace = MotionPace::default();
        let mut shown = view("a1", None);
        let mut is_animated = |on: &str, serial: Option<u32>, now: f64| {
            let mut next = view(on, serial);
            pace.apply(&shown, &mut next, now);
            shown = next;
            shown.squares.iter().any(|square| square.motion.is_some())
        };
        assert!(is_animated("a2", Some(1), 1000.0), "the first");
        assert!(is_animated("a2", Some(1), 1010.0), "the same again");
        assert!(!is_animated("a3", Some(2), 1050.0));
        assert!(!is_animated("a3", Some(2), 1300.0), "the same later");
        assert!(is_animated("a4", Some(3), 1310.0), "what changed no piece does not count");
        assert!(!is_animated("a5", None, 1500.0));
        assert!(!is_animated("a6", Some(4), 1560.0), "soon after another position");
        assert!(is_animated("a7", Some(5), 1690.0));
        assert!(is_animated("a8", Some(6), 900.0), "a clock that was set back");
    }
}
