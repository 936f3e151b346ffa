//! Games without trouble: proposals, turns, ends, take-backs, rematches, phrases.

use ansa_core::{Outcome, Reason, Side};

use super::pair::{Pair, copy, id, on_time, options};
use crate::nearby::*;

#[test]
fn a_game_is_proposed_accepted_and_played() {
    let mut pair = Pair::new([NearbyGame::default(), NearbyGame::default()]);
    pair.connect();
    pair.act(0, NearbyAction::Propose { id: id("one"), side: Side::Silver, options: options() });
    assert_eq!(pair.devices[1].offered().map(|card| card.side), Some(Side::Silver));
    pair.act(1, NearbyAction::AnswerProposal(true));
    assert_eq!(copy(&pair.devices[1]).side(), Side::Gold);
    let [first, second] = pair.take_news();
    assert_eq!(first, [News::Connected, News::Began]);
    assert_eq!(second, [News::Connected, News::Proposed, News::Began]);
    for number in 0..6 {
        pair.play_any(number);
        pair.assert_same();
        assert!(pair.devices.iter().all(NearbyGame::is_in_step));
    }
    assert_eq!(pair.take_news()[0], [News::Played(0), News::Played(2), News::Played(4)]);
}

#[test]
fn a_declined_game_is_withdrawn() {
    let mut pair = Pair::new([NearbyGame::default(), NearbyGame::default()]);
    pair.connect();
    pair.act(0, NearbyAction::Propose { id: id("one"), side: Side::Gold, options: options() });
    pair.act(1, NearbyAction::AnswerProposal(false));
    assert!(pair.devices.iter().all(|device| device.copy().is_none() && device.offered().is_none()));
    assert!(pair.news[0].contains(&News::Declined));
}

/// Both see the same game, whoever was first.
#[test]
fn of_two_proposals_one_is_offered() {
    let mut pair = Pair::new([NearbyGame::default(), NearbyGame::default()]);
    pair.connect();
    pair.passes = [false; 2];
    pair.act(0, NearbyAction::Propose { id: id("aa"), side: Side::Gold, options: options() });
    pair.act(1, NearbyAction::Propose { id: id("bb"), side: Side::Gold, options: options() });
    pair.passes = [true; 2];
    pair.pass(2000);
    assert_eq!(pair.devices[0].offered(), None);
    assert_eq!(pair.devices[1].offered().map(|card| card.id.as_str()), Some("aa"));
    pair.act(1, NearbyAction::AnswerProposal(true));
    assert!(pair.devices.iter().all(NearbyGame::is_in_step));
    assert_eq!(copy(&pair.devices[1]).side(), Side::Silver);
}

#[test]
fn only_the_side_to_move_plays_and_only_legal_plies() {
    let mut pair = Pair::playing(options());
    let refused = |pair: &mut Pair, device: usize, ply: &str| {
        pair.take_news();
        pair.act(device, NearbyAction::Play(ply.to_owned()));
        pair.take_news()[device].clone()
    };
    assert_eq!(refused(&mut pair, 1, "ra8"), [News::Refused(ActionRefusal::NotOwnTurn)]);
    for ply in ["", "Ra1", "takeback", "resigns", "Ea1 Ea2\tx", "\u{0}"] {
        assert_eq!(refused(&mut pair, 0, ply), [News::Refused(ActionRefusal::IllegalPly)], "{ply}");
    }
    assert_eq!(copy(&pair.devices[0]).plies(), 0);
}

#[test]
fn a_resignation_ends_both_copies() {
    let mut pair = Pair::playing(options());
    (0..4).for_each(|number| pair.play_any(number));
    pair.act(1, NearbyAction::Resign);
    let outcome = Outcome::win(Side::Gold, Reason::Resignation);
    pair.assert_same();
    assert_eq!(copy(&pair.devices[0]).outcome(), Some(outcome));
    assert!(pair.news.iter().all(|news| news.last() == Some(&News::Over(outcome))));
    pair.act(0, NearbyAction::Resign);
    assert_eq!(pair.news[0].last(), Some(&News::Refused(ActionRefusal::Over)));
}

