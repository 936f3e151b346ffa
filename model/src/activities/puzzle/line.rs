//! The solution of a puzzle as a line of steps.

use ansa_core::puzzle::{Puzzle, PuzzleAnswer};
use ansa_core::{Board, PlayedStep, Step};

use crate::document::CursorMove;

/// The steps of all turns of a solution, with a place among them.
#[derive(Clone, PartialEq, Debug)]
pub struct SolutionLine {
    pub turns: Vec<Vec<PlayedStep>>,
    /// The boards before the first step and after each.
    boards: Vec<Board>,
    /// The number of steps made.
    at: usize,
}

/// What a move along a line does to the pieces.
pub(super) enum LineMotion {
    /// Nothing that can be animated.
    None,
    /// A step is made.
    Forward(Step),
    /// A step is taken back.
    Backward(Step),
}

impl SolutionLine {
    /// The solution of a puzzle before its first step; `None` if it asks for squares.
    pub(super) fn of(puzzle: &Puzzle) -> Option<SolutionLine> {
        let PuzzleAnswer::Turns(turns) = puzzle.answer() else { return None };
        let mut boards = vec![*puzzle.position().board()];
        let mut position = *puzzle.position();
        for turn in turns {
            for played in turn.steps() {
                position.step(played.step).ok()?;
                boards.push(*position.board());
            }
            position = *turn.end();
        }
        let turns = turns.iter().map(|turn| turn.steps().to_vec()).collect();
        Some(SolutionLine { turns, boards, at: 0 })
    }

    /// The number of steps made, and that of all steps.
    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.boards.len().saturating_sub(1))
    }

    /// The board after the steps made.
    pub(super) fn board(&self) -> Option<Board> {
        self.boards.get(self.at).copied()
    }

    /// The step made last.
    pub(super) fn last(&self) -> Option<PlayedStep> {
        self.step(self.at.checked_sub(1)?)
    }

    fn step(&self, index: usize) -> Option<PlayedStep> {
        self.turns.iter().flatten().nth(index).copied()
    }

    /// The steps made of the turn to which the last of them belongs.
    pub(super) fn trail(&self) -> Vec<PlayedStep> {
        let mut before = 0;
        for turn in &self.turns {
            if self.at <= before + turn.len() {
                return turn.iter().take(self.at - before).copied().collect();
            }
            before += turn.len();
        }
        Vec::new()
    }

    /// Goes along the line.
    pub(super) fn go(&mut self, to: CursorMove) -> LineMotion {
        let (at, all) = self.progress();
        match to {
            CursorMove::Next | CursorMove::NextStep if at < all => {
                self.at += 1;
                self.last().map_or(LineMotion::None, |played| LineMotion::Forward(played.step))
            }
            CursorMove::Previous | CursorMove::PreviousStep if at > 0 => {
                let undone = self.last();
                self.at -= 1;
                undone.map_or(LineMotion::None, |played| LineMotion::Backward(played.step))
            }
            CursorMove::First => {
                self.at = 0;
                LineMotion::None
            }
            CursorMove::Last => {
                self.at = all;
                LineMotion::None
            }
            _ => LineMotion::None,
        }
    }
}
