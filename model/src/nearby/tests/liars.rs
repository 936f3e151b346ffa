//! A device that lies, repeats itself and shouts changes nothing.

use ansa_core::Side;

use super::pair::{Pair, copy, id, on_time, options, some_ply};
use crate::Apply;
use crate::nearby::*;

/// Device 0 after four plies, to be lied to.
fn victim() -> NearbyGame {
    let mut pair = Pair::playing(options());
    (0..4).for_each(|number| pair.play_any(number));
    let [victim, _] = pair.devices;
    victim
}

fn tell(device: &mut NearbyGame, message: &Message) -> Option<NearbyEffects> {
    device.apply(NearbyAction::Received(message.write()))
}

/// Nothing has changed but the count of faults.
fn assert_unchanged(device: &NearbyGame, before: &NearbyGame, what: &str) {
    assert_eq!(device.copy(), before.copy(), "{what}");
    assert_eq!(device.offered(), before.offered(), "{what}");
    assert_eq!(device.back_asked(), before.back_asked(), "{what}");
    assert_eq!(device.is_rematch_asked(), before.is_rematch_asked(), "{what}");
}

#[test]
fn texts_that_are_no_messages_change_nothing() {
    let before = victim();
    for text in super::super::message::tests::HOSTILE {
        let mut device = before.clone();
        let effects = device.apply(NearbyAction::Received((*text).to_owned()));
        assert_eq!(effects, None, "{text:?}");
        assert_unchanged(&device, &before, text);
    }
    for text in ["1\tping\t".repeat(500), "x".repeat(10_000_000)] {
        let mut device = before.clone();
        assert_eq!(device.apply(NearbyAction::Received(text)), None);
    }
}

#[test]
fn forged_messages_change_nothing() {
    let before = victim();
    let own = copy(&before);
    let mark = own.mark();
    let text = some_ply(own.game(), 1);
    let hash = mark.hash.after(&text);
    let ply = |number, backs, text: &str, used, hash| Message::Ply {
        number,
        backs,
        text: text.to_owned(),
        used,
        hash,
    };
    let end = |ending| Message::End(Mark { ending: Some(ending), ..mark });
    let lies = [
        // It is gold's turn, and this is gold's device.
        ply(4, 0, &text, 0, hash),
        ply(3, 0, "ra8s", 0, hash),
        ply(0, 0, &text, 0, hash),
        ply(5, 0, &text, 0, hash),
        ply(4, 1, &text, 0, hash),
        ply(9999, 0, &text, 0, hash),
        end(Ending::Resigned(Side::Gold)),
        end(Ending::OutOfTime(Side::Gold)),
        end(Ending::OutOfTime(Side::Silver)),
        end(Ending::Limit(Side::Silver)),
        Message::End(mark),
        Message::End(Mark { hash, ending: Some(Ending::Resigned(Side::Silver)), ..mark }),
        Message::TookBack(Mark { backs: 1, plies: 2, hash: own.hash_at(2).unwrap(), ending: None }),
        Message::AskBack { mark, plies: 0 },
        Message::AskBack { mark, plies: 4 },
        Message::DeclineBack(mark),
        Message::AskRematch(id("xyz")),
        Message::Decline(id("first")),
        Message::Ack(Some((id("first"), Some(Mark { plies: 400, ..mark })))),
        Message::Ack(None),
        Message::Pong,
    ];
    for lie in lies {
        let mut device = before.clone();
        let effects = tell(&mut device, &lie);
        assert_unchanged(&device, &before, &lie.write());
        assert!(effects.is_none_or(|effects| effects.news.is_empty()), "{}", lie.write());
        assert_eq!(device.connection(), Connection::Open);
    }
}

