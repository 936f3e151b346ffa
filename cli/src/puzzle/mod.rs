//! `ansa puzzle`: makes, verifies and rates puzzles. The puzzles themselves are in `ansa_core::puzzle`.

mod agreement;
mod make;
mod measure;
mod model;
mod rate;
mod scan;
mod thin;
mod verify;

use ansa_core::puzzle::PuzzleFile;
use clap::Subcommand;

use crate::{CommandResult, files};

/// Make puzzles from games, prove them again, and rate them
#[derive(Subcommand)]
pub(crate) enum Command {
    Make(make::Arguments),
    Verify(verify::Arguments),
    Rate(rate::Arguments),
}

pub(crate) fn run(command: &Command) -> CommandResult {
    match command {
        Command::Make(arguments) => make::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::Rate(arguments) => rate::run(arguments),
    }
}

fn read(file: &str) -> Result<PuzzleFile, String> {
    PuzzleFile::read(&files::read(file)?).map_err(|error| format!("{file}: {error}"))
}