/// A turn and a resignation cross on the way: both copies have both.
#[test]
fn a_resignation_during_the_others_turn_keeps_the_turn() {
    let mut pair = Pair::playing(options());
    (0..4).for_each(|number| pair.play_any(number));
    pair.passes = [false; 2];
    pair.play_any(9);
    pair.act(1, NearbyAction::Resign);
    pair.passes = [true; 2];
    (0..4).for_each(|_| pair.pass(2000));
    pair.assert_same();
    assert_eq!(copy(&pair.devices[1]).plies(), 5);
    assert!(pair.devices.iter().all(NearbyGame::is_in_step));
    assert_eq!(copy(&pair.devices[0]).outcome(), Some(Outcome::win(Side::Gold, Reason::Resignation)));
}

#[test]
fn turns_are_taken_back_if_both_agree() {
    let mut pair = Pair::playing(options());
    (0..5).for_each(|number| pair.play_any(number));
    // Silver is to move and takes back its turn, and gold's after it.
    pair.act(1, NearbyAction::AskBack);
    assert_eq!(pair.devices[0].back_asked(), Some(3));
    pair.act(1, NearbyAction::Play("ra7s".to_owned()));
    assert_eq!(pair.news[1].last(), Some(&News::Refused(ActionRefusal::AwaitsAnswer)));
    pair.act(0, NearbyAction::AnswerBack(true));
    pair.assert_same();
    assert_eq!(copy(&pair.devices[0]).plies(), 3);
    assert_eq!(pair.mover(), 1);
    (5..8).for_each(|number| pair.play_any(number));
    pair.assert_same();
}

#[test]
fn a_declined_take_back_is_not_asked_again_for_this_turn() {
    let mut pair = Pair::playing(options());
    (0..4).for_each(|number| pair.play_any(number));
    pair.act(1, NearbyAction::AskBack);
    assert_eq!(pair.devices[0].back_asked(), Some(3));
    pair.act(0, NearbyAction::AnswerBack(false));
    assert_eq!(pair.news[1].last(), Some(&News::BackDeclined));
    pair.act(1, NearbyAction::AskBack);
    assert_eq!(pair.news[1].last(), Some(&News::Refused(ActionRefusal::Declined)));
    assert_eq!(pair.devices[0].back_asked(), None);
    pair.play_any(4);
    pair.act(1, NearbyAction::AskBack);
    assert_eq!(pair.devices[0].back_asked(), Some(3));
    // A turn is an answer as well.
    pair.act(0, NearbyAction::AnswerBack(true));
    assert_eq!(copy(&pair.devices[1]).plies(), 3);
}

#[test]
fn a_turn_declines_a_take_back() {
    let mut pair = Pair::playing(options());
    (0..3).for_each(|number| pair.play_any(number));
    // It is silver's turn, and gold asks for its turn.
    pair.act(0, NearbyAction::AskBack);
    pair.play_any(3);
    assert!(pair.news[0].contains(&News::BackDeclined));
    assert_eq!(pair.devices[1].back_asked(), None);
    pair.assert_same();
}

#[test]
fn of_two_questions_golds_counts() {
    let mut pair = Pair::playing(options());
    (0..4).for_each(|number| pair.play_any(number));
    pair.passes = [false; 2];
    pair.act(1, NearbyAction::AskBack);
    pair.act(0, NearbyAction::AskBack);
    pair.passes = [true; 2];
    pair.pass(2000);
    assert_eq!([pair.devices[0].back_asked(), pair.devices[1].back_asked()], [None, Some(2)]);
    pair.act(1, NearbyAction::AskBack);
    assert_eq!(pair.news[1].last(), Some(&News::Refused(ActionRefusal::AwaitsAnswer)));
    pair.act(1, NearbyAction::AnswerBack(true));
    pair.assert_same();
    assert_eq!(copy(&pair.devices[0]).plies(), 2);
}

