//! The chain: one hash for each state of a game, made of everything before it.
//!
//! The first is the SHA-256 of a text that names the game and its options; each further one is that of the hash before
//! it, in hexadecimal, and the ply as it is written in records. So two devices with the same hash have the same game,
//! and nobody can find another game with this hash.

use core::fmt::{self, Write};

use sha2::{Digest, Sha256};

/// What stands between two parts of a hashed text.
const BETWEEN: &str = "\n";

/// The hash of the game, its options and its plies so far.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChainHash([u8; 32]);

impl ChainHash {
    /// The hash before the first ply. The parts name the game and its options; none has a line break.
    pub(super) fn of_start(parts: &[&str]) -> ChainHash {
        ChainHash::of(&parts.join(BETWEEN))
    }

    /// The hash after one more ply.
    pub(super) fn after(self, ply: &str) -> ChainHash {
        ChainHash::of(&format!("{self}{BETWEEN}{ply}"))
    }

    fn of(text: &str) -> ChainHash {
        ChainHash(Sha256::digest(text).into())
    }

    /// Reads 64 small hexadecimal digits.
    pub(super) fn read(text: &str) -> Option<ChainHash> {
        let mut bytes = [0; 32];
        let digits: Option<Vec<u8>> = text.bytes().map(hex_digit).collect();
        let digits = digits.filter(|digits| digits.len() == 2 * bytes.len())?;
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = pair.iter().fold(0, |byte, digit| byte << 4 | digit);
        }
        Some(ChainHash(bytes))
    }
}

fn hex_digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    }
}

impl fmt::Display for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ChainHash(")?;
        self.0.iter().take(4).try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_char(')')
    }
}

#[cfg(test)]
mod tests;
