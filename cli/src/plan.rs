//! `ansa plan`: work in shards, for many processes on one machine or many.
//!
//! A plan is a folder with the file `plan.json`, which has the command, the shards of its work, and the checksums of the
//! program and of the files that it reads. Each shard is the command with `--only A..B` and becomes a file of its own,
//! with a receipt beside it. A shard depends on nothing but the plan, so it doesn't matter who makes it, when, or how
//! often; the joined result is always the same.

mod job;
mod join;
mod manifest;
mod shard;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use clap::{Args, Subcommand};

use crate::CommandResult;
use crate::arguments::within;
use manifest::Plan;
use shard::{ShardState, WhenBusy};

/// Split the work of a command into shards, make them anywhere and join the results
#[derive(Subcommand)]
pub(crate) enum Command {
    Make(MakeArguments),
    Run(RunArguments),
    /// Make shards until all are made; any number of these may work at once
    Work(FolderArguments),
    Status(StatusArguments),
    Join(JoinArguments),
}

/// Write the plan of a command: selfplay, relabel, match, analyse or puzzle make
#[derive(Args)]
pub(crate) struct MakeArguments {
    /// Folder to create
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// Number of shards
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=100_000), default_value_t = 8)]
    shards: u64,
    /// Number of all games, or of pairs of games in a match
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=100_000_000))]
    items: u64,
    /// The command with its options, but without --only and without the file to write
    #[arg(value_name = "COMMAND", required = true, last = true)]
    command: Vec<String>,
}

/// Make one shard, unless it is made already; waits while another process makes it
#[derive(Args)]
pub(crate) struct RunArguments {
    /// Folder of the plan
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// Number of the shard, from 0
    #[arg(value_name = "SHARD")]
    shard: usize,
}

/// Write the joined result of all shards
#[derive(Args)]
pub(crate) struct JoinArguments {
    /// Folder of the plan
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// File to write
    #[arg(value_name = "FILE")]
    out: PathBuf,
}

/// Print how many shards are made
#[derive(Args)]
pub(crate) struct StatusArguments {
    /// Folder of the plan
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// Print only the numbers of the missing shards, one a line
    #[arg(long)]
    missing: bool,
}

#[derive(Args)]
pub(crate) struct FolderArguments {
    /// Folder of the plan
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

pub(crate) fn run(command: &Command) -> CommandResult {
    match command {
        Command::Make(MakeArguments { folder, shards, items, command }) => {
            Plan::new(command, *items, *shards)?.create(folder)
        }
        Command::Run(RunArguments { folder, shard }) => {
            shard::make(&Plan::open(folder)?, folder, *shard, WhenBusy::Wait).map(drop)
        }
        Command::Work(FolderArguments { folder }) => work(folder),
        Command::Status(StatusArguments { folder, missing }) => status(folder, *missing),
        Command::Join(JoinArguments { folder, out }) => join::join(&Plan::open(folder)?, folder, out),
    }
}

/// How long a worker waits before it looks again whether another one has died.
const WAIT: Duration = Duration::from_secs(1);

/// Makes the shards that no other process makes, until all are made.
fn work(folder: &Path) -> CommandResult {
    let plan = Plan::open(folder)?;
    let mut left: Vec<usize> = (0..plan.shards.len()).collect();
    loop {
        let mut busy = Vec::new();
        for shard in left {
            if shard::make(&plan, folder, shard, WhenBusy::Leave)? == ShardState::Busy {
                busy.push(shard);
            }
        }
        if busy.is_empty() {
            return Ok(());
        }
        left = busy;
        thread::sleep(WAIT);
    }
}

fn status(folder: &Path, only_missing: bool) -> CommandResult {
    let plan = Plan::open(folder)?;
    let mut seconds = 0.0;
    let mut items = 0;
    let mut missing = Vec::new();
    for (number, range) in plan.shards.iter().enumerate() {
        match shard::receipt(folder, number) {
            Some(receipt) => {
                seconds += receipt.seconds;
                items += range.end - range.start;
            }
            None => missing.push(number.to_string()),
        }
    }
    let mut out = io::stdout();
    if only_missing {
        return Ok(missing.iter().try_for_each(|number| writeln!(out, "{number}"))?);
    }
    let (made, all) = (plan.shards.len() - missing.len(), plan.shards.len());
    writeln!(out, "{made} of {all} shards made: {items} of {} items in {seconds:.1} s of work", plan.items)?;
    if !missing.is_empty() {
        writeln!(out, "missing: {}", missing.join(" "))?;
    }
    Ok(())
}
