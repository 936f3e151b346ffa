//! `ansa suite-make`: finds tactical problems in games of the engine against itself.
//!
//! The games are played with noise in the evaluation, so that there are blunders. Each position is tested for the kinds
//! of which more problems are needed. A game gives at most one problem of a kind, the first one. At most a quarter of
//! the captures have the same gain. `--beyond N` leaves out problems that the engine solves with N nodes, except goals
//! in one turn, which it finds without a search.
//!
//! Material after one reply is not everything: another turn may keep the threat and achieve more, and some captures
//! lose. So a capture becomes a problem only if long searches agree with it: see [`is_undisputed`].

use std::fmt::Write as _;
use std::io::{self, Write};

use ansa_core::Role;
use ansa_core::position::Position;
use ansa_core::review::clamped_score;
use ansa_core::search::{Best, Limits, Options, Search, Status};
use ansa_core::threats::{can_goal_this_turn, captures_this_turn};
use clap::Args;

use super::problem::{
    FEW_PERMILLE, Kind, MIN_GAIN, NAMES, Problem, balance, ends, keeps, prevents_goal, some_end, turn_to,
    winner,
};
use super::{end_of, file, solve};
use crate::CommandResult;
use crate::arguments::within;
use crate::matches::openings::Openings;
use crate::random::Random;
use crate::search::{best_turn, game_from, node_limit, play_game, small_search};

/// Extract tactical problems from self-play games
///
/// Prints a problem file.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The same seed and engine give the same file
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of problems of each kind
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=10_000), default_value_t = 60)]
    each: usize,
    /// Nodes for each turn of the games
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=1_000_000_000), default_value_t = 2_000)]
    nodes: u64,
    /// Maximum number of games
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=1_000_000), default_value_t = 2_000)]
    games: u64,
    /// Leave out problems that the engine solves within N nodes, except goals in one turn; 0 keeps all
    #[arg(long, value_name = "N", value_parser = within::<u64>(0..=1_000_000_000), default_value_t = 0)]
    beyond: u64,
}

const GOAL_IN_ONE: usize = Kind::GoalInOne.index();
const GOAL_IN_TWO: usize = Kind::GoalInTwo.index();
const DEFENCE: usize = Kind::Defence.index();
const CAPTURE: usize = Kind::Capture { gain: 0 }.index();

/// Maximum number of turns of a game.
const MAX_TURNS: usize = 200;
/// A fraction 1 / this of the positions is tested for captures.
const CAPTURE_INTERVAL: usize = 3;
/// The number of turns at the end of a game that are tested for a goal in two turns, because the test is slow.
const GOAL_IN_TWO_TURNS: usize = 6;
/// Maximum number of replies tried for a goal in two turns, over all turns of a position.
const MAX_REPLIES: u32 = 60_000;
/// Noise in the players' evaluation, in thousandths of a rabbit.
const NOISE: u32 = 300;
/// Nodes of the search that checks a capture.
const CHECK_NODES: u64 = 4_000_000;
/// Nodes between two checks of its best turn.
const CHECK_INTERVAL: u64 = 100_000;
/// Nodes of the searches of the positions after its best turns.
const REPLY_NODES: u64 = 1_000_000;
/// A turn is clearly worse from this score difference on, in hundredths of a rabbit.
const CLEAR_MARGIN: i32 = 50;

