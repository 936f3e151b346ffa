//! Searches of one position.

use std::io::{self, Write};
use std::time::Instant;

use ansa_core::Game;
use ansa_core::search::{Info, Limits, Score, Search, Status};

use crate::CommandResult;

/// Searches to the limits. Calls `report` after every completed depth.
pub(super) fn run_search(
    search: &mut Search,
    game: &Game,
    limits: Limits,
    mut report: impl FnMut(&Info) -> io::Result<()>,
) -> CommandResult<Info> {
    search.start(game, limits)?;
    let began = Instant::now();
    let mut reported_depth = 0;
    loop {
        let status = search.run(10_000, &mut || began.elapsed().as_millis() as u64);
        let info = search.info();
        if status != Status::Running {
            return Ok(info);
        }
        if info.depth > reported_depth {
            reported_depth = info.depth;
            report(&info)?;
        }
    }
}

/// Prints the result of each depth, and then the lines that were asked for.
pub(super) fn analyse_position(
    out: &mut impl Write,
    search: &mut Search,
    game: &Game,
    limits: Limits,
) -> CommandResult {
    let mut report = |info: &Info| {
        writeln!(
            out,
            "depth {:>2}  {:>9}  {:>10} nodes  {:>8.3} s  {}",
            info.depth,
            in_words(info.score),
            info.nodes,
            info.time_ms as f64 / 1000.0,
            game.line_in_words(&info.pv)
        )
    };
    let last = run_search(search, game, limits, &mut report)?;
    report(&last)?;
    if limits.lines > 1 {
        writeln!(out, "\nbest turns, each with its line")?;
        for (line, number) in last.lines.iter().zip(1..) {
            let words = game.line_in_words(&line.pv);
            writeln!(out, "{number:>2}  depth {:>2}  {:>9}  {words}", line.depth, in_words(line.score))?;
        }
    }
    Ok(())
}

/// A score from the view of the side to move.
fn in_words(score: Score) -> String {
    match score {
        Score::CentiRabbits(score) => format!("{:+.2}", f64::from(score) / 100.0),
        Score::WinIn(turns) => format!("win in {turns}"),
        Score::LossIn(turns) => format!("loss in {turns}"),
    }
}
