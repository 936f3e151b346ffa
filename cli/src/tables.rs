//! `ansa tables`: endgame tables of all positions with up to four pieces.

pub(crate) mod file;
mod make;
mod verify;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ansa_core::notation::PositionText;
use ansa_core::tables::{Material, TableValue, Tables};
use clap::{Args, Subcommand};

use crate::CommandResult;

/// Make, verify and read endgame tables
#[derive(Subcommand)]
pub(crate) enum Command {
    Make(make::Arguments),
    Verify(verify::Arguments),
    Probe(ProbeArguments),
    Summary(FolderArguments),
}

/// Print the exact result of a position
#[derive(Args)]
pub(crate) struct ProbeArguments {
    /// Folder with tables
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// Position in the short form: g [64 characters]
    #[arg(value_name = "POSITION")]
    position: String,
}

/// Print how often the side to move wins with each material, and the longest win
#[derive(Args)]
pub(crate) struct FolderArguments {
    /// Folder with tables
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

pub(crate) fn run(command: &Command) -> CommandResult {
    match command {
        Command::Make(arguments) => make::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::Probe(ProbeArguments { folder, position }) => probe(folder, position),
        Command::Summary(FolderArguments { folder }) => summary(folder),
    }
}

fn probe(folder: &Path, position: &str) -> CommandResult {
    let read = PositionText::read(position)?.to_builder().build()?;
    let tables = file::read_all(folder)?;
    let value = tables.probe(&read).ok_or("no table has this position, or the game is over")?;
    Ok(writeln!(io::stdout(), "{}", described(value))?)
}

fn described(value: TableValue) -> String {
    let turns = |turns: u8| if turns == 1 { "1 turn".to_owned() } else { format!("{turns} turns") };
    match value {
        TableValue::Win(number) => format!("win in {}", turns(number)),
        TableValue::Loss(0) => "lost: no legal turn".to_owned(),
        TableValue::Loss(number) => format!("loss in {}", turns(number)),
        TableValue::Draw => "draw".to_owned(),
    }
}

/// What a table has.
#[derive(Default)]
struct Count {
    positions: u64,
    wins: u64,
    draws: u64,
    /// The longest win, with a position.
    longest: Option<(u8, String)>,
}

fn count(tables: &Tables, material: Material) -> Count {
    let mut count = Count::default();
    for (position, value) in tables.positions(material) {
        count.positions += 1;
        match value {
            TableValue::Win(turns) => {
                count.wins += 1;
                if count.longest.as_ref().is_none_or(|longest| longest.0 < turns) {
                    let text = PositionText::new(position.board().to_pieces(), position.side());
                    count.longest = Some((turns, text.to_short()));
                }
            }
            TableValue::Draw => count.draws += 1,
            TableValue::Loss(_) => {}
        }
    }
    count
}

fn summary(folder: &Path) -> CommandResult {
    let tables = file::read_all(folder)?;
    let mut out = io::stdout();
    writeln!(out, "material\tpositions\twins\tdraws\tlosses\tlongest win\tposition")?;
    for material in Material::all() {
        let Count { positions, wins, draws, longest } = count(&tables, material);
        if positions == 0 {
            continue;
        }
        let share = |part: u64| format!("{:.2} %", 100.0 * part as f64 / positions as f64);
        let (turns, position) = longest.unwrap_or_default();
        let losses = positions - wins - draws;
        writeln!(
            out,
            "{material}\t{positions}\t{}\t{}\t{}\t{turns}\t{position}",
            share(wins),
            share(draws),
            share(losses)
        )?;
    }
    Ok(())
}
