use ansa_board::testing::HOSTILE_TEXTS;
use ansa_core::Side;

use super::*;
use crate::Apply;
use crate::activities::play::conditions::Conditions;
use crate::activities::play::testing::{reread, turn};
use crate::activities::play::{FriendAction, PlanAction, PlayAction, ViewAction, saved};
use crate::document::friend_testing::{letter, page, played, resigned};
use crate::document::{CursorMove, Letter, Merge, compare};
use crate::formats::words;

/// A game after gold's first turn, on gold's page.
fn example() -> PlayState {
    PlayState::resume(page(Side::Gold, &["Ee2n"]))
}

/// Plans these turns, and makes them conditional turns.
fn plan(play: &mut PlayState, turns: &[&str]) {
    play.apply(PlanAction::Begin);
    for text in turns {
        turn(play, text);
    }
    play.apply(FriendAction::AddConditions);
    play.apply(PlanAction::Drop);
}

fn notice(play: &PlayState) -> FriendNotice {
    match play.notice() {
        Some(Notice::Friend(notice)) => *notice,
        other => panic!("{other:?}"),
    }
}

fn list(play: &PlayState) -> Vec<String> {
    play.conditions()
        .iter()
        .map(|one| words::of_steps(one.expected.1) + " – " + &words::of_steps(one.answer.1))
        .collect()
}

fn receive(play: &mut PlayState, turns: &[&str]) {
    play.apply(FriendAction::Receive(letter(turns).into()));
}

fn at(text: &str) -> ansa_core::Label {
    text.parse().expect("a label")
}

#[test]
fn a_plan_becomes_conditional_turns() {
    let mut play = example();
    play.apply(FriendAction::AddConditions);
    assert_eq!(notice(&play), FriendNotice::ConditionsRefused(ConditionRefusal::NoPlan));
    play.apply(PlanAction::Begin);
    turn(&mut play, "ed7s");
    assert!(!play.can_add_conditions());
    play.apply(FriendAction::AddConditions);
    assert_eq!(notice(&play), FriendNotice::ConditionsRefused(ConditionRefusal::NoAnswer));
    turn(&mut play, "Ee3n");
    turn(&mut play, "hb7s");
    assert!(play.can_add_conditions());
    // Wherever the person looks in the line, it is the whole line.
    play.apply(ViewAction::Move(CursorMove::First));
    play.apply(FriendAction::AddConditions);
    assert_eq!(notice(&play), FriendNotice::ConditionsAdded(1), "the last turn has no answer");
    assert!(play.is_planning(), "another branch can follow");
    play.apply(PlanAction::Drop);
    assert_eq!(list(&play), ["ed7s – Ee3n"], "the conditions don't need the variation");
    play.apply(FriendAction::RemoveCondition(0));
    assert_eq!((notice(&play), list(&play)), (FriendNotice::ConditionRemoved, Vec::new()));
}

#[test]
fn a_plan_must_begin_with_the_friends_next_turn() {
    let mut play = PlayState::resume(page(Side::Gold, &[]));
    plan(&mut play, &["Ee2n", "ed7s"]);
    assert!(list(&play).is_empty(), "the person is to move");
    let mut play = PlayState::resume(page(Side::Gold, &["Ee2n", "ed7s", "Ee3n"]));
    play.apply(ViewAction::Move(CursorMove::Previous));
    play.apply(ViewAction::Move(CursorMove::Previous));
    play.apply(PlanAction::Begin);
    turn(&mut play, "hb7s");
    turn(&mut play, "Hb2n");
    play.apply(FriendAction::AddConditions);
    assert_eq!(notice(&play), FriendNotice::ConditionsRefused(ConditionRefusal::NoPlan));
}

#[test]
fn the_answer_is_played_at_once() {
    let mut play = example();
    plan(&mut play, &["hb7s hg7s", "Hb2n", "ed7s", "Ee3n"]);
    plan(&mut play, &["ed7s", "Ee3n"]);
    assert_eq!(play.conditions().len(), 3);
    receive(&mut play, &["Ee2n", "hg7s hb7s"]);
    assert_eq!(notice(&play), FriendNotice::Answered(at("2s"), at("3g")));
    assert_eq!(play.game().plies().len(), 5);
    assert_eq!(list(&play), ["ed7s – Ee3n"], "the rest goes on, and the other branch is gone");
    let marks = |play: &PlayState| -> Vec<bool> {
        play.document.played().nodes().iter().map(|&node| play.document.is_conditional(node)).collect()
    };
    assert_eq!(marks(&play), [false, false, false, false, true]);
    // The same letter again is older now.
    receive(&mut play, &["Ee2n", "hg7s hb7s"]);
    assert_eq!(notice(&play), FriendNotice::Older(1));
    // The friend has opened the answer and has moved on.
    let sent = play.letter().expect("a letter");
    let mut friend = PlayState::resume(page(Side::Silver, &["Ee2n", "hg7s hb7s"]));
    assert_eq!(compare(Some(&friend.document), &sent), Merge::Extends { turns: 1 });
    friend.apply(FriendAction::Receive(sent.into()));
    friend.apply(ViewAction::Skip);
    turn(&mut friend, "ed7s");
    play.apply(FriendAction::Receive(friend.letter().expect("a letter").into()));
    assert_eq!(notice(&play), FriendNotice::Answered(at("3s"), at("4g")));
    assert_eq!((marks(&play)[4..].to_vec(), play.conditions().len()), (vec![true, false, true], 0));
    assert_eq!(marks(&reread(&play)), marks(&play));
}

