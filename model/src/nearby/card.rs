//! The card: what one device has to know about the other to connect to it, short enough for a small QR code.
//!
//! `docs/nearby-protocol.md` describes the format.

use core::fmt;
use core::net::{Ipv4Addr, Ipv6Addr};

use sha2::{Digest, Sha256};

use super::address::{Candidate, NearbyAddress};
use super::base32;

/// The first character of a card: the version of the format.
const VERSION: char = '1';
/// How many bytes of the checksum there are.
const CHECK: usize = 3;
/// The most candidates.
pub(super) const MAX_CANDIDATES: usize = 4;
/// The longest text of a card; the longest card has 320 characters.
const MAX_TEXT: usize = 400;
/// In the byte before a word, the mark of hexadecimal digits, two of which are a byte.
const HEX: u8 = 0x80;

/// What a word of ICE can consist of, in the order of their values in 6 bits.
const ICE_LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// A user name or a password of ICE: letters, digits, `+` and `/`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct IceWord(String);

impl IceWord {
    /// The word, if it has only characters of such words, and a length in the range.
    pub(super) fn new(text: &str, shortest: usize, longest: usize) -> Option<IceWord> {
        let fits = (shortest..=longest).contains(&text.len())
            && text.bytes().all(|letter| ICE_LETTERS.contains(&letter));
        fits.then(|| IceWord(text.to_owned()))
    }

    /// A user name.
    pub(super) fn user(text: &str) -> Option<IceWord> {
        IceWord::new(text, 4, 32)
    }

    /// A password.
    pub(super) fn password(text: &str) -> Option<IceWord> {
        IceWord::new(text, 22, 64)
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}

/// What one device shows the other.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    pub(super) user: IceWord,
    pub(super) password: IceWord,
    /// The SHA-256 of the device's certificate.
    pub(super) fingerprint: [u8; 32],
    /// One to four.
    pub(super) candidates: Vec<Candidate>,
}

/// Why a text is no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardError {
    /// There is no text.
    Empty,
    /// It is much longer than a card.
    TooLong,
    /// It does not begin like a card: something else was scanned or pasted.
    NoCard,
    /// It is a card of another version.
    Version(char),
    /// A character that no card has.
    Letter(char),
    /// The checksum does not fit, or the end is missing.
    Damaged,
    /// It has an address of the internet.
    PublicAddress,
}

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardError::Empty => f.write_str("there is no text"),
            CardError::TooLong => f.write_str("the text is too long for a card"),
            CardError::NoCard => f.write_str("this is not a card"),
            CardError::Version(version) => write!(f, "the card has the unknown version “{version}”"),
            CardError::Letter(letter) => write!(f, "no card has the character “{letter}”"),
            CardError::Damaged => f.write_str("the card is damaged"),
            CardError::PublicAddress => f.write_str("the card has an address of the internet"),
        }
    }
}

impl Card {
    /// The text, for a QR code and to copy. A card has one text only.
    pub fn to_text(&self) -> String {
        let mut bytes = self.to_bytes();
        bytes.extend(checksum(&bytes));
        format!("{VERSION}{}", base32::write(&bytes))
    }

