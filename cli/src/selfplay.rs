//! `ansa selfplay`: plays games of the engine against itself and writes training samples.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;

use ansa_core::eval::Evaluator;
use ansa_core::position::Position;
use ansa_core::search::{Options, Search};
use ansa_core::{Game, Side, Step};
use clap::{Args, ValueEnum};

use crate::arguments::{Part, usage_error, within};
use crate::in_order::in_order;
use crate::matches::openings::Openings;
use crate::positions::{PositionsFile, SelfPlayGame};
use crate::pv_leaves::{AbandonedLeaves, pv_leaf, trainable_score};
use crate::random::Random;
use crate::search::{best_turn_observed, label, node_limit};
use crate::{CommandResult, weights};

/// Play self-play games and write training positions
#[derive(Args)]
pub(crate) struct Arguments {
    /// Positions file to write; an existing one is continued
    #[arg(long, value_name = "FILE")]
    out: String,
    /// Total number of games in the file
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=100_000_000), default_value_t = 1000)]
    games: u64,
    /// Nodes for each turn
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=1_000_000_000), default_value_t = 5000)]
    nodes: u64,
    /// Leaves to sample from each of these searches, to search separately and to write with that score; with `--write
    /// pv-leaves` they are abandoned PV leaves, otherwise positions that the search evaluated
    #[arg(long, value_name = "N", value_parser = within::<usize>(0..=1000), default_value_t = 0)]
    sampled_leaves: usize,
    /// Nodes for each sampled leaf
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=1_000_000_000), default_value_t = 1000)]
    leaf_nodes: u64,
    /// What to write for each turn
    #[arg(long, value_name = "WHAT", default_value = "roots")]
    write: Written,
    /// The same seed gives the same games with any number of jobs
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of games to play in parallel
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=512), default_value_t = 1)]
    jobs: usize,
    #[command(flatten)]
    part: Part,
    /// Weights to play with, or WEIGHTS+NETWORK [default: the engine's own]; if given twice, the two play each other
    #[arg(long, value_name = "FILE")]
    weights: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Written {
    /// The position at the start of the turn
    Roots,
    /// The end of the principal variation, whose evaluation is the search score (TD-leaf)
    PvLeaves,
}

/// The maximum length of a game in plies. Longer games are dropped: their results say little about the positions.
const MAX_PLIES: usize = 240;
/// In the first plies of a game, a fraction 1 / [`RANDOM_ONE_IN`] of the turns is random, so that games differ.
const RANDOM_PLIES: usize = 16;
const RANDOM_ONE_IN: usize = 6;

pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    let files = arguments.weights.iter();
    let mut players = files.map(|files| weights::evaluator(files)).collect::<Result<Vec<_>, _>>()?;
    if players.is_empty() {
        players.push(Evaluator::default());
    }
    if players.len() > 2 {
        return Err(usage_error("--weights may be given at most twice").into());
    }
    let mut file = PositionsFile::open(Path::new(&arguments.out))?;
    let play = |number| -> Result<(u64, Option<SelfPlayGame>), String> {
        let opening = Openings::Mixed.game(arguments.seed, number)?;
        Ok((number, play_from(opening, number, arguments, &players)))
    };
    let mut positions = 0;
    let part = arguments.part.of(0..arguments.games);
    in_order(part.start.max(file.next)..part.end, arguments.jobs, play, |played| {
        if let (number, Some(game)) = played? {
            positions += game.positions.len();
            file.add(&game)?;
            if (number + 1).is_multiple_of(100) {
                writeln!(io::stderr(), "{} games; {positions} positions in this run", number + 1)?;
            }
        }
        Ok(ControlFlow::Continue(()))
    })
}

/// Plays one game; `None` if it has no winner or no position to train on.
fn play_from(
    mut game: Game,
    number: u64,
    settings: &Arguments,
    players: &[Evaluator],
) -> Option<SelfPlayGame> {
    let writes_pv_leaves = settings.write == Written::PvLeaves;
    let mut random = Random::new(settings.seed, number);
    let options = Options { hash_bytes: 4 << 20, seed: random.next() };
    let new_search = |player: &Evaluator| Search::with(options, player.clone());
    let mut searches: Vec<Search> = players.iter().map(new_search).collect();
    if !writes_pv_leaves {
        for search in &mut searches {
            search.sample_leaves(settings.sampled_leaves);
        }
    }
    let mut leaf_search = new_search(players.first()?);
    let mut sampled_leaves: Vec<(Position, i32)> = Vec::new();
    let mut positions: Vec<(Position, i32)> = Vec::new();
    while game.outcome().is_none() && game.plies().len() < MAX_PLIES {
        let Some(position) = game.position() else { break };
        let is_random = game.plies().len() < RANDOM_PLIES && random.below(RANDOM_ONE_IN) == 0;
        if is_random && let Some(turn) = random_turn(&game, &mut random) {
            if game.play_steps(&turn).is_err() {
                break;
            }
            continue;
        }
        // Two players swap sides from game to game.
        let player = (number as usize + usize::from(position.side() == Side::Silver)) % searches.len();
        let search = &mut searches[player];
        let mut abandoned =
            AbandonedLeaves::new(position, if writes_pv_leaves { settings.sampled_leaves } else { 0 });
        let limits = node_limit(settings.nodes);
        let turn =
            best_turn_observed(search, &game, limits, OBSERVER_SLICE, |search| abandoned.observe(search))?;
        for position in search.sampled_leaves().iter().chain(abandoned.positions()) {
            let limits = node_limit(settings.leaf_nodes);
            if let Some(score) = label(&mut leaf_search, position, limits) {
                sampled_leaves.push((*position, score));
            }
        }
        let info = search.info();
        if let Some(score) = trainable_score(info.score) {
            if writes_pv_leaves {
                positions.extend(pv_leaf(&position, &info.pv, score));
            } else {
                positions.push((position, score));
            }
        }
        game.play_steps(&turn).ok()?;
    }
    let winner = game.outcome()?.winner?;
    (!positions.is_empty()).then_some(SelfPlayGame { number, winner, positions, sampled_leaves })
}

/// Nodes between two looks at the principal variation.
const OBSERVER_SLICE: u64 = 200;

/// A random legal turn; `None` if a few attempts find none.
fn random_turn(game: &Game, random: &mut Random) -> Option<Vec<Step>> {
    for _ in 0..20 {
        let mut turn = game.begin_turn().ok()?;
        let mut steps = Vec::new();
        while turn.position().steps_left() > 0 {
            let legal: Vec<Step> = turn.position().steps().map(|(step, _)| step).collect();
            if legal.is_empty() {
                break;
            }
            let step = legal[random.below(legal.len())];
            if turn.step(step).is_err() {
                break;
            }
            steps.push(step);
        }
        if game.check(&turn).is_ok() {
            return Some(steps);
        }
    }
    None
}
