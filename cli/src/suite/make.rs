//! `ansa suite-make`: finds tactical problems in games of the engine against itself.
//!
//! Evaluations are blurred, so that blunders happen. Each position of a game is tried for the kinds that are still
//! wanted, and a game gives at most one problem of a kind: the first one, which the player may well have overlooked. Of
//! the captures at most a quarter gain the same. With `--beyond N` what the engine solves with so many nodes is left out;
//! a goal in one turn it knows without a search.
//!
//! What a capture keeps after one reply is not all that matters: another turn may keep the threat and do more, and some
//! captures lose. So a capture is a problem only if long searches don't speak against it: see [`is_undisputed`].

use std::fmt::Write as _;
use std::io::{self, Write};

use ansa_core::position::Position;
use ansa_core::search::review::clamped_score;
use ansa_core::search::{Best, Limits, Options, Search, Status};
use ansa_core::threats::{can_goal_this_turn, captures_this_turn};
use ansa_core::{Game, Role, Step};

use super::problem::{
    FEW_PERMILLE, Kind, LEAST_GAIN, NAMES, Problem, balance, ends, keeps, prevents_goal, some_end, turn_to,
    winner,
};
use super::{attempt, end_of, file, game_from};
use crate::Failure;
use crate::arguments::Arguments;
use crate::matches::openings::Openings;
use crate::random::Random;

const GOAL_IN_ONE: usize = Kind::GoalInOne.index();
const GOAL_IN_TWO: usize = Kind::GoalInTwo.index();
const DEFENCE: usize = Kind::Defence.index();
const CAPTURE: usize = Kind::Capture { gain: 0 }.index();
/// Longer games are given up.
const LONGEST: usize = 200;
/// Captures are looked for in one position of so many.
const EVERY: usize = 3;
/// A goal in two turns is looked for in so many last turns of a game: that takes long.
const NEAR_THE_END: usize = 6;
/// And so many replies are tried in all after the turns of a position.
const MOST_REPLIES: u32 = 60_000;
/// Thousandths of a rabbit by which the players' evaluations are blurred.
const BLUR: u32 = 300;
/// Captures are judged by a search of so many nodes,
const JUDGED: u64 = 4_000_000;
/// looked at whenever it has visited so many more,
const BETWEEN_LOOKS: u64 = 100_000;
/// by searches of so many after the turns that stood as its answer,
const AFTERWARDS: u64 = 1_000_000;
/// and another turn is clearly worse from so many hundredths of a rabbit on.
const CLEARLY: i32 = 50;

/// Prints a file of problems. The same seed gives the same file as long as the engine plays the same.
pub(crate) fn run(words: &[String]) -> Result<(), Failure> {
    let arguments = Arguments::read(words, &["seed", "each", "nodes", "games", "beyond"])?;
    arguments.no_others()?;
    let seed = arguments.number("seed", 0..=u64::MAX)?.unwrap_or(1);
    let each = arguments.number("each", 1..=10_000usize)?.unwrap_or(60);
    let nodes = arguments.number("nodes", 1..=1_000_000_000)?.unwrap_or(2_000);
    let games = arguments.number("games", 1..=1_000_000)?.unwrap_or(2_000u64);
    let beyond = arguments.number("beyond", 0..=1_000_000_000)?.unwrap_or(0);
    let mut found: [Vec<Problem>; 4] = Default::default();
    let mut played = 0;
    while played < games && found.iter().any(|problems| problems.len() < each) {
        let positions = self_play(seed, played, nodes);
        let mut has = [false; 4];
        for (ply, position) in positions.iter().enumerate() {
            let mut wanted: [bool; 4] = std::array::from_fn(|kind| !has[kind] && found[kind].len() < each);
            wanted[GOAL_IN_TWO] &= positions.len() - ply <= NEAR_THE_END;
            wanted[CAPTURE] &= ply % EVERY == 0 && threatens_piece(position);
            let Some((kind, answer)) = kind_of(position, wanted) else { continue };
            let like_it = found[kind.index()].iter().filter(|other| other.kind == kind).count();
            let is_common = matches!(kind, Kind::Capture { .. }) && like_it * 4 >= each;
            let Some(answer) = turn_to(position, &answer).filter(|_| !is_common) else { continue };
            let note = format!("game {}, turn {}", played + 1, ply + 1);
            let mut problem = Problem { kind, position: *position, answer, note };
            if is_easy(&problem, beyond) || !is_undisputed(&problem) {
                continue;
            }
            has[kind.index()] = true;
            // Counting the others would take long: every turn must be tried against every reply.
            if kind != Kind::GoalInTwo {
                let (solutions, turns) = problem.count_solutions();
                let _ = write!(problem.note, "; {solutions} of {turns} turns");
            }
            found[kind.index()].push(problem);
        }
        played += 1;
        let counts: Vec<String> =
            NAMES.iter().zip(&found).map(|(name, problems)| format!("{name} {}", problems.len())).collect();
        writeln!(io::stderr(), "{played} games: {}", counts.join(", "))?;
    }
    let version = env!("CARGO_PKG_VERSION");
    let comment = format!(
        "by ansa {version}: suite-make --seed {seed} --each {each} --nodes {nodes} --beyond {beyond}, from {played} games"
    );
    write!(io::stdout(), "{}", file::write(&[comment], &found.concat()))?;
    Ok(())
}

