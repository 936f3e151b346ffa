//! `ansa analyse`: analyses a position, or every turn of a game.

mod annotate;
mod input;
mod position;
mod review;
mod table;
mod words;

use std::fs::File;
use std::io::{self, IsTerminal, Write};

use ansa_core::review::ReviewLimits;
use ansa_core::search::{Limits, MAX_LINES};
use clap::Args;

use crate::arguments::{Part, SearchArguments, usage_error, within};
use crate::printed::harmless;
use crate::{CommandResult, files};
use input::{AnalysedGame, Subject};

/// Analyse a position, or every turn of a game
///
/// The default is 2000000 nodes for a position, and 25000 for each position of a game. Where a turn of a game seems to be a
/// mistake, longer searches confirm it: ten times the nodes before and after it, 40 times if it still looks like a blunder,
/// and four times for each of its steps.
#[derive(Args)]
pub(crate) struct Arguments {
    /// A position in the short form, g [64 characters]; or a file with a position, records, archive lines or the data of
    /// a game viewer; - for standard input
    #[arg(value_name = "POSITION|FILE")]
    subject: String,
    #[command(flatten)]
    search: SearchArguments,
    /// Number of best turns to print for a position, each with its line
    #[arg(long, value_name = "N", value_parser = within::<u8>(1..=MAX_LINES), default_value_t = 1)]
    lines: u8,
    /// ID or number of the game in the file [default: the first game]
    #[arg(long, value_name = "ID")]
    game: Option<String>,
    /// Also write the annotated game to this file; - prints it instead of the table
    #[arg(long, value_name = "FILE")]
    record: Option<String>,
    #[command(flatten)]
    part: Part,
    /// Also search positions whose evaluation is already in the record
    #[arg(long, value_parser = ["yes", "no"], default_value = "no")]
    again: String,
    /// Number of positions of a game to search in parallel; the result is the same with any number
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=512), default_value_t = 1)]
    jobs: usize,
}

/// Default nodes for a position, and for each position of a game.
const DEFAULT_NODES: [u64; 2] = [2_000_000, ReviewLimits::QUICK.first];

/// Prints an analysis.
pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    if arguments.part.is_some() {
        return analyse_games(arguments);
    }
    let subject = input::read(&arguments.subject, arguments.game.as_deref())?;
    let default_nodes = DEFAULT_NODES[usize::from(matches!(subject, Subject::Game(_)))];
    let limits = Limits { lines: arguments.lines, ..arguments.search.limits(default_nodes) };
    match subject {
        Subject::Position(_) if arguments.record.is_some() => {
            Err(usage_error("--record works only with a game, not with a position").into())
        }
        Subject::Position(game) => {
            position::analyse_position(&mut io::stdout(), &mut arguments.search.search(), &game, limits)
        }
        Subject::Game(_) if limits.lines > 1 => {
            Err(usage_error("--lines works only with a position, not with a game").into())
        }
        Subject::Game(analysed) => analyse_game(&analysed, limits, arguments),
    }
}

/// Analyses several games of a file, and writes them one after the other. A game that can't be analysed is reported and
/// left out.
fn analyse_games(arguments: &Arguments) -> CommandResult {
    let (Some(record), 1, None) = (&arguments.record, arguments.lines, &arguments.game) else {
        return Err(usage_error("--only writes games: it needs --record, without --lines and --game").into());
    };
    let limits = arguments.search.limits(ReviewLimits::QUICK.first);
    let text = files::read(&arguments.subject)?;
    let part = arguments.part.of(0..u64::MAX);
    let mut out: Box<dyn Write> =
        if record == "-" { Box::new(io::stdout()) } else { Box::new(File::create(record)?) };
    for (number, reading) in input::games(&text) {
        if !part.contains(&number) {
            continue;
        }
        match reading.and_then(|reading| input::game(&reading)) {
            Ok(Subject::Game(analysed)) => {
                let again = arguments.again == "yes";
                let review = review::review(&arguments.search, limits, arguments.jobs, &analysed, again)?;
                writeln!(out, "{}", annotate::annotated(&analysed.tree, &review)?)?;
            }
            Ok(Subject::Position(_)) => writeln!(io::stderr(), "game {}: it has no turns", number + 1)?,
            Err(error) => writeln!(io::stderr(), "game {}: {}", number + 1, harmless(&error))?,
        }
    }
    Ok(())
}

fn analyse_game(analysed: &AnalysedGame, limits: Limits, arguments: &Arguments) -> CommandResult {
    let mut out = io::stdout();
    let record = arguments.record.as_deref();
    let again = arguments.again == "yes";
    let review = review::review(&arguments.search, limits, arguments.jobs, analysed, again)?;
    if record != Some("-") {
        table::print(&mut out, &review)?;
    }
    if let Some(file) = record {
        let text = annotate::annotated(&analysed.tree, &review)?;
        if file == "-" {
            let printed = if out.is_terminal() { harmless(&text) } else { text.into() };
            out.write_all(printed.as_bytes())?;
        } else {
            files::write(file, text)?;
        }
    }
    match &analysed.stopped {
        Some(reason) => Err(format!("{reason}; the game was analysed up to there").into()),
        None => Ok(()),
    }
}
