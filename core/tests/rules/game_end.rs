//! How turns and games end.

use super::{ends, outcome_of, over, play};
use crate::common::diagram::{board, piece, sq, steps, to_move};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::position::turn::EndError;
use ansa_core::{Side, StepError, StepKind};

// "A turn may not end (a) with a push half done, (b) on the position it started from"

#[test]
fn a_turn_may_not_end_on_the_position_it_started_from() {
    let start = to_move(Side::Gold, "4  . . . H . . . .");
    assert_eq!(play(start, "Hd4n Hd5s").finish(), Err(EndError::NothingChanged));
    assert_eq!(play(start, "Hd4n Hd5e He5s He4w").finish(), Err(EndError::NothingChanged));
    assert!(play(start, "Hd4n Hd5s Hd4e").finish().is_ok());
    // A push, undone by a pull.
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
    // A goal, and the other side's last rabbit captured in the same turn.
    let start = to_move(Side::Gold, "8  . . . . . E . .\n 7  R . . . . r . .");
    assert_eq!(outcome_of(start, "Ra7n rf7s rf6x Ef8s"), Some((Some(Side::Gold), 'g')));
}

#[test]
fn end_2_comes_before_3_and_4() {
    // Gold loses its last rabbit and leaves a silver one on goal. That counts as a goal, not as an elimination.
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
    // Until 2008-07-01 this was a draw.
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
    // Silver's only option is to push the cat away.
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
    // The rabbit can go to b5, and from there only back. With b5 forbidden, every turn is a third repetition or ends
    // where it began. (Without repetition not every turn can end where it began, because a single step changes the
    // board.)
    let silver = to_move(Side::Silver, "5  r . R . . . . .\n 4  R R . . . . . .");
    let ends = silver.turn_ends();
    assert_eq!(ends, [board("5  . r R . . . . .\n 4  R R . . . . . .")]);
    assert_eq!(play(silver, "ra5e rb5w").finish(), Err(EndError::NothingChanged));
    assert_eq!(over(&silver), None);
    let lost = silver.outcome(RuleSet::CURRENT, |end| *end.board() == ends[0] && end.side() == Side::Gold);
    assert_eq!(lost, Some(Outcome::win(Side::Gold, Reason::Immobilisation)));
}

// Every refusal is a sentence.

#[test]
fn refusals_say_why() {
    let step = steps("Ed4n")[0];
    let (camel, rabbit) = (piece('M'), piece('r'));
    for (error, sentence) in [
        (StepError::NoStepsLeft, "the turn has no steps left"),
        (StepError::NoPiece { square: sq("e4") }, "there is no piece on e4"),
        (StepError::OffBoard { piece: camel, step }, "the gold camel on d4 would leave the board"),
        (StepError::Occupied { step, by: rabbit, square: sq("d5") }, "d5 is occupied by the silver rabbit"),
        (StepError::RabbitBackward { square: sq("a3") }, "the rabbit on a3 can’t step backward"),
        (
            StepError::Frozen { piece: camel, square: sq("d4"), by: sq("d5") },
            "the gold camel on d4 is frozen by the piece on d5",
        ),
        (
            StepError::PushUnfinished { into: sq("d5"), pushed: rabbit },
            "complete the push first: move a piece stronger than the rabbit to d5",
        ),
        (
            StepError::NobodyPushes { piece: rabbit, square: sq("d5") },
            "no stronger gold piece is next to the rabbit on d5 to push or pull it",
        ),
        (
            StepError::NobodyPushes { piece: piece('e'), square: sq("d5") },
            "the silver elephant on d5 can’t be pushed or pulled",
        ),
        (
            StepError::PushersFrozen { piece: rabbit, square: sq("d5") },
            "the gold pieces that could push the rabbit on d5 are frozen",
        ),
        (
            StepError::PushNeedsTwoSteps { piece: rabbit, square: sq("d5") },
            "pushing the rabbit on d5 takes two steps, but only one is left",
        ),
    ] {
        assert_eq!(error.to_string(), sentence);
    }
    for (error, sentence) in [
        (EndError::NoStep, "a turn must have at least one step"),
        (
            EndError::PushUnfinished { into: sq("d5"), pushed: rabbit },
            "the push is not complete: move a piece stronger than the rabbit to d5",
        ),
        (
            EndError::NothingChanged,
            "the turn must change the position, but every piece is back where it started",
        ),
    ] {
        assert_eq!(error.to_string(), sentence);
    }
}
