//! Pushes and pulls.

use super::{ends, kinds, nobody, play, refused};
use crate::common::diagram::{piece, sq, steps, to_move};
use ansa_core::position::Pending;
use ansa_core::position::turn::{EndError, TurnBuilder};
use ansa_core::{Board, Direction, PositionBuilder, Role, Side, Step, StepError, StepKind};

// "Push (2 steps): an unfrozen own piece A next to a weaker enemy B: B steps to any empty neighbour of B, then A steps
// into B's old square."

#[test]
fn a_push_from_any_side_to_any_side() {
    let mut pushes = 0;
    for from in Direction::ALL {
        for to in Direction::ALL.into_iter().filter(|&to| to != from) {
            let (pusher, target) = (sq("d4").step(from).expect("ok"), sq("d4").step(to).expect("ok"));
            let mut board = Board::EMPTY;
            board.put(sq("d4"), piece('c'));
            board.put(pusher, piece('H'));
            let mut turn =
                TurnBuilder::new(PositionBuilder { board, side: Side::Gold }.build_lenient().expect("ok"));
            let first = turn.step(Step { from: sq("d4"), direction: to }).expect("a push");
            assert_eq!(first.kind, StepKind::PushStart);
            assert_eq!(turn.position().pending(), Pending::Push { into: sq("d4"), role: Role::Cat });
            let unfinished = EndError::PushUnfinished { into: sq("d4"), pushed: piece('c') };
            assert_eq!(turn.finish(), Err(unfinished));
            let second = turn.step(Step { from: pusher, direction: from.opposite() }).expect("its end");
            assert_eq!(second.kind, StepKind::PushEnd);
            assert_eq!(turn.position().steps_left(), 2);
            let end = turn.finish().expect("a whole turn");
            assert_eq!(end.end().board().piece_at(target), Some(piece('c')));
            assert_eq!(end.end().board().piece_at(sq("d4")), Some(piece('H')));
            assert_eq!(end.end().board().occupied().count(), 2);
            pushes += 1;
        }
    }
    assert_eq!(pushes, 12);
}

#[test]
fn a_push_needs_an_empty_square_for_the_pushed_piece() {
    let start = to_move(Side::Gold, "8  h c H . . . . .\n 7  . d . . . . . .");
    let step = steps("cb8w")[0];
    refused(start, "cb8w", StepError::Occupied { step, by: piece('h'), square: sq("a8") });
    let step = steps("cb8n")[0];
    refused(start, "cb8n", StepError::OffBoard { piece: piece('c'), step });
}

#[test]
fn a_push_is_finished_by_the_very_next_step() {
    let start = to_move(Side::Gold, "5  . . . r . . . .\n 4  . . . D . . . .\n 1  . . . . . . . E");
    let unfinished = StepError::PushUnfinished { into: sq("d5"), pushed: piece('r') };
    refused(start, "rd5n Eh1n", unfinished);
    refused(start, "rd5n Dd4e", unfinished);
    refused(start, "rd5n rd6n", unfinished);
    assert_eq!(
        play(start, "rd5n").finish(),
        Err(EndError::PushUnfinished { into: sq("d5"), pushed: piece('r') })
    );
    // After undoing it, every step is possible again.
    let mut turn = play(start, "rd5n");
    turn.undo();
    assert_eq!(turn.position(), &start);
    ends(start, "rd5n Dd4n Eh1n", "6  . . . r . . . .\n 5  . . . D . . . .\n 2  . . . . . . . E");
}

#[test]
fn any_stronger_neighbour_may_finish_a_push_but_no_weaker_one() {
    // The rabbit next to the square can't complete the push, but the dog and the horse can.
    let start = to_move(Side::Gold, "5  . . D c H . . .\n 4  . . . R . . . .");
    let unfinished = StepError::PushUnfinished { into: sq("d5"), pushed: piece('c') };
    refused(start, "cd5n Rd4n", unfinished);
    assert_eq!(kinds(start, "cd5n Dc5e"), [StepKind::PushStart, StepKind::PushEnd]);
    assert_eq!(kinds(start, "cd5n He5w"), [StepKind::PushStart, StepKind::PushEnd]);
}

#[test]
fn a_push_needs_two_steps_of_one_turn() {
    let start = to_move(Side::Gold, "5  . . . r . . . .\n 4  . . . E . . . .\n 1  C . . . . . . .");
    let last = StepError::PushNeedsTwoSteps { piece: piece('r'), square: sq("d5") };
    refused(start, "Ca1n Ca2n Ca3n rd5n", last);
    assert_eq!(play(start, "Ca1n Ca2n rd5n Ed4n").position().steps_left(), 0);
}

