//! `ansa selfplay`: games of the engine against itself, for their positions.

use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use ansa_core::eval::Evaluation;
use ansa_core::position::Position;
use ansa_core::position::outcome::RuleSet;
use ansa_core::search::{Best, Limits, Options, Score, Search, Status};
use ansa_core::{Game, Side, Step};

use crate::Failure;
use crate::arguments::Arguments;
use crate::ends::{self, Ends};
use crate::matches::openings::Openings;
use crate::positions::{Played, PositionsFile};
use crate::random::Random;
use crate::weights;

const HELP: &str = "\
usage: ansa selfplay --out FILE [--NAME VALUE]…
  --out FILE      where positions are written; a file that is there is gone on with
  --games N       games the file is to have in the end (1000)
  --nodes N       for each turn (5000)
  --judged N      so many of the positions that each of these searches evaluates are searched on their own, too, and written
                  with what that search thinks of them (0); with `--write ends` of those where its lines ended on the way
  --judge N       nodes for each of those (1000)
  --write WHAT    for each turn: `begins`, the position in which it begins, or `ends`, the one in which the line that its search
                  expects ends, where the evaluation was believed (begins)
  --seed N        of everything (1): the same seed gives the same games, whatever the number of jobs
  --jobs N        games at the same time (1)
  --weights FILE  weights to play with, or WEIGHTS+NETWORK (the engine's own); named twice, the two play each other";

/// A game that goes on for so many plies is given up: it would not tell who stood better.
const LONGEST: usize = 240;
/// Among the first so many turns, one in [`CHANCE`] is drawn by lot, so that games differ.
const EARLY: usize = 16;
const CHANCE: usize = 6;
/// The score of a position that was judged to be won, in hundredths of a rabbit.
const WON: i32 = 20_000;

/// How a game is played, and what is written of it.
#[derive(Clone, Copy)]
struct Plan<'p> {
    seed: u64,
    /// For each turn.
    nodes: u64,
    /// Positions of each search that are judged, and the nodes for each.
    judged: usize,
    judge_nodes: u64,
    /// Whether the ends of lines are written, in place of the positions that are played.
    line_ends: bool,
    players: &'p [Evaluation],
}

pub(crate) fn run(words: &[String]) -> Result<(), Failure> {
    if words.iter().any(|word| word == "--help") {
        writeln!(io::stdout(), "{HELP}")?;
        return Ok(());
    }
    let arguments = Arguments::read(
        words,
        &["out", "games", "nodes", "judged", "judge", "seed", "jobs", "weights", "write"],
    )?;
    arguments.no_others()?;
    let out = arguments.text("out").ok_or_else(|| Failure::Usage("--out FILE is needed".to_owned()))?;
    let games = arguments.number("games", 1..=100_000_000)?.unwrap_or(1000u64);
    let nodes = arguments.number("nodes", 1..=1_000_000_000)?.unwrap_or(5000u64);
    let seed = arguments.number("seed", 0..=u64::MAX)?.unwrap_or(1u64);
    let jobs = arguments.number("jobs", 1..=512)?.unwrap_or(1usize);
    let mut players =
        arguments.all("weights").map(weights::evaluation).collect::<Result<Vec<Evaluation>, Failure>>()?;
    if players.is_empty() {
        players.push(Evaluation::default());
    }
    if players.len() > 2 {
        return Err(Failure::Usage("no more than two can play each other".to_owned()));
    }
    let line_ends = match arguments.text("write") {
        None | Some("begins") => false,
        Some("ends") => true,
        Some(other) => return Err(Failure::Usage(format!("--write must be begins or ends, not {other}"))),
    };
    let plan = Plan {
        seed,
        nodes,
        judged: arguments.number("judged", 0..=1000)?.unwrap_or(0),
        judge_nodes: arguments.number("judge", 1..=1_000_000_000)?.unwrap_or(1000),
        line_ends,
        players: &players,
    };
    let mut file = PositionsFile::open(Path::new(out)).map_err(Failure::Work)?;

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
                    if sender.send((number, played(number, plan))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        // Games are written in the order of their numbers, so that the file is the same for any number of jobs.
        let mut waiting = std::collections::BTreeMap::new();
        let mut turn = file.next;
        let mut positions = 0;
        for (number, game) in receiver {
            waiting.insert(number, game);
            while let Some(game) = waiting.remove(&turn) {
                turn += 1;
                let Some(game) = game else { continue };
                positions += game.positions.len();
                let written = file.add(&game);
                if written.is_err() {
                    stopped.store(true, Ordering::Relaxed);
                }
                written?;
                if turn.is_multiple_of(100) {
                    writeln!(io::stderr(), "{turn} games; {positions} positions in this run")?;
                }
            }
        }
        Ok(())
    })
}

