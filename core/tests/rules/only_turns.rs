//! Whether a side has a legal turn at all, which decides games by immobilisation.

use super::over;
use crate::common::diagram::to_move;
use crate::common::play::{Scene, made_up};
use crate::common::{Random, share};
use ansa_core::game::Game;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{Side, StepKind};

/// The elephant has no empty square beside it, and the rabbit is frozen.
const ONLY_PUSHES: &str =
    "7  . r . . . . . .\n 4  . . . . . . . R\n 3  . . . . . . . e\n 2  h . . . . . . .\n 1  E d . . . . . .";

#[test]
fn pushes_alone_are_legal_turns() {
    let start = to_move(Side::Gold, ONLY_PUSHES);
    assert!(start.steps().all(|(_, kind)| kind == StepKind::PushStart));
    assert!(start.has_legal_turn(|_| false));
    assert_eq!(over(&start), None);
    for board in start.turn_ends() {
        assert!(start.has_legal_turn(|end| *end.board() != board), "the others are legal");
        assert!(start.has_legal_turn(|end| *end.board() == board) || start.turn_ends().len() == 1);
    }
}

#[test]
fn a_push_needs_two_steps_of_a_begun_turn() {
    let start = to_move(Side::Gold, ONLY_PUSHES);
    let game = |steps| {
        let begun = start.with_steps_left(steps).expect("one to four");
        Game::from_begun_turn(begun, 2, RuleSet::CURRENT).outcome()
    };
    assert_eq!(game(1), Some(Outcome::win(Side::Silver, Reason::Immobilisation)));
    assert_eq!((game(2), game(3), game(4)), (None, None, None));
}

#[test]
fn a_pull_may_be_all_that_is_left() {
    // Gold's only single step is the elephant's to b1. If repetition forbids it, it must go on, pull or push.
    let start = to_move(Side::Gold, "3  . . . . . . . R\n 2  h . . . . . . e\n 1  E . . . . . . .");
    let pulled = to_move(Side::Silver, "3  . . . . . . . R\n 2  . . . . . . . e\n 1  h E . . . . . .");
    assert!(start.turn_ends().contains(pulled.board()));
    assert!(start.has_legal_turn(|end| end != &pulled));
    assert!(!start.has_legal_turn(|_| true));
}

#[test]
fn without_any_step_there_is_no_legal_turn() {
    let start = to_move(
        Side::Gold,
        "7  . r . . . . . .\n 4  . . . . . . . R\n 3  . . . . . . . e\n 2  h . . . . . . .\n 1  D d . . . . . .",
    );
    assert_eq!(start.steps().count(), 0);
    assert!(!start.has_legal_turn(|_| false));
    assert_eq!(over(&start), Some((Some(Side::Silver), 'm')));
}

#[test]
fn one_legal_turn_is_enough_whichever_it_is() {
    let mut random = Random(91);
    let (mut none, mut long) = (0, 0);
    for i in 0..share(1_200) {
        let scene = if i % 4 > 0 { Scene::Cage } else { Scene::Thin };
        let position = made_up(&mut random, scene);
        let ends = position.turn_ends();
        assert_eq!(position.has_legal_turn(|_| false), !ends.is_empty(), "{position:?}");
        assert!(!position.has_legal_turn(|_| true), "{position:?}");
        none += u32::from(ends.is_empty());
        let Some(only) = ends.get(random.below(ends.len().max(1))) else { continue };
        let is_forbidden = |board: &ansa_core::Board| board != only;
        assert!(position.has_legal_turn(|end| is_forbidden(end.board())), "{only:?} {position:?}");
        long += u32::from(position.steps().all(|(step, _)| {
            let mut after = position;
            after.step(step).is_err() || is_forbidden(after.board())
        }));
    }
    assert!(none > 5 && long > 100, "{none} {long}");
}