#[test]
fn a_frozen_piece_does_not_push() {
    // The camel freezes the dog, so the dog can't push the cat next to it.
    let start = to_move(Side::Gold, "5  . . . c . . . .\n 4  . . m D . . . .\n 1  R . . . . . . .");
    refused(start, "cd5n", StepError::PushersFrozen { piece: piece('c'), square: sq("d5") });
    refused(start, "Ra1e cd5n", StepError::PushersFrozen { piece: piece('c'), square: sq("d5") });
}

#[test]
fn a_frozen_piece_does_not_finish_a_push_that_another_may() {
    // The horse freezes the dog on d4 but not the dog on e5, so only the latter can follow.
    let start = to_move(Side::Gold, "5  . . . c D . . .\n 4  . . h D . . . .");
    let frozen = StepError::Frozen { piece: piece('D'), square: sq("d4"), by: sq("c4") };
    refused(start, "cd5n Dd4n", frozen);
    assert_eq!(kinds(start, "cd5n De5w"), [StepKind::PushStart, StepKind::PushEnd]);
}

// "Rabbits can be pushed or pulled in any direction, their own backward included."

#[test]
fn rabbits_are_pushed_and_pulled_backward_too() {
    ends(
        to_move(Side::Gold, "5  . . . r . . . .\n 4  . . . E . . . ."),
        "rd5n Ed4n",
        "6  . . . r . . . .\n 5  . . . E . . . .",
    );
    ends(
        to_move(Side::Silver, "5  . . . e . . . .\n 4  . . . R . . . ."),
        "Rd4s ed5s",
        "4  . . . e . . . .\n 3  . . . R . . . .",
    );
    ends(
        to_move(Side::Gold, "5  . . . E . . . .\n 4  . . . r . . . ."),
        "Ed5n rd4n",
        "6  . . . E . . . .\n 5  . . . r . . . .",
    );
    ends(
        to_move(Side::Silver, "5  . . . R . . . .\n 4  . . . e . . . ."),
        "ed4s Rd5s",
        "4  . . . R . . . .\n 3  . . . e . . . .",
    );
}

// "Pull (2 steps): A steps to an empty neighbour, then a weaker enemy B that was next to A's old square steps into that
// old square. Both steps are consecutive and in one turn."

#[test]
fn a_pull_from_any_side_to_any_side() {
    for from in Direction::ALL {
        for to in Direction::ALL.into_iter().filter(|&to| to != from) {
            let pulled = sq("d4").step(from).expect("ok");
            let mut board = Board::EMPTY;
            board.put(sq("d4"), piece('H'));
            board.put(pulled, piece('c'));
            let mut turn =
                TurnBuilder::new(PositionBuilder { board, side: Side::Gold }.build_lenient().expect("ok"));
            let first = turn.step(Step { from: sq("d4"), direction: to }).expect("a step");
            assert_eq!(first.kind, StepKind::Simple);
            assert_eq!(turn.position().pending(), Pending::Pull { from: sq("d4"), role: Role::Horse });
            let second = turn.step(Step { from: pulled, direction: from.opposite() }).expect("a pull");
            assert_eq!(second.kind, StepKind::Pull);
            assert_eq!(turn.position().pending(), Pending::Nothing);
            let end = turn.finish().expect("a whole turn");
            assert_eq!(end.end().board().piece_at(sq("d4")), Some(piece('c')));
            assert_eq!(end.end().board().occupied().count(), 2);
        }
    }
}

#[test]
fn a_pull_ends_in_the_square_that_was_left_and_nowhere_else() {
    let start = to_move(Side::Gold, "5  . . . c . . . .\n 4  . . . H . . . .");
    refused(start, "Hd4s cd5e", nobody('c', "d5"));
    refused(start, "Hd4s cd5n", nobody('c', "d5"));
}

#[test]
fn a_pull_is_refused_to_a_piece_of_equal_strength() {
    let start = to_move(Side::Gold, "5  . . . h . . . .\n 4  . . . H . . . .");
    refused(start, "Hd4s hd5s", nobody('h', "d5"));
}

#[test]
fn a_pull_is_refused_after_another_step_in_between() {
    let start = to_move(Side::Gold, "5  . . . c . . . .\n 4  . . . H . . . .\n 1  R . . . . . . .");
    refused(start, "Hd4s Ra1n cd5s", nobody('c', "d5"));
    refused(start, "Hd4s Hd3s cd5s", nobody('c', "d5"));
}

#[test]
fn a_pull_is_refused_in_the_next_turn() {
    let start = to_move(Side::Gold, "5  . . . c . . . .\n 4  . . . H . . . .");
    let after = play(start, "Hd4s").finish().expect("a whole turn");
    assert_eq!(after.end().pending(), Pending::Nothing);
    let silver = play(*after.end(), "cd5n cd6s").finish();
    assert_eq!(silver, Err(EndError::NothingChanged));
}

