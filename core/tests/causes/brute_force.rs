//! Random turns: the causes found are those that trying everything finds, their lines do what they say, and they are in
//! order of weight.

use std::collections::BTreeMap;
use std::time::Instant;

use ansa_core::causes::{Cause, Threat, causes, hostages, strongest_threat};
use ansa_core::position::turn::{Turn, TurnBuilder};
use ansa_core::threats::{StepLine, can_goal_this_turn, captures_this_turn, goal_this_turn};
use ansa_core::{Board, Piece, Position, PositionBuilder, Reason, Role, RuleSet, Side, Square, Step};

use super::plain;
use super::possible::Possible;
use super::{described, kind};
use crate::common::play::{Scene, made_up, random_step};
use crate::common::{Random, is_long, random_position};
use crate::naive::{Player, Squares};

/// Positions with few pieces, where the naive search is quick.
fn start(random: &mut Random) -> Position {
    match random.below(20) {
        0..4 => {
            let pieces = 2 + random.below(8);
            random_position(random, pieces)
        }
        4..8 => made_up(random, Scene::Thin),
        // The side that cages the other, or the caged one.
        8..10 => made_up(random, Scene::Cage).after_pass(),
        10 => made_up(random, Scene::Cage),
        11 => {
            let pieces = 8 + random.below(6);
            random_position(random, pieces)
        }
        _ => around_a_trap(random),
    }
}

/// Pieces close to one trap and rabbits far from goal, so that there is more to lose than the game.
fn around_a_trap(random: &mut Random) -> Position {
    loop {
        let mut board = Board::EMPTY;
        let trap = Square::TRAPS[random.below(4)];
        for _ in 0..4 + random.below(5) {
            let near = |at: u8, random: &mut Random| (at + random.below(5) as u8).saturating_sub(2).min(7);
            let square =
                Square::at(near(trap.file(), random), near(trap.rank(), random)).expect("on the board");
            let side = Side::ALL[random.below(2)];
            board.put(square, Piece::new(side, Role::ALL[1 + random.below(5)]));
        }
        for (side, rank) in [(Side::Gold, 0), (Side::Silver, 7)] {
            for _ in 0..=random.below(2) {
                let square = Square::at(random.below(8) as u8, rank).expect("on the board");
                board.put(square, Piece::new(side, Role::Rabbit));
            }
        }
        let side = Side::ALL[random.below(2)];
        if let Ok(position) = (PositionBuilder { board, side }).build_lenient() {
            return position;
        }
    }
}

fn random_turn(random: &mut Random, start: &Position) -> Option<Turn> {
    for _ in 0..8 {
        let mut turn = TurnBuilder::new(*start);
        for _ in 0..=random.below(4) {
            let Some(step) = random_step(random, turn.position()) else { break };
            turn.step(step).expect("a generated step");
        }
        if let Ok(turn) = turn.finish() {
            return Some(turn);
        }
    }
    None
}

/// A random turn. Half of the time it is the one of several that leaves most pieces of the side held or exposed.
fn played_turn(random: &mut Random, start: &Position) -> Option<Turn> {
    if random.below(2) == 0 {
        return random_turn(random, start);
    }
    let turns: Vec<Turn> = (0..12).filter_map(|_| random_turn(random, start)).collect();
    let held = |end: &Position| {
        let frozen = end.board().frozen(!end.side()) - end.board().role(Role::Rabbit);
        2 * hostages(end).len() + captures_this_turn(end).len() + frozen.count() as usize
    };
    turns.into_iter().max_by_key(|turn| held(turn.end()))
}

pub(crate) fn steps_of(turn: &Turn) -> Vec<Step> {
    turn.steps().iter().map(|step| step.step).collect()
}

/// How a side stands after its turn, so that a sensible turn can be told from others.
fn sense(end: &Position) -> i32 {
    let side = !end.side();
    let worth = |square| end.board().piece_at(square).map_or(0, |piece| 2 + piece.role as i32);
    let army = |side| end.board().side(side).into_iter().map(worth).sum::<i32>();
    let hanging: i32 = captures_this_turn(end).iter().map(|threat| 2 + threat.piece.role as i32).sum();
    let frozen = end.board().frozen(side).count() as i32;
    let goal = if can_goal_this_turn(end) { 100 } else { 0 };
    4 * (army(side) - army(!side)) - 3 * hanging - frozen - goal
}

