//! `ansa suite`: solves tactical problems with known answers, to measure what the search finds, and how fast.

mod file;
pub(crate) mod make;
mod problem;

use std::fs;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use ansa_core::Game;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::search::time::Budget;
use ansa_core::search::{Best, Limits, Options, Search, Status};
use ansa_core::{Position, Step};

use crate::CommandError;
use crate::arguments::Arguments;
use problem::{NAMES, Problem};

/// Nodes between two checks of the best turn.
const SLICE: u64 = 1_000;
/// Default nodes for each problem.
const DEFAULT_NODES: u64 = 1_000_000;

pub(crate) const HELP: &str = "\
usage: ansa suite FILE [--NAME VALUE]…
  FILE            a problem file
  --nodes N       maximum nodes for each problem (1000000)
  --time SECONDS  time for each problem, instead of nodes
  --only KIND     only problems of this kind: goal1, goal2, defence or capture
  --hash MEGABYTES  size of the transposition table (64)
  --seed N        breaks ties between turns with nearly equal scores (0)";

pub(crate) const VERIFY_HELP: &str = "\
usage: ansa suite-verify FILE
  FILE  a problem file";

/// The result of one problem.
struct Attempt {
    solved: bool,
    /// Nodes and time until the answer was right and stayed so; of the whole search if the final answer was wrong.
    nodes: u64,
    time: Duration,
}

/// Totals for the problems of one kind.
#[derive(Clone, Copy, Default)]
struct Totals {
    all: u32,
    solved: u32,
    /// Nodes and time of the solved ones.
    nodes: u64,
    time: Duration,
}

/// Solves the problems of a file. Prints a line for each problem and totals for each kind.
pub(crate) fn run(words: &[String]) -> Result<(), CommandError> {
    let arguments = Arguments::read(words, &["nodes", "time", "only", "hash", "seed"])?;
    let problems = open(&arguments.positional, HELP)?;
    let nodes = arguments.number("nodes", 1..=u64::MAX)?;
    let time = arguments.number("time", 0.001..=86_400f64)?;
    let only = arguments.text("only");
    if let Some(name) = only.filter(|name| !NAMES.contains(name)) {
        return Err(CommandError::Usage(format!("--only must be one of {}, not “{name}”", NAMES.join(", "))));
    }
    let default_nodes = time.is_none().then_some(DEFAULT_NODES);
    let limits = Limits {
        nodes: nodes.or(default_nodes),
        time: time.map(|time| Budget::fixed((time * 1000.0) as u64)),
        ..Limits::default()
    };
    let options = Options {
        hash_bytes: arguments.number("hash", 1..=1024)?.unwrap_or(64usize) << 20,
        seed: arguments.number("seed", 0..=u64::MAX)?.unwrap_or(0),
    };
    let mut search = Search::new(options);
    let mut sums = [Totals::default(); 4];
    let mut out = io::stdout();
    for (problem, number) in problems.iter().zip(1..) {
        if only.is_some_and(|name| name != problem.kind.name()) {
            continue;
        }
        search.clear();
        let Some(attempt) = solve(&mut search, problem, limits) else {
            return Err(CommandError::Work(format!("problem {number} can't be searched")));
        };
        let sum = &mut sums[problem.kind.index()];
        sum.all += 1;
        if attempt.solved {
            sum.solved += 1;
            sum.nodes += attempt.nodes;
            sum.time += attempt.time;
        }
        let word = if attempt.solved { "solved" } else { "-" };
        let seconds = attempt.time.as_secs_f64();
        let name = problem.kind.name();
        writeln!(out, "{number:>4}  {name:<8} {word:<7} {:>10} nodes {seconds:>9.3} s", attempt.nodes)?;
    }
    for (name, sum) in NAMES.iter().zip(&sums).filter(|(_, sum)| sum.all > 0) {
        report(&mut out, name, sum)?;
    }
    let total = sums.iter().fold(Totals::default(), |total, sum| Totals {
        all: total.all + sum.all,
        solved: total.solved + sum.solved,
        nodes: total.nodes + sum.nodes,
        time: total.time + sum.time,
    });
    report(&mut out, "all", &total)?;
    Ok(())
}

fn report(out: &mut impl Write, name: &str, totals: &Totals) -> io::Result<()> {
    let Totals { all, solved, nodes, time } = *totals;
    let seconds = time.as_secs_f64();
    writeln!(out, "{name:<8} {solved} of {all} solved, after {nodes} nodes and {seconds:.3} s in total")
}

/// Verifies every problem of a file by trying every turn.
pub(crate) fn verify(words: &[String]) -> Result<(), CommandError> {
    let problems = open(words, VERIFY_HELP)?;
    let mut wrong = 0;
    for (problem, number) in problems.iter().zip(1..) {
        if let Err(error) = problem.verify() {
            writeln!(io::stdout(), "problem {number}, {}: {error}", problem.kind.name())?;
            wrong += 1;
        }
    }
    if wrong > 0 {
        return Err(CommandError::Work(format!("{wrong} of {} problems are invalid", problems.len())));
    }
    writeln!(io::stdout(), "{} problems, all correct", problems.len())?;
    Ok(())
}

/// Reads the named file.
fn open(names: &[String], usage: &str) -> Result<Vec<Problem>, CommandError> {
    let [name] = names else { return Err(CommandError::Usage(usage.to_owned())) };
    let bytes =
        fs::read(name).map_err(|error| CommandError::Work(format!("{name} can't be read: {error}")))?;
    let problems = file::read(&String::from_utf8_lossy(&bytes));
    let problems = problems.map_err(|error| CommandError::Work(format!("{name}: {error}")))?;
    if problems.is_empty() {
        Err(CommandError::Work(format!("{name} contains no problems")))
    } else {
        Ok(problems)
    }
}

/// Searches a problem to the limits; `None` if the search finds no turn.
fn solve(search: &mut Search, problem: &Problem, limits: Limits) -> Option<Attempt> {
    search.start(&game_from(&problem.position), limits).ok()?;
    let began = Instant::now();
    // The current best turn, and the nodes and time since which the best turn has always been right.
    let mut current: Option<Vec<Step>> = None;
    let mut since = None;
    // The time for checking answers does not count.
    let mut checking = Duration::ZERO;
    loop {
        let status = search.run(SLICE, &mut || began.elapsed().saturating_sub(checking).as_millis() as u64);
        let time = began.elapsed().saturating_sub(checking);
        let nodes = search.info().nodes;
        let check_began = Instant::now();
        let Some(Best::Turn(steps)) = search.best() else { return None };
        if current.as_ref() != Some(steps) {
            let right = end_of(&problem.position, steps).is_some_and(|end| problem.is_solved_by(&end));
            since = right.then(|| since.unwrap_or((nodes, time)));
            current = Some(steps.clone());
        }
        checking += check_began.elapsed();
        match status {
            Status::Running => {}
            Status::Idle => return None,
            Status::Done(_) => {
                let (nodes, time) = since.unwrap_or((nodes, time));
                return Some(Attempt { solved: since.is_some(), nodes, time });
            }
        }
    }
}

/// A game that starts from a position.
fn game_from(position: &Position) -> Game {
    Game::from_position(*position, 2, RuleSet::CURRENT)
}

/// The position after a turn.
fn end_of(start: &Position, steps: &[Step]) -> Option<Position> {
    let mut position = *start;
    steps.iter().try_for_each(|&step| position.step(step).map(|_| ())).ok()?;
    Some(position.after_pass())
}

#[cfg(test)]
mod tests;
