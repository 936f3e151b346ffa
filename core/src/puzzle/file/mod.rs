//! The puzzle file: a line with the version, then a line for each puzzle.
//!
//! ```text
//! ansa-puzzles 1
//! # a comment
//! win:H g [64 characters] 1450~120 Ed4n hd6s hd5w
//! goal2 s [64 characters] - rc3s rc2s / Ee2n / rc1e
//! captures g [64 characters] 900~400 c6 f4
//! squares:b4 g [64 characters] 1100~400 a5 b5 b6
//! ```
//!
//! A line has the task, the position in short form with `.` for empty squares, the rating with its uncertainty or `-`,
//! and the answer: turns separated by `/`, or squares. A task may name a square, or a role by its letter.
//!
//! A file of another version is rejected as a whole. In a file of this version, lines that can't be read are set aside.

mod error;
mod line;

pub use error::{PuzzleFileError, PuzzleLineError, UnreadPuzzle};

use core::fmt;
use core::hash::BuildHasherDefault;
use core::str::FromStr;
use std::collections::HashSet;
use std::fmt::Write as _;

use super::definition::Puzzle;
use super::id::PuzzleId;
use crate::position::turn_ends::ZobristHasher;
use crate::text::excerpt;

const NAME: &str = "ansa-puzzles";
const VERSION: &str = "1";
/// The longest line in bytes.
const MAX_LINE: usize = 1_000;
/// The most puzzles of a file.
const MAX_PUZZLES: usize = 100_000;

/// The contents of a puzzle file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleFile {
    /// The puzzles, in the order of the file. No two have the same name.
    pub puzzles: Vec<Puzzle>,
    /// The lines that could not be read.
    pub quarantined: Vec<UnreadPuzzle>,
}

impl PuzzleFile {
    /// Reads a file. Lines that can't be read are set aside, as are a second puzzle with the same [name](Puzzle::id),
    /// lines of more than 1000 bytes, and everything after 100,000 puzzles.
    ///
    /// Whether an answer solves its task is not checked: see [`prove`](super::prove).
    ///
    /// # Errors
    /// The text is not a puzzle file, or has another version.
    pub fn read(text: &str) -> Result<PuzzleFile, PuzzleFileError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text.lines().zip(1usize..);
        let header = lines.next().map_or("", |(line, _)| line.trim());
        match header.split_once(' ') {
            Some((NAME, VERSION)) => {}
            Some((NAME, version)) => return Err(PuzzleFileError::Version(excerpt(version))),
            _ => return Err(PuzzleFileError::NoHeader),
        }
        let mut file = PuzzleFile::default();
        // Names are hashes already; each puzzle makes its own.
        let mut names: HashSet<PuzzleId, BuildHasherDefault<ZobristHasher>> = HashSet::default();
        for (text, number) in lines {
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let read = if file.puzzles.len() == MAX_PUZZLES {
                Err(PuzzleLineError::TooMany { most: MAX_PUZZLES })
            } else {
                text.parse::<Puzzle>()
            };
            match read {
                Ok(puzzle) if names.insert(puzzle.id()) => file.puzzles.push(puzzle),
                Ok(puzzle) => {
                    let error = PuzzleLineError::Twice { id: puzzle.id() };
                    file.quarantined.push(UnreadPuzzle { line: number, error });
                }
                Err(error) => {
                    let is_full = matches!(error, PuzzleLineError::TooMany { .. });
                    file.quarantined.push(UnreadPuzzle { line: number, error });
                    if is_full {
                        break;
                    }
                }
            }
        }
        Ok(file)
    }
}

/// Writes a file that [`PuzzleFile::read`] can read, with one-line comments below the version.
#[must_use]
pub fn write_puzzles(comments: &[&str], puzzles: &[Puzzle]) -> String {
    let mut text = format!("{NAME} {VERSION}\n");
    for comment in comments {
        // Writing to a string can't fail.
        let _ = writeln!(text, "# {}", comment.replace(['\n', '\r'], " "));
    }
    for puzzle in puzzles {
        let _ = writeln!(text, "{puzzle}");
    }
    text
}

impl fmt::Display for Puzzle {
    /// As a line of a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        line::write(f, self)
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleLineError;

    /// Reads a line of a file. That the answer solves the task is not checked: see [`prove`](super::prove).
    fn from_str(text: &str) -> Result<Puzzle, PuzzleLineError> {
        if text.len() > MAX_LINE {
            return Err(PuzzleLineError::TooLong { most: MAX_LINE });
        }
        line::read(text)
    }
}
