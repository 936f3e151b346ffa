//! A connection is lost and comes back.

use ansa_core::Side;

use super::pair::{Pair, copy, id, on_time, options, some_ply};
use crate::Apply;
use crate::nearby::*;

/// Plays plies on a copy alone, as if the other had been there.
fn played(base: &GameCopy, numbers: &[u64]) -> GameCopy {
    let mut copy = base.clone();
    for &number in numbers {
        let ply = some_ply(copy.game(), number);
        copy.play(&ply, 7).unwrap();
    }
    copy
}

fn fresh(side: Side) -> GameCopy {
    GameCopy::new(id("first"), side, options()).unwrap()
}

/// A device that goes on with a copy.
fn with(copy: GameCopy) -> NearbyGame {
    let mut device = NearbyGame::default();
    assert_eq!(device.apply(NearbyAction::TakeUp(Box::new(copy), None)), None);
    device
}

fn resumed(one: GameCopy, two: GameCopy) -> Pair {
    let mut pair = Pair::new([with(one), with(two)]);
    pair.connect();
    (0..4).for_each(|_| pair.pass(2000));
    pair
}

#[test]
fn the_game_goes_on_after_a_cut() {
    let mut pair = Pair::playing(options());
    (0..4).for_each(|number| pair.play_any(number));
    pair.passes = [false; 2];
    pair.play_any(4);
    pair.cut();
    pair.passes = [true; 2];
    assert_eq!([copy(&pair.devices[0]).plies(), copy(&pair.devices[1]).plies()], [5, 4]);
    pair.take_news();
    pair.connect();
    pair.assert_same();
    assert_eq!(pair.take_news()[1], [News::Connected, News::Played(4)]);
    (5..9).for_each(|number| pair.play_any(number));
    pair.assert_same();
}

#[test]
fn a_clock_stands_still_without_a_connection() {
    let mut pair = Pair::playing(on_time("1m/1m/100/0/0/0"));
    pair.cut();
    pair.pass(1_000_000);
    assert_eq!(pair.devices[0].time_left(Side::Gold), Some(120_000));
    pair.act(0, NearbyAction::Play(some_ply(copy(&pair.devices[0]).game(), 0)));
    assert_eq!(pair.news[0].last(), Some(&News::Refused(ActionRefusal::NotConnected)));
}

#[test]
fn a_clock_waits_while_the_others_turn_is_shown_but_once() {
    let mut pair = Pair::playing(on_time("1m/1m/100/0/0/0"));
    pair.act(0, NearbyAction::Showing(true));
    assert!(pair.devices[0].clock_runs(), "nothing has been played yet");
    pair.play_any(0);
    pair.act(1, NearbyAction::Showing(true));
    assert!(!pair.devices[1].clock_runs());
    pair.pass(4_000);
    pair.act(1, NearbyAction::Showing(false));
    pair.pass(2_000);
    assert_eq!(pair.devices[1].time_left(Side::Silver), Some(118_000));
    pair.act(1, NearbyAction::Showing(true));
    assert!(pair.devices[1].clock_runs(), "it is shown again");
    pair.play_any(1);
    pair.act(0, NearbyAction::Showing(true));
    pair.pass(15_000);
    assert_eq!(pair.devices[0].spent(), 5_000, "it does not wait for ever");
}

#[test]
fn the_longer_copy_wins_even_with_the_others_plies() {
    let long = played(&fresh(Side::Gold), &[1, 2, 3, 4, 5, 6]);
    let short = played(&fresh(Side::Silver), &[1, 2]);
    for swapped in [false, true] {
        let pair =
            if swapped { resumed(short.clone(), long.clone()) } else { resumed(long.clone(), short.clone()) };
        pair.assert_same();
        assert_eq!(copy(&pair.devices[0]).plies(), 6);
        assert!(pair.devices.iter().all(NearbyGame::is_in_step));
        let news = &pair.news[usize::from(!swapped)];
        assert!(news.contains(&News::OwnPliesTold(1)));
    }
}

