//! `ansa turns`: counts the turns of a position (perft), to compare implementations.

use std::io::{self, Write};

use ansa_core::notation::PositionText;
use ansa_core::position::Position;
use sha2::{Digest, Sha256};

use crate::CommandError;

pub(crate) const HELP: &str = "\
usage: ansa turns POSITION
  POSITION  a position in the short form, g [64 characters], or a diagram
Prints: turns N sha256 H sequences S. N is the number of distinct positions after one turn. H is the SHA-256 of their
short forms, sorted bytewise and joined by newlines. S is the number of step sequences that form a turn (perft).";

/// Prints the three numbers of [`HELP`]. Goals and repetitions are ignored.
pub(crate) fn run(words: &[String]) -> Result<(), CommandError> {
    let [text] = words else { return Err(CommandError::Usage(HELP.to_owned())) };
    let position = read(text)?;
    let mut ends: Vec<String> = position
        .turn_ends()
        .iter()
        .map(|end| PositionText::new(end.to_pieces(), !position.side()).to_short())
        .collect();
    ends.sort_unstable();
    let hash = Sha256::digest(ends.join("\n"));
    writeln!(io::stdout(), "turns {} sha256 {hash:x} sequences {}", ends.len(), position.count_sequences())?;
    Ok(())
}

/// Reads a position with any number of pieces. None may stand undefended on a trap.
fn read(text: &str) -> Result<Position, CommandError> {
    let text = PositionText::read(text).map_err(|error| CommandError::Work(error.to_string()))?;
    if !text.steps.is_empty() {
        return Err(CommandError::Work(
            "expected a position at the start of a turn, without steps".to_owned(),
        ));
    }
    text.to_builder().build_lenient().map_err(|error| CommandError::Work(error.to_string()))
}
