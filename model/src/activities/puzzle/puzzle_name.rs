//! What an address of a puzzle names.

use core::fmt;
use core::str::FromStr;

use ansa_core::puzzle::{ParsePuzzleIdError, PuzzleId, PuzzleTheme};

use super::puzzle_deck::Training;

/// A puzzle, or a way to one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleName {
    /// This puzzle.
    One(PuzzleId),
    /// The puzzle of the day.
    Daily,
    /// One after the other, as difficult as the player is strong.
    Training(Training),
    /// Those that return today.
    Returning,
    /// Ever more difficult ones, until the first failure.
    Streak,
    /// As many as possible in some minutes.
    Storm,
}

impl PuzzleName {
    /// The ways to puzzles but the themes, with their names in addresses. No name is that of a puzzle or a theme.
    const WAYS: [(&'static str, PuzzleName); 7] = [
        ("daily", PuzzleName::Daily),
        ("mixed", PuzzleName::Training(Training::Tactics)),
        ("counting", PuzzleName::Training(Training::Counting)),
        ("own", PuzzleName::Training(Training::Own)),
        ("due", PuzzleName::Returning),
        ("streak", PuzzleName::Streak),
        ("storm", PuzzleName::Storm),
    ];
}

impl fmt::Display for PuzzleName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleName::One(id) => id.fmt(f),
            PuzzleName::Training(Training::Theme(theme)) => f.write_str(theme.name()),
            way => f.write_str(
                PuzzleName::WAYS.iter().find(|(_, name)| name == way).map_or("mixed", |(text, _)| text),
            ),
        }
    }
}

impl FromStr for PuzzleName {
    type Err = ParsePuzzleIdError;

    fn from_str(text: &str) -> Result<PuzzleName, ParsePuzzleIdError> {
        if let Some((_, way)) = PuzzleName::WAYS.iter().find(|(name, _)| *name == text) {
            return Ok(*way);
        }
        match PuzzleTheme::named(text) {
            Some(theme) => Ok(PuzzleName::Training(Training::Theme(theme))),
            None => text.parse().map(PuzzleName::One),
        }
    }
}
