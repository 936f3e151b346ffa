//! The board, turns and single steps.

use super::{ends, play, refused};
use crate::common::diagram::{piece, sq, steps, to_move};
use ansa_core::position::turn::{EndError, TurnBuilder};
use ansa_core::{Board, Direction, Piece, PositionBuilder, Role, Side, Square, Step, StepError, StepKind};

// "8×8 board, files a–h from gold's left, ranks 1–8 from gold's side. Traps: c3 f3 c6 f6."

#[test]
fn files_run_from_golds_left_and_ranks_from_golds_side() {
    assert_eq!((sq("a1").file(), sq("a1").rank(), sq("h8").file(), sq("h8").rank()), (0, 0, 7, 7));
    assert_eq!((sq("c5").file(), sq("c5").rank()), (2, 4));
    assert_eq!(Square::all().map(|square| square.to_string()).collect::<Vec<_>>()[..3], ["a1", "b1", "c1"]);
    assert_eq!(Side::Gold.goal_rank(), sq("a8").rank());
    assert_eq!(Side::Silver.goal_rank(), sq("a1").rank());
}

#[test]
fn the_traps_are_c3_f3_c6_f6() {
    let traps: Vec<String> = Square::all().filter(|square| square.is_trap()).map(|s| s.to_string()).collect();
    assert_eq!(traps, ["c3", "f3", "c6", "f6"]);
    assert_eq!(Square::TRAPS.map(|square| square.to_string()), ["c3", "f3", "c6", "f6"]);
}

// "16 pieces a side, strongest first: E, M, 2 H, 2 D, 2 C, 8 R", and what strength means: pushing, pulling, freezing.

#[test]
fn the_stronger_piece_pushes_pulls_and_freezes_and_no_other_does() {
    assert_eq!(Role::ALL.iter().map(|role| role.count_at_start()).sum::<u32>(), 16);
    assert_eq!(Role::ALL.map(Role::letter), ['R', 'C', 'D', 'H', 'M', 'E']);
    assert_eq!(Role::ALL.map(Role::count_at_start), [8, 2, 2, 2, 1, 1]);
    for own in Role::ALL {
        for other in Role::ALL {
            let mut board = Board::EMPTY;
            board.put(sq("d4"), Piece::new(Side::Gold, own));
            board.put(sq("d5"), Piece::new(Side::Silver, other));
            let position = PositionBuilder { board, side: Side::Gold }.build_lenient().expect("ok");
            let push = position.classify(steps("xd5n")[0]);
            let is_stronger = own > other;
            assert_eq!(push.is_ok(), is_stronger, "{own} pushes {other}");
            assert_eq!(board.is_frozen(sq("d4")), other > own, "{other} freezes {own}");
            assert_eq!(board.is_frozen(sq("d5")), is_stronger, "{own} freezes {other}");
            let mut pull = position;
            if pull.step(steps("xd4e")[0]).is_ok() {
                let pulled = pull.classify(steps("xd5s")[0]);
                assert_eq!(pulled.ok(), is_stronger.then_some(StepKind::Pull), "{own} pulls {other}");
            } else {
                assert!(other > own, "only a frozen piece can't step aside");
            }
        }
    }
}

// "A turn is 1 to 4 steps."

#[test]
fn a_turn_may_end_after_one_two_three_or_four_steps() {
    let start = to_move(Side::Gold, "4  . . . E . . . .");
    for text in ["Ed4n", "Ed4n Ed5n", "Ed4n Ed5n Ed6n", "Ed4n Ed5n Ed6n Ed7n"] {
        assert!(play(start, text).finish().is_ok(), "{text}");
    }
}

#[test]
fn a_turn_has_at_least_one_step() {
    let turn = TurnBuilder::new(to_move(Side::Gold, "4  . . . E . . . ."));
    assert_eq!(turn.finish(), Err(EndError::NoStep));
}

#[test]
fn a_fifth_step_is_refused() {
    let start = to_move(Side::Gold, "4  . . . E . . . .");
    refused(start, "Ed4n Ed5n Ed6n Ed7n Ed8e", StepError::NoStepsLeft);
}

// "A step moves one own piece to an empty orthogonal neighbour"

#[test]
fn a_piece_steps_in_all_four_directions() {
    for letter in ['E', 'M', 'H', 'D', 'C'] {
        for direction in Direction::ALL {
            let mut board = Board::EMPTY;
            board.put(sq("d4"), piece(letter));
            let mut position = PositionBuilder { board, side: Side::Gold }.build_lenient().expect("ok");
            let step = Step { from: sq("d4"), direction };
            let made = position.step(step).expect("a legal step");
            assert_eq!((made.kind, made.capture), (StepKind::Simple, None));
            assert_eq!(position.board().piece_at(step.to().expect("on the board")), Some(piece(letter)));
        }
    }
    ends(to_move(Side::Silver, "4  . . . e . . . ."), "ed4s", "3  . . . e . . . .");
}

#[test]
fn a_step_needs_an_empty_square_on_the_board_and_a_piece() {
    let start = to_move(Side::Gold, "2  . C . . . . . .\n 1  E R m . . . . .");
    let step = |text: &str| steps(text)[0];
    let taken = |text: &str, by: char, square: &str| StepError::Occupied {
        step: step(text),
        by: piece(by),
        square: sq(square),
    };
    refused(start, "Ea1e", taken("Ea1e", 'R', "b1"));
    refused(start, "Rb1e", taken("Rb1e", 'm', "c1"));
    refused(start, "mc1w", taken("mc1w", 'R', "b1"));
    refused(start, "Ea1s", StepError::OffBoard { piece: piece('E'), step: step("Ea1s") });
    refused(start, "Ea1w", StepError::OffBoard { piece: piece('E'), step: step("Ea1w") });
    refused(start, "Rh8n", StepError::NoPiece { square: sq("h8") });
}

// "an own rabbit never steps backward (gold: south, silver: north)"

#[test]
fn rabbits_step_forward_and_sideways_but_not_backward() {
    let gold = to_move(Side::Gold, "4  . . . R . . . .");
    for text in ["Rd4n", "Rd4e", "Rd4w"] {
        assert!(play(gold, text).finish().is_ok());
    }
    refused(gold, "Rd4s", StepError::RabbitBackward { square: sq("d4") });
    refused(gold, "Rd4n Rd5s", StepError::RabbitBackward { square: sq("d5") });
    let silver = to_move(Side::Silver, "4  . . . r . . . .");
    for text in ["rd4s", "rd4e", "rd4w"] {
        assert!(play(silver, text).finish().is_ok());
    }
    refused(silver, "rd4n", StepError::RabbitBackward { square: sq("d4") });
}

// "Any mix of pieces, any order; steps left over are passed."

#[test]
fn steps_of_several_pieces_mix_in_any_order() {
    let start = to_move(Side::Gold, "2  . . . . . . . R\n 1  E C . . . . . .");
    let on = "3  . . . . . . . R\n 2  E C . . . . . .";
    ends(start, "Ea1n Rh2n Cb1n", on);
    ends(start, "Cb1n Ea1n Rh2n", on);
    ends(start, "Rh2n Cb1n Ea1n", on);
}
