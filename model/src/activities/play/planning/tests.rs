//! Tests of plans.

use ansa_core::position::outcome::Reason;
use ansa_core::{Level, Side};

use super::*;
use crate::Apply;
use crate::activities::play::testing::{
    WEAK, against, answer, at, awaited, letter, made, move_along, reread, resume, show, started, turn,
};
use crate::activities::play::{ComputerAction, PlayAction, ViewAction};
use crate::document::{CursorMove, GameOptions, Player};
use crate::entry::EntryAction;

/// A game of gold, a person to move, against the computer.
fn example() -> PlayState {
    against(WEAK, "g", &["Ed4", "Rd6", "Ra1", "eg6", "rh8", "rb5"])
}

#[test]
fn a_dropped_plan_leaves_no_trace() {
    let mut play = example();
    move_along(&mut play, &["d4", "d5"]);
    let before = play.clone();
    play.apply(PlanAction::Begin);
    assert_eq!(
        (made(&play).as_str(), play.event()),
        ("Ed4n", &Event::PlanBegun),
        "it goes on from the draft"
    );
    move_along(&mut play, &["d5", "e5"]);
    play.apply(PlayAction::End);
    assert_eq!((play.mode(), play.label_shown().side), (Mode::Turn, Side::Silver));
    move_along(&mut play, &["g6", "g5"]);
    play.apply(PlayAction::End);
    move_along(&mut play, &["e5", "e4"]);
    assert_eq!(play.place().plies(), 2);
    assert_eq!((play.game(), &play.entry), (before.game(), &before.entry));
    play.apply(PlanAction::Drop);
    assert_eq!((play.event(), play.notice()), (&Event::PlanLeft, Some(&Notice::PlanDiscarded)));
    assert_eq!(play.document.to_text(), before.document.to_text());
    assert_eq!(PlayState { feedback: before.feedback.clone(), ..play }, before);
}

#[test]
fn a_kept_plan_is_a_variation_until_it_is_discarded() {
    let mut play = example();
    move_along(&mut play, &["d4", "d5"]);
    let before = play.clone();
    play.apply(PlanAction::Begin);
    assert!(!play.has_planned());
    turn(&mut play, "d5e");
    turn(&mut play, "eg6s");
    assert!(play.has_planned());
    play.apply(PlanAction::Keep);
    let Some(Notice::PlanKept(nodes)) = play.notice().cloned() else { panic!("{:?}", play.notice()) };
    assert_eq!((nodes.len(), play.document.variations_at(0)), (2, &nodes[..1]));
    assert_eq!((play.mode(), made(&play).as_str(), play.game()), (Mode::Turn, "Ed4n", before.game()));
    let again = reread(&play);
    assert_eq!((again.game(), again.document.to_text()), (play.game(), play.document.to_text()));
    assert!(again.document.to_text().contains("eg6s"), "{}", again.document.to_text());

    // The same turns again are not new, so that dropping them loses nothing that was kept.
    play.apply(PlanAction::Begin);
    play.apply(EntryAction::Reset);
    turn(&mut play, "Ed4n Ed5e");
    assert!(!play.has_planned());
    play.apply(PlanAction::Drop);
    assert_eq!((play.document.variations_at(0), play.notice()), (&nodes[..1], None));

    play.apply(ViewAction::Show(nodes[1]));
    play.apply(PlanAction::Discard(nodes));
    assert_eq!((play.document.to_text(), play.mode()), (before.document.to_text(), Mode::Turn));
    assert!(play.document.variations_at(0).is_empty());
}

#[test]
fn a_plan_without_a_turn_keeps_nothing() {
    let mut play = example();
    play.apply(PlanAction::Begin);
    move_along(&mut play, &["d4", "d5"]);
    play.apply(PlanAction::Keep);
    assert_eq!((play.notice(), play.document.tree().len(), made(&play).as_str()), (None, 1, ""));
}

