//! `ansa turns`: everything a turn can come to, in three numbers to compare with other implementations.

use std::io::{self, Write};

use ansa_core::notation::PositionText;
use ansa_core::position::Position;
use sha2::{Digest, Sha256};

use crate::Failure;

/// Prints `turns N sha256 H sequences S` for a position in short form or as a diagram.
///
/// N counts the distinct positions that one turn can end on, H is the SHA-256 of their short forms sorted bytewise
/// and joined by newlines, S counts the step sequences that make up a whole turn. Goals and repetition play no part.
pub(crate) fn run(words: &[String]) -> Result<(), Failure> {
    let [text] = words else {
        return Err(Failure::Usage(
            "usage: ansa turns \"POSITION\", in short form (g [64 characters]) or as a diagram".to_owned(),
        ));
    };
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

/// Reads any position in which nothing stands undefended on a trap; too many or too few pieces are no hindrance.
fn read(text: &str) -> Result<Position, Failure> {
    let text = PositionText::read(text).map_err(|error| Failure::Work(error.to_string()))?;
    if !text.steps.is_empty() {
        return Err(Failure::Work(
            "a position at the start of a turn is needed, without steps made".to_owned(),
        ));
    }
    text.to_builder().build_lenient().map_err(|error| Failure::Work(error.to_string()))
}