#[test]
fn of_copies_that_differ_the_longer_one_stands() {
    let base = [1, 2, 3];
    let one = played(&fresh(Side::Gold), &[&base[..], &[4, 5]].concat());
    let two = played(&fresh(Side::Silver), &[&base[..], &[14, 15, 16, 17]].concat());
    let pair = resumed(one.clone(), two.clone());
    pair.assert_same();
    assert_eq!(copy(&pair.devices[0]).game(), two.game());
    let conflict = News::Conflict(Conflict::OtherStands { first: 3, replaced: Box::new(one) });
    assert_eq!(
        pair.news[0].iter().filter(|news| matches!(news, News::Conflict(_))).collect::<Vec<_>>(),
        [&conflict]
    );
    let told: Vec<_> = pair.news[1].iter().filter(|news| matches!(news, News::Conflict(_))).collect();
    assert_eq!(told, [&News::Conflict(Conflict::OwnStands)]);
}

#[test]
fn of_copies_of_equal_length_both_choose_the_same() {
    let base = [1, 2];
    let one = played(&fresh(Side::Gold), &[&base[..], &[4, 5]].concat());
    let two = played(&fresh(Side::Silver), &[&base[..], &[14, 15]].concat());
    assert_ne!(one.game(), two.game());
    let pair = resumed(one.clone(), two.clone());
    pair.assert_same();
    let expected = if one.mark().hash > two.mark().hash { one } else { two };
    assert_eq!(copy(&pair.devices[0]).game(), expected.game());
    assert!(pair.devices.iter().all(NearbyGame::is_in_step));
}

#[test]
fn a_lost_game_is_offered_by_the_other() {
    let long = played(&fresh(Side::Gold), &[1, 2, 3]);
    let mut pair = Pair::new([with(long), NearbyGame::default()]);
    pair.connect();
    pair.pass(2000);
    assert_eq!(pair.devices[1].offered().map(|card| card.mark.plies), Some(3));
    pair.act(1, NearbyAction::AnswerProposal(true));
    pair.assert_same();
    assert_eq!(copy(&pair.devices[1]).side(), Side::Silver);
}

#[test]
fn an_offered_game_goes_on_with_a_saved_copy() {
    let gold = played(&fresh(Side::Gold), &[1, 2, 3]);
    for (numbers, conflict) in
        [(&[1, 2][..], None), (&[1, 2, 3, 4], None), (&[1, 2, 5, 6], Some(Conflict::OwnStands))]
    {
        let mut pair = Pair::new([with(gold.clone()), NearbyGame::default()]);
        pair.connect();
        pair.pass(2000);
        assert_eq!(pair.devices[1].offered().map(|card| card.mark.plies), Some(3));
        let saved = played(&fresh(Side::Silver), numbers);
        pair.act(1, NearbyAction::TakeUp(Box::new(saved), None));
        (0..3).for_each(|_| pair.pass(2000));
        pair.assert_same();
        assert!(pair.devices.iter().all(NearbyGame::is_in_step));
        assert_eq!(copy(&pair.devices[0]).plies(), 3.max(numbers.len() as u32));
        let told = pair.news[1].iter().find_map(|news| match news {
            News::Conflict(conflict) => Some(conflict.clone()),
            _ => None,
        });
        assert_eq!(told, conflict);
    }
}

#[test]
fn a_take_back_that_was_answered_into_the_void_comes_back() {
    let mut pair = Pair::playing(options());
    (0..5).for_each(|number| pair.play_any(number));
    pair.act(1, NearbyAction::AskBack);
    pair.passes = [false; 2];
    pair.act(0, NearbyAction::AnswerBack(true));
    pair.cut();
    assert_eq!([copy(&pair.devices[0]).plies(), copy(&pair.devices[1]).plies()], [3, 5]);
    pair.passes = [true; 2];
    pair.connect();
    (0..3).for_each(|_| pair.pass(2000));
    pair.assert_same();
    assert_eq!(copy(&pair.devices[1]).plies(), 3);
}

#[test]
fn games_that_only_share_a_name_are_not_played() {
    let one = fresh(Side::Gold);
    for two in [
        fresh(Side::Gold),
        GameCopy::new(id("first"), Side::Silver, NearbyOptions { take_backs: false, ..options() }).unwrap(),
    ] {
        let pair = resumed(one.clone(), two);
        let ended = pair.devices.each_ref().map(NearbyGame::connection);
        assert!(ended.contains(&Connection::Ended(EndReason::AnotherGame)), "{ended:?}");
        assert!(pair.devices.iter().all(|device| device.copy().is_some()));
    }
}
