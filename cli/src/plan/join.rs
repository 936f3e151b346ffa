//! Joins the files of all shards to what one process would have written.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use ansa_core::puzzle::{Puzzle, PuzzleFile, write_puzzles};

use super::job::Job;
use super::manifest::Plan;
use super::shard::{path, receipt};
use crate::CommandResult;

/// Joins the shards of a plan.
///
/// # Errors
/// A shard is missing or damaged, or the file can't be written.
pub(super) fn join(plan: &Plan, folder: &Path, out: &Path) -> CommandResult {
    let missing: Vec<String> = (0..plan.shards.len())
        .filter(|&shard| receipt(folder, shard).is_none())
        .map(|shard| shard.to_string())
        .collect();
    if !missing.is_empty() {
        return Err(format!("missing or damaged shards: {}", missing.join(" ")).into());
    }
    let texts = (0..plan.shards.len()).map(|shard| fs::read_to_string(path(folder, shard, "out")));
    let texts = texts.collect::<Result<Vec<_>, _>>()?;
    let joined = match plan.job()? {
        Job::Selfplay | Job::Relabel => with_one_header(&texts, false),
        Job::Match => with_one_header(&texts, true),
        Job::Analyse => texts.concat(),
        Job::PuzzleMake => puzzles(&texts)?,
    };
    let part = out.with_added_extension("part");
    fs::write(&part, joined)?;
    Ok(fs::rename(part, out)?)
}

/// The lines of all files after the first line of the first one; in the order of the number that begins them, or as they
/// come.
fn with_one_header(texts: &[String], by_number: bool) -> String {
    let header = texts.first().and_then(|text| text.lines().next()).unwrap_or_default();
    let mut lines: Vec<&str> = texts.iter().flat_map(|text| text.lines().skip(1)).collect();
    if by_number {
        // Several games at once end in any order.
        lines.sort_by_key(|line| line.split('\t').next().and_then(|number| number.parse::<u64>().ok()));
    }
    [header].into_iter().chain(lines).flat_map(|line| [line, "\n"]).collect()
}

/// The puzzles of all files without those that are in an earlier one.
fn puzzles(texts: &[String]) -> Result<String, String> {
    let mut known = HashSet::new();
    let mut all: Vec<Puzzle> = Vec::new();
    for text in texts {
        let file = PuzzleFile::read(text).map_err(|error| error.to_string())?;
        all.extend(file.puzzles.into_iter().filter(|puzzle| known.insert(puzzle.image_key())));
    }
    Ok(write_puzzles(&[], &all))
}
