//! `ansa puzzle rate`: lets the levels try puzzles, and rates the puzzles by what the levels miss.
//! Puzzles of which the levels say nothing are rated by what there is to see in them.

use std::collections::HashMap;
use std::io::{self, Write};
use std::ops::ControlFlow;

use ansa_core::position::turn::TurnBuilder;
use ansa_core::puzzle::{Puzzle, PuzzleRating, PuzzleTheme, PuzzleVerdict, write_puzzles};
use ansa_core::search::Limits;
use ansa_core::{Board, Level, Step};
use clap::Args;

use super::measure;
use super::model::{self, LevelResult};
use super::read;
use crate::arguments::within;
use crate::in_order::in_order;
use crate::search::{best_turn, game_from, small_search};
use crate::{CommandResult, files};

/// Let the levels try the puzzles, and rate each puzzle by which levels miss it
///
/// The levels try a puzzle from the weakest on, until two in a row solve it with every try.
#[derive(Args)]
pub(crate) struct Arguments {
    /// A puzzle file
    file: String,
    /// File to write; may be the same
    #[arg(long, value_name = "FILE")]
    out: String,
    /// Tries of each level at each puzzle, with different seeds; a level without noise has one
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=1000), default_value_t = 3)]
    tries: u64,
    /// Maximum nodes of a try
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=1_000_000_000), default_value_t = 100_000)]
    nodes: u64,
    /// Number of puzzles to try in parallel
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=512), default_value_t = 1)]
    jobs: usize,
}

/// What the file says of the other ratings.
const MEASURED: &str = "by no level's tries: goal1, by the chance of steps at random; captures and squares, by what comes \
                        into question (docs/cli.md)";
/// This many levels in a row that solve a puzzle with every try end the tries.
const SURE: usize = 2;

pub(super) fn run(arguments: &Arguments) -> CommandResult {
    let file = read(&arguments.file)?;
    if let Some(line) = file.quarantined.first() {
        return Err(format!("{}, {line}", arguments.file).into());
    }
    let puzzles = &file.puzzles;
    // The results of the levels, puzzle by puzzle.
    let mut results = Vec::new();
    let try_one = |number| puzzles.get(number as usize).map(|puzzle| try_puzzle(puzzle, arguments));
    in_order(0..puzzles.len() as u64, arguments.jobs, try_one, |result| {
        results.extend(result);
        Ok(ControlFlow::Continue(()))
    })?;
    let mut puzzles: Vec<Puzzle> = file
        .puzzles
        .into_iter()
        .zip(&results)
        .map(|(puzzle, results)| {
            let rating = model::rate(&puzzle, results);
            puzzle.with_rating(Some(rating))
        })
        .collect();
    report(&puzzles, &results)?;
    puzzles.sort_by_key(|puzzle| (puzzle.theme(), puzzle.rating(), puzzle.id()));
    let Arguments { tries, nodes, .. } = arguments;
    let comment = format!("rated by ansa {}: --tries {tries} --nodes {nodes}", env!("CARGO_PKG_VERSION"));
    Ok(files::write(&arguments.out, write_puzzles(&[&comment, MEASURED], &puzzles))?)
}

/// The results of the levels, weakest first, up to those that are sure of the answer.
fn try_puzzle(puzzle: &Puzzle, arguments: &Arguments) -> Vec<LevelResult> {
    let mut results: Vec<LevelResult> = Vec::new();
    if measure::is_measured(puzzle.theme()) {
        return results;
    }
    // Many tries end on the same board, and the proof of a goal in two turns takes long.
    let mut known: HashMap<Board, bool> = HashMap::new();
    let mut solves = |steps: &[Step]| {
        let mut turn = TurnBuilder::new(*puzzle.position());
        steps.iter().all(|&step| turn.step(step).is_ok())
            && *known.entry(*turn.position().board()).or_insert_with(|| {
                matches!(puzzle.judge(steps), Ok(PuzzleVerdict::Solved | PuzzleVerdict::Continues { .. }))
            })
    };
    let game = game_from(puzzle.position());
    for level in rated_levels() {
        let limits = level.limits();
        let limits = Limits { nodes: limits.nodes.map(|nodes| nodes.min(arguments.nodes)), ..limits };
        let count = if limits.noise == 0 { 1 } else { arguments.tries };
        let solved = (0..count)
            .filter(|&seed| {
                best_turn(&mut small_search(seed), &game, limits).is_some_and(|steps| solves(&steps))
            })
            .count();
        results.push(LevelResult { level, solved: solved as f64 / count as f64 });
        let is_sure = |result: &LevelResult| result.solved >= 1.0;
        if results.len() >= SURE && results.iter().rev().take(SURE).all(is_sure) {
            break;
        }
    }
    results
}

/// The levels that play the same on every machine.
fn rated_levels() -> impl Iterator<Item = Level> {
    Level::ALL.into_iter().filter(|level| !level.is_timed())
}

/// Prints, for each theme, how many puzzles there are, their ratings, and the share that each level solved.
fn report(puzzles: &[Puzzle], results: &[Vec<LevelResult>]) -> CommandResult {
    let mut out = io::stdout();
    for theme in PuzzleTheme::ALL {
        let of_theme = || puzzles.iter().zip(results).filter(|(puzzle, _)| puzzle.theme() == theme);
        let mut ratings: Vec<u16> =
            of_theme().filter_map(|(puzzle, _)| puzzle.rating()).map(PuzzleRating::value).collect();
        ratings.sort_unstable();
        let (Some(least), Some(most)) = (ratings.first(), ratings.last()) else { continue };
        let median = ratings.get(ratings.len() / 2).unwrap_or(least);
        write!(out, "{:<8} {:>4} puzzles, {least} to {most}, median {median}", theme.name(), ratings.len())?;
        if !measure::is_measured(theme) {
            write!(out, "; solved in %:")?;
            for level in rated_levels() {
                // Levels above those that are sure count as solving.
                let share = |results: &[LevelResult]| {
                    results.iter().find(|result| result.level == level).map_or(1.0, |result| result.solved)
                };
                let solved: f64 = of_theme().map(|(_, results)| share(results)).sum();
                write!(out, " {:.0}", 100.0 * solved / ratings.len() as f64)?;
            }
        }
        writeln!(out)?;
    }
    Ok(())
}
