//! The ids of games with a friend at another browser.

use core::fmt;

/// The digits of base64url.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The number of digits: 6 bits each.
const LENGTH: usize = GameId::BYTES / 3 * 4;

/// The id of a game with a friend: 96 random bits, so that no two games share one.
///
/// As text it has 16 digits of base64url, which need no escaping in an address or in a record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId([u8; GameId::BYTES]);

impl GameId {
    pub const BYTES: usize = 12;

    /// The id of these random bytes.
    pub const fn new(bytes: [u8; GameId::BYTES]) -> GameId {
        GameId(bytes)
    }

    /// Parses the text of an id. There is one text for each id.
    pub fn from_text(text: &str) -> Option<GameId> {
        if text.len() != LENGTH {
            return None;
        }
        let mut bytes = [0; GameId::BYTES];
        for (bytes, digits) in bytes.chunks_mut(3).zip(text.as_bytes().chunks(4)) {
            let mut bits = 0u32;
            for digit in digits {
                let value = (0u32..).zip(DIGITS).find(|(_, known)| *known == digit)?.0;
                bits = bits << 6 | value;
            }
            for (byte, value) in bytes.iter_mut().zip(bits.to_be_bytes().into_iter().skip(1)) {
                *byte = value;
            }
        }
        Some(GameId(bytes))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for bytes in self.0.chunks(3) {
            let bits = bytes.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte));
            for place in (0..4).rev() {
                let digit = DIGITS.get((bits >> (6 * place) & 63) as usize).copied().unwrap_or_default();
                write!(f, "{}", char::from(digit))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
