//! The commands whose work can be split.

use clap::Parser;

use crate::arguments::usage_error;
use crate::{Ansa, CommandResult};

/// A command whose items are made independently of each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Job {
    Selfplay,
    Relabel,
    Match,
    Analyse,
    PuzzleMake,
}

impl Job {
    /// The job of a command line.
    ///
    /// # Errors
    /// The command can't be split, or its arguments are wrong.
    pub(super) fn of(command: &[String]) -> CommandResult<Job> {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        let job = match words.as_slice() {
            ["selfplay", ..] => Job::Selfplay,
            ["relabel", ..] => Job::Relabel,
            ["match", ..] => Job::Match,
            ["analyse", ..] => Job::Analyse,
            ["puzzle", "make", ..] => Job::PuzzleMake,
            _ => {
                let message = "only selfplay, relabel, match, analyse and puzzle make can be split";
                return Err(usage_error(message).into());
            }
        };
        if let Some(word) = words.iter().find(|&&word| word == "--only" || word == job.out_option()) {
            return Err(usage_error(format!("a plan sets {word} itself")).into());
        }
        let comes_first = words.get(1).is_some_and(|word| !word.starts_with('-'));
        if matches!(job, Job::Relabel | Job::Analyse) && !comes_first {
            return Err(usage_error("the file must come first, before the options").into());
        }
        let whole = ["ansa"].into_iter().chain(words).chain(["--only", "0..1", job.out_option(), "out"]);
        Ansa::try_parse_from(whole)?;
        Ok(job)
    }

    /// The option that names the file to write.
    pub(super) const fn out_option(self) -> &'static str {
        match self {
            Job::Selfplay | Job::Relabel | Job::PuzzleMake => "--out",
            Job::Match => "--games",
            Job::Analyse => "--record",
        }
    }

    /// The option that says how many items there are, if the command has one.
    pub(super) const fn count_option(self) -> Option<&'static str> {
        match self {
            Job::Selfplay | Job::PuzzleMake => Some("--games"),
            Job::Match => Some("--pairs"),
            Job::Relabel | Job::Analyse => None,
        }
    }

    /// The words that name files that the command reads: they must not change while the plan is worked on.
    pub(super) fn inputs(self, command: &[String]) -> Vec<&str> {
        let after = |option: &'static str| {
            let pairs = command.windows(2).filter(move |pair| pair[0] == option);
            // In `WEIGHTS+NETWORK` an empty name is the engine's own.
            pairs.flat_map(|pair| pair[1].split('+')).filter(|name| !name.is_empty())
        };
        match self {
            Job::Selfplay => after("--weights").collect(),
            Job::PuzzleMake => after("--from").collect(),
            Job::Match => Vec::new(),
            // `Job::of` has checked that the file comes first.
            Job::Relabel | Job::Analyse => command.get(1).map(String::as_str).into_iter().collect(),
        }
    }
}
