//! `ansa bench`: the speed of the search and its signature, the total number of nodes. A functional change changes the
//! signature.

use std::io::{self, Write};
use std::time::Instant;

use ansa_core::search::Score;
use ansa_core::search::bench::{DEPTH, POSITIONS, search};

use clap::Args;

use crate::CommandResult;
use crate::arguments::within;

/// Search fixed positions; print the node count (the signature) and the speed
#[derive(Args)]
pub(crate) struct Arguments {
    /// Depth in steps; the default is that of the signature
    #[arg(value_parser = within::<u8>(1..=30), default_value_t = DEPTH)]
    depth: u8,
}

/// Searches the fixed positions. Prints a line for each, the total number of nodes and the speed.
pub(crate) fn run(&Arguments { depth }: &Arguments) -> CommandResult {
    let mut out = io::stdout().lock();
    let began = Instant::now();
    let mut total = 0;
    for i in 0..POSITIONS.len() {
        let here = Instant::now();
        let info = search(i, depth).ok_or_else(|| format!("bench position {} is not playable", i + 1))?;
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