#[test]
fn conditional_turns_stay_on_this_device() {
    let mut play = example();
    plan(&mut play, &["ed7s", "Ee3n"]);
    receive(&mut play, &["Ee2n", "ed7s"]);
    assert!(play.document.to_text().contains("[%played conditionally]"));
    let sent = play.letter().expect("a letter").to_text();
    assert!(!sent.contains("conditional") && !sent.contains('('), "{sent}");
    plan(&mut play, &["hb7s", "Hb2n"]);
    let sent = play.letter().expect("a letter");
    let opened = Letter::from_packed(&sent.to_packed().expect("a link")).expect("a letter");
    assert!(PlayState::resume(opened.document(Some(Side::Gold))).conditions().is_empty());
}

#[test]
fn a_turn_without_a_condition_ends_them_all() {
    let mut play = example();
    plan(&mut play, &["ed7s", "Ee3n"]);
    receive(&mut play, &["Ee2n", "hb7s"]);
    assert_eq!((notice(&play), play.conditions().len()), (FriendNotice::Unexpected(at("2s")), 0));
    let mut play = example();
    plan(&mut play, &["ed7s", "Ee3n"]);
    play.apply(FriendAction::Receive(resigned(&letter(&["Ee2n", "ed7s"]), Side::Silver).into()));
    assert_eq!((play.game().plies().len(), play.conditions().len()), (4, 0), "the friend has given up");
    let mut play = example();
    plan(&mut play, &["ed7s", "Ee3n"]);
    play.apply(PlayAction::Resign);
    assert!(play.conditions().is_empty());
}

#[test]
fn an_answer_that_is_illegal_now_is_dropped() {
    let mut play = example();
    plan(&mut play, &["ed7s", "Ee3n"]);
    plan(&mut play, &["hb7s", "Hb2n"]);
    // Another game of the same id, in which the elephant stands elsewhere, is taken over.
    receive(&mut play, &["Md2n", "ed7s", "Ee2n"]);
    play.apply(FriendAction::TakeTheirs);
    assert!(play.conditions().len() < 2, "{:?}", list(&play));
    assert!(matches!(notice(&play), FriendNotice::ConditionsDropped(_)));
}

#[test]
fn an_answer_that_would_repeat_a_position_is_not_played() {
    let history =
        ["Ee2n", "ed7s", "Ee3s", "ed6n", "Ee2n", "ed7s", "Ee3s", "ed6n hb7s", "Ee2n Ee3n", "hb6n ed7s"];
    let mut play = PlayState::resume(page(Side::Gold, &history[..9]));
    // In a shorter game with the same board, the answer would be legal.
    let mut shorter = played(&["Ee2n", "hb7s", "Ee3n"]);
    let mut steps = |text: &str| {
        words::play(&mut shorter, text).expect("a legal turn");
        shorter.plies().last().expect("a ply").steps().to_vec()
    };
    let pair = Pair { expected: steps("hb6n ed7s"), answer: steps("Ee4s Ee3s") };
    let mut conditions = Conditions::default();
    conditions.add(&played(&["Ee2n", "hb7s", "Ee3n"]), &[pair]).expect("a condition");
    play.friend.set_conditions(conditions);
    receive(&mut play, &history);
    assert_eq!(notice(&play), FriendNotice::AnswerIllegal(at("6s")));
    assert_eq!((play.game().plies().len(), play.conditions().len()), (12, 0));
}

#[test]
fn conditional_turns_are_saved() {
    let mut play = example();
    plan(&mut play, &["ed7s", "Ee3n", "hb7s", "Hb2n"]);
    plan(&mut play, &["hg7s", "Hg2n"]);
    let mut fewer = play.clone();
    fewer.apply(FriendAction::RemoveCondition(2));
    assert_ne!(saved::SaveTrigger::of(&play), saved::SaveTrigger::of(&fewer));
    let again = reread(&play);
    assert_eq!((list(&again), again.notice()), (list(&play), None));
    assert!(!saved::write(&example()).expect("a text").contains("conditions"));
}

#[test]
fn damaged_conditional_turns_are_dropped() {
    let mut play = example();
    plan(&mut play, &["ed7s", "Ee3n"]);
    let text = saved::write(&play).expect("a text");
    let with = |lines: &str| {
        let changed = text.replace("[[\"ed7s\",\"Ee3n\"]]", lines);
        assert_ne!(changed, text);
        saved::read(&changed).expect("a game")
    };
    for lines in [
        "[[\"ed7s\"]]",
        "[[]]",
        "[[\"ed7s\",\"Ee9n\"]]",
        "[[\"resigns\",\"Ee3n\"]]",
        "[[\"takeback\",\"Ee3n\"]]",
    ] {
        let read = with(lines);
        assert_eq!(
            (notice(&read), read.conditions().len()),
            (FriendNotice::ConditionsDropped(1), 0),
            "{lines}"
        );
    }
    for hostile in HOSTILE_TEXTS {
        let hostile = serde_json::to_string(hostile).expect("a text");
        let read = with(&format!("[[\"ed7s\",\"Ee3n\"],[\"ed7s\",{hostile}]]"));
        assert_eq!((notice(&read), list(&read)), (FriendNotice::ConditionsDropped(1), list(&play)));
    }
    let many = with(&format!("[{}[\"ed7s\",\"Ee3n\"]]", "[\"x\",\"y\"],".repeat(5_000)));
    assert_eq!(many.conditions().len(), 0, "more than could be written are not read");
}
