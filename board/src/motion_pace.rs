//! Whether a move is animated: not one that follows another so quickly that it could not be watched, as when somebody
//! holds an arrow key. Such an animation would only delay what is shown: its first frame takes a browser 10 ms more.

use std::cell::Cell;

use crate::view::BoardView;

/// The shortest time between two moves that are animated, in milliseconds. No replay is faster.
const SHORTEST: f64 = 120.0;

/// The last move that was to be animated.
#[derive(Clone, Copy)]
struct LastMotion {
    serial: u32,
    /// When it was shown, in milliseconds since any moment.
    at: f64,
    is_animated: bool,
}

/// The moves of a board over time.
#[derive(Default)]
pub(crate) struct MotionPace(Cell<Option<LastMotion>>);

impl MotionPace {
    /// Removes the animation from a view that is shown now, if it comes too early.
    pub(crate) fn apply(&self, view: &mut BoardView, now: f64) {
        let Some((.., serial)) = view.squares.iter().find_map(|square| square.motion) else { return };
        let last = match self.0.get() {
            // The same move in another view.
            Some(last) if last.serial == serial => last,
            // The clock of a computer can be set back.
            Some(last) => {
                LastMotion { serial, at: now, is_animated: !(0.0..SHORTEST).contains(&(now - last.at)) }
            }
            None => LastMotion { serial, at: now, is_animated: true },
        };
        self.0.set(Some(last));
        if !last.is_animated {
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

    fn is_animated(pace: &MotionPace, serial: u32, now: f64) -> bool {
        let squares = [(Square::A1, Square::A1.flip())];
        let mut state = BoardState::view_only(*position("g", &["Ea8"]).board(), Mode::Past, Side::Gold);
        (state.motion, state.motion_serial) = (&squares, serial);
        let mut view = state.view(&Pointing::default());
        pace.apply(&mut view, now);
        view.squares.iter().any(|square| square.motion.is_some())
    }

    #[test]
    fn moves_in_quick_succession_are_not_animated() {
        let pace = MotionPace::default();
        assert!(is_animated(&pace, 1, 1000.0), "the first");
        assert!(is_animated(&pace, 1, 1010.0), "the same again");
        assert!(!is_animated(&pace, 2, 1050.0));
        assert!(!is_animated(&pace, 2, 1300.0), "the same later");
        assert!(!is_animated(&pace, 3, 1160.0), "soon after one that was not animated");
        assert!(is_animated(&pace, 4, 1290.0));
        assert!(is_animated(&pace, 5, 900.0), "a clock that was set back");
    }
}
