//! `ansa selfplay`: games of the engine against itself, for their positions.

use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use ansa_core::eval::HandMade;
use ansa_core::position::Position;
use ansa_core::search::{Best, Limits, Options, Score, Search, Status};
use ansa_core::{Game, Side, Step};

use crate::Failure;
use crate::arguments::Arguments;
use crate::matches::openings::Openings;
use crate::positions::{Played, PositionsFile};
use crate::random::Random;
use crate::weights;

const HELP: &str = "\
usage: ansa selfplay --out FILE [--NAME VALUE]…
  --out FILE      where positions are written; a file that is there is gone on with
  --games N       games the file is to have in the end (1000)
  --nodes N       for each turn (5000)
  --seed N        of everything (1): the same seed gives the same games, whatever the number of jobs
  --jobs N        games at the same time (1)
  --weights FILE  weights to play with (the engine's own); named twice, the two play each other";

/// A game that goes on for so many plies is given up: it would not tell who stood better.
const LONGEST: usize = 240;
/// Among the first so many turns, one in [`CHANCE`] is drawn by lot, so that games differ.
const EARLY: usize = 16;
const CHANCE: usize = 6;
/// Scores beyond this, in hundredths of a rabbit, tell nothing that is to be learned.
const CLEAR: i32 = 4000;

pub(crate) fn run(words: &[String]) -> Result<(), Failure> {
    if words.iter().any(|word| word == "--help") {
        writeln!(io::stdout(), "{HELP}")?;
        return Ok(());
    }
    let arguments = Arguments::read(words, &["out", "games", "nodes", "seed", "jobs", "weights"])?;
    arguments.no_others()?;
    let out = arguments.text("out").ok_or_else(|| Failure::Usage("--out FILE is needed".to_owned()))?;
    let games = arguments.number("games", 1..=100_000_000)?.unwrap_or(1000u64);
    let nodes = arguments.number("nodes", 1..=1_000_000_000)?.unwrap_or(5000u64);
    let seed = arguments.number("seed", 0..=u64::MAX)?.unwrap_or(1u64);
    let jobs = arguments.number("jobs", 1..=512)?.unwrap_or(1usize);
    let mut players =
        arguments.all("weights").map(weights::evaluation).collect::<Result<Vec<HandMade>, Failure>>()?;
    if players.is_empty() {
        players.push(HandMade::default());
    }
    if players.len() > 2 {
        return Err(Failure::Usage("no more than two can play each other".to_owned()));
    }
    let players = &players;
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
                    if sender.send((number, played(number, nodes, seed, players))).is_err() {
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
fn played(number: u64, nodes: u64, seed: u64, players: &[HandMade]) -> Option<Played> {
    let mut random = Random::new(seed, number);
    let mut game = Openings::Mixed.game(seed, number);
    let options = Options { table_bytes: 4 << 20, seed: random.next() };
    let mut searches: Vec<Search> =
        players.iter().map(|player| Search::with(options, player.clone())).collect();
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
        if search.start(&game, Limits { nodes: Some(nodes), ..Limits::default() }).is_err() {
            break;
        }
        let turn = loop {
            match search.run(u64::MAX, &mut || 0) {
                Status::Done(Best::Turn(turn)) => break turn,
                Status::Done(Best::Setup(_)) | Status::Idle => return None,
                Status::Running => {}
            }
        };
        if let Score::CentiRabbits(score) = search.info().score
            && score.abs() <= CLEAR
        {
            positions.push((position, score));
        }
        game.play_steps(&turn).ok()?;
    }
    let winner = game.outcome()?.winner?;
    (!positions.is_empty()).then_some(Played { number, winner, positions })
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
