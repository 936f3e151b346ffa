//! Finds candidates for puzzles in the positions of a game, and leaves out what is trivial.

use std::collections::HashSet;

use ansa_core::position::Position;
use ansa_core::puzzle::{Puzzle, PuzzleAnswer, PuzzleTask, PuzzleTheme, make_puzzle};
use ansa_core::threats::{CaptureThreat, can_goal_this_turn, captures_this_turn};
use ansa_core::{Bitboard, Piece, Role, Side, Square};

use super::agreement::agrees;
use crate::random::Random;

/// The positions of a game that are tested for a goal in two turns: this many at its end, because the test is slow.
const GOAL_IN_TWO_PLIES: usize = 10;
/// The first plies of a game, in which the sides have hardly met.
const OPENING_PLIES: usize = 8;
/// A fraction 1 / this of the positions is tested for pieces to hold, and for squares to count.
const HOLD_INTERVAL: usize = 2;
const SQUARES_INTERVAL: usize = 4;
/// The roles that are worth holding.
const HELD: [Role; 3] = [Role::Camel, Role::Horse, Role::Dog];
/// The least number of steps of an answer.
const MIN_STEPS: usize = 3;
const MIN_DEFENCE_STEPS: usize = 2;
/// How many pieces or squares there may be to count.
const CAPTURES: std::ops::RangeInclusive<u32> = 2..=6;
const SQUARES: std::ops::RangeInclusive<u32> = 4..=11;
/// How many of the squares need other pieces.
const MIN_HELPED: u32 = 2;

/// Where positions come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// They are those of a game, in order.
    Game,
    /// They have nothing to do with each other.
    Loose,
}

/// The themes and sides of which puzzles are wanted.
pub(super) type Wanted = HashSet<(PuzzleTheme, Side)>;

/// A puzzle found in a game.
pub(super) struct FoundPuzzle {
    /// The index of the position in the game.
    pub(super) ply: usize,
    pub(super) puzzle: Puzzle,
}

/// The puzzles of the wanted themes in a game: for each theme and side at most one, the first.
///
/// What is found for one theme and side does not depend on what else is wanted.
pub(super) fn scan(
    source: Source,
    positions: &[Position],
    wanted: &Wanted,
    random: impl Fn(usize) -> Random,
) -> Vec<FoundPuzzle> {
    let mut found: Vec<FoundPuzzle> = Vec::new();
    let is_game = source == Source::Game;
    for (ply, position) in positions.iter().enumerate().skip(if is_game { OPENING_PLIES } else { 0 }) {
        let side = position.side();
        let left = positions.len() - ply;
        let is_found = |theme| {
            found
                .iter()
                .any(|FoundPuzzle { puzzle, .. }| puzzle.theme() == theme && puzzle.position().side() == side)
        };
        let mut random = random(ply);
        let mut takes = |interval| random.below(interval) == 0 || !is_game;
        let (holds, squares) = (takes(HOLD_INTERVAL), takes(SQUARES_INTERVAL));
        let mut themes: Vec<PuzzleTheme> = PuzzleTheme::ALL
            .into_iter()
            .filter(|&theme| wanted.contains(&(theme, side)) && !is_found(theme))
            .collect();
        themes.retain(|theme| match theme {
            PuzzleTheme::GoalInTwo => left <= GOAL_IN_TWO_PLIES || !is_game,
            PuzzleTheme::HoldPiece => holds,
            PuzzleTheme::CountSquares => squares,
            _ => true,
        });
        for task in candidates(position, &themes, &mut random) {
            let puzzle = make_puzzle(position, task).ok();
            found.extend(
                puzzle
                    .filter(|puzzle| is_worth_solving(puzzle) && agrees(puzzle))
                    .map(|puzzle| FoundPuzzle { ply, puzzle }),
            );
        }
    }
    found
}

