//! `ansa selfplay`: plays games of the engine against itself and writes training samples.

use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use ansa_core::eval::Evaluator;
use ansa_core::position::Position;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::search::{Best, Limits, Options, Score, Search, Status};
use ansa_core::{Game, Side, Step};

use crate::CommandError;
use crate::arguments::Arguments;
use crate::matches::openings::Openings;
use crate::positions::{PositionsFile, SelfPlayGame};
use crate::pv_leaves::{AbandonedLeaves, pv_leaf, trainable_score};
use crate::random::Random;
use crate::weights;

pub(crate) const HELP: &str = "\
usage: ansa selfplay --out FILE [--NAME VALUE]…
  --out FILE      positions file to write; an existing one is continued
  --games N       total number of games in the file (1000)
  --nodes N       nodes for each turn (5000)
  --sampled-leaves N  leaves to sample from each of these searches, to search separately and to write with that score (0);
                  with `--write pv-leaves` they are abandoned PV leaves, otherwise positions that the search evaluated
  --leaf-nodes N  nodes for each sampled leaf (1000)
  --write WHAT    for each turn: `roots`, the position at its start, or `pv-leaves`, the end of the principal variation,
                  whose evaluation is the search score (TD-leaf) (roots)
  --seed N        the same seed gives the same games with any number of jobs (1)
  --jobs N        number of games to play in parallel (1)
  --weights FILE  weights to play with, or WEIGHTS+NETWORK (the engine's own); if given twice, the two play each other";

/// The maximum length of a game in plies. Longer games are dropped: their results say little about the positions.
const MAX_PLIES: usize = 240;
/// In the first plies of a game, a fraction 1 / [`RANDOM_ONE_IN`] of the turns is random, so that games differ.
const RANDOM_PLIES: usize = 16;
const RANDOM_ONE_IN: usize = 6;
/// The score of a sampled leaf with a proved win, in hundredths of a rabbit.
const WIN_SCORE: i32 = 20_000;

/// Settings of the games, and of the positions to write.
#[derive(Clone, Copy)]
struct SelfPlaySettings<'p> {
    seed: u64,
    /// For each turn.
    nodes: u64,
    /// Sampled leaves of each search, and the nodes for each.
    sampled_leaves: usize,
    leaf_nodes: u64,
    /// Whether PV leaves are written (TD-leaf) instead of root positions.
    pv_leaves: bool,
    players: &'p [Evaluator],
}

pub(crate) fn run(words: &[String]) -> Result<(), CommandError> {
    let arguments = Arguments::read(
        words,
        &["out", "games", "nodes", "sampled-leaves", "leaf-nodes", "seed", "jobs", "weights", "write"],
    )?;
    arguments.no_positional()?;
    let out =
        arguments.text("out").ok_or_else(|| CommandError::Usage("--out FILE is required".to_owned()))?;
    let games = arguments.number("games", 1..=100_000_000)?.unwrap_or(1000u64);
    let nodes = arguments.number("nodes", 1..=1_000_000_000)?.unwrap_or(5000u64);
    let seed = arguments.number("seed", 0..=u64::MAX)?.unwrap_or(1u64);
    let jobs = arguments.number("jobs", 1..=512)?.unwrap_or(1usize);
    let mut players =
        arguments.all("weights").map(weights::evaluator).collect::<Result<Vec<Evaluator>, CommandError>>()?;
    if players.is_empty() {
        players.push(Evaluator::default());
    }
    if players.len() > 2 {
        return Err(CommandError::Usage("--weights may be given at most twice".to_owned()));
    }
    let pv_leaves = match arguments.text("write") {
        None | Some("roots") => false,
        Some("pv-leaves") => true,
        Some(other) => {
            return Err(CommandError::Usage(format!("--write must be roots or pv-leaves, not {other}")));
        }
    };
    let settings = SelfPlaySettings {
        seed,
        nodes,
        sampled_leaves: arguments.number("sampled-leaves", 0..=1000)?.unwrap_or(0),
        leaf_nodes: arguments.number("leaf-nodes", 1..=1_000_000_000)?.unwrap_or(1000),
        pv_leaves,
        players: &players,
    };
    let mut file = PositionsFile::open(Path::new(out)).map_err(CommandError::Work)?;

    let next = AtomicU64::new(file.next);
    let stopped = AtomicBool::new(false);
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, next, stopped) = (sender.clone(), &next, &stopped);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games || stopped.load(Ordering::Relaxed) {
                        break;
                    }
                    if sender.send((number, play_game(number, settings))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        // Games are written in the order of their numbers: the file does not depend on the number of jobs.
        let mut waiting = std::collections::BTreeMap::new();
        let mut expected = file.next;
        let mut positions = 0;
        for (number, game) in receiver {
            let game = game.map_err(CommandError::Work);
            if game.is_err() {
                stopped.store(true, Ordering::Relaxed);
            }
            waiting.insert(number, game?);
            while let Some(game) = waiting.remove(&expected) {
                expected += 1;
                let Some(game) = game else { continue };
                positions += game.positions.len();
                let written = file.add(&game);
                if written.is_err() {
                    stopped.store(true, Ordering::Relaxed);
                }
                written?;
                if expected.is_multiple_of(100) {
                    writeln!(io::stderr(), "{expected} games; {positions} positions in this run")?;
                }
            }
        }
        Ok(())
    })
}