#[test]
fn one_step_pulls_one_piece() {
    let start = to_move(Side::Gold, "5  . . . c . . . .\n 4  . . r H . . . .");
    refused(start, "Hd4s rc4e cd5e", nobody('c', "d5"));
    // With one step left, a pull can still be completed, because it needs only one more step.
    let start = to_move(Side::Gold, "5  . . . c . . . .\n 4  . . . H . . . .\n 1  R . . . . . . .");
    assert_eq!(play(start, "Ra1n Ra2n Hd4s cd5s").position().steps_left(), 0);
}

#[test]
fn a_frozen_piece_does_not_pull() {
    let start = to_move(Side::Gold, "5  . . . c . . . .\n 4  . . m D . . . .");
    let frozen = StepError::Frozen { piece: piece('D'), square: sq("d4"), by: sq("c4") };
    refused(start, "Dd4s", frozen);
}

// "A piece can't push one piece while pulling another with the same step: the step that completes a push starts no pull."

#[test]
fn the_step_that_completes_a_push_starts_no_pull() {
    let start = to_move(Side::Gold, "5  . . . c . . . .\n 4  . . . E . . . .\n 3  . . . r . . . .");
    assert_eq!(play(start, "cd5n Ed4n").position().pending(), Pending::Nothing);
    refused(start, "cd5n Ed4n rd3n", nobody('r', "d3"));
    // One after the other takes four steps.
    ends(start, "cd5n Ed4n Ed5e cd6s", "5  . . . c E . . .\n 3  . . . r . . . .");
}

#[test]
fn the_step_that_completes_a_pull_starts_no_pull() {
    // The pulled dog leaves b4, but it can't pull the cat next to b4.
    let start = to_move(Side::Gold, "4  c d E . . . . .");
    refused(start, "Ec4e db4e ca4e", nobody('c', "a4"));
}

// "Own pieces are never pushed or pulled; an elephant never is."

#[test]
fn own_pieces_are_never_pushed_or_pulled() {
    // A push or pull would move the rabbits backward, where they can't step themselves.
    let start = to_move(Side::Gold, "5  . . . E . . . .\n 4  . . . R . . . .");
    refused(start, "Rd4s", StepError::RabbitBackward { square: sq("d4") });
    let start = to_move(Side::Gold, "5  . . . R . . . .\n 4  . . . E . . . .");
    refused(start, "Ed4s Rd5s", StepError::RabbitBackward { square: sq("d5") });
    // Pushing does not help a frozen piece either: the camel freezes the cat, whose friend has just left it.
    let start = to_move(Side::Gold, "5  . . . C m . . .\n 4  . . . E . . . .");
    let frozen = StepError::Frozen { piece: piece('C'), square: sq("d5"), by: sq("e5") };
    refused(start, "Ed4s Cd5s", frozen);
}

#[test]
fn an_elephant_is_never_pushed_or_pulled() {
    let start = to_move(Side::Gold, "5  . . . e . . . .\n 4  . . . E . . . .");
    refused(start, "ed5n", nobody('e', "d5"));
    refused(start, "Ed4s ed5s", nobody('e', "d5"));
    let start = to_move(Side::Gold, "5  . . D e H . . .\n 4  . . . M . . . .");
    refused(start, "ed5n", nobody('e', "d5"));
}

// "An enemy step that could be read as the end of a pull or as the start of a push is read as the pull."

#[test]
fn a_step_that_ends_a_pull_or_starts_a_push_is_a_pull_and_allows_both_ways_on() {
    // The elephant leaves d4. The rabbit's step from d5 to d4 is a pull by the elephant or a push by the dog on c5.
    let start = to_move(Side::Gold, "5  . . D r . . . .\n 4  . . . E . . . .\n 1  C . . . . . . .");
    assert_eq!(kinds(start, "Ed4e rd5s"), [StepKind::Simple, StepKind::Pull]);
    ends(start, "Ed4e rd5s", "5  . . D . . . . .\n 4  . . . r E . . .\n 1  C . . . . . . .");
    ends(start, "Ed4e rd5s Ca1n", "5  . . D . . . . .\n 4  . . . r E . . .\n 2  C . . . . . . .");
    ends(start, "Ed4e rd5s Dc5e", "5  . . . D . . . .\n 4  . . . r E . . .\n 1  C . . . . . . .");
    // As an ordinary step, the dog's step may begin a pull, which the end of a push never does.
    let start = to_move(Side::Gold, "5  . c D r . . . .\n 4  . . . E . . . .");
    ends(start, "Ed4e rd5s Dc5e cb5e", "5  . . c D . . . .\n 4  . . . r E . . .");
    // As the last step of the turn it can only be a pull.
    let start = to_move(Side::Gold, "5  . . D r . . . .\n 4  . . . E . . . .\n 1  C . . . . . . .");
    assert!(play(start, "Ca1n Ca2n Ed4e rd5s").finish().is_ok());
}