/// Plays one game; none if it tells nothing, for it has no winner or no position to learn from.
fn played(number: u64, plan: Plan) -> Option<Played> {
    let mut random = Random::new(plan.seed, number);
    let mut game = Openings::Mixed.game(plan.seed, number);
    let options = Options { table_bytes: 4 << 20, seed: random.next() };
    let searching = |player: &Evaluation| Search::with(options, player.clone());
    let mut searches: Vec<Search> = plan.players.iter().map(searching).collect();
    if !plan.line_ends {
        for search in &mut searches {
            search.sample_leaves(plan.judged);
        }
    }
    let mut judge = searching(plan.players.first()?);
    let mut judged: Vec<(Position, i32)> = Vec::new();
    let mut positions: Vec<(Position, i32)> = Vec::new();
    while game.outcome().is_none() && game.plies().len() < LONGEST {
        let Some(position) = game.position() else { break };
        let by_lot = game.plies().len() < EARLY && random.below(CHANCE) == 0;
        if by_lot && let Some(turn) = any_turn(&game, &mut random) {
            if game.play_steps(&turn).is_err() {
                break;
            }
            continue;
        }
        // Where two play, each has gold in every other game.
        let seat = (number as usize + usize::from(position.side() == Side::Silver)) % searches.len();
        let search = &mut searches[seat];
        let mut ends = Ends::of(position, if plan.line_ends { plan.judged } else { 0 });
        let turn = searched(search, &game, plan.nodes, |search| ends.look(search))?;
        for position in search.sampled_leaves().iter().chain(ends.given_up()) {
            let from_here = Game::from_position(*position, 2, RuleSet::CURRENT);
            if searched(&mut judge, &from_here, plan.judge_nodes, |_| ()).is_some() {
                let score = match judge.info().score {
                    Score::CentiRabbits(score) => score.clamp(-WON, WON),
                    Score::WinIn(_) => WON,
                    Score::LossIn(_) => -WON,
                };
                judged.push((*position, score));
            }
        }
        let info = search.info();
        if let Some(score) = ends::telling(info.score) {
            if plan.line_ends {
                positions.extend(ends::line_end(&position, &info.pv, score));
            } else {
                positions.push((position, score));
            }
        }
        game.play_steps(&turn).ok()?;
    }
    let winner = game.outcome()?.winner?;
    (!positions.is_empty()).then_some(Played { number, winner, positions, judged })
}

/// Nodes between two looks at what a search expects.
const LOOK: u64 = 200;

/// What a search of so many nodes plays; none if there is nothing to play. On its way it is looked at.
pub(crate) fn searched(
    search: &mut Search,
    game: &Game,
    nodes: u64,
    mut look: impl FnMut(&Search),
) -> Option<Vec<Step>> {
    search.start(game, Limits { nodes: Some(nodes), ..Limits::default() }).ok()?;
    loop {
        let status = search.run(LOOK, &mut || 0);
        look(search);
        match status {
            Status::Done(Best::Turn(turn)) => return Some(turn),
            Status::Done(Best::Setup(_)) | Status::Idle => return None,
            Status::Running => {}
        }
    }
}

/// A legal turn drawn by lot, if one is found at once.
fn any_turn(game: &Game, random: &mut Random) -> Option<Vec<Step>> {
    for _ in 0..20 {
        let mut turn = game.begin_turn().ok()?;
        let mut steps = Vec::new();
        while turn.position().steps_left() > 0 {
            let possible: Vec<Step> = turn.position().steps().map(|(step, _)| step).collect();
            if possible.is_empty() {
                break;
            }
            let step = possible[random.below(possible.len())];
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
