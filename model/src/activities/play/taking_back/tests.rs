//! Tests of take-backs and of restoring what was taken back.

use super::*;
use crate::Apply;
use crate::activities::play::testing::{
    WEAK, against, answer, at, awaited, made, move_along, press, reread, started, turn,
};
use crate::activities::play::{PlayAction, TimeAction, ViewAction};
use crate::entry::EntryAction;
use crate::text;

/// A game in which gold, a person, has played a turn, silver has answered, and gold has made two steps of the next
/// turn.
fn example() -> PlayState {
    let mut play = against(WEAK, "g", &["Ed4", "Ra1", "eg6", "rh8", "rb5"]);
    move_along(&mut play, &["d4", "d5"]);
    play.apply(PlayAction::End);
    answer(&mut play, "eg6w");
    play.apply(ViewAction::Skip);
    move_along(&mut play, &["d5", "e5"]);
    move_along(&mut play, &["e5", "e4"]);
    play
}

#[test]
fn a_take_back_is_restored_with_the_draft_steps() {
    let before = example();
    let mut play = before.clone();
    assert_eq!(text::take_back_long(&play), "Take back 2g and 2s, and the steps made since");
    play.apply(PlayAction::TakeBack);
    assert_eq!((play.game().plies().len(), made(&play).as_str()), (0, ""));
    let said = play.notice().map(text::notice).unwrap_or_default();
    assert_eq!(said, "Took back your last turn and the computer’s answer, with the steps made since.");
    play.apply(PlayAction::BringBack);
    assert_eq!((play.game(), &play.entry, &play.timing), (before.game(), &before.entry, &before.timing));
    assert!(!play.can_bring_back());
    // Redo does the same, as long as nothing else was done.
    play.apply(PlayAction::TakeBack);
    play.apply(EntryAction::Redo);
    assert_eq!(made(&play), "Ed5e Ee5s");
    play.apply(PlayAction::TakeBack);
    move_along(&mut play, &["d4", "d3"]);
    play.apply(PlayAction::BringBack);
    assert_eq!(made(&play), "Ed4s", "a step made since is not lost either");
    play.apply(EntryAction::Undo);
    play.apply(EntryAction::Redo);
    assert_eq!(made(&play), "Ed4s", "the step first");
    play.apply(EntryAction::Undo);
    play.apply(PlayAction::BringBack);
    assert_eq!(made(&play), "Ed5e Ee5s");
}

#[test]
fn another_turn_or_the_end_of_the_game_clears_the_take_back() {
    let mut play = example();
    play.apply(PlayAction::TakeBack);
    let taken = play.clone();
    move_along(&mut play, &["d4", "d3"]);
    play.apply(PlayAction::End);
    assert!(play.taken_back.is_empty());
    let mut play = taken;
    play.apply(PlayAction::Resign);
    assert!(play.taken_back.is_empty() && !play.can_bring_back());
}

#[test]
fn the_computer_resumes_its_interrupted_request() {
    let mut play = example();
    play.apply(PlayAction::End);
    let before = awaited(&play);
    play.apply(PlayAction::TakeBack);
    assert_eq!(play.awaited(), None);
    play.apply(PlayAction::BringBack);
    assert!(awaited(&play) > before);
}

#[test]
fn what_was_taken_back_stays_as_a_variation_with_its_times() {
    let mut play = at("g", &["Ed4", "Ra1", "eg6", "rh8"]);
    for (words, time) in [("Ed4n", 1_500), ("eg6w", 2_500), ("Ed5n", 3_500)] {
        play.apply(TimeAction::Passed(time));
        turn(&mut play, words);
    }
    let (nodes, text) = (play.document.played().nodes().to_vec(), play.document.to_text());
    play.apply(PlayAction::TakeBack);
    play.apply(PlayAction::TakeBack);
    assert_eq!((play.document.variations_at(1), play.document.played().nodes()), (&nodes[1..2], &nodes[..1]));
    let again = reread(&play);
    assert_eq!((again.game(), again.document.to_text()), (play.game(), play.document.to_text()));
    assert!(again.document.to_text().contains("eg6w"), "{}", again.document.to_text());

    let mut other = play.clone();
    turn(&mut other, "eg6s");
    assert_eq!((other.document.variations_at(1), other.game().plies().len()), (&nodes[1..2], 2));
    assert!(reread(&other).document.to_text().contains("eg6w"));

    play.apply(PlayAction::BringBack);
    play.apply(PlayAction::BringBack);
    assert_eq!((play.document.played().nodes(), play.document.to_text()), (&nodes[..], text));
    assert_eq!([0, 1, 2].map(|ply| play.document.time_used(ply)), [1_500, 2_500, 3_500]);
    assert_eq!(play.document.variations_at(1), []);
}

#[test]
fn a_take_back_keeps_the_variations_beside_the_game() {
    let mut play = at("g", &["Ed4", "Ra1", "eg6", "rh8"]);
    turn(&mut play, "Ed4n");
    play.apply(crate::activities::play::PlanAction::Begin);
    turn(&mut play, "rh8s");
    turn(&mut play, "Ra1n");
    play.apply(crate::activities::play::PlanAction::Keep);
    let planned = play.document.variations_at(1).to_vec();
    turn(&mut play, "eg6w");
    assert_eq!((planned.len(), play.document.variations_at(1)), (1, &planned[..]));
    play.apply(PlayAction::TakeBack);
    play.apply(PlayAction::TakeBack);
    play.apply(PlayAction::BringBack);
    play.apply(PlayAction::BringBack);
    assert_eq!(play.document.variations_at(1), planned);
    let text = reread(&play).document.to_text();
    assert!(text.contains("rh8s") && text.contains("Ra1n"), "{text}");
}

#[test]
fn a_take_back_is_told_in_plain_words() {
    let said = |play: &PlayState| play.notice().map(crate::text::notice).unwrap_or_default();
    let mut play = at("g", &["Ed4", "Ra1", "rh8"]);
    turn(&mut play, "Ed4n");
    press(&mut play, &["h8", "h7"]);
    play.apply(PlayAction::TakeBack);
    assert_eq!(said(&play), "Took back the last turn, with the steps made since.");
    let mut play = against(WEAK, "g", &["Ed4", "Ra1", "rh8"]);
    turn(&mut play, "Ed4n");
    answer(&mut play, "rh8s");
    play.apply(PlayAction::TakeBack);
    assert_eq!(said(&play), "Took back your last turn and the computer’s answer.");
    let mut play = started();
    play.apply(PlayAction::TakeBack);
    assert_eq!(said(&play), "Took back the setup.");
}