/// Whether a piece other than a rabbit can be captured.
fn threatens_piece(position: &Position) -> bool {
    captures_this_turn(position).iter().any(|threat| threat.piece.role != Role::Rabbit)
}

/// The positions of a game of the engine against itself.
fn self_play(seed: u64, number: u64, nodes: u64) -> Vec<Position> {
    let mut game = Openings::Mixed.game(seed, number);
    let engine_seed = Random::new(!seed, number).next();
    let mut search = Search::new(Options { table_bytes: 4 << 20, seed: engine_seed });
    let mut positions = Vec::new();
    while let Some(position) = game.position().filter(|_| positions.len() < LONGEST) {
        let limits = Limits { nodes: Some(nodes), noise: BLUR, ..Limits::default() };
        let Some(steps) = answer(&mut search, &game, limits) else { break };
        positions.push(position);
        if game.play_steps(&steps).is_err() {
            break;
        }
    }
    positions
}

fn answer(search: &mut Search, game: &Game, limits: Limits) -> Option<Vec<Step>> {
    search.start(game, limits).ok()?;
    loop {
        match search.run(u64::MAX, &mut || 0) {
            Status::Running => {}
            Status::Done(Best::Turn(steps)) => return Some(steps),
            Status::Done(Best::Setup(_)) | Status::Idle => return None,
        }
    }
}

/// Whether the engine solves a problem with so many nodes, as it does all problems of one kind without a search.
fn is_easy(problem: &Problem, nodes: u64) -> bool {
    if nodes == 0 || problem.kind == Kind::GoalInOne {
        return false;
    }
    let mut search = Search::new(Options { table_bytes: 4 << 20, seed: 0 });
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    attempt(&mut search, problem, limits).is_some_and(|tried| tried.solved)
}

/// Whether no search says that a capture is not the best turn. A long search is looked at from time to time: what stands
/// as its answer and does not solve the problem must be clearly worse than what does, the positions after both searched
/// again. What the engine overlooks stays a problem as long as it sees it a turn later.
pub(super) fn is_undisputed(problem: &Problem) -> bool {
    if !matches!(problem.kind, Kind::Capture { .. }) {
        return true;
    }
    let Some((solution, others)) = considered(problem) else { return false };
    let worth_of = |end: &Position| {
        let mut search = Search::new(Options { table_bytes: 64 << 20, seed: 0 });
        let limits = Limits { nodes: Some(AFTERWARDS), ..Limits::default() };
        answer(&mut search, &game_from(end), limits)?;
        // The opponent is to move.
        Some(-clamped_score(search.info().score))
    };
    let mut solution_worth = None;
    others.iter().all(|other| {
        let best = *solution_worth.get_or_insert_with(|| worth_of(&solution));
        best.zip(worth_of(other)).is_some_and(|(best, other)| best - other >= CLEARLY)
    })
}

