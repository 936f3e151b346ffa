//! Finds candidates for puzzles in the positions of a game, and leaves out what is trivial.

use std::collections::HashSet;

use ansa_core::position::Position;
use ansa_core::puzzle::{Puzzle, PuzzleTask, PuzzleTheme, candidate_tasks, is_obvious, make_puzzle};
use ansa_core::threats::can_goal_this_turn;
use ansa_core::{Piece, Role, Side, Square};

use super::agreement::agrees;
use crate::random::Random;

/// The positions of a game that are tested for a goal in two turns: this many at its end, because the test is slow.
const GOAL_IN_TWO_PLIES: usize = 10;
/// The first plies of a game, in which the sides have hardly met.
const OPENING_PLIES: usize = 8;
/// A fraction 1 / this of the positions is tested for pieces to hold, and for squares to count.
const HOLD_INTERVAL: usize = 2;
const SQUARES_INTERVAL: usize = 4;
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
                    .filter(|puzzle| !is_obvious(puzzle) && agrees(puzzle))
                    .map(|puzzle| FoundPuzzle { ply, puzzle }),
            );
        }
    }
    found
}

/// The tasks that could be set in a position.
fn candidates(position: &Position, themes: &[PuzzleTheme], random: &mut Random) -> Vec<PuzzleTask> {
    let mut tasks = candidate_tasks(position, themes);
    if themes.contains(&PuzzleTheme::CountSquares) && !can_goal_this_turn(position) {
        let rabbits = position.board().pieces(Piece::new(position.side(), Role::Rabbit));
        let rabbits: Vec<Square> = rabbits.into_iter().collect();
        if !rabbits.is_empty() {
            tasks.push(PuzzleTask::CountSquares { square: rabbits[random.below(rabbits.len())] });
        }
    }
    tasks
}