/// Plays one game; `None` if it has no winner or no position to train on.
///
/// # Errors
/// The opening is not legal.
fn play_game(number: u64, settings: SelfPlaySettings) -> Result<Option<SelfPlayGame>, String> {
    let opening = Openings::Mixed.game(settings.seed, number)?;
    Ok(play_from(opening, number, settings))
}

fn play_from(mut game: Game, number: u64, settings: SelfPlaySettings) -> Option<SelfPlayGame> {
    let mut random = Random::new(settings.seed, number);
    let options = Options { hash_bytes: 4 << 20, seed: random.next() };
    let new_search = |player: &Evaluator| Search::with(options, player.clone());
    let mut searches: Vec<Search> = settings.players.iter().map(new_search).collect();
    if !settings.pv_leaves {
        for search in &mut searches {
            search.sample_leaves(settings.sampled_leaves);
        }
    }
    let mut leaf_search = new_search(settings.players.first()?);
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
            AbandonedLeaves::new(position, if settings.pv_leaves { settings.sampled_leaves } else { 0 });
        let turn = search_nodes(search, &game, settings.nodes, |search| abandoned.observe(search))?;
        for position in search.sampled_leaves().iter().chain(abandoned.positions()) {
            let from_leaf = Game::from_position(*position, 2, RuleSet::CURRENT);
            if search_nodes(&mut leaf_search, &from_leaf, settings.leaf_nodes, |_| ()).is_some() {
                let score = match leaf_search.info().score {
                    Score::CentiRabbits(score) => score.clamp(-WIN_SCORE, WIN_SCORE),
                    Score::WinIn(_) => WIN_SCORE,
                    Score::LossIn(_) => -WIN_SCORE,
                };
                sampled_leaves.push((*position, score));
            }
        }
        let info = search.info();
        if let Some(score) = trainable_score(info.score) {
            if settings.pv_leaves {
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

/// Nodes between two calls of a search's observer.
const SLICE: u64 = 200;

/// Searches `nodes` nodes and returns the best turn, if any. Calls `observe` every [`SLICE`] nodes.
pub(crate) fn search_nodes(
    search: &mut Search,
    game: &Game,
    nodes: u64,
    mut observe: impl FnMut(&Search),
) -> Option<Vec<Step>> {
    search.start(game, Limits { nodes: Some(nodes), ..Limits::default() }).ok()?;
    loop {
        let status = search.run(SLICE, &mut || 0);
        observe(search);
        match status {
            Status::Done(Best::Turn(turn)) => return Some(turn),
            Status::Done(Best::Setup(_)) | Status::Idle => return None,
            Status::Running => {}
        }
    }
}

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
