//! `ansa puzzle rate`: lets the levels try puzzles, and rates the puzzles by what the levels miss.
//! Puzzles of which the levels say nothing are rated by what there is to see in them.

use std::collections::HashMap;
use std::fs;
use std::io::{self, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use ansa_core::position::turn::TurnBuilder;
use ansa_core::puzzle::{Puzzle, PuzzleRating, PuzzleTheme, PuzzleVerdict, write_puzzles};
use ansa_core::search::{Limits, Options, Search};
use ansa_core::{Board, Level, Step};

use super::agreement::best_turn;
use super::measure;
use super::model::{self, LevelResult};
use super::read;
use crate::CommandError;
use crate::arguments::Arguments;

pub(super) const HELP: &str = "\
usage: ansa puzzle rate FILE --out FILE [--NAME VALUE]…
  FILE        a file of puzzles
  --out FILE  file to write; may be the same
  --tries N   tries of each level at each puzzle, with different seeds; a level without noise has one (3)
  --nodes N   maximum nodes of a try (100000)
  --jobs N    number of puzzles to try in parallel (1)
The levels try a puzzle from the weakest on, until two in a row solve it with every try.";

/// What the file says of the other ratings.
const MEASURED: &str = "by no level's tries: goal1, by the chance of steps at random; captures and squares, by what comes \
                        into question (docs/cli.md)";
/// This many levels in a row that solve a puzzle with every try end the tries.
const SURE: usize = 2;

#[derive(Clone, Copy)]
struct Tries {
    tries: u64,
    nodes: u64,
}

pub(super) fn run(words: &[String]) -> Result<(), CommandError> {
    let arguments = Arguments::read(words, &["out", "tries", "nodes", "jobs"])?;
    let usage = || CommandError::Usage(HELP.to_owned());
    let [name] = arguments.positional.as_slice() else { return Err(usage()) };
    let out = arguments.text("out").ok_or_else(usage)?;
    let tries = arguments.number("tries", 1..=1000)?.unwrap_or(3u64);
    let nodes = arguments.number("nodes", 1..=1_000_000_000)?.unwrap_or(100_000u64);
    let jobs = arguments.number("jobs", 1..=512)?.unwrap_or(1usize);
    let file = read(name)?;
    if let Some(line) = file.set_aside().first() {
        return Err(CommandError::Work(format!("{name}, {line}")));
    }
    let results = try_all(file.puzzles(), Tries { tries, nodes }, jobs);
    let mut puzzles: Vec<Puzzle> = file
        .into_puzzles()
        .into_iter()
        .zip(&results)
        .map(|(puzzle, results)| {
            let rating = model::rate(&puzzle, results);
            puzzle.with_rating(Some(rating))
        })
        .collect();
    report(&puzzles, &results)?;
    puzzles.sort_by_key(|puzzle| (puzzle.theme(), puzzle.rating(), puzzle.id()));
    let comment = format!("rated by ansa {}: --tries {tries} --nodes {nodes}", env!("CARGO_PKG_VERSION"));
    fs::write(out, write_puzzles(&[&comment, MEASURED], &puzzles))
        .map_err(|error| CommandError::Work(format!("{out} can't be written: {error}")))
}

/// The results of the levels, puzzle by puzzle.
fn try_all(puzzles: &[Puzzle], tries: Tries, jobs: usize) -> Vec<Vec<LevelResult>> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(puzzle) = puzzles.get(index) else { break };
                    if sender.send((index, try_puzzle(puzzle, tries))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut all = vec![Vec::new(); puzzles.len()];
        for (index, results) in receiver {
            all[index] = results;
        }
        all
    })
}

/// The results of the levels, weakest first, up to those that are sure of the answer.
fn try_puzzle(puzzle: &Puzzle, tries: Tries) -> Vec<LevelResult> {
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
    for level in Level::ALL {
        let limits = level.limits();
        let limits = Limits { nodes: limits.nodes.map(|nodes| nodes.min(tries.nodes)), ..limits };
        let count = if limits.noise == 0 { 1 } else { tries.tries };
        let solved = (0..count)
            .filter(|&seed| {
                let mut search = Search::new(Options { hash_bytes: 4 << 20, seed });
                best_turn(&mut search, puzzle.position(), limits).is_some_and(|steps| solves(&steps))
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

/// Prints, for each theme, how many puzzles there are, their ratings, and the share that each level solved.
fn report(puzzles: &[Puzzle], results: &[Vec<LevelResult>]) -> Result<(), CommandError> {
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
            for level in Level::ALL {
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