/// The tasks that could be set in a position.
fn candidates(position: &Position, themes: &[PuzzleTheme], random: &mut Random) -> Vec<PuzzleTask> {
    let mut tasks = Vec::new();
    let wants = |theme| themes.contains(&theme);
    if themes.is_empty() {
        return tasks;
    }
    if can_goal_this_turn(position) {
        tasks.extend(wants(PuzzleTheme::GoalInOne).then_some(PuzzleTask::GoalInOne));
        return tasks;
    }
    let side = position.side();
    let passed = position.after_pass();
    if can_goal_this_turn(&passed) {
        tasks.extend(wants(PuzzleTheme::StopGoal).then_some(PuzzleTask::StopGoal));
    } else if wants(PuzzleTheme::SavePiece) {
        let threatened = strongest(&captures_this_turn(&passed));
        tasks.extend(threatened.map(|role| PuzzleTask::SavePiece { role }));
    }
    tasks.extend(wants(PuzzleTheme::GoalInTwo).then_some(PuzzleTask::GoalInTwo));
    if wants(PuzzleTheme::WinPiece) || wants(PuzzleTheme::CountCaptures) {
        let captures = captures_this_turn(position);
        if wants(PuzzleTheme::WinPiece) {
            tasks.extend(strongest(&captures).map(|role| PuzzleTask::WinPiece { role }));
        }
        if wants(PuzzleTheme::CountCaptures) && CAPTURES.contains(&(captures.len() as u32)) {
            tasks.push(PuzzleTask::CountCaptures);
        }
    }
    if wants(PuzzleTheme::HoldPiece) {
        // Where a piece is frozen already, most turns would have to be judged at length, and hardly one makes a puzzle.
        let frozen = position.board().frozen(!side);
        let has = |&role: &Role| {
            let pieces = position.board().pieces(Piece::new(!side, role));
            pieces.any() && (pieces & frozen).is_empty()
        };
        tasks.extend(HELD.into_iter().filter(has).map(|role| PuzzleTask::HoldPiece { role }));
    }
    if wants(PuzzleTheme::CountSquares) {
        let rabbits: Vec<Square> =
            position.board().pieces(Piece::new(side, Role::Rabbit)).into_iter().collect();
        if !rabbits.is_empty() {
            tasks.push(PuzzleTask::CountSquares { square: rabbits[random.below(rabbits.len())] });
        }
    }
    tasks
}

/// The strongest role that can be captured, from a cat on.
fn strongest(captures: &[CaptureThreat]) -> Option<Role> {
    captures.iter().map(|threat| threat.piece.role).max().filter(|&role| role > Role::Rabbit)
}

/// Whether a puzzle is more than its first glance.
fn is_worth_solving(puzzle: &Puzzle) -> bool {
    let position = puzzle.position();
    match puzzle.answer() {
        PuzzleAnswer::Turns(turns) => {
            let Some(turn) = turns.first() else { return false };
            let steps = turn.steps().len();
            match puzzle.theme() {
                // A rabbit that runs to goal by itself is seen at once.
                PuzzleTheme::GoalInOne => steps >= MIN_STEPS && moved_pieces(puzzle) > 1,
                PuzzleTheme::WinPiece => steps >= MIN_STEPS,
                _ => steps >= MIN_DEFENCE_STEPS,
            }
        }
        PuzzleAnswer::Squares(squares) => {
            if let PuzzleTask::CountSquares { square } = puzzle.task() {
                return SQUARES.contains(&squares.count())
                    && (*squares - walks(position, square)).count() >= MIN_HELPED;
            }
            // Two steps are seen at once, and so is that nothing is near a trap.
            let captures = captures_this_turn(position);
            captures.iter().any(|threat| threat.line.steps().len() > MIN_STEPS)
                && captures.iter().any(|threat| threat.piece.role > Role::Rabbit)
        }
    }
}

/// The number of pieces that the first turn of the answer moves.
fn moved_pieces(puzzle: &Puzzle) -> usize {
    let mut at: Vec<Square> = Vec::new();
    let mut count = 0;
    for played in puzzle.first_turn().map_or(&[][..], |turn| turn.steps()) {
        let Some(to) = played.step.to() else { continue };
        if let Some(square) = at.iter_mut().find(|square| **square == played.step.from) {
            *square = to;
        } else {
            at.push(to);
            count += 1;
        }
    }
    count
}

/// The squares that a piece reaches by its own steps alone, while nothing else moves.
fn walks(position: &Position, square: Square) -> Bitboard {
    let mut seen = Bitboard::EMPTY;
    let mut layer = vec![(*position, square)];
    while let Some((at, square)) = layer.pop() {
        seen |= Bitboard::from_square(square);
        for (step, _) in at.steps().filter(|(step, _)| step.from == square) {
            let mut after = at;
            let Some(to) = step.to() else { continue };
            let Some(piece) = at.board().piece_at(square) else { continue };
            if after.step(step).is_ok() && after.board().piece_at(to) == Some(piece) {
                layer.push((after, to));
            }
        }
    }
    seen
}