#[test]
fn an_illegal_turn_of_the_other_is_refused() {
    let mut pair = Pair::playing(on_time("10s/10s/100/0/0/0"));
    (0..3).for_each(|number| pair.play_any(number));
    let before = pair.devices[0].clone();
    let own = copy(&before);
    let good = some_ply(own.game(), 1);
    for (text, used) in [
        ("ra7n", 0),
        ("Ra1n", 0),
        ("", 0),
        ("takeback", 0),
        ("resigns", 0),
        (&*format!(" {good}"), 0),
        (&*format!("{good} "), 0),
        (&*good.to_uppercase(), 0),
        (&*good, 20_001),
    ] {
        let hash = own.mark().hash.after(text);
        let mut device = before.clone();
        assert_eq!(
            tell(&mut device, &Message::Ply { number: 3, backs: 0, text: text.to_owned(), used, hash }),
            None
        );
        assert_unchanged(&device, &before, text);
    }
    let hash = own.mark().hash.after(&good);
    let mut device = before.clone();
    tell(
        &mut device,
        &Message::Ply { number: 3, backs: 0, text: good.clone(), used: 0, hash: own.mark().hash },
    );
    assert_unchanged(&device, &before, "another hash");
    tell(&mut device, &Message::Ply { number: 3, backs: 0, text: good, used: 20_000, hash });
    assert_eq!(copy(&device).plies(), 4, "the right one");
}

#[test]
fn a_replayed_game_changes_nothing() {
    let mut pair = Pair::playing(options());
    let mut heard = Vec::new();
    for number in 0..8 {
        let device = pair.mover();
        let ply = some_ply(copy(&pair.devices[device]).game(), number);
        let effects = pair.devices[device].apply(NearbyAction::Play(ply));
        if device == 1 {
            heard.extend(effects.clone().unwrap().sends);
        }
        pair.carry(device, effects);
    }
    let before = pair.devices[0].clone();
    let mut device = before.clone();
    for text in heard.iter().rev().chain(&heard).chain(&heard) {
        device.apply(NearbyAction::Received(text.clone()));
        assert_unchanged(&device, &before, text);
    }
    assert_eq!(device.connection(), Connection::Open);
}

#[test]
fn a_liar_is_left() {
    let mut device = victim();
    let mut count = 0;
    let effects = loop {
        count += 1;
        assert!(count < 100);
        if let Some(effects) = device.apply(NearbyAction::Received("lies".to_owned())) {
            break effects;
        }
    };
    assert_eq!(count, 17);
    let reason = EndReason::Broken(Fault::Message(MessageError::Malformed));
    assert_eq!(effects.news, [News::Ended(reason)]);
    assert_eq!(effects.sends, ["1\tbye\tbroken"]);
    assert!(effects.closes && device.copy().is_some());
}

#[test]
fn a_flood_is_left() {
    let mut device = victim();
    let mut count = 0;
    while device.connection() == Connection::Open {
        count += 1;
        assert!(count < 20_000);
        device.apply(NearbyAction::Received("1\tpong".to_owned()));
    }
    assert_eq!(device.connection(), Connection::Ended(EndReason::Flood));
}

#[test]
fn another_version_is_left_at_once() {
    let mut device = NearbyGame::default();
    device.apply(NearbyAction::Opened);
    let effects = device.apply(NearbyAction::Received("2\thello\tnew".to_owned())).unwrap();
    assert_eq!(effects.news, [News::Ended(EndReason::Version)]);
    assert_eq!(effects.sends, ["1\tbye\tversion"]);
}

/// A longer copy that is not legal, or not what it was told to be, does not stand.
#[test]
fn a_longer_copy_has_to_be_legal() {
    let mut device = victim();
    let before = device.clone();
    let own = copy(&before).clone();
    let lie = |plies, hash| {
        let mark = Mark { backs: 0, plies, hash, ending: None };
        Message::Hello(Some(GameCard { id: id("first"), side: Side::Silver, options: options(), mark }))
    };
    let text = some_ply(own.game(), 1);
    tell(&mut device, &lie(9, own.mark().hash.after("end")));
    // Another second ply, which is legal, and a third one, which is not.
    let start = own.hash_at(1).unwrap();
    let setup = own.ply(1).unwrap().0;
    let mut words: Vec<&str> = setup.split(' ').collect();
    words.reverse();
    let other = words.join(" ");
    let hash = start.after(&other);
    tell(&mut device, &Message::Ply { number: 1, backs: 0, text: other, used: 0, hash });
    let hash = hash.after("Ra1s");
    tell(&mut device, &Message::Ply { number: 2, backs: 0, text: "Ra1s".to_owned(), used: 0, hash });
    assert_unchanged(&device, &before, "an illegal ply");
    let _ = text;
}
