//! `ansa judge`: replays the games of a file and prints how each ended on the board.

use std::io::{self, BufWriter, Write};

use ansa_core::record::judge_file;
use clap::Args;

use crate::printed::harmless_line;
use crate::{CommandResult, files};

/// Replay records or archive lines and print how each game ended
///
/// Prints a line for each game: its ID or number, the number of plies, the winner (g or s) and the letter of the reason.
/// The last two are - if the game did not end on the board. For an invalid game the line has the error and its place.
#[derive(Args)]
pub(crate) struct Arguments {
    /// A file of records or archive lines; - for standard input
    file: String,
}

pub(crate) fn run(Arguments { file }: &Arguments) -> CommandResult {
    let text = files::read(file)?;
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut games, mut wrong) = (0usize, 0usize);
    for game in judge_file(&text) {
        writeln!(out, "{}", harmless_line(&game.to_string()))?;
        games += 1;
        wrong += usize::from(game.result.is_err());
    }
    out.flush()?;
    match (games, wrong) {
        (0, _) => Err(format!("{file} contains no games").into()),
        (_, 0) => Ok(()),
        _ => Err(format!("{wrong} of {games} games are invalid").into()),
    }
}