#[test]
fn a_replay_waits_until_the_plan_ends() {
    let mut play = example();
    turn(&mut play, "Ed4n");
    let request = play.awaited();
    play.apply(PlanAction::Begin);
    assert_eq!(play.mode(), Mode::Turn, "silver's turn is the person's here");
    move_along(&mut play, &["b5", "b4"]);
    assert_eq!(play.awaited(), request, "it goes on thinking");
    answer(&mut play, "eg6w");
    assert!(play.is_plan_outdated());
    assert_eq!(made(&play), "rb5s", "what is tried stays");
    assert_eq!(play.replay(), None, "the turn is shown when the planner looks");
    play.apply(PlanAction::Keep);
    assert_eq!((play.is_planning(), play.mode(), play.game().plies().len()), (false, Mode::Replay, 2));
    assert_eq!(letter(&play, "g6"), Some('e'));
}

#[test]
fn a_plan_goes_on_while_the_game_moves_on() {
    let mut play = example();
    turn(&mut play, "Ed4n");
    play.apply(PlanAction::Begin);
    turn(&mut play, "rb5s");
    answer(&mut play, "eg6w");
    turn(&mut play, "Ra1n");
    assert_eq!((play.place().plies(), play.game().plies().len()), (3, 2));
    assert_eq!(letter(&play, "g6"), Some('e'), "the plan knows nothing of the computer’s turn");
    assert_eq!(play.apply(EntryAction::Type("rb4s rb3s rb2s rb1e".to_owned())), None);
    assert_eq!(play.apply(EntryAction::LeaveTyped), None);
    play.apply(PlanAction::Keep);
    let variations = play.document.variations_at(1);
    assert_eq!(variations.len(), 1);
    assert_eq!(play.document.tree().children(variations[0]).len(), 1);
    assert_eq!(reread(&play).game(), play.game());
}

#[test]
fn the_game_can_catch_up_with_a_plan() {
    let mut play = example();
    play.apply(PlanAction::Begin);
    turn(&mut play, "Ed4n");
    turn(&mut play, "eg6w");
    turn(&mut play, "Ed5e");
    play.apply(PlanAction::Keep);
    let count = play.document.tree().len();
    let planned = play.document.variations_at(0)[0];
    turn(&mut play, "Ed4n");
    assert_eq!((play.document.played().nodes(), play.document.variations_at(0)), (&[planned][..], &[][..]));
    let planned = play.document.variations_at(1).to_vec();
    assert_eq!(planned.len(), 1, "what follows is a variation still");
    assert_eq!(reread(&play).game(), play.game());
    answer(&mut play, "eg6w");
    assert_eq!((play.document.played().nodes()[1], play.document.tree().len()), (planned[0], count));
    assert_eq!((play.game().plies().len(), play.document.variations_at(2).len()), (2, 1));
    assert_eq!(reread(&play).game(), play.game());
}

#[test]
fn what_the_game_has_caught_up_with_is_not_dropped() {
    let mut play = example();
    turn(&mut play, "Ed4n");
    play.apply(PlanAction::Begin);
    turn(&mut play, "eg6w");
    turn(&mut play, "Ed5e");
    answer(&mut play, "eg6w");
    play.apply(PlanAction::Drop);
    assert_eq!((play.game().plies().len(), play.document.tree().len()), (2, 3));
    assert_eq!(play.document.variations_at(2), []);
}

#[test]
fn take_backs_and_goals_in_a_plan_stay_in_it() {
    let mut play = example();
    turn(&mut play, "Ed4n");
    play.apply(PlanAction::Begin);
    play.apply(PlayAction::TakeBack);
    assert_eq!((play.place().plies(), play.game().plies().len()), (0, 1), "a take-back only steps back");
    play.apply(ViewAction::Move(CursorMove::Next));
    turn(&mut play, "eg6s");
    turn(&mut play, "Rd6n Rd7n");
    assert_eq!((play.mode(), play.game().outcome()), (Mode::Over, None));
    assert_eq!(play.side_shown(), None);
    play.apply(PlayAction::TakeBack);
    assert_eq!((play.mode(), play.place().plies()), (Mode::Turn, 2));
    play.apply(PlayAction::Flip);
    assert_eq!((play.bottom(), play.is_planning()), (Side::Silver, true));
    play.apply(PlayAction::Resign);
    assert!(!play.is_planning() && play.game().outcome().is_some());
}