    /// Reads a text. Blanks around it come with pasting, and mean nothing.
    ///
    /// # Errors
    /// It is not exactly what [`Card::to_text`] writes.
    pub fn read(text: &str) -> Result<Card, CardError> {
        let text = text.trim();
        if text.len() > MAX_TEXT {
            return Err(CardError::TooLong);
        }
        let mut letters = text.chars();
        match letters.next().ok_or(CardError::Empty)? {
            VERSION => {}
            other if other.is_ascii_digit() => return Err(CardError::Version(other)),
            _ => return Err(CardError::NoCard),
        }
        let bytes = base32::read(letters.as_str())
            .map_err(|letter| letter.map_or(CardError::Damaged, CardError::Letter))?;
        let (body, check) = bytes
            .len()
            .checked_sub(CHECK)
            .and_then(|length| bytes.split_at_checked(length))
            .ok_or(CardError::Damaged)?;
        if check != checksum(body) {
            return Err(CardError::Damaged);
        }
        let card = Card::of_bytes(body).ok_or(CardError::Damaged)?;
        // The checksum is no secret: a card can be made to lie.
        if card.candidates.iter().any(|candidate| !candidate.address.is_near()) {
            return Err(CardError::PublicAddress);
        }
        if card.to_bytes() == body { Ok(card) } else { Err(CardError::Damaged) }
    }

    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        put_word(&mut bytes, self.user.as_str());
        put_word(&mut bytes, self.password.as_str());
        bytes.extend(self.fingerprint);
        for Candidate { address, port } in &self.candidates {
            match address {
                NearbyAddress::V4(address) => put_address(&mut bytes, 4, &address.octets()),
                NearbyAddress::V6(address) => put_address(&mut bytes, 6, &address.octets()),
                NearbyAddress::Name(name) => put_address(&mut bytes, 1, name),
            }
            bytes.extend(port.to_be_bytes());
        }
        bytes
    }

    fn of_bytes(bytes: &[u8]) -> Option<Card> {
        let mut rest = bytes;
        let user = IceWord::user(&take_word(&mut rest)?)?;
        let password = IceWord::password(&take_word(&mut rest)?)?;
        let fingerprint = take(&mut rest)?;
        let mut candidates = Vec::new();
        while let Some((&kind, after)) = rest.split_first() {
            rest = after;
            let address = match kind {
                4 => NearbyAddress::V4(Ipv4Addr::from(take::<4>(&mut rest)?)),
                6 => NearbyAddress::V6(Ipv6Addr::from(take::<16>(&mut rest)?)),
                1 => NearbyAddress::Name(take(&mut rest)?),
                _ => return None,
            };
            let port = u16::from_be_bytes(take(&mut rest)?);
            if port == 0 || candidates.len() == MAX_CANDIDATES {
                return None;
            }
            candidates.push(Candidate { address, port });
        }
        (!candidates.is_empty()).then_some(Card { user, password, fingerprint, candidates })
    }
}

/// The first bytes of the SHA-256 of the version and the bytes.
fn checksum(bytes: &[u8]) -> [u8; CHECK] {
    let digest = Sha256::new().chain_update([VERSION as u8]).chain_update(bytes).finalize();
    let mut check = [0; CHECK];
    check.iter_mut().zip(digest).for_each(|(own, byte)| *own = byte);
    check
}

fn put_address(bytes: &mut Vec<u8>, kind: u8, address: &[u8]) {
    bytes.push(kind);
    bytes.extend(address);
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, after) = rest.split_first_chunk()?;
    *rest = after;
    Some(*taken)
}

/// How a word is stored: its length, with a mark if it has only hexadecimal digits, and 4 or 6 bits for each character.
fn put_word(bytes: &mut Vec<u8>, word: &str) {
    let is_hex = word.bytes().all(|letter| matches!(letter, b'0'..=b'9' | b'a'..=b'f'));
    // At most 64 characters.
    bytes.push(word.len() as u8 | if is_hex { HEX } else { 0 });
    let bits = bits_of(is_hex);
    let (mut held, mut count) = (0_u32, 0);
    for letter in word.bytes() {
        held = held << bits | value_of(letter, is_hex);
        count += bits;
        if count >= 8 {
            count -= 8;
            bytes.push((held >> count) as u8);
        }
    }
    if count > 0 {
        bytes.push((held << (8 - count)) as u8);
    }
}

/// Reads a word. Bits that are left over are checked by writing it again.
fn take_word(rest: &mut &[u8]) -> Option<String> {
    let [head] = take(rest)?;
    let (length, is_hex) = (usize::from(head & !HEX), head & HEX != 0);
    let bits = bits_of(is_hex);
    let (taken, after) = rest.split_at_checked((length * bits as usize).div_ceil(8))?;
    *rest = after;
    let mut word = String::with_capacity(length);
    let (mut held, mut count) = (0_u32, 0);
    let mut bytes = taken.iter();
    while word.len() < length {
        if count < bits {
            held = held << 8 | u32::from(*bytes.next()?);
            count += 8;
        }
        count -= bits;
        word.push(letter_of((held >> count) & ((1 << bits) - 1), is_hex)?);
    }
    Some(word)
}

const fn bits_of(is_hex: bool) -> u32 {
    if is_hex { 4 } else { 6 }
}

fn value_of(letter: u8, is_hex: bool) -> u32 {
    if is_hex {
        return char::from(letter).to_digit(16).unwrap_or(0);
    }
    ICE_LETTERS.iter().position(|&own| own == letter).unwrap_or(0) as u32
}

fn letter_of(value: u32, is_hex: bool) -> Option<char> {
    if is_hex {
        return char::from_digit(value, 16);
    }
    ICE_LETTERS.get(value as usize).copied().map(char::from)
}

#[cfg(test)]
mod tests;
