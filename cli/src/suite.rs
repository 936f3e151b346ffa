//! `ansa suite`: solves tactical problems with known answers, to measure what the search finds, and how fast.

mod file;
pub(crate) mod make;
mod problem;

use std::io::{self, Write};
use std::time::{Duration, Instant};

use ansa_core::search::{Best, Limits, Search, Status};
use ansa_core::{Position, Step, Turn};
use clap::Args;

use crate::arguments::SearchArguments;
use crate::search::game_from;
use crate::{CommandResult, files};
use problem::{NAMES, Problem};

/// Nodes between two checks of the best turn.
const SLICE: u64 = 1_000;
/// Default nodes for each problem.
const DEFAULT_NODES: u64 = 1_000_000;

/// Solve tactical problems with known solutions; print how many and how fast
///
/// The default is 1000000 nodes for each problem.
#[derive(Args)]
pub(crate) struct Arguments {
    /// A problem file
    file: String,
    #[command(flatten)]
    search: SearchArguments,
    /// Only problems of this kind
    #[arg(long, value_name = "KIND", value_parser = NAMES)]
    only: Option<String>,
}

/// Verify the solutions of tactical problems by trying every turn
#[derive(Args)]
pub(crate) struct VerifyArguments {
    /// A problem file
    file: String,
}

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
pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    let problems = open(&arguments.file)?;
    let limits = arguments.search.limits(DEFAULT_NODES);
    let mut search = arguments.search.search();
    let mut sums = [Totals::default(); 4];
    let mut out = io::stdout();
    for (problem, number) in problems.iter().zip(1..) {
        if arguments.only.as_ref().is_some_and(|name| name != problem.kind.name()) {
            continue;
        }
        search.clear();
        let attempt = solve(&mut search, problem, limits)
            .ok_or_else(|| format!("problem {number} can't be searched"))?;
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
pub(crate) fn verify(arguments: &VerifyArguments) -> CommandResult {
    let problems = open(&arguments.file)?;
    let mut wrong = 0;
    for (problem, number) in problems.iter().zip(1..) {
        if let Err(error) = problem.verify() {
            writeln!(io::stdout(), "problem {number}, {}: {error}", problem.kind.name())?;
            wrong += 1;
        }
    }
    if wrong > 0 {
        return Err(format!("{wrong} of {} problems are invalid", problems.len()).into());
    }
    writeln!(io::stdout(), "{} problems, all correct", problems.len())?;
    Ok(())
}

/// Reads the named file.
fn open(file: &str) -> Result<Vec<Problem>, String> {
    let problems = file::read(&files::read(file)?).map_err(|error| format!("{file}: {error}"))?;
    if problems.is_empty() { Err(format!("{file} contains no problems")) } else { Ok(problems) }
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

/// The position after a turn.
fn end_of(start: &Position, steps: &[Step]) -> Option<Position> {
    Turn::from_steps(start, steps).ok().map(|turn| *turn.end())
}

#[cfg(test)]
mod tests;