/// Prints a file of problems. The same seed gives the same file as long as the engine plays the same.
pub(crate) fn run(&Arguments { seed, each, nodes, games, beyond }: &Arguments) -> CommandResult {
    let mut found: [Vec<Problem>; 4] = Default::default();
    let mut played = 0;
    while played < games && found.iter().any(|problems| problems.len() < each) {
        let positions = self_play(seed, played, nodes)?;
        let mut has = [false; 4];
        for (ply, position) in positions.iter().enumerate() {
            let mut wanted: [bool; 4] = std::array::from_fn(|kind| !has[kind] && found[kind].len() < each);
            wanted[GOAL_IN_TWO] &= positions.len() - ply <= GOAL_IN_TWO_TURNS;
            wanted[CAPTURE] &= ply % CAPTURE_INTERVAL == 0 && threatens_piece(position);
            let Some((kind, answer)) = kind_of(position, wanted) else { continue };
            let same_kind = found[kind.index()].iter().filter(|other| other.kind == kind).count();
            let is_common = matches!(kind, Kind::Capture { .. }) && same_kind * 4 >= each;
            let Some(answer) = turn_to(position, &answer).filter(|_| !is_common) else { continue };
            let note = format!("game {}, turn {}", played + 1, ply + 1);
            let mut problem = Problem { kind, position: *position, answer, note };
            if is_easy(&problem, beyond) || !is_undisputed(&problem) {
                continue;
            }
            has[kind.index()] = true;
            // Solutions of a goal in two turns are not counted: every turn would be tried against every reply.
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
///
/// # Errors
/// The opening is not legal.
fn self_play(seed: u64, number: u64, nodes: u64) -> Result<Vec<Position>, String> {
    let game = Openings::Mixed.game(seed, number)?;
    let mut search = small_search(Random::new(!seed, number).next());
    let limits = Limits { noise: NOISE, ..node_limit(nodes) };
    Ok(play_game(game, MAX_TURNS, |game, _| best_turn(&mut search, game, limits)))
}

/// Whether the engine solves a problem with this number of nodes.
fn is_easy(problem: &Problem, nodes: u64) -> bool {
    if nodes == 0 || problem.kind == Kind::GoalInOne {
        return false;
    }
    solve(&mut small_search(0), problem, node_limit(nodes)).is_some_and(|attempt| attempt.solved)
}

/// Whether searches agree that a capture is the best turn. In a long search, each best turn that does not solve the
/// problem must be clearly worse than the solution, by searches of the positions after both. A capture that this search
/// overlooks stays a problem if the searches after the turns see its value.
pub(super) fn is_undisputed(problem: &Problem) -> bool {
    if !matches!(problem.kind, Kind::Capture { .. }) {
        return true;
    }
    let Some((solution, others)) = considered(problem) else { return false };
    let score_of = |end: &Position| {
        let mut search = Search::new(Options { hash_bytes: 64 << 20, seed: 0 });
        best_turn(&mut search, &game_from(end), node_limit(REPLY_NODES))?;
        // The opponent is to move.
        Some(-clamped_score(search.info().score))
    };
    let mut solution_score = None;
    others.iter().all(|other| {
        let best = *solution_score.get_or_insert_with(|| score_of(&solution));
        best.zip(score_of(other)).is_some_and(|(best, other)| best - other >= CLEAR_MARGIN)
    })
}

/// The positions after the best turns of a long search: the newest one that solves the problem (otherwise the one after
/// the problem's answer), and all that do not solve it.
fn considered(problem: &Problem) -> Option<(Position, Vec<Position>)> {
    let mut search = Search::new(Options { hash_bytes: 64 << 20, seed: 0 });
    search.start(&game_from(&problem.position), node_limit(CHECK_NODES)).ok()?;
    let mut solution = *problem.answer.end();
    let mut others = Vec::new();
    loop {
        let status = search.run(CHECK_INTERVAL, &mut || 0);
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

/// The kind of problem that a position is, of the kinds wanted, and the position after a solution.
fn kind_of(position: &Position, wanted: [bool; 4]) -> Option<(Kind, Position)> {
    let side = position.side();
    // Whether there is no solution, and the first solution if there are few.
    let few = |ends: &[Position], kind: Kind, is_so: &dyn Fn(&Position) -> bool| {
        let solutions: Vec<&Position> = ends.iter().filter(|end| is_so(end)).collect();
        let are_few = solutions.len() * 1000 <= ends.len() * FEW_PERMILLE;
        let first = solutions.first().map(|&&end| (kind, end));
        (solutions.is_empty(), first.filter(|_| are_few))
    };
    if can_goal_this_turn(position) {
        // If a rabbit can run to goal by itself, there are many solutions.
        let is_goal = |end: &Position| winner(end) == Some(side);
        return wanted[GOAL_IN_ONE].then(|| few(&ends(position), Kind::GoalInOne, &is_goal).1).flatten();
    }
    // A defence is needed if passing loses to a goal.
    let defence = wanted[DEFENCE] && can_goal_this_turn(&position.after_pass());
    if !(defence || wanted[GOAL_IN_TWO] || wanted[CAPTURE]) {
        return None;
    }
    let ends = ends(position);
    let goal = |ends: &[Position]| forcing_goal(ends).map(|end| (Kind::GoalInTwo, end));
    let capture = |ends: &[Position]| {
        let now = balance(position.board(), side);
        let most = ends.iter().map(|end| balance(end.board(), side) - now).max()?;
        (MIN_GAIN..=most).rev().find_map(|gain| {
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

/// The position after a turn that forces a goal, if one is found within [`MAX_REPLIES`].
fn forcing_goal(ends: &[Position]) -> Option<Position> {
    let mut tried = 0;
    let forces = |end: &&Position| {
        tried < MAX_REPLIES
            && winner(end).is_none()
            && can_goal_this_turn(&end.after_pass())
            && !some_end(end, |reply| {
                tried += 1;
                tried >= MAX_REPLIES || prevents_goal(reply)
            })
    };
    ends.iter().find(forces).copied()
}
