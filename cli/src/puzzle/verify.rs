//! `ansa puzzle verify`: proves every puzzle of a file again.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, Write};

use ansa_core::puzzle::{Puzzle, PuzzleTheme, prove};

use clap::Args;

use super::agreement::{AGREEMENT_NODES, agrees};
use super::read;
use crate::CommandResult;
use crate::arguments::within;
use crate::printed::harmless_line;

/// Prove every puzzle in a file again
#[derive(Args)]
pub(crate) struct Arguments {
    /// A puzzle file
    file: String,
    /// Proves every Nth puzzle only
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=1_000_000), default_value_t = 1)]
    every: usize,
}

pub(super) fn run(arguments: &Arguments) -> CommandResult {
    let file = read(&arguments.file)?;
    let mut out = io::stdout();
    let mut wrong = file.quarantined.len();
    for line in &file.quarantined {
        writeln!(out, "{}", harmless_line(&line.to_string()))?;
    }
    let mut images: HashMap<String, &Puzzle> = HashMap::new();
    let mut counts: BTreeMap<PuzzleTheme, usize> = BTreeMap::new();
    let mut proved = 0;
    for (puzzle, index) in file.puzzles.iter().zip(0usize..) {
        *counts.entry(puzzle.theme()).or_default() += 1;
        let fault = match images.insert(puzzle.image_key(), puzzle) {
            Some(other) => Some(format!("it is a mirror image of {}", other.id())),
            None if !index.is_multiple_of(arguments.every) => None,
            None => {
                proved += 1;
                fault(puzzle)
            }
        };
        if let Some(fault) = fault {
            wrong += 1;
            writeln!(out, "{}, {}: {fault}", puzzle.id(), puzzle.task())?;
        }
    }
    for (theme, count) in counts {
        writeln!(out, "{:<8} {count}", theme.name())?;
    }
    if wrong > 0 {
        return Err(format!("{wrong} puzzles or lines are wrong").into());
    }
    writeln!(out, "{} puzzles, {proved} proved, none wrong", file.puzzles.len())?;
    Ok(())
}

/// What is wrong with a puzzle.
fn fault(puzzle: &Puzzle) -> Option<String> {
    match prove(puzzle) {
        Err(error) => Some(error.to_string()),
        Ok(_) if agrees(puzzle) => None,
        Ok(_) => Some(format!("a search of {AGREEMENT_NODES} nodes plays another turn")),
    }
}
