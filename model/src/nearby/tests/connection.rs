//! Connections that fail, fall silent or end.

use super::pair::{Pair, options};
use crate::Apply;
use crate::nearby::*;

#[test]
fn a_connection_fails_after_fifteen_seconds() {
    let mut device = NearbyGame::default();
    device.apply(NearbyAction::Connecting);
    assert_eq!(device.apply(NearbyAction::Passed(14_999)), None);
    let effects = device.apply(NearbyAction::Passed(1)).unwrap();
    assert_eq!(effects.news, [News::Ended(EndReason::NoAnswer)]);
    assert!(effects.closes);
    assert_eq!(device.connection(), Connection::Ended(EndReason::NoAnswer));
    // A new try is possible.
    device.apply(NearbyAction::Connecting);
    let effects = device.apply(NearbyAction::Closed(TransportFault::Unreachable)).unwrap();
    assert_eq!(effects.news, [News::Ended(EndReason::Transport(TransportFault::Unreachable))]);
}

#[test]
fn silence_is_asked_about_and_then_ends_the_connection() {
    let mut pair = Pair::playing(options());
    // With answers it lasts.
    (0..100).for_each(|_| pair.pass(1000));
    assert!(pair.devices.iter().all(|device| device.connection() == Connection::Open));
    pair.passes = [false; 2];
    (0..29).for_each(|_| pair.pass(1000));
    assert_eq!(pair.devices[0].connection(), Connection::Open);
    (0..6).for_each(|_| pair.pass(1000));
    assert_eq!(pair.devices[0].connection(), Connection::Ended(EndReason::Silence));
    assert!(pair.devices[0].copy().is_some(), "the game stays");
}

/// What came while a device slept is heard first.
#[test]
fn one_long_sleep_is_no_silence() {
    let mut pair = Pair::playing(options());
    pair.act(0, NearbyAction::Passed(3_600_000));
    assert_eq!(pair.devices[0].connection(), Connection::Open);
}

#[test]
fn leaving_is_told() {
    let mut pair = Pair::playing(options());
    pair.act(0, NearbyAction::Leave);
    assert_eq!(pair.devices[0].connection(), Connection::Ended(EndReason::Left));
    assert_eq!(pair.devices[1].connection(), Connection::Ended(EndReason::OtherLeft(ByeReason::Left)));
    assert_eq!(pair.devices[1].apply(NearbyAction::Received("1\tping".to_owned())), None);
    assert_eq!(pair.devices[1].apply(NearbyAction::Passed(100_000)), None);
}
