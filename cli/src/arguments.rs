//! Arguments that several commands share.

use std::fmt::Display;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;
use std::sync::Arc;

use ansa_core::search::time::Budget;
use ansa_core::search::{Limits, Options, Search};
use ansa_core::tables::Tables;
use clap::Args;
use clap::error::ErrorKind;

use crate::tables::file::read_shared;

/// Reads a number within a range.
pub(crate) fn within<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone
where
    T: FromStr + PartialOrd + Display + Clone,
{
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| format!("expected a number from {} to {}", range.start(), range.end()))
    }
}

/// The error of arguments that don't fit together.
pub(crate) fn usage_error(message: impl Display) -> clap::Error {
    clap::Command::new("ansa").error(ErrorKind::ArgumentConflict, message)
}

/// Which of the numbered things that a command makes are made in this run: part of the work of a plan.
#[derive(Args)]
pub(crate) struct Part {
    /// Only those with these numbers, counted from 0: A to B without B
    #[arg(long, value_name = "A..B", value_parser = read_numbers)]
    only: Option<Range<u64>>,
}

impl Part {
    /// The numbers of this part among all.
    pub(crate) fn of(&self, all: Range<u64>) -> Range<u64> {
        let Some(only) = &self.only else { return all };
        let start = only.start.clamp(all.start, all.end);
        start..only.end.clamp(start, all.end)
    }

    /// Whether there may be others.
    pub(crate) const fn is_some(&self) -> bool {
        self.only.is_some()
    }
}

fn read_numbers(text: &str) -> Result<Range<u64>, String> {
    let ends = text.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    ends.filter(|numbers| numbers.start < numbers.end)
        .ok_or_else(|| "expected numbers such as 0..100".to_owned())
}

/// How long to search, and how.
#[derive(Args)]
pub(crate) struct SearchArguments {
    /// Maximum nodes per search
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=u64::MAX))]
    nodes: Option<u64>,
    /// Time per search, instead of nodes
    #[arg(long, value_name = "SECONDS", value_parser = within::<f64>(0.001..=86_400.0))]
    time: Option<f64>,
    /// Size of the transposition table
    #[arg(long, value_name = "MEGABYTES", value_parser = within::<usize>(1..=1024), default_value_t = 64)]
    hash: usize,
    /// Folder with endgame tables, which `ansa tables make` has written
    #[arg(long, value_name = "FOLDER", value_parser = read_shared)]
    tables: Option<Arc<Tables>>,
    /// Break ties between turns with nearly equal scores
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

impl SearchArguments {
    /// The limits; without any argument, `default_nodes`.
    pub(crate) fn limits(&self, default_nodes: u64) -> Limits {
        Limits {
            nodes: self.nodes.or_else(|| self.time.is_none().then_some(default_nodes)),
            time: self.time.map(|time| Budget::fixed((time * 1000.0) as u64)),
            ..Limits::default()
        }
    }

    pub(crate) fn search(&self) -> Search {
        let mut search = Search::new(Options { hash_bytes: self.hash << 20, seed: self.seed });
        if self.tables.is_some() {
            search.use_tables(self.tables.clone());
        }
        search
    }
}
