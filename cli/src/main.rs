//! `ansa`: the native tools. Each command has its own module; this file reads the command line and reports errors.

mod aei;
mod analyse;
mod arguments;
mod bench;
mod files;
mod in_order;
mod judge;
mod matches;
mod plan;
mod positions;
mod printed;
mod puzzle;
mod pv_leaves;
mod random;
mod ratings;
mod read_line;
mod relabel;
mod search;
mod selfplay;
mod styles;
mod suite;
mod tables;
mod targets;
mod train;
mod tune;
mod turns;
mod weights;

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// An Arimaa engine (AEI), and tools that judge records, analyse games and play matches
#[derive(Parser)]
#[command(
    name = "ansa",
    version,
    arg_required_else_help = true,
    args_override_self = true,
    max_term_width = 120
)]
struct Ansa {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Aei(aei::Arguments),
    Turns(turns::Arguments),
    Judge(judge::Arguments),
    Bench(bench::Arguments),
    Match(matches::Arguments),
    Tournament(matches::tournament::Arguments),
    Ratings(ratings::Arguments),
    Styles(styles::Arguments),
    Analyse(analyse::Arguments),
    Suite(suite::Arguments),
    SuiteMake(suite::make::Arguments),
    SuiteVerify(suite::VerifyArguments),
    #[command(subcommand)]
    Puzzle(puzzle::Command),
    Selfplay(selfplay::Arguments),
    Relabel(relabel::Arguments),
    #[command(subcommand)]
    Plan(plan::Command),
    Tune(tune::Arguments),
    Train(train::Arguments),
    #[command(subcommand)]
    Tables(tables::Command),
    /// Print the program's name and version
    Version,
}

/// What a command returns. A [`clap::Error`] is one of the arguments; all others are of the work.
pub(crate) type CommandResult<T = ()> = Result<T, Box<dyn Error + Send + Sync>>;

fn run(command: &Command) -> CommandResult {
    match command {
        Command::Aei(arguments) => aei::run(arguments),
        Command::Turns(arguments) => turns::run(arguments),
        Command::Judge(arguments) => judge::run(arguments),
        Command::Bench(arguments) => bench::run(arguments),
        Command::Match(arguments) => matches::run(arguments),
        Command::Tournament(arguments) => matches::tournament::run(arguments),
        Command::Ratings(arguments) => ratings::run(arguments),
        Command::Styles(arguments) => styles::run(arguments),
        Command::Analyse(arguments) => analyse::run(arguments),
        Command::Suite(arguments) => suite::run(arguments),
        Command::SuiteMake(arguments) => suite::make::run(arguments),
        Command::SuiteVerify(arguments) => suite::verify(arguments),
        Command::Puzzle(command) => puzzle::run(command),
        Command::Selfplay(arguments) => selfplay::run(arguments),
        Command::Relabel(arguments) => relabel::run(arguments),
        Command::Plan(command) => plan::run(command),
        Command::Tune(arguments) => tune::run(arguments),
        Command::Train(arguments) => train::run(arguments),
        Command::Tables(command) => tables::run(command),
        Command::Version => Ok(writeln!(io::stdout(), "ansa {}", env!("CARGO_PKG_VERSION"))?),
    }
}

fn main() -> ExitCode {
    let Err(error) = run(&Ansa::parse().command) else { return ExitCode::SUCCESS };
    match error.downcast::<clap::Error>() {
        Ok(error) => error.exit(),
        Err(error) => {
            // An error of the report can't be reported.
            let _ = writeln!(io::stderr(), "ansa: {}", printed::harmless(&error.to_string()));
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests;