/// Where a long search would end its turn: the newest end that solves the problem, or else that of its answer; and all
/// that don't solve it.
fn considered(problem: &Problem) -> Option<(Position, Vec<Position>)> {
    let mut search = Search::new(Options { table_bytes: 64 << 20, seed: 0 });
    let limits = Limits { nodes: Some(JUDGED), ..Limits::default() };
    search.start(&game_from(&problem.position), limits).ok()?;
    let mut solution = *problem.answer.end();
    let mut others = Vec::new();
    loop {
        let status = search.run(BETWEEN_LOOKS, &mut || 0);
        let Some(Best::Turn(steps)) = search.best() else { return None };
        let end = end_of(&problem.position, steps)?;
        if problem.is_solved_by(&end) {
            solution = end;
        } else if !others.contains(&end) {
            others.push(end);
        }
        if status != Status::Running {
            return Some((solution, others));
        }
    }
}

/// What problem a position is, of the kinds wanted, and where a turn ends that solves it.
fn kind_of(position: &Position, wanted: [bool; 4]) -> Option<(Kind, Position)> {
    let side = position.side();
    // Those of the ends that solve it, if they are few.
    let few = |ends: &[Position], kind: Kind, is_so: &dyn Fn(&Position) -> bool| {
        let solutions: Vec<&Position> = ends.iter().filter(|end| is_so(end)).collect();
        let are_few = solutions.len() * 1000 <= ends.len() * FEW_PERMILLE;
        let first = solutions.first().map(|&&end| (kind, end));
        (solutions.is_empty(), first.filter(|_| are_few))
    };
    if can_goal_this_turn(position) {
        // A rabbit that runs by itself has many ways: those with few are found by looking.
        let is_goal = |end: &Position| winner(end) == Some(side);
        return wanted[GOAL_IN_ONE].then(|| few(&ends(position), Kind::GoalInOne, &is_goal).1).flatten();
    }
    // Nearly always a turn exists that changes nothing of a threat.
    let defence = wanted[DEFENCE] && can_goal_this_turn(&position.after_pass());
    if !(defence || wanted[GOAL_IN_TWO] || wanted[CAPTURE]) {
        return None;
    }
    let ends = ends(position);
    let goal = |ends: &[Position]| forcing_goal(ends).map(|end| (Kind::GoalInTwo, end));
    let capture = |ends: &[Position]| {
        let now = balance(position.board(), side);
        let most = ends.iter().map(|end| balance(end.board(), side) - now).max()?;
        (LEAST_GAIN..=most).rev().find_map(|gain| {
            let (none, found) = few(ends, Kind::Capture { gain }, &|end| keeps(end, now + gain));
            (!none).then_some(found)
        })?
    };
    let found = None
        .or_else(|| defence.then(|| few(&ends, Kind::Defence, &prevents_goal).1).flatten())
        .or_else(|| wanted[GOAL_IN_TWO].then(|| goal(&ends)).flatten())
        .or_else(|| wanted[CAPTURE].then(|| capture(&ends)).flatten());
    found.filter(|_| !ends.iter().any(|end| winner(end) == Some(side)))
}

/// The end of a turn after which a goal can't be prevented, a limited number of replies tried.
fn forcing_goal(ends: &[Position]) -> Option<Position> {
    let mut tried = 0;
    let forces = |end: &&Position| {
        tried < MOST_REPLIES
            && winner(end).is_none()
            && can_goal_this_turn(&end.after_pass())
            && !some_end(end, |reply| {
                tried += 1;
                tried >= MOST_REPLIES || prevents_goal(reply)
            })
    };
    ends.iter().find(forces).copied()
}
