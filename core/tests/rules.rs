//! The rules of a turn, sentence by sentence, on boards made by hand. Every step played or refused here is played or
//! refused by the naive rules too. What takes a whole game (setups, repetition, score) is in `game.rs`.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

mod common;
mod naive;

use ansa_core::PositionBuilder;
use ansa_core::position::outcome::{Outcome, Reason, RuleSet};
use ansa_core::position::turn::{EndError, TurnBuilder};
use ansa_core::position::{Pending, Position};
use ansa_core::{Board, Direction, Piece, Role, Side, Square, Step, StepError, StepKind};
use common::diagram::{board, piece, sq, steps, to_move};
use naive::{Going, Squares};

/// Plays steps written as in records, capture tokens included, with both rules.
#[track_caller]
fn play(start: Position, text: &str) -> TurnBuilder {
    let mut turn = TurnBuilder::new(start);
    let mut going = Going::start(start.board().into(), start.side().into());
    let mut written = Vec::new();
    for step in steps(text) {
        let made = turn.step(step).unwrap_or_else(|error| panic!("{step}: {error}"));
        written.push(made.to_string());
        going = going.step(step.from.index(), step.direction.index()).expect("legal by the naive rules");
        assert_eq!(Squares::from(turn.position().board()), going.squares);
    }
    assert_eq!(written.join(" "), text);
    turn
}

/// Plays a turn that may end, and looks at the board it ends on.
#[track_caller]
fn ends(start: Position, text: &str, on: &str) {
    let turn = play(start, text).finish().expect("the turn may end");
    assert_eq!(*turn.end().board(), board(on), "{:?}", turn.end());
    assert_eq!((turn.end().side(), turn.end().steps_left()), (!start.side(), 4));
    assert_eq!(turn.to_string(), text);
}

/// Plays all steps but the last, which must be refused for this reason and change nothing.
#[track_caller]
fn refused(start: Position, text: &str, why: StepError) {
    let (played, last) = text.rsplit_once(' ').unwrap_or(("", text));
    let mut turn = play(start, played);
    let step = steps(last)[0];
    let before = turn.clone();
    assert_eq!(turn.step(step), Err(why));
    assert_eq!(turn, before, "a refused step changed something");
    let mut going = Going::start(start.board().into(), start.side().into());
    for step in steps(played) {
        going = going.step(step.from.index(), step.direction.index()).expect("legal by the naive rules");
    }
    assert!(going.step(step.from.index(), step.direction.index()).is_none(), "the naive rules allow {step}");
}

#[track_caller]
fn kinds(start: Position, text: &str) -> Vec<StepKind> {
    play(start, text).steps().map(|made| made.kind).collect()
}

fn nobody(letter: char, square: &str) -> StepError {
    StepError::NobodyPushes { piece: piece(letter), square: sq(square) }
}

fn over(position: &Position) -> Option<(Option<Side>, char)> {
    position.outcome(RuleSet::CURRENT, |_| false).map(|outcome| (outcome.winner, outcome.reason.letter()))
}

/// How the game stands after a turn that is played to its end.
#[track_caller]
fn outcome_of(start: Position, text: &str) -> Option<(Option<Side>, char)> {
    over(play(start, text).finish().expect("the turn may end").end())
}

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
    // Taken back, everything is possible again.
    let mut turn = play(start, "rd5n");
    turn.undo();
    assert_eq!(turn.position(), &start);
    ends(start, "rd5n Dd4n Eh1n", "6  . . . r . . . .\n 5  . . . D . . . .\n 2  . . . . . . . E");
}

#[test]
fn any_stronger_neighbour_may_finish_a_push_but_no_weaker_one() {
    // The rabbit next to the square may not enter it as the end of a push; dog and horse may.
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
    // The camel freezes the dog; the cat beside the dog stays where it is.
    let start = to_move(Side::Gold, "5  . . . c . . . .\n 4  . . m D . . . .\n 1  R . . . . . . .");
    refused(start, "cd5n", StepError::PushersFrozen { piece: piece('c'), square: sq("d5") });
    refused(start, "Ra1e cd5n", StepError::PushersFrozen { piece: piece('c'), square: sq("d5") });
}