pub(crate) fn better_turn(random: &mut Random, start: &Position, played: &[Step]) -> Option<Vec<Step>> {
    let lines =
        || captures_this_turn(start).into_iter().map(|threat| threat.line).chain(goal_this_turn(start));
    match random.below(8) {
        0 => None,
        1 => random_turn(random, start).map(|turn| steps_of(&turn)),
        2 => lines().last().map(|line| line.steps().to_vec()),
        3 => lines().next().map(|line| line.steps().to_vec()),
        4 if played.len() < 4 => {
            let mut turn = TurnBuilder::new(*start);
            for &step in played {
                turn.step(step).expect("a played step");
            }
            turn.step(random_step(random, turn.position())?).expect("a generated step");
            turn.finish().ok().map(|turn| steps_of(&turn))
        }
        _ => {
            let turns: Vec<Turn> = (0..12).filter_map(|_| random_turn(random, start)).collect();
            turns.iter().max_by_key(|turn| sense(turn.end())).map(steps_of)
        }
    }
}

/// Plays a line that must be a whole turn.
fn play(start: &Position, line: StepLine) -> Turn {
    let mut turn = TurnBuilder::new(*start);
    for &step in line.steps() {
        turn.step(step).unwrap_or_else(|error| panic!("{line}: {error} in {start:?}"));
    }
    turn.finish().unwrap_or_else(|error| panic!("{line}: {error} in {start:?}"))
}

fn captures(turn: &Turn, piece: Piece) -> bool {
    turn.steps().iter().filter_map(|step| step.capture).any(|capture| capture.piece == piece)
}

/// The line of a cause does what the cause says.
pub(crate) fn check_line(start: &Position, end: &Position, cause: &Cause) {
    let side = start.side();
    let winner = |turn: &Turn| turn.end().outcome(RuleSet::CURRENT, |_| false);
    match *cause {
        Cause::WinMissed { reason, line } => {
            let outcome = winner(&play(start, line)).expect("a win");
            assert_eq!((outcome.winner, outcome.reason), (Some(side), reason), "{line} in {start:?}");
        }
        Cause::WinLetThrough { reason, line } => {
            let outcome = winner(&play(end, line)).expect("a win");
            assert_eq!((outcome.winner, outcome.reason), (Some(!side), reason), "{line} in {end:?}");
        }
        Cause::CaptureMissed { piece, square, line } => {
            assert_eq!(start.board().piece_at(square), Some(piece));
            assert!(captures(&play(start, line), piece), "{line} in {start:?}");
        }
        Cause::CaptureLetThrough { piece, square, line } => {
            assert_eq!(end.board().piece_at(square), Some(piece));
            assert!(captures(&play(end, line), piece), "{line} in {end:?}");
        }
        Cause::ShorterTurn { line } => assert_eq!(play(start, line).end(), end),
        _ => {}
    }
}

/// The place of a kind among the others, and the strength of the piece within it.
fn weight(cause: &Cause) -> (usize, usize) {
    match cause {
        Cause::WinMissed { .. } => (9, 0),
        Cause::LostAtOnce { .. } => (8, 0),
        Cause::WinLetThrough { .. } => (7, 0),
        Cause::OwnPieceLost { piece, .. }
        | Cause::CaptureMissed { piece, .. }
        | Cause::CaptureLetThrough { piece, .. } => (6, piece.role.index()),
        Cause::HostageGiven { piece, .. } => (5, piece.role.index()),
        Cause::TrapAbandoned { .. } => (4, 0),
        Cause::LeftFrozen { piece, .. } => (3, piece.role.index()),
        Cause::StepsUnused { .. } => (2, 0),
        Cause::ShorterTurn { .. } => (1, 0),
    }
}

#[derive(Default)]
struct Seen {
    kinds: BTreeMap<String, usize>,
    turns: usize,
    with_better: usize,
}

impl Seen {
    fn add(&mut self, kind: String) {
        *self.kinds.entry(kind).or_default() += 1;
    }
}

fn compare(seen: &mut Seen, start: &Position, played: &Turn, better: Option<&[Step]>) {
    let steps = steps_of(played);
    let found = causes(start, &steps, better).expect("legal turns");
    let mut words: Vec<String> = found.iter().map(described).collect();
    let mut expected = plain::causes(&start.board().into(), start.side().into(), &steps, better);
    words.sort_unstable();
    expected.sort_unstable();
    assert_eq!(words, expected, "{played}, better {better:?} in {start:?}");
    assert!(found.is_sorted_by_key(|cause| std::cmp::Reverse(weight(cause))), "{found:?}");
    for cause in &found {
        check_line(start, played.end(), cause);
        seen.add(kind(cause));
    }
    seen.turns += 1;
    seen.with_better += usize::from(better.is_some());
}

