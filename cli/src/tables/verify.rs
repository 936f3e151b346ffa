//! `ansa tables verify`: proves tables by another way than the one that made them.
//!
//! A value is right if it follows from the values of all turns, which are listed by the rules and not step by step: a
//! win in *n* turns has a turn to a loss in *n* − 1, a loss only turns to wins, a draw a turn to a draw and none to a
//! loss. Short wins are compared with the search of the engine as well, which doesn't know the tables.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use ansa_core::Position;
use ansa_core::search::Score;
use ansa_core::tables::{Material, TableValue};
use clap::Args;

use super::{described, file};
use crate::CommandResult;
use crate::arguments::within;
use crate::in_order::in_parallel;
use crate::random::Random;
use crate::search::{best_turn, game_from, node_limit, small_search};

/// Check tables by the rules and by the engine's search
#[derive(Args)]
pub(crate) struct Arguments {
    /// Folder with tables
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// Check one position of so many, at random
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=1_000_000_000), default_value_t = 1)]
    one_in: usize,
    /// Search one checked position of so many
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=1_000_000_000), default_value_t = 1000)]
    search_one_in: usize,
    /// Nodes for each search
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=1_000_000_000), default_value_t = 200_000)]
    nodes: u64,
    /// Seed of the choice
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=512), default_value_t = 1)]
    jobs: usize,
}

/// The longest win that a search is expected to find.
const SEARCHED_TURNS: u8 = 2;

pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    let tables = file::read_all(&arguments.folder)?;
    let mut out = io::stdout();
    for material in Material::all() {
        let positions: Vec<(Position, TableValue)> = {
            let mut random = Random::new(arguments.seed, material.size() as u64);
            tables.positions(material).filter(|_| random.below(arguments.one_in) == 0).collect()
        };
        let (mut checked, mut searched) = (0_u64, 0_u64);
        let check = |index: u64| {
            let (position, value) = positions[index as usize];
            let by_turns = tables.value_by_turns(&position);
            if by_turns != Some(value) {
                return Err(wrong(&position, value, &by_turns.map_or("nothing".to_owned(), described)));
            }
            let is_searched = Random::new(arguments.seed, index).below(arguments.search_one_in) == 0;
            if is_searched { search(&position, value, arguments.nodes).map(|()| true) } else { Ok(false) }
        };
        in_parallel(
            0..positions.len() as u64,
            arguments.jobs,
            || &check,
            |_, result| {
                searched += u64::from(result?);
                checked += 1;
                Ok(ControlFlow::Continue(()))
            },
        )?;
        if checked > 0 {
            writeln!(out, "{material}: {checked} positions are right, {searched} were searched")?;
        }
    }
    Ok(())
}

/// A line that avoids a third repetition is at least this long: twice through four turns.
const THIRD_REPETITION_PLIES: u16 = 8;

fn wrong(position: &Position, value: TableValue, other: &str) -> String {
    format!("{:?} is a {} in the table, but {other}", position.board(), described(value))
}

/// Compares with the engine, which proves what it says of a win.
fn search(position: &Position, value: TableValue, nodes: u64) -> Result<(), String> {
    let mut search = small_search(1);
    if best_turn(&mut search, &game_from(position), node_limit(nodes)).is_none() {
        return if value == TableValue::Loss(0) { Ok(()) } else { Err(wrong(position, value, "no turn")) };
    }
    // Reductions overlook defences, so only what the search has looked at to its end is proved.
    let info = search.info();
    let is_deep = |plies: u16| plies <= u16::from(info.depth) / 4;
    let is_right = match (value, info.score) {
        (TableValue::Win(turns), Score::WinIn(found)) => !is_deep(2 * found - 1) || u16::from(turns) == found,
        (TableValue::Loss(turns), Score::LossIn(found)) => !is_deep(2 * found) || u16::from(turns) == found,
        (TableValue::Win(turns), Score::CentiRabbits(_)) => turns > SEARCHED_TURNS,
        (TableValue::Loss(_) | TableValue::Draw, Score::CentiRabbits(_)) => true,
        // The search knows the third repetition, with which the side that must avoid it may lose a drawn position.
        (TableValue::Draw, Score::LossIn(found)) if 2 * found >= THIRD_REPETITION_PLIES => true,
        (TableValue::Draw, Score::WinIn(found)) if 2 * found > THIRD_REPETITION_PLIES => true,
        (_, Score::WinIn(found)) => !is_deep(2 * found - 1),
        (_, Score::LossIn(found)) => !is_deep(2 * found),
    };
    if is_right { Ok(()) } else { Err(wrong(position, value, &format!("{:?} by search", info.score))) }
}
