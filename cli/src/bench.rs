//! `ansa bench`: the speed of the search and its signature, the total number of nodes. A functional change changes the
//! signature.

use std::io::{self, Write};
use std::time::Instant;

use ansa_core::search::Score;
use ansa_core::search::bench::{DEPTH, POSITIONS, search};

use crate::CommandError;

pub(crate) const HELP: &str = "\
usage: ansa bench [DEPTH]
  DEPTH  depth in steps, 1 to 30 (9, the depth of the signature)";

/// Searches the fixed positions. Prints a line for each, the total number of nodes and the speed. An argument replaces
/// the depth.
pub(crate) fn run(words: &[String]) -> Result<(), CommandError> {
    let depth = match words {
        [] => DEPTH,
        [depth] => depth
            .parse()
            .ok()
            .filter(|depth| (1..=30).contains(depth))
            .ok_or_else(|| CommandError::Usage(format!("“{depth}” is not a depth from 1 to 30 steps")))?,
        _ => return Err(CommandError::Usage(HELP.to_owned())),
    };
    let mut out = io::stdout().lock();
    let began = Instant::now();
    let mut total = 0;
    for i in 0..POSITIONS.len() {
        let here = Instant::now();
        let Some(info) = search(i, depth) else {
            return Err(CommandError::Work(format!("bench position {} is not playable", i + 1)));
        };
        total += info.nodes;
        let score = match info.score {
            Score::CentiRabbits(score) => score.to_string(),
            Score::WinIn(turns) => format!("win in {turns}"),
            Score::LossIn(turns) => format!("loss in {turns}"),
        };
        let turn: Vec<String> = info.pv.first().into_iter().flatten().map(ToString::to_string).collect();
        let time = here.elapsed().as_millis();
        writeln!(
            out,
            "{:>2}  depth {:>2}/{:<2}  score {score:>10}  nodes {:>9}  {time:>6} ms  {}",
            i + 1,
            info.depth,
            info.seldepth,
            info.nodes,
            turn.join(" ")
        )?;
    }
    writeln!(out, "nodes {total}")?;
    writeln!(out, "nodes/s {:.0}", total as f64 / began.elapsed().as_secs_f64())?;
    Ok(())
}
