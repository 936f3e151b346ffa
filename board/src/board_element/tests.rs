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
