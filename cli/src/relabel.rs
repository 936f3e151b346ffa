//! `ansa relabel`: searches the positions of a positions file again, with the engine of today or with more nodes.

use std::fs::File;
use std::io::BufReader;
use std::ops::ControlFlow;
use std::path::Path;

use ansa_core::Position;
use ansa_core::search::Search;
use clap::{Args, ValueEnum};

use crate::CommandResult;
use crate::arguments::{Part, within};
use crate::in_order::in_order;
use crate::positions::{PositionsFile, SelfPlayGame, games};
use crate::random::Random;
use crate::search::{label, node_limit, small_search};

/// Search the positions of self-play games again and write them with the new scores
#[derive(Args)]
pub(crate) struct Arguments {
    /// Positions file to read
    #[arg(value_name = "FILE")]
    file: String,
    /// Positions file to write; an existing one is continued
    #[arg(long, value_name = "FILE")]
    out: String,
    /// Nodes for each search
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=1_000_000_000), default_value_t = 1000)]
    nodes: u64,
    /// What to write as the score of a position
    #[arg(long, value_name = "WHAT", default_value = "search")]
    label: Label,
    /// Seed of the searches
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    part: Part,
    /// Number of games to search in parallel; the result is the same with any number
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=512), default_value_t = 1)]
    jobs: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Label {
    /// The score for the side to move
    Search,
    /// Half of the difference between the scores with either side to move, which leaves out what the move is worth
    HalfDifference,
}

pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    let file =
        File::open(&arguments.file).map_err(|error| format!("{} can't be read: {error}", arguments.file))?;
    let part = arguments.part.of(0..u64::MAX);
    let of_part = (0..).zip(games(BufReader::new(file), &arguments.file));
    let of_part = of_part.filter(|(index, _)| part.contains(index)).map(|(_, game)| game);
    let known = of_part.collect::<Result<Vec<_>, _>>()?;
    let mut out = PositionsFile::open(Path::new(&arguments.out))?;
    let first = known.partition_point(|game| game.number < out.next) as u64;
    let search_again = |index| relabelled(&known[index as usize], arguments);
    in_order(first..known.len() as u64, arguments.jobs, search_again, |game| {
        out.add(&game)?;
        Ok(ControlFlow::Continue(()))
    })
}

fn relabelled(game: &SelfPlayGame, arguments: &Arguments) -> SelfPlayGame {
    // A search of its own, so that the scores don't depend on what was searched before.
    let mut search = small_search(Random::new(arguments.seed, game.number).next());
    let mut search_again = |list: &[(Position, i32)]| -> Vec<(Position, i32)> {
        let again =
            |&(position, old)| (position, new_label(&mut search, &position, arguments).unwrap_or(old));
        list.iter().map(again).collect()
    };
    let sampled_leaves = search_again(&game.sampled_leaves);
    SelfPlayGame { sampled_leaves, positions: search_again(&game.positions), ..*game }
}

fn new_label(search: &mut Search, position: &Position, arguments: &Arguments) -> Option<i32> {
    let limits = node_limit(arguments.nodes);
    let own = label(search, position, limits)?;
    match arguments.label {
        Label::Search => Some(own),
        Label::HalfDifference => Some((own - label(search, &position.after_pass(), limits)?) / 2),
    }
}