#[test]
fn take_backs_can_be_excluded() {
    let mut pair = Pair::playing(NearbyOptions { take_backs: false, ..options() });
    (0..3).for_each(|number| pair.play_any(number));
    pair.act(0, NearbyAction::AskBack);
    assert_eq!(pair.news[0].last(), Some(&News::Refused(ActionRefusal::NoTakeBack)));
}

#[test]
fn a_rematch_exchanges_the_sides() {
    for both_ask in [false, true] {
        let mut pair = Pair::playing(options());
        (0..3).for_each(|number| pair.play_any(number));
        pair.act(0, NearbyAction::AskRematch);
        assert_eq!(pair.news[0].last(), Some(&News::Refused(ActionRefusal::NotOver)));
        pair.act(0, NearbyAction::Resign);
        pair.act(0, NearbyAction::AskRematch);
        assert!(pair.devices[1].is_rematch_asked());
        let answer = if both_ask { NearbyAction::AskRematch } else { NearbyAction::AnswerRematch(true) };
        pair.act(1, answer);
        assert!(pair.devices.iter().all(NearbyGame::is_in_step));
        assert_eq!(copy(&pair.devices[0]).side(), Side::Silver);
        assert_eq!(copy(&pair.devices[0]).plies(), 0);
        (0..3).for_each(|number| pair.play_any(number));
        pair.assert_same();
    }
}

#[test]
fn a_rematch_can_be_declined() {
    let mut pair = Pair::playing(options());
    pair.act(1, NearbyAction::Resign);
    pair.act(0, NearbyAction::AskRematch);
    pair.act(1, NearbyAction::AnswerRematch(false));
    assert_eq!(pair.news[0].last(), Some(&News::RematchDeclined));
    pair.pass(2000);
    assert!(!pair.devices[1].is_rematch_asked());
}

#[test]
fn phrases_are_said_once() {
    let mut pair = Pair::playing(options());
    pair.take_news();
    pair.act(0, NearbyAction::Say(Phrase::WellPlayed));
    pair.pass(2000);
    assert_eq!(pair.take_news()[1], [News::Said(Phrase::WellPlayed)]);
}

#[test]
fn each_device_counts_the_time_of_its_own_side() {
    let mut pair = Pair::playing(on_time("10s/5s/100/0/0/0"));
    // A setup has at least a minute.
    pair.pass(20_000);
    assert_eq!(pair.devices[0].time_left(Side::Gold), Some(45_000));
    pair.play_any(0);
    pair.play_any(0);
    assert_eq!(copy(&pair.devices[1]).used(), [20_000, 0]);
    // The other's clock goes faster here, and its estimate ends nothing.
    pair.act(1, NearbyAction::Passed(16_000));
    pair.act(0, NearbyAction::Passed(4000));
    assert_eq!(pair.devices[1].time_left(Side::Gold), Some(0));
    pair.play_any(0);
    assert_eq!(copy(&pair.devices[1]).used(), [20_000, 0, 4000]);
    assert_eq!(pair.devices[1].time_left(Side::Gold), pair.devices[0].time_left(Side::Gold));
    pair.assert_same();
    pair.act(1, NearbyAction::Passed(15_001));
    pair.assert_same();
    assert_eq!(copy(&pair.devices[0]).outcome(), Some(Outcome::win(Side::Gold, Reason::Time)));
}

#[test]
fn the_limit_of_the_game_is_scored_alike() {
    let mut pair = Pair::playing(on_time("1m/1m/100/0/2t/0"));
    (0..6).for_each(|_| pair.play_any(0));
    pair.assert_same();
    assert_eq!(copy(&pair.devices[0]).outcome().map(|outcome| outcome.reason), Some(Reason::Score));
    let mut pair = Pair::playing(on_time("1m/1m/100/0/1m/0"));
    (0..2).for_each(|_| pair.play_any(0));
    pair.pass(30_000);
    assert_eq!(copy(&pair.devices[0]).outcome(), None);
    pair.pass(30_000);
    pair.assert_same();
    assert_eq!(copy(&pair.devices[0]).outcome().map(|outcome| outcome.reason), Some(Reason::Score));
}
