//! The names of puzzles.

use core::fmt;
use core::str::FromStr;

use super::task::PuzzleTask;
use crate::notation::PositionText;
use crate::position::Position;
use crate::splitmix::splitmix;

/// The name of a puzzle: 40 bits derived from its position and its task, as eight letters and digits.
///
/// It stays the same in every file, even if the puzzle's rating or answer changes. Progress is stored under this name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PuzzleId(u64);

/// The digits: no letter that looks like another or like a digit.
const DIGITS: [u8; 32] = *b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 8;
const BITS: u64 = (1 << (5 * LENGTH)) - 1;

impl PuzzleId {
    /// The name of the puzzle with this position and task.
    pub(super) fn new(position: &Position, task: PuzzleTask) -> PuzzleId {
        let text = format!("{task} {}", PositionText::from(&position.to_builder()).to_short());
        let hash = text.bytes().fold(0, |hash, byte| splitmix(hash ^ u64::from(byte)));
        PuzzleId(hash & BITS)
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..LENGTH).rev() {
            let digit = (self.0 >> (5 * place)) as usize % DIGITS.len();
            write!(f, "{}", char::from(DIGITS[digit]))?;
        }
        Ok(())
    }
}

/// A text that is not the name of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ParsePuzzleIdError;

impl fmt::Display for ParsePuzzleIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a puzzle’s name has eight digits and lower-case letters, without i, l, o and u")
    }
}

impl core::error::Error for ParsePuzzleIdError {}

impl FromStr for PuzzleId {
    type Err = ParsePuzzleIdError;

    fn from_str(text: &str) -> Result<PuzzleId, ParsePuzzleIdError> {
        if text.len() != LENGTH {
            return Err(ParsePuzzleIdError);
        }
        let digit = |letter: u8| DIGITS.iter().position(|&digit| digit == letter).ok_or(ParsePuzzleIdError);
        text.bytes().try_fold(0, |id, letter| Ok(id << 5 | digit(letter)? as u64)).map(PuzzleId)
    }
}
