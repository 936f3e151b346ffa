//! `ansa analyse`: analyses a position, or every turn of a game.

mod annotate;
mod input;
mod position;
mod review;
mod table;
mod words;

use std::fs;
use std::io::{self, Write};

use ansa_core::search::time::Budget;
use ansa_core::search::{Limits, MAX_LINES, Options, Search};

use crate::CommandError;
use crate::arguments::Arguments;
use input::{AnalysedGame, Subject};

pub(crate) const HELP: &str = "\
usage: ansa analyse POSITION|FILE [--NAME VALUE]…
  POSITION        a position in the short form, g [64 characters]
  FILE            a file with a position, records, archive lines or the data of a game viewer; - for standard input
  --nodes N       maximum nodes for a position (2000000) or for each position of a game (100000)
  --time SECONDS  time for a position or for each position of a game, instead of nodes
  --lines N       number of best turns to print for a position, each with its line, 1 to 16 (1)
  --game ID       ID or number of the game in the file (the first game)
  --record FILE   also writes the game there, annotated; - prints it instead of the table
  --again yes|no  whether to search positions, too, whose evaluation is in the record (no)
  --hash MEGABYTES  size of the transposition table (64)
  --seed N        breaks ties between turns with nearly equal scores (0)";

/// Default nodes for a position, and for each position of a game.
const DEFAULT_NODES: [u64; 2] = [2_000_000, 100_000];

/// Prints an analysis.
pub(crate) fn run(words: &[String]) -> Result<(), CommandError> {
    let arguments =
        Arguments::read(words, &["nodes", "time", "lines", "game", "record", "again", "hash", "seed"])?;
    let [subject] = arguments.positional.as_slice() else { return Err(CommandError::Usage(HELP.to_owned())) };
    let again = match arguments.text("again") {
        None | Some("no") => false,
        Some("yes") => true,
        Some(word) => {
            return Err(CommandError::Usage(format!("--again must be yes or no, not “{word}”")));
        }
    };
    let subject = input::read(subject, arguments.text("game")).map_err(CommandError::Work)?;
    let time = arguments.number("time", 0.001..=86_400f64)?;
    let time = time.map(|time| Budget::fixed((time * 1000.0) as u64));
    let default_nodes = DEFAULT_NODES[usize::from(matches!(subject, Subject::Game(_)))];
    let nodes = arguments.number("nodes", 1..=u64::MAX)?.or_else(|| time.is_none().then_some(default_nodes));
    let lines = arguments.number("lines", 1..=MAX_LINES)?.unwrap_or(1);
    let limits = Limits { nodes, time, lines, ..Limits::default() };
    let options = Options {
        hash_bytes: arguments.number("hash", 1..=1024)?.unwrap_or(64usize) << 20,
        seed: arguments.number("seed", 0..=u64::MAX)?.unwrap_or(0),
    };
    let mut search = Search::new(options);
    match subject {
        Subject::Position(_) if arguments.text("record").is_some() => {
            Err(CommandError::Usage("--record works only with a game, not with a position".to_owned()))
        }
        Subject::Position(game) => position::analyse_position(&mut io::stdout(), &mut search, &game, limits),
        Subject::Game(_) if lines > 1 => {
            Err(CommandError::Usage("--lines works only with a position, not with a game".to_owned()))
        }
        Subject::Game(analysed) => {
            analyse_game(&mut search, &analysed, limits, again, arguments.text("record"))
        }
    }
}

fn analyse_game(
    search: &mut Search,
    analysed: &AnalysedGame,
    limits: Limits,
    again: bool,
    record: Option<&str>,
) -> Result<(), CommandError> {
    let mut out = io::stdout();
    let review = review::review(search, analysed, limits, again)?;
    if record != Some("-") {
        table::print(&mut out, &review)?;
    }
    if let Some(file) = record {
        let text = annotate::annotated(&analysed.tree, &review)
            .map_err(|error| CommandError::Work(error.to_string()))?;
        if file == "-" {
            out.write_all(text.as_bytes())?;
        } else {
            fs::write(file, text)
                .map_err(|error| CommandError::Work(format!("{file} can't be written: {error}")))?;
        }
    }
    match &analysed.stopped {
        Some(reason) => Err(CommandError::Work(format!("{reason}; the game was analysed up to there"))),
        None => Ok(()),
    }
}
