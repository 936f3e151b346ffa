//! `ansa turns`: counts the turns of a position (perft), to compare implementations.

use std::io::{self, Write};

use ansa_core::notation::PositionText;
use ansa_core::position::Position;
use sha2::{Digest, Sha256};

use clap::Args;

use crate::CommandResult;

/// Count the turns of a position, to compare implementations
///
/// Prints: turns N sha256 H sequences S. N is the number of distinct positions after one turn. H is the SHA-256 of their
/// short forms, sorted bytewise and joined by newlines. S is the number of step sequences that form a turn (perft).
/// Goals and repetitions are ignored.
#[derive(Args)]
pub(crate) struct Arguments {
    /// A position in the short form, g [64 characters], or a diagram
    position: String,
}

pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    let position = read(&arguments.position)?;
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
fn read(text: &str) -> CommandResult<Position> {
    let text = PositionText::read(text)?;
    if !text.steps.is_empty() {
        return Err("expected a position at the start of a turn, without steps".into());
    }
    Ok(text.to_builder().build_lenient()?)
}
