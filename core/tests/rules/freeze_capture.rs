//! Freezing and captures.

use super::{ends, kinds, nobody, play, refused};
use crate::common::diagram::{board, piece, sq, steps, to_move};
use ansa_core::{PositionBuilder, Side, StepError, StepKind};

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
    // Both are next to stronger enemies and next to each other, so neither is frozen.
    let start = to_move(Side::Gold, "5  . . . e m . . .\n 4  . . . H R . . .");
    assert!(play(start, "Hd4s").finish().is_ok());
    assert!(play(start, "Re4e").finish().is_ok());
    // A diagonal friend does not count.
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
    // The elephant freezes the camel, which still freezes the cat.
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
    // A piece may freeze itself by stepping. It can't step further.
    let start = to_move(Side::Gold, "5  . . . e . . . .\n 4  . . . . H . . .");
    refused(start, "He4w Hd4s", frozen);
}

#[test]
fn a_freezer_that_is_pushed_away_or_captured_lets_go() {
    let start = to_move(Side::Gold, "5  . . . m E . . .\n 4  . . . H . . . .");
    let frozen = StepError::Frozen { piece: piece('H'), square: sq("d4"), by: sq("d5") };
    refused(start, "Hd4s", frozen);
    assert!(play(start, "md5n Ee5w Hd4s").finish().is_ok());
    // The horse on the trap freezes the cat until the horse's defender is pushed away.
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
    // An enemy piece, when its defender is pushed or pulled away.
    let start = to_move(Side::Gold, "4  . . d E . . . .\n 3  . . c . . . . .");
    ends(start, "dc4w cc3x Ed4w", "4  . d E . . . . .");
    ends(start, "Ed4e dc4e cc3x", "4  . . . d E . . .");
}

#[test]
fn a_capture_comes_in_the_middle_of_a_push_when_the_pushed_piece_lands_on_a_trap() {
    // The example from the page on the notation.
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
    // Its strength still counts: a captured cat pulls no dog.
    let start = to_move(
        Side::Gold,
        "5  . . r . . . . .\n 4  . . C d . . . .\n 3  . . . . . . . R\n 1  R . . . . . . .",
    );
    refused(start, "Cc4s", StepError::Frozen { piece: piece('C'), square: sq("c4"), by: sq("d4") });
    let start = to_move(Side::Gold, "5  . . c . . . . .\n 4  . . C . . . . .\n 1  R . . . . . . .");
    refused(start, "Cc4s Cc3x cc5s", nobody('c', "c5"));
}
