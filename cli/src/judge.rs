//! `ansa judge`: replays the games of a file and prints how each ended on the board.

use std::io::{self, BufWriter, Write};
use std::iter;

use ansa_core::recognise::{RecognisedContent, recognise};
use ansa_core::record::{Archive, JudgedGame, judge_file};
use clap::Args;

use crate::printed::harmless_line;
use crate::{CommandResult, files};

/// Replay the games of a file and print how each ended
///
/// Prints one line per game: its ID or number, the number of plies, the winner (g or s) and the letter of the reason.
/// The last two are - if the game did not end on the board. For an invalid game, the line says what is wrong and where.
#[derive(Args)]
pub(crate) struct Arguments {
    /// A file of records, archive lines, or a game in any form that `analyse` reads; - for standard input
    file: String,
}

pub(crate) fn run(Arguments { file }: &Arguments) -> CommandResult {
    let text = files::read(file)?;
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut games, mut wrong) = (0usize, 0usize);
    for game in judged(file, &text)? {
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

/// The games of a text. One game can have any form.
fn judged<'a>(file: &str, text: &'a str) -> Result<Box<dyn Iterator<Item = JudgedGame> + 'a>, String> {
    let is_archive = Archive::with_or_without_header(text).is_some();
    // What no form fits has an error with its place.
    let found = if is_archive { None } else { recognise(text).ok() };
    match found.map(|found| (found.games, found.content)) {
        Some((_, RecognisedContent::Position(_))) => {
            Err(format!("{file} has a position, and no game to judge; `ansa analyse` reads it"))
        }
        Some((_, RecognisedContent::Steps(_))) => {
            Err(format!("{file} has steps without a game to judge: a label such as 2g is missing"))
        }
        Some((1, RecognisedContent::Game(reading))) => {
            Ok(Box::new(iter::once(JudgedGame::from_reading(*reading))))
        }
        _ => Ok(Box::new(judge_file(text))),
    }
}
