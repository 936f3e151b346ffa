use ansa_core::Side;

use super::*;
use crate::BoardState;
use crate::testing::{position, square};
use crate::view::{Mode, Pointing};

#[test]
fn drawn_marks_are_part_of_the_name_of_the_square_they_start_on() {
    let mark = |colour, from, to| ArrowAnnotation { colour, from: square(from), to: square(to) };
    let state = BoardState {
        drawn: vec![
            mark(ArrowColour::Green, "d4", "d4"),
            mark(ArrowColour::Yellow, "d4", "h8"),
            mark(ArrowColour::Red, "c3", "d4"),
            mark(ArrowColour::Blue, "e2", "e2"),
        ],
        ..BoardState::view_only(*position("g", &["Ed4"]).board(), Mode::Replay, Side::Gold)
    };
    let view = state.view(&Pointing::default());
    let name = |name| square_name(&view.squares[square(name).index()], &view.drawn);
    assert_eq!(name("d4"), "gold elephant on d4, marked green, yellow arrow to h8");
    assert_eq!(name("c3"), "c3, empty trap, red arrow to d4");
    assert_eq!(name("e2"), "e2, empty, marked blue");
    assert_eq!(name("h8"), "h8, empty");
}