fn compare_threat(seen: &mut Seen, position: &Position) {
    let is_over = position
        .outcome(RuleSet::CURRENT, |_| false)
        .is_some_and(|outcome| outcome.reason != Reason::Immobilisation);
    let squares = Squares::from(position.board());
    let player = Player::from(position.side());
    let possible = Possible::new(&squares, player);
    let threat = strongest_threat(position);
    let enemy_rabbits = position.board().pieces(Piece::new(!position.side(), Role::Rabbit));
    let elimination = enemy_rabbits
        .first()
        .filter(|_| enemy_rabbits.count() == 1)
        .and_then(|square| possible.captures[square.index()]);
    let best = (0..64)
        .filter_map(|square| Some((squares.0[square]?.1, std::cmp::Reverse(possible.captures[square]?))))
        .max();
    let name = match threat {
        _ if is_over => {
            assert_eq!(threat, None, "{position:?}");
            "no threat: over"
        }
        Some(Threat::Win { reason: Reason::Goal, line }) => {
            assert_eq!(Some(line.steps().len() as u8), possible.goal, "{position:?}");
            assert!(play(position, line).end().board().has_goal(position.side()));
            "threat of a goal"
        }
        Some(Threat::Win { line, .. }) => {
            assert_eq!((possible.goal, elimination), (None, Some(line.steps().len() as u8)), "{position:?}");
            assert!(!play(position, line).end().board().has_rabbits(!position.side()));
            "threat of elimination"
        }
        Some(Threat::Capture(capture)) => {
            assert_eq!((possible.goal, elimination), (None, None), "{position:?}");
            let steps = std::cmp::Reverse(capture.line.steps().len() as u8);
            assert_eq!(Some((capture.piece.role as u8, steps)), best, "{position:?}");
            assert!(captures(&play(position, capture.line), capture.piece));
            "threat of a capture"
        }
        None => {
            assert_eq!((possible.goal, best), (None, None), "{position:?}");
            "no threat"
        }
    };
    seen.add(name.to_owned());
    let held: Vec<(usize, usize)> =
        hostages(position).iter().map(|held| (held.square.index(), held.trap.index())).collect();
    let own = |square: &usize| matches!(squares.0[*square], Some((owner, _)) if owner != player);
    let expected: Vec<(usize, usize)> = (0..64)
        .filter(own)
        .filter_map(|square| Some((square, plain::hostage_for(&squares, square)?)))
        .collect();
    assert_eq!(held, expected, "{position:?}");
    if !held.is_empty() {
        seen.add("hostages".to_owned());
    }
}

/// Compares random turns and the positions after them.
fn compare_many(seed: u64, turns: usize) -> Seen {
    let mut random = Random(seed);
    let mut seen = Seen::default();
    while seen.turns < turns {
        let start = start(&mut random);
        let is_over = start.outcome(RuleSet::CURRENT, |_| false).is_some();
        let Some(played) = played_turn(&mut random, &start).filter(|_| !is_over) else { continue };
        let steps = steps_of(&played);
        let better = better_turn(&mut random, &start, &steps);
        compare(&mut seen, &start, &played, better.as_deref());
        if seen.turns % 4 == 0 {
            compare_threat(&mut seen, played.end());
        }
    }
    seen
}

const KINDS: [&str; 21] = [
    "capture let through",
    "capture missed",
    "hostage given",
    "hostages",
    "left frozen",
    "lost at once e",
    "lost at once g",
    "no threat",
    "no threat: over",
    "own piece lost",
    "shorter turn",
    "steps unused",
    "threat of a capture",
    "threat of a goal",
    "threat of elimination",
    "trap abandoned",
    "win let through e",
    "win let through g",
    "win missed e",
    "win missed g",
    "win missed m",
];

#[test]
fn causes_by_brute_force() {
    let (turns, least) = if is_long() { (5_000, 20) } else { (250, 1) };
    let began = Instant::now();
    let halves = std::thread::scope(|scope| {
        let other = scope.spawn(move || compare_many(0x5eed_0101, turns));
        [compare_many(0x5eed_0102, turns), other.join().expect("no panic")]
    });
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for (kind, count) in halves.iter().flat_map(|half| &half.kinds) {
        *kinds.entry(kind.clone()).or_default() += count;
    }
    let count = |of: fn(&Seen) -> usize| halves.iter().map(of).sum::<usize>();
    let summary = format!(
        "{} turns, {} with a better one, {:.0?}: {kinds:#?}",
        count(|seen| seen.turns),
        count(|seen| seen.with_better),
        began.elapsed()
    );
    for kind in KINDS {
        assert!(kinds.get(kind).is_some_and(|&count| count >= least), "too few of “{kind}” in {summary}");
    }
    // Shown with --nocapture: how common each cause is.
    println!("{summary}");
}