#[test]
fn a_frozen_piece_does_not_finish_a_push_that_another_may() {
    // The dog on d4 is frozen by the horse, the dog on e5 is not: only that one may follow.
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
    // With one step left a pull can still be completed: it needs no second step any more.
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
    // The pulled dog leaves b4; the cat next to b4 is not drawn after it by the dog.
    let start = to_move(Side::Gold, "4  c d E . . . . .");
    refused(start, "Ec4e db4e ca4e", nobody('c', "a4"));
}

// "Own pieces are never pushed or pulled; an elephant never is."

#[test]
fn own_pieces_are_never_pushed_or_pulled() {
    // A push or a pull would take the rabbits backward, which by themselves they never go.
    let start = to_move(Side::Gold, "5  . . . E . . . .\n 4  . . . R . . . .");
    refused(start, "Rd4s", StepError::RabbitBackward { square: sq("d4") });
    let start = to_move(Side::Gold, "5  . . . R . . . .\n 4  . . . E . . . .");
    refused(start, "Ed4s Rd5s", StepError::RabbitBackward { square: sq("d5") });
    // Nor would a frozen one be helped along: the camel holds the cat, whose friend has just left it.
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

// "Frozen: a piece with a stronger enemy as a neighbour and no friendly neighbour. It can't step, push or pull on its
// own, but can be pushed or pulled, and still freezes weaker enemies. Judged anew after every step."

#[test]
fn a_frozen_piece_does_not_step() {
    let start = to_move(Side::Gold, "5  . . . e . . . .\n 4  . . . H . . . .");
    let frozen = StepError::Frozen { piece: piece('H'), square: sq("d4"), by: sq("d5") };
    for text in ["Hd4e", "Hd4s", "Hd4w"] {
        refused(start, text, frozen);
    }
}

#[test]
fn equal_and_weaker_enemies_do_not_freeze_nor_do_diagonal_ones() {
    for other in ["h", "d", "r"] {
        let start = to_move(Side::Gold, &format!("5  . . . {other} . . . .\n 4  . . . H . . . ."));
        assert!(play(start, "Hd4e").finish().is_ok());
    }
    let start = to_move(Side::Gold, "5  . . e . e . . .\n 4  . . . H . . . .\n 3  . . . . e . . .");
    assert!(play(start, "Hd4s").finish().is_ok());
}

#[test]
fn a_friend_beside_it_keeps_a_piece_from_freezing_even_a_frozen_rabbit() {
    // Both are beside stronger enemies, and beside each other: neither is frozen.
    let start = to_move(Side::Gold, "5  . . . e m . . .\n 4  . . . H R . . .");
    assert!(play(start, "Hd4s").finish().is_ok());
    assert!(play(start, "Re4e").finish().is_ok());
    // A diagonal friend is no neighbour.
    let start = to_move(Side::Gold, "5  . . . e . . . .\n 4  . . . H . . . .\n 3  . . . . R . . .");
    let frozen = StepError::Frozen { piece: piece('H'), square: sq("d4"), by: sq("d5") };
    refused(start, "Hd4s", frozen);
}

#[test]
fn a_frozen_piece_can_be_pushed_and_pulled() {
    let start = to_move(Side::Gold, "5  . . . r . . . .\n 4  . . . E . . . .");
    assert!(start.board().is_frozen(sq("d5")));
    assert!(play(start, "rd5e Ed4n").finish().is_ok());
    assert!(play(start, "Ed4s rd5s").finish().is_ok());
}

#[test]
fn a_frozen_piece_still_freezes() {
    // The elephant freezes the camel, which freezes the cat all the same.
    let start = to_move(Side::Silver, "5  . . . E . . . .\n 4  . . . m . . . .\n 3  . . . C . . . .");
    assert!(start.board().is_frozen(sq("d4")));
    assert!(start.board().is_frozen(sq("d3")));
    let gold = to_move(Side::Gold, "6  . . . e . . . .\n 5  . . . M . . . .\n 4  . . . c . . . .");
    assert!(gold.board().is_frozen(sq("d5")) && gold.board().is_frozen(sq("d4")));
    let silver = to_move(Side::Silver, "6  . . . e . . . .\n 5  . . . M . . . .\n 4  . . . c . . . .");
    let frozen = StepError::Frozen { piece: piece('c'), square: sq("d4"), by: sq("d5") };
    refused(silver, "cd4s", frozen);
}

#[test]
fn a_friend_that_comes_in_mid_turn_thaws() {
    let start = to_move(Side::Gold, "5  . . . e . . . .\n 4  . . . H . . . .\n 2  . . . R . . . .");
    let frozen = StepError::Frozen { piece: piece('H'), square: sq("d4"), by: sq("d5") };
    refused(start, "Hd4e", frozen);
    assert!(play(start, "Rd2n Hd4e").finish().is_ok());
}

#[test]
fn a_friend_that_leaves_in_mid_turn_lets_freeze() {
    let start = to_move(Side::Gold, "5  . . . e . . . .\n 4  . . . H . . . .\n 3  . . . R . . . .");
    let frozen = StepError::Frozen { piece: piece('H'), square: sq("d4"), by: sq("d5") };
    assert!(play(start, "Hd4e").finish().is_ok());
    refused(start, "Rd3e Hd4e", frozen);
    // A piece may freeze itself by stepping, and goes no further.
    let start = to_move(Side::Gold, "5  . . . e . . . .\n 4  . . . . H . . .");
    refused(start, "He4w Hd4s", frozen);
}

#[test]
fn a_freezer_that_is_pushed_away_or_captured_lets_go() {
    let start = to_move(Side::Gold, "5  . . . m E . . .\n 4  . . . H . . . .");
    let frozen = StepError::Frozen { piece: piece('H'), square: sq("d4"), by: sq("d5") };
    refused(start, "Hd4s", frozen);
    assert!(play(start, "md5n Ee5w Hd4s").finish().is_ok());
    // The horse on the trap holds the cat until its defender is pushed off.
    let start = to_move(Side::Gold, "7  . . d E . . . .\n 6  . . h . . . . .\n 5  . . C . . . . .");
    refused(start, "Cc5s", StepError::Frozen { piece: piece('C'), square: sq("c5"), by: sq("c6") });
    assert!(play(start, "dc7w hc6x Ed7w Cc5s").finish().is_ok());
}

// "Capture: a piece on a trap with no friendly neighbour is removed at once, after every step (so in the middle of a push
// too). It can be the mover's own piece, the moved piece itself, or one left alone on a trap by a neighbour that moved
// away."

#[test]
fn a_piece_that_steps_onto_a_trap_alone_is_captured_on_all_four() {
    for (text, name) in [("Cc4s Cc3x", "c4"), ("Cf4s Cf3x", "f4"), ("Cc5n Cc6x", "c5"), ("Cf5n Cf6x", "f5")] {
        let mut board = board("1  R . . . . . . .");
        board.put(sq(name), piece('C'));
        let start = PositionBuilder { board, side: Side::Gold }.build_lenient().expect("ok");
        ends(start, text, "1  R . . . . . . .");
    }
    let silver = to_move(Side::Silver, "8  . r . . . . . .\n 4  . . c . . . . .");
    ends(silver, "cc4s cc3x", "8  . r . . . . . .");
}

#[test]
fn a_friend_beside_the_trap_defends_and_an_enemy_or_a_diagonal_friend_does_not() {
    let start = to_move(Side::Gold, "4  . . C . . . . .\n 3  . R . . . . . .");
    ends(start, "Cc4s", "3  . R C . . . . .");
    let start = to_move(Side::Gold, "4  . . C . . . . .\n 3  . r . . . . . .");
    ends(start, "Cc4s Cc3x", "3  . r . . . . . .");
    let start = to_move(Side::Gold, "4  . R C . . . . .");
    ends(start, "Cc4s Cc3x", "4  . R . . . . . .");
    // A frozen friend defends as well.
    let start = to_move(Side::Gold, "4  . . C . . . . .\n 3  e R . . . . . .");
    ends(start, "Cc4s", "3  e R C . . . . .");
}

#[test]
fn a_piece_left_alone_on_a_trap_is_captured() {
    let start = to_move(Side::Gold, "4  . . E . . . . .\n 3  . . C . . . . .");
    ends(start, "Ec4n Cc3x", "5  . . E . . . . .");
    // The enemy's, by its defender being pushed or pulled away.
    let start = to_move(Side::Gold, "4  . . d E . . . .\n 3  . . c . . . . .");
    ends(start, "dc4w cc3x Ed4w", "4  . d E . . . . .");
    ends(start, "Ed4e dc4e cc3x", "4  . . . d E . . .");
}

#[test]
fn a_capture_comes_in_the_middle_of_a_push_when_the_pushed_piece_lands_on_a_trap() {
    // The example of the notation's own page.
    let start = to_move(Side::Gold, "3  . r . . . . . .\n 2  . H . . . . . .");
    let mut turn = play(start, "rb3e rc3x");
    assert_eq!(turn.position().board().occupied().count(), 1, "removed before the push is finished");
    assert!(turn.position().is_push_unfinished());
    turn.step(steps("Hb2n")[0]).expect("the push goes on");
    ends(start, "rb3e rc3x Hb2n", "3  . H . . . . . .");
}

#[test]
fn a_pull_onto_a_trap_captures() {
    let start = to_move(Side::Gold, "6  . . E r . . . .\n 5  . . R . . . . .");
    ends(start, "Ec6n rd6w rc6x", "7  . . E . . . . .\n 5  . . R . . . . .");
}

#[test]
fn a_push_that_takes_the_pusher_away_loses_the_friend_it_defended() {
    let start = to_move(Side::Gold, "5  . . r . . . . .\n 4  . . E . . . . .\n 3  . . C . . . . .");
    ends(start, "rc5n rc6x Ec4n Cc3x", "5  . . E . . . . .");
    let start = to_move(Side::Gold, "5  . r E . . . . .\n 6  . . C . . . . .");
    ends(start, "rb5w Ec5w Cc6x", "5  r E . . . . . .");
}

#[test]
fn a_pusher_is_lost_by_following_onto_a_trap() {
    let start = to_move(Side::Gold, "4  . . r . . . . .\n 3  . . r E . . . .\n 2  R . . . . . . .");
    ends(start, "rc3s Ed3w Ec3x", "4  . . r . . . . .\n 2  R . r . . . . .");
}

// "A pull is completed even where the puller was captured by its own step onto a trap."

#[test]
fn a_puller_that_its_own_step_lost_still_pulls() {
    let start = to_move(Side::Gold, "5  . . r . . . . .\n 4  . . E . . . . .\n 1  R . . . . . . .");
    assert_eq!(kinds(start, "Ec4s Ec3x rc5s"), [StepKind::Simple, StepKind::Pull]);
    ends(start, "Ec4s Ec3x rc5s", "4  . . r . . . . .\n 1  R . . . . . . .");
    // Its strength still counts: a lost cat pulls no dog.
    let start = to_move(
        Side::Gold,
        "5  . . r . . . . .\n 4  . . C d . . . .\n 3  . . . . . . . R\n 1  R . . . . . . .",
    );
    refused(start, "Cc4s", StepError::Frozen { piece: piece('C'), square: sq("c4"), by: sq("d4") });
    let start = to_move(Side::Gold, "5  . . c . . . . .\n 4  . . C . . . . .\n 1  R . . . . . . .");
    refused(start, "Cc4s Cc3x cc5s", nobody('c', "c5"));
}

// "An enemy step that could be read as the end of a pull or as the start of a push is read as the pull."

#[test]
fn a_step_that_ends_a_pull_or_starts_a_push_is_a_pull_and_allows_both_ways_on() {
    // The elephant leaves d4; the rabbit from d5 into d4 is pulled by it or pushed by the dog on c5.
    let start = to_move(Side::Gold, "5  . . D r . . . .\n 4  . . . E . . . .\n 1  C . . . . . . .");
    assert_eq!(kinds(start, "Ed4e rd5s"), [StepKind::Simple, StepKind::Pull]);
    ends(start, "Ed4e rd5s", "5  . . D . . . . .\n 4  . . . r E . . .\n 1  C . . . . . . .");
    ends(start, "Ed4e rd5s Ca1n", "5  . . D . . . . .\n 4  . . . r E . . .\n 2  C . . . . . . .");
    ends(start, "Ed4e rd5s Dc5e", "5  . . . D . . . .\n 4  . . . r E . . .\n 1  C . . . . . . .");
    // As an ordinary step the dog's may start a pull of its own, which the end of a push never does.
    let start = to_move(Side::Gold, "5  . c D r . . . .\n 4  . . . E . . . .");
    ends(start, "Ed4e rd5s Dc5e cb5e", "5  . . c D . . . .\n 4  . . . r E . . .");
    // As the last step of the turn it can only be a pull.
    let start = to_move(Side::Gold, "5  . . D r . . . .\n 4  . . . E . . . .\n 1  C . . . . . . .");
    assert!(play(start, "Ca1n Ca2n Ed4e rd5s").finish().is_ok());
}

// "A turn may not end (a) with a push half done, (b) on the position it started from"

#[test]
fn a_turn_may_not_end_on_the_position_it_started_from() {
    let start = to_move(Side::Gold, "4  . . . H . . . .");
    assert_eq!(play(start, "Hd4n Hd5s").finish(), Err(EndError::NothingChanged));
    assert_eq!(play(start, "Hd4n Hd5e He5s He4w").finish(), Err(EndError::NothingChanged));
    assert!(play(start, "Hd4n Hd5s Hd4e").finish().is_ok());
    // A push and its pull back.
    let start = to_move(Side::Gold, "5  . . . r . . . .\n 4  . . . E . . . .");
    assert_eq!(play(start, "rd5n Ed4n Ed5s rd6s").finish(), Err(EndError::NothingChanged));
}

#[test]
fn two_equal_pieces_that_change_places_have_changed_nothing() {
    let start = to_move(Side::Gold, "4  . . . H H . . .");
    assert_eq!(play(start, "Hd4n He4w Hd5e He5s").finish(), Err(EndError::NothingChanged));
    let start = to_move(Side::Gold, "4  . . . H D . . .");
    ends(start, "Hd4n De4w Hd5e He5s", "4  . . . D H . . .");
}

// "Rabbits on goal count only at the end of a turn: one pushed onto its goal rank and off again changes nothing."

#[test]
fn a_rabbit_pushed_onto_its_goal_and_off_again_changes_nothing() {
    let start = to_move(Side::Gold, "7  . . . . . . . r\n 3  . E . . . . . .\n 2  R r . . . . . .");
    assert!(play(start, "rb2s Eb3s").position().board().has_goal(Side::Silver));
    assert_eq!(outcome_of(start, "rb2s Eb3s Eb2e rb1n"), None);
}

#[test]
fn a_rabbit_pushed_onto_its_goal_and_left_there_wins_for_its_side() {
    let start = to_move(Side::Gold, "7  . . . . . . . r\n 3  . E . . . . . .\n 2  R r . . . . . .");
    assert_eq!(outcome_of(start, "rb2s Eb3s"), Some((Some(Side::Silver), 'g')));
    assert_eq!(outcome_of(start, "rb2s Eb3s Eb2n"), Some((Some(Side::Silver), 'g')));
}

#[test]
fn a_rabbit_on_the_other_sides_goal_rank_means_nothing() {
    let start = to_move(Side::Gold, "8  . . . . . . . r\n 1  . R . E . . . .");
    assert_eq!(over(&start), None);
    assert_eq!(outcome_of(start, "Ed1n"), None);
}

// "End of the game, checked in this order after player A's turn"

#[test]
fn end_1_a_rabbit_of_the_mover_on_its_goal_wins() {
    let start = to_move(Side::Gold, "7  R . . . . . . .\n 2  . . . . . . . r");
    assert_eq!(outcome_of(start, "Ra7n"), Some((Some(Side::Gold), 'g')));
    let start = to_move(Side::Silver, "7  R . . . . . . .\n 2  . . . . . . . r");
    assert_eq!(outcome_of(start, "rh2s"), Some((Some(Side::Silver), 'g')));
}

#[test]
fn end_1_comes_before_2_goals_of_both_sides_at_once_win_for_the_mover() {
    let start = to_move(Side::Gold, "7  R . . . . . . .\n 3  . E . . . . . .\n 2  . r . . . . . .");
    assert_eq!(outcome_of(start, "Ra7n rb2s Eb3s"), Some((Some(Side::Gold), 'g')));
    assert_eq!(outcome_of(start, "rb2s Eb3s Ra7n"), Some((Some(Side::Gold), 'g')));
    let start = to_move(Side::Silver, "7  . R . . . . . .\n 6  . e . . . . . .\n 2  r . . . . . . .");
    assert_eq!(outcome_of(start, "ra2s Rb7n eb6n"), Some((Some(Side::Silver), 'g')));
}

#[test]
fn end_1_comes_before_3_and_4() {
    // Goal, and the other side's last rabbit captured in the same turn.
    let start = to_move(Side::Gold, "8  . . . . . E . .\n 7  R . . . . r . .");
    assert_eq!(outcome_of(start, "Ra7n rf7s rf6x Ef8s"), Some((Some(Side::Gold), 'g')));
}

#[test]
fn end_2_comes_before_3_and_4() {
    // Gold loses its last rabbit and leaves a silver one on goal: a goal, not an elimination.
    let start = to_move(Side::Gold, "3  . E R C . . . .\n 2  . r . . . . . .");
    assert_eq!(outcome_of(start, "rb2s Eb3s Cd3e Rc3x"), Some((Some(Side::Silver), 'g')));
}

#[test]
fn end_3_the_side_without_rabbits_loses() {
    let start = to_move(Side::Gold, "8  . . . . . E . .\n 7  . . . . . r . c\n 2  R . . . . . . .");
    assert_eq!(outcome_of(start, "rf7s rf6x Ef8s"), Some((Some(Side::Gold), 'e')));
}

#[test]
fn end_3_comes_before_4_last_rabbits_of_both_sides_in_one_turn_win_for_the_mover() {
    let start = to_move(Side::Gold, "8  . . . . . E . .\n 7  . . . . . r . c\n 3  . . R C . . . .");
    let turn = play(start, "rf7s rf6x Ef8s Cd3e Rc3x").finish().expect("a whole turn");
    assert_eq!(over(turn.end()), Some((Some(Side::Gold), 'e')));
    // Until 2008-07-01 that was a draw.
    assert_eq!(
        turn.end().outcome(RuleSet::UNTIL_2008_07, |_| false),
        Some(Outcome { winner: None, reason: Reason::NoRabbits })
    );
    assert_eq!(RuleSet::on(2008, 6, 30), RuleSet::UNTIL_2008_07);
    assert_eq!(RuleSet::on(2008, 7, 1), RuleSet::CURRENT);
}

#[test]
fn end_4_a_side_that_loses_its_own_last_rabbit_loses() {
    let start = to_move(Side::Gold, "7  . . . . . . . r\n 3  . . R C . . . .");
    assert_eq!(outcome_of(start, "Cd3e Rc3x"), Some((Some(Side::Silver), 'e')));
    let turn = play(start, "Cd3e Rc3x").finish().expect("a whole turn");
    let old = turn.end().outcome(RuleSet::UNTIL_2008_07, |_| false);
    assert_eq!(old, Some(Outcome::win(Side::Silver, Reason::Elimination)), "not a draw: silver has a rabbit");
}

#[test]
fn end_5_a_side_without_any_step_loses_all_its_pieces_frozen() {
    let start = to_move(Side::Gold, "5  . . . . . H . r\n 2  R . . . . . . .");
    assert_eq!(outcome_of(start, "Hf5e"), Some((Some(Side::Gold), 'm')));
}

#[test]
fn end_5_a_side_without_any_step_loses_all_its_pieces_blocked() {
    let start = to_move(
        Side::Silver,
        "8  c C . . . . . .\n 7  C . . . . . . .\n 3  r R . . . . . .\n 2  R . . . . . . .",
    );
    assert!(!start.has_step());
    assert_eq!(over(&start), Some((Some(Side::Gold), 'm')));
}

#[test]
fn end_5_a_push_is_a_step_too() {
    // All silver can do is push the cat away.
    let start = to_move(
        Side::Silver,
        "8  d C . . . . . .\n 7  D . . . . . . .\n 3  r R . . . . . .\n 2  R . . . . . . .",
    );
    assert_eq!(start.steps().map(|(_, kind)| kind).collect::<Vec<_>>(), [StepKind::PushStart; 2]);
    assert_eq!(over(&start), None);
}

#[test]
fn ends_3_and_5_at_once_are_an_elimination() {
    let start = to_move(Side::Gold, "5  . . . . . H . c\n 2  R . . . . . . .");
    assert_eq!(outcome_of(start, "Hf5e"), Some((Some(Side::Gold), 'e')));
}

#[test]
fn end_6_a_side_whose_every_turn_is_illegal_loses() {
    // The rabbit goes to b5, and from there only back. With b5 forbidden every turn is a third repetition or ends
    // where it began. (That every turn ends where it began cannot be without repetition: one step changes the board.)
    let silver = to_move(Side::Silver, "5  r . R . . . . .\n 4  R R . . . . . .");
    let ends = silver.turn_ends();
    assert_eq!(ends, [board("5  . r R . . . . .\n 4  R R . . . . . .")]);
    assert_eq!(play(silver, "ra5e rb5w").finish(), Err(EndError::NothingChanged));
    assert_eq!(over(&silver), None);
    let lost = silver.outcome(RuleSet::CURRENT, |end| *end.board() == ends[0] && end.side() == Side::Gold);
    assert_eq!(lost, Some(Outcome::win(Side::Gold, Reason::Immobilisation)));
}

// Every refusal reads as a sentence.

#[test]
fn refusals_say_why() {
    let step = steps("Ed4n")[0];
    let (camel, rabbit) = (piece('M'), piece('r'));
    for (error, sentence) in [
        (StepError::NoStepsLeft, "the turn has no steps left"),
        (StepError::NoPiece { square: sq("e4") }, "there is no piece on e4"),
        (StepError::OffBoard { piece: camel, step }, "the gold camel on d4 would leave the board"),
        (StepError::Occupied { step, by: rabbit, square: sq("d5") }, "d5 is taken by the silver rabbit"),
        (StepError::RabbitBackward { square: sq("a3") }, "the rabbit on a3 cannot step backward"),
        (
            StepError::Frozen { piece: camel, square: sq("d4"), by: sq("d5") },
            "the gold camel on d4 is frozen by the piece on d5",
        ),
        (
            StepError::PushUnfinished { into: sq("d5"), pushed: rabbit },
            "a push must be finished first: step a piece stronger than the rabbit into d5",
        ),
        (
            StepError::NobodyPushes { piece: rabbit, square: sq("d5") },
            "no stronger gold piece stands beside the rabbit on d5 to push or pull it",
        ),
        (
            StepError::NobodyPushes { piece: piece('e'), square: sq("d5") },
            "the silver elephant on d5 can be neither pushed nor pulled",
        ),
        (
            StepError::PushersFrozen { piece: rabbit, square: sq("d5") },
            "the gold pieces that could push the rabbit on d5 are frozen",
        ),
        (
            StepError::PushNeedsTwoSteps { piece: rabbit, square: sq("d5") },
            "pushing the rabbit on d5 takes two steps, and only one is left",
        ),
    ] {
        assert_eq!(error.to_string(), sentence);
    }
    for (error, sentence) in [
        (EndError::NoStep, "a turn has at least one step"),
        (
            EndError::PushUnfinished { into: sq("d5"), pushed: rabbit },
            "the push is not finished: step a piece stronger than the rabbit into d5",
        ),
        (EndError::NothingChanged, "the turn must change the board: every piece stands where it stood"),
    ] {
        assert_eq!(error.to_string(), sentence);
    }
}
