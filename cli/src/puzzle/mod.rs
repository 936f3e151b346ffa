//! `ansa puzzle`: makes, verifies and rates puzzles. The puzzles themselves are in `ansa_core::puzzle`.

mod agreement;
mod make;
mod measure;
mod model;
mod rate;
mod scan;
mod verify;

use std::fs;

use ansa_core::puzzle::PuzzleFile;

use crate::CommandError;

const HELP: &str = "\
usage: ansa puzzle make|verify|rate [--NAME VALUE]…
  ansa puzzle make --out FILE …   find puzzles in games between levels
  ansa puzzle verify FILE …       prove every puzzle of a file again
  ansa puzzle rate FILE --out FILE …  let the levels try the puzzles, and rate them by what the levels miss";

/// [`HELP`], and that of each of the commands.
pub(crate) const HELPS: &[&str] = &[HELP, make::HELP, verify::HELP, rate::HELP];

/// Runs the command that the first word names.
pub(crate) fn run(words: &[String]) -> Result<(), CommandError> {
    match words.split_first() {
        Some((name, rest)) if name == "make" => make::run(rest),
        Some((name, rest)) if name == "verify" => verify::run(rest),
        Some((name, rest)) if name == "rate" => rate::run(rest),
        _ => Err(CommandError::Usage(HELP.to_owned())),
    }
}

/// Reads a file of puzzles.
fn read(name: &str) -> Result<PuzzleFile, CommandError> {
    let bytes =
        fs::read(name).map_err(|error| CommandError::Work(format!("{name} can't be read: {error}")))?;
    PuzzleFile::read(&String::from_utf8_lossy(&bytes))
        .map_err(|error| CommandError::Work(format!("{name}: {error}")))
}
