//! One shard: made under a lock, put in place as a whole, with a receipt.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};
use std::time::Instant;

use serde::{Deserialize, Serialize};

use super::manifest::{Plan, checksum};
use crate::CommandResult;

/// What says that a shard is there.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Receipt {
    version: u32,
    /// The checksum of the shard's file.
    sha256: String,
    /// How long the last run took that made it.
    pub(super) seconds: f64,
}

const VERSION: u32 = 1;

/// What became of the wish to make a shard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ShardState {
    Made,
    /// Another process makes it.
    Busy,
}

/// The file of a shard, or with another ending what belongs to it.
pub(super) fn path(folder: &Path, shard: usize, ending: &str) -> PathBuf {
    folder.join(format!("shard-{shard:05}.{ending}"))
}

/// The receipt of a shard; `None` if the shard isn't there, or is not what was made.
pub(super) fn receipt(folder: &Path, shard: usize) -> Option<Receipt> {
    let text = fs::read_to_string(path(folder, shard, "json")).ok()?;
    let receipt: Receipt = serde_json::from_str(&text).ok()?;
    let sum = checksum(&path(folder, shard, "out")).ok()?;
    (receipt.version == VERSION && receipt.sha256 == sum).then_some(receipt)
}

/// What to do when another process makes a shard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WhenBusy {
    Wait,
    Leave,
}

/// Takes the lock of a shard, and writes which process has it; `None` if another one has it. The system frees the lock
/// of a process that dies.
fn lock(folder: &Path, shard: usize, when_busy: WhenBusy) -> io::Result<Option<File>> {
    let path = path(folder, shard, "lock");
    let mut file = OpenOptions::new().create(true).truncate(false).read(true).write(true).open(path)?;
    if when_busy == WhenBusy::Wait {
        file.lock()?;
    } else {
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
    file.set_len(0)?;
    writeln!(file, "{}", process::id())?;
    Ok(Some(file))
}

/// Makes a shard, unless it is there or another process makes it and this one doesn't wait. What a process that died has left of it is continued.
///
/// # Errors
/// The program or a file is not that of the plan, or the command fails.
pub(super) fn make(
    plan: &Plan,
    folder: &Path,
    shard: usize,
    when_busy: WhenBusy,
) -> CommandResult<ShardState> {
    let range = plan.shards.get(shard).ok_or_else(|| {
        format!("there is no shard {shard}: the plan has shards 0 to {}", plan.shards.len().saturating_sub(1))
    })?;
    let Some(lock) = lock(folder, shard, when_busy)? else { return Ok(ShardState::Busy) };
    if receipt(folder, shard).is_some() {
        return Ok(ShardState::Made);
    }
    plan.check()?;
    let part = path(folder, shard, "part");
    let begun = Instant::now();
    let done = Command::new(std::env::current_exe()?)
        .args(&plan.command)
        .args(["--only", &format!("{}..{}", range.start, range.end), plan.job()?.out_option()])
        .arg(&part)
        // The command shares the lock. So if this process dies alone, the command is still alone with its file.
        .stdin(lock.try_clone()?)
        .stdout(Stdio::null())
        .status()?;
    if !done.success() {
        return Err(format!("shard {shard}: the command failed ({done})").into());
    }
    File::open(&part)?.sync_all()?;
    let seconds = begun.elapsed().as_secs_f64();
    let receipt = Receipt { version: VERSION, sha256: checksum(&part)?, seconds };
    fs::rename(&part, path(folder, shard, "out"))?;
    // The receipt comes last: whoever sees it sees the whole shard.
    let written = path(folder, shard, "receipt");
    fs::write(&written, serde_json::to_string(&receipt)? + "\n")?;
    fs::rename(written, path(folder, shard, "json"))?;
    Ok(ShardState::Made)
}
