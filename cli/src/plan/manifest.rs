//! The file `plan.json`: what is made, by which program, from which files, in which shards.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::ops::Range;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::job::Job;
use crate::CommandResult;
use crate::arguments::usage_error;

const FORMAT: &str = "ansa-plan";
const VERSION: u32 = 1;

/// A plan as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plan {
    format: String,
    version: u32,
    /// The checksum of the program that makes the shards.
    program: String,
    /// The command with its options, without the range and the file to write.
    pub(super) command: Vec<String>,
    /// The checksums of the files that the command reads.
    inputs: BTreeMap<String, String>,
    /// The number of all items.
    pub(super) items: u64,
    /// The numbers of the items of each shard, in order.
    pub(super) shards: Vec<Range<u64>>,
}

impl Plan {
    /// A plan for this program.
    ///
    /// # Errors
    /// The command can't be split, or a file of it can't be read.
    pub(super) fn new(command: &[String], items: u64, shards: u64) -> CommandResult<Plan> {
        let job = Job::of(command)?;
        let mut command = command.to_vec();
        if let Some(option) = job.count_option() {
            if command.iter().any(|word| word == option) {
                return Err(usage_error(format!("--items says what {option} would say")).into());
            }
            command.extend([option.to_owned(), items.to_string()]);
        }
        let inputs = job.inputs(&command).into_iter();
        let inputs = inputs.map(|file| Ok((file.to_owned(), checksum(Path::new(file))?)));
        let inputs = inputs.collect::<Result<_, String>>()?;
        let shards = shards.min(items);
        // Shards of about the same size.
        let start = |shard: u64| (u128::from(items) * u128::from(shard) / u128::from(shards)) as u64;
        Ok(Plan {
            format: FORMAT.to_owned(),
            version: VERSION,
            program: own_checksum()?,
            shards: (0..shards).map(|shard| start(shard)..start(shard + 1)).collect(),
            command,
            inputs,
            items,
        })
    }

    /// Writes the plan into a new folder.
    ///
    /// # Errors
    /// The folder has a plan, or can't be written.
    pub(super) fn create(&self, folder: &Path) -> CommandResult {
        let path = folder.join("plan.json");
        if path.exists() {
            return Err(format!("{} has a plan already", folder.display()).into());
        }
        fs::create_dir_all(folder)?;
        Ok(fs::write(path, serde_json::to_string_pretty(self)? + "\n")?)
    }

    /// Reads the plan of a folder.
    ///
    /// # Errors
    /// It can't be read, or its shards leave something out.
    pub(super) fn open(folder: &Path) -> CommandResult<Plan> {
        let path = folder.join("plan.json");
        let wrong = |what: &dyn std::fmt::Display| format!("{}: {what}", path.display());
        let text = fs::read_to_string(&path).map_err(|error| wrong(&error))?;
        let plan: Plan = serde_json::from_str(&text).map_err(|error| wrong(&error))?;
        if plan.format != FORMAT || plan.version != VERSION {
            return Err(wrong(&"not a plan of a supported version").into());
        }
        Job::of(&plan.command).map_err(|error| wrong(&error))?;
        let starts = plan.shards.iter().map(|shard| shard.start);
        let ends = [0].into_iter().chain(plan.shards.iter().map(|shard| shard.end));
        let is_whole = starts.eq(ends.clone().take(plan.shards.len())) && ends.last() == Some(plan.items);
        if !is_whole || plan.shards.iter().any(Range::is_empty) {
            return Err(wrong(&"the shards are not all items in their order").into());
        }
        Ok(plan)
    }

    /// The job of the command.
    ///
    /// # Errors
    /// None for a plan that was opened.
    pub(super) fn job(&self) -> CommandResult<Job> {
        Job::of(&self.command)
    }

    /// Checks that this program and the files here are those of the plan.
    ///
    /// # Errors
    /// What differs.
    pub(super) fn check(&self) -> CommandResult {
        if own_checksum()? != self.program {
            return Err("this is not the program that the plan was made with: its results may differ".into());
        }
        for (file, sum) in &self.inputs {
            if checksum(Path::new(file))? != *sum {
                return Err(format!("{file} has changed since the plan was made").into());
            }
        }
        Ok(())
    }
}

fn own_checksum() -> Result<String, String> {
    let own = std::env::current_exe().map_err(|error| format!("the program can't be found: {error}"))?;
    checksum(&own)
}

/// The SHA-256 of a file.
pub(super) fn checksum(file: &Path) -> Result<String, String> {
    use sha2::{Digest, Sha256};

    let cannot = |error: std::io::Error| format!("{} can't be read: {error}", file.display());
    let mut file = fs::File::open(file).map_err(cannot)?;
    let mut hash = Sha256::new();
    std::io::copy(&mut file, &mut hash).map_err(cannot)?;
    let mut text = String::new();
    for byte in hash.finalize() {
        let _ = write!(text, "{byte:02x}");
    }
    Ok(text)
}
