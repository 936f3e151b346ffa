//! Session descriptions (RFC 8866): reading the browser's own offer into a card, and writing the answer that the other
//! device would have given, from its card.
//!
//! The own description stays as the browser made it. The answer consists of fixed lines, with values that have types:
//! nothing in a card can add a line.

use core::fmt;

use super::address::{AddressFault, Candidate, NearbyAddress};
use super::card::{Card, IceWord, MAX_CANDIDATES};

/// The longest offer that is read, in bytes. Those of browsers have about 1,000.
const MAX_OFFER: usize = 16 * 1024;
/// The longest message that the answer allows, in bytes.
const MAX_MESSAGE: u32 = 65_536;
/// The first candidate's priority in ICE (RFC 8445): a host, of the first component.
const PRIORITY: u32 = 126 << 24 | 65_535 << 8 | 255;

/// What there is to know about the browser's own offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnOffer {
    /// The card for the other device.
    card: Card,
    /// The name of the only medium.
    medium: String,
}

/// Why an offer can't be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferError {
    TooLong,
    /// It has a character that no such text has.
    Malformed,
    /// It has not exactly one medium, a data channel.
    NoChannel,
    /// The user name or the password of ICE is missing or unusual.
    NoIce,
    /// It has no SHA-256 of the certificate.
    NoFingerprint,
    /// The device has no address that the other could reach: it is in no network, or the browser tells none.
    NoAddress,
}

impl fmt::Display for OfferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OfferError::TooLong => "the offer is too long",
            OfferError::Malformed => "the offer has an unusual character",
            OfferError::NoChannel => "the offer is not for one data channel",
            OfferError::NoIce => "the offer has no user name and password",
            OfferError::NoFingerprint => "the offer has no SHA-256 fingerprint",
            OfferError::NoAddress => "the offer has no address in a local network",
        })
    }
}

/// Why a card can't be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerError {
    /// It is the device's own card.
    OwnCard,
}

impl OwnOffer {
    /// Reads the offer of a browser that has gathered its candidates.
    ///
    /// Only candidates of the local network are taken: UDP, of the host itself, at an address that
    /// [`NearbyAddress`] has. What is relayed, seen from the internet or TCP is left out.
    ///
    /// # Errors
    /// What is missing.
    pub fn read(sdp: &str) -> Result<OwnOffer, OfferError> {
        if sdp.len() > MAX_OFFER {
            return Err(OfferError::TooLong);
        }
        if sdp.chars().any(|letter| letter.is_control() && !matches!(letter, '\r' | '\n')) {
            return Err(OfferError::Malformed);
        }
        let lines = || sdp.lines().map(str::trim_end);
        let values = |name: &'static str| lines().filter_map(move |line| line.strip_prefix(name));
        let mut media = values("m=");
        if !media.next().is_some_and(is_channel) || media.next().is_some() {
            return Err(OfferError::NoChannel);
        }
        let medium =
            values("a=mid:").next().filter(|medium| is_token(medium)).ok_or(OfferError::NoChannel)?;
        let user = values("a=ice-ufrag:").next().and_then(IceWord::user).ok_or(OfferError::NoIce)?;
        let password = values("a=ice-pwd:").next().and_then(IceWord::password).ok_or(OfferError::NoIce)?;
        let fingerprint =
            values("a=fingerprint:").find_map(read_fingerprint).ok_or(OfferError::NoFingerprint)?;
        let mut candidates: Vec<Candidate> = Vec::new();
        for candidate in values("a=candidate:").filter_map(read_candidate) {
            if candidates.len() < MAX_CANDIDATES && !candidates.contains(&candidate) {
                candidates.push(candidate);
            }
        }
        if candidates.is_empty() {
            return Err(OfferError::NoAddress);
        }
        let card = Card { user, password, fingerprint, candidates };
        Ok(OwnOffer { card, medium: medium.to_owned() })
    }

    /// The card for the other device.
    pub const fn card(&self) -> &Card {
        &self.card
    }

    /// The answer that the device with this card would have given to this offer.
    ///
    /// Both devices have made an offer, so neither has said who begins the encryption: the one with the larger
    /// fingerprint does.
    ///
    /// # Errors
    /// The card is the device's own.
    pub fn answer(&self, other: &Card) -> Result<String, AnswerError> {
        if other.fingerprint == self.card.fingerprint {
            return Err(AnswerError::OwnCard);
        }
        let setup = if self.card.fingerprint > other.fingerprint { "passive" } else { "active" };
        let mut lines = vec![
            "v=0".to_owned(),
            "o=- 1 1 IN IP4 127.0.0.1".to_owned(),
            "s=-".to_owned(),
            "t=0 0".to_owned(),
            format!("a=group:BUNDLE {}", self.medium),
            "m=application 9 UDP/DTLS/SCTP webrtc-datachannel".to_owned(),
            "c=IN IP4 0.0.0.0".to_owned(),
            format!("a=mid:{}", self.medium),
            format!("a=ice-ufrag:{}", other.user.as_str()),
            format!("a=ice-pwd:{}", other.password.as_str()),
            format!("a=fingerprint:sha-256 {}", write_fingerprint(&other.fingerprint)),
            format!("a=setup:{setup}"),
            "a=sctp-port:5000".to_owned(),
            format!("a=max-message-size:{MAX_MESSAGE}"),
        ];
        lines.extend((1..).zip(&other.candidates).map(|(number, Candidate { address, port })| {
            let priority = PRIORITY - (number << 8);
            format!("a=candidate:{number} 1 udp {priority} {address} {port} typ host")
        }));
        lines.push(String::new());
        Ok(lines.join("\r\n"))
    }
}

/// Whether a medium is a data channel: `application 9 UDP/DTLS/SCTP webrtc-datachannel`.
fn is_channel(medium: &str) -> bool {
    let mut words = medium.split(' ');
    words.next() == Some("application") && words.nth(1) == Some("UDP/DTLS/SCTP")
}

/// Whether a word is short and has only letters and digits.
fn is_token(word: &str) -> bool {
    (1..=16).contains(&word.len()) && word.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

/// Reads `sha-256 12:AB:…`.
fn read_fingerprint(value: &str) -> Option<[u8; 32]> {
    let (kind, digits) = value.split_once(' ')?;
    if !kind.eq_ignore_ascii_case("sha-256") {
        return None;
    }
    let mut fingerprint = [0; 32];
    let mut pairs = digits.split(':');
    for byte in &mut fingerprint {
        let pair = pairs
            .next()
            .filter(|pair| pair.len() == 2 && pair.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
        *byte = u8::from_str_radix(pair, 16).ok()?;
    }
    pairs.next().is_none().then_some(fingerprint)
}

fn write_fingerprint(fingerprint: &[u8; 32]) -> String {
    let pairs: Vec<String> = fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
    pairs.join(":")
}

/// Reads `FOUNDATION COMPONENT TRANSPORT PRIORITY ADDRESS PORT typ host …`; `None` if it is not for the card.
fn read_candidate(value: &str) -> Option<Candidate> {
    let mut words = value.split(' ').skip(1);
    let is_first = words.next()? == "1";
    let is_udp = words.next()?.eq_ignore_ascii_case("udp");
    let address = match NearbyAddress::read(words.nth(1)?) {
        Ok(address) => address,
        Err(AddressFault::Public | AddressFault::Malformed) => return None,
    };
    let port = words.next()?.parse().ok().filter(|&port| port != 0)?;
    let is_host = words.next()? == "typ" && words.next()? == "host";
    (is_first && is_udp && is_host).then_some(Candidate { address, port })
}

#[cfg(test)]
mod tests;
