//! Messages with random changes: whatever comes, the device has a legal game, and its own plies stay.

use ansa_core::splitmix::splitmix;

use super::pair::{Pair, copy, on_time, some_ply};
use crate::Apply;
use crate::nearby::*;

/// Changes a text in one to three places.
fn spoil(text: &str, mut number: u64) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=number % 3 {
        number = splitmix(number);
        let place = (number >> 8) as usize % (bytes.len() + 1);
        match number % 4 {
            0 if place < bytes.len() => drop(bytes.remove(place)),
            1 => bytes.insert(place, b"\t-0159agmEe\x00 "[(number >> 40) as usize % 13]),
            2 if place < bytes.len() => bytes[place] = (number >> 40) as u8,
            _ => bytes.truncate(place),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The time of a ply is not part of the chain, so a ply with another time is played, as one from its player would be.
#[test]
fn spoilt_messages_change_nothing_but_times() {
    let mut pair = Pair::playing(on_time("1m/2m"));
    let mut number = 1;
    for ply in 0..80 {
        let mover = pair.mover();
        let before = copy(&pair.devices[1 - mover]).game().clone();
        let mut speaker = pair.devices[mover].clone();
        let text = some_ply(&before, ply);
        let mut said =
            speaker.apply(NearbyAction::Play(text)).map(|effects| effects.sends).unwrap_or_default();
        let after = copy(&speaker).game().clone();
        said.extend(speaker.apply(NearbyAction::Resign).map(|effects| effects.sends).unwrap_or_default());
        for text in said.iter().flat_map(|text| [text; 20]) {
            number = splitmix(number);
            let mut hearer = pair.devices[1 - mover].clone();
            hearer.apply(NearbyAction::Received(spoil(text, number)));
            let game = copy(&hearer).game();
            assert!(*game == before || *game == after, "{text:?} {number}");
        }
        pair.play_any(ply);
        if copy(&pair.devices[0]).outcome().is_some() {
            break;
        }
    }
    pair.assert_same();
}