#[test]
fn a_plan_cannot_start_in_the_setup() {
    let mut play = PlayState::new(GameOptions::default());
    assert!(!play.can_plan());
    play.apply(PlanAction::Begin);
    assert!(!play.is_planning());
    // Nor does one go back into it.
    let mut play = started();
    play.apply(PlanAction::Begin);
    assert!(!play.can_step_back());
    for action in [
        ViewAction::Move(CursorMove::Previous),
        ViewAction::Move(CursorMove::First),
        ViewAction::Move(CursorMove::PreviousStep),
    ] {
        play.apply(action);
        assert_eq!(play.place().plies(), 2);
    }
}

#[test]
fn a_plan_starts_at_the_displayed_place() {
    let mut play = example();
    turn(&mut play, "Ed4n Ed5e");
    answer(&mut play, "eg6w");
    play.apply(ViewAction::Skip);
    show(&mut play, 0);
    play.apply(ViewAction::Move(CursorMove::PreviousStep));
    play.apply(PlanAction::Begin);
    assert_eq!((play.place().plies(), letter(&play, "d4")), (0, Some('E')), "before the turn that was shown");
    turn(&mut play, "Ra1n");
    assert_eq!(play.document.variations_at(0).len(), 1);
    play.apply(PlanAction::Keep);
    assert_eq!((play.mode(), play.place().plies()), (Mode::Past, 0), "the place from which it started");
}

#[test]
fn a_resigned_game_can_be_planned_from() {
    let mut play = example();
    turn(&mut play, "Ed4n");
    play.apply(PlayAction::Resign);
    assert!(play.mode() == Mode::Over && play.can_plan());
    play.apply(PlanAction::Begin);
    assert_eq!((play.mode(), play.label_shown().side), (Mode::Turn, Side::Silver));
    turn(&mut play, "eg6w");
    turn(&mut play, "Ed5e");
    play.apply(PlanAction::Keep);
    let outcome = play.game().outcome();
    assert_eq!((play.mode(), outcome.map(|outcome| outcome.reason)), (Mode::Over, Some(Reason::Resignation)));
    let again = reread(&play);
    assert_eq!((again.game(), again.document.variations_at(1).len()), (play.game(), 1));
}

#[test]
fn a_hint_can_be_asked_in_a_plan_even_after_a_resignation_without_a_turn() {
    let mut play = at("g", &["Ed4", "Ra1", "eg6", "rh8"]);
    play.apply(PlayAction::Resign);
    play.apply(PlanAction::Begin);
    play.apply(ComputerAction::Hint);
    let request = play.awaited().expect("a hint is looked for");
    assert_eq!(play.search_start(&request).game.outcome(), None);
    answer(&mut play, "Ed4n");
    assert!(play.hinted().is_some(), "{:?}", play.notice());
}

#[test]
fn a_finished_game_is_planned_from_before_its_last_turn() {
    let mut play = at("g", &["Rd7", "Ea1", "rh5", "rh8"]);
    turn(&mut play, "Rd7n");
    assert_eq!(play.mode(), Mode::Over);
    play.apply(PlanAction::Begin);
    assert_eq!((play.mode(), letter(&play, "d7")), (Mode::Turn, Some('R')));
    turn(&mut play, "Ea1n");
    play.apply(PlanAction::Keep);
    assert_eq!((play.document.variations_at(0).len(), play.mode()), (1, Mode::Over));
    assert_eq!(reread(&play).game(), play.game());
    // Without a turn there is nothing to plan.
    assert!(!at("g", &["Rd8", "rh7"]).can_plan());
}

#[test]
fn a_plan_moves_for_the_computer_at_both_sides() {
    let computer = Player::Computer(Level::WEAKEST);
    let mut options = GameOptions::against(computer, Side::Gold);
    options.players.gold = computer;
    let game = ansa_core::Game::clone(example().game());
    let mut play = resume(game, options);
    let request = awaited(&play);
    play.apply(PlanAction::Begin);
    turn(&mut play, "Ed4n");
    assert_eq!((awaited(&play), play.game().plies().len()), (request, 0));
}
