//! `ansa aei`: the Arimaa Engine Interface on standard input and output.
//!
//! One thread reads lines; the session of `ansa_core::aei` answers them. It searches in slices and looks for the next
//! line between them, so that it answers `stop` and `quit` within milliseconds.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use ansa_core::aei::{Defaults, MAX_LINE_LENGTH, Session};
use ansa_core::tables::Tables;
use clap::Args;

use crate::CommandResult;
use crate::printed::harmless_line;
use crate::read_line::read_line;
use crate::tables::file::read_shared;
use crate::weights;

/// Play as an engine, over the Arimaa Engine Interface on standard input and output
#[derive(Args)]
pub(crate) struct Arguments {
    /// Weights to play with, or WEIGHTS+NETWORK [default: the engine's own]; see `ansa tune` and `ansa train`
    #[arg(long, value_name = "FILE")]
    weights: Option<String>,
    /// Folder with endgame tables, which `ansa tables make` has written
    #[arg(long, value_name = "FOLDER", value_parser = read_shared)]
    tables: Option<Arc<Tables>>,
}

/// Nodes of a slice: one or two milliseconds.
const SLICE: u64 = 2_000;

/// Answers messages until `quit`, or until the end of input and the answer to what was asked before it.
pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    let evaluator = arguments.weights.as_deref().map(weights::evaluator).transpose()?.unwrap_or_default();
    // A bounded channel: a flood of messages stays in the pipe, not in memory.
    let (sender, lines) = sync_channel(64);
    // The thread ends with the input, or with the process.
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Ok(Some(line)) = read_line(&mut input, MAX_LINE_LENGTH) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    let defaults = Defaults { seed: seed_from_time(), ..Defaults::default() };
    let mut session = Session::new(defaults, evaluator, 0).with_random_turns();
    if let Some(tables) = &arguments.tables {
        session = session.with_tables(tables.clone());
    }
    serve(&lines, &mut io::stdout(), session)
}

/// A seed from the current time, so that games differ. The option `seed` replaces it.
fn seed_from_time() -> u64 {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since_1970.as_nanos() as u64
}

/// Answers messages, and searches while there are none.
fn serve(lines: &Receiver<String>, out: &mut impl Write, mut session: Session) -> CommandResult {
    let began = Instant::now();
    let mut now_ms = || began.elapsed().as_millis() as u64;
    loop {
        let line = if session.is_thinking() {
            match lines.try_recv() {
                Ok(line) => Some(line),
                Err(TryRecvError::Empty) => None,
                // A search ends by its limits, and is owed its answer. Nobody is left to end pondering.
                Err(TryRecvError::Disconnected) => session.is_pondering().then(|| "stop".to_owned()),
            }
        } else {
            // With pondering that has reached its limits, the session is not thinking.
            match (lines.recv(), session.is_pondering()) {
                (Ok(line), _) => Some(line),
                (Err(_), true) => Some("stop".to_owned()),
                (Err(_), false) => return Ok(()),
            }
        };
        let goes_on = if let Some(line) = line {
            session.answer(&line, &mut now_ms)
        } else {
            session.think(SLICE, &mut now_ms);
            true
        };
        for line in session.take_output() {
            writeln!(out, "{}", harmless_line(&line))?;
        }
        out.flush()?;
        if !goes_on {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests;
