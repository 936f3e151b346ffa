//! `ansa judge`: replays the games of a file and prints how each ended on the board.

use std::io::{self, BufWriter, Write};

use crate::{CommandError, text_file};
use ansa_core::record::judge_file;

pub(crate) const HELP: &str = "\
usage: ansa judge FILE
  FILE  a file of records or archive lines; - for standard input
Prints a line for each game: its ID or number, the number of plies, the winner (g or s) and the letter of the reason.
The last two are - if the game did not end on the board. For an invalid game the line has the error and its place.";

/// Prints a line for every game of a file: see [`HELP`].
pub(crate) fn run(words: &[String]) -> Result<(), CommandError> {
    let [file] = words else { return Err(CommandError::Usage(HELP.to_owned())) };
    let text = text_file::read(file)
        .map_err(|error| CommandError::Work(format!("{file} can't be read: {error}")))?;
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut games, mut wrong) = (0usize, 0usize);
    for game in judge_file(&text) {
        writeln!(out, "{game}")?;
        games += 1;
        wrong += usize::from(game.result.is_err());
    }
    out.flush()?;
    match (games, wrong) {
        (0, _) => Err(CommandError::Work(format!("{file} contains no games"))),
        (_, 0) => Ok(()),
        _ => Err(CommandError::Work(format!("{wrong} of {games} games are invalid"))),
    }
}
