//! Helpers for the tests.

use super::address::{Candidate, NearbyAddress};
use super::card::{Card, IceWord};

/// A card with candidates such as `10.0.0.1:4000`.
pub(super) fn card(user: &str, password: &str, byte: u8, candidates: &[&str]) -> Card {
    let candidate = |text: &&str| {
        let (address, port) = text.rsplit_once(':').unwrap();
        let address = NearbyAddress::read(address.trim_matches(['[', ']'])).unwrap();
        Candidate { address, port: port.parse().unwrap() }
    };
    Card {
        user: IceWord::user(user).unwrap(),
        password: IceWord::password(password).unwrap(),
        fingerprint: [byte; 32],
        candidates: candidates.iter().map(candidate).collect(),
    }
}
