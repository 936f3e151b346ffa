//! A puzzle: a position, a task and an answer.

use core::fmt;

use super::id::PuzzleId;
use super::rating::PuzzleRating;
use super::task::{PuzzleTask, PuzzleTheme};
use crate::bitboard::Bitboard;
use crate::notation::PositionText;
use crate::piece::{Piece, Role};
use crate::position::outcome::Outcome;
use crate::position::rule_set::RuleSet;
use crate::position::turn::Turn;
use crate::position::{Position, STEPS_PER_TURN};
use crate::square::Square;

/// A position with a task for the side to move, and an answer.
///
/// The position and the turns of the answer are legal, and the task fits the position. Whether the answer solves the
/// task is not guaranteed: use [`prove`](super::prove) to check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    position: Position,
    task: PuzzleTask,
    answer: PuzzleAnswer,
    rating: Option<PuzzleRating>,
}

/// The answer that a puzzle shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleAnswer {
    /// The turns of both sides, the first by the side to move. A goal in two turns has three, the others one.
    Turns(Vec<Turn>),
    /// All squares asked for.
    Squares(Bitboard),
}

/// Why a position, a task and an answer don't make a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleError {
    /// The position is in the middle of a turn.
    MidTurn,
    /// The game is over.
    Over(Outcome),
    /// The task names a rabbit, or a piece that is not on the board.
    NoPiece {
        /// The piece.
        piece: Piece,
    },
    /// The side to move has no piece on the task's square.
    NotOwn {
        /// The square.
        square: Square,
    },
    /// The task asks for a turn but the answer has squares, or the other way round.
    WrongAnswer,
    /// The answer has the wrong number of turns.
    TurnCount {
        /// The number that the task needs.
        expected: usize,
        /// The number that the answer has.
        found: usize,
    },
    /// A turn of the answer does not follow from the previous one.
    Unconnected {
        /// The index of the turn, from 0.
        index: usize,
    },
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleError::MidTurn => f.write_str("the position is in the middle of a turn"),
            PuzzleError::Over(outcome) => write!(f, "the game is over: {outcome}"),
            PuzzleError::NoPiece { piece } if piece.role == Role::Rabbit => {
                f.write_str("the task names a rabbit, but the weakest piece it can name is a cat")
            }
            PuzzleError::NoPiece { piece } => write!(f, "there is no {} {}", piece.side, piece.role),
            PuzzleError::NotOwn { square } => {
                write!(f, "the side to move has no piece on {square}")
            }
            PuzzleError::WrongAnswer => f.write_str("the answer is not the kind the task asks for"),
            PuzzleError::TurnCount { expected, found } => {
                write!(f, "the answer must have {expected} turns, not {found}")
            }
            PuzzleError::Unconnected { index } => {
                write!(f, "turn {} of the answer does not follow from the previous one", index + 1)
            }
        }
    }
}

impl core::error::Error for PuzzleError {}

impl Puzzle {
    /// A puzzle without a rating.
    ///
    /// # Errors
    /// The position, the task and the answer don't fit together. Whether the answer solves the task is not checked.
    pub fn new(position: Position, task: PuzzleTask, answer: PuzzleAnswer) -> Result<Puzzle, PuzzleError> {
        check_task(&position, task)?;
        match &answer {
            PuzzleAnswer::Turns(turns) if task.theme().asks_for_turn() => {
                let expected = if task == PuzzleTask::GoalInTwo { 3 } else { 1 };
                if turns.len() != expected {
                    return Err(PuzzleError::TurnCount { expected, found: turns.len() });
                }
                check_connected(&position, turns)?;
            }
            PuzzleAnswer::Squares(_) if !task.theme().asks_for_turn() => {}
            _ => return Err(PuzzleError::WrongAnswer),
        }
        Ok(Puzzle { position, task, answer, rating: None })
    }

    /// The same puzzle with or without a rating.
    #[must_use]
    pub fn with_rating(self, rating: Option<PuzzleRating>) -> Puzzle {
        Puzzle { rating, ..self }
    }

    /// Its name.
    #[must_use]
    pub fn id(&self) -> PuzzleId {
        PuzzleId::new(&self.position, self.task)
    }

    /// The position at the start of the turn to be found.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What the side to move has to do.
    #[must_use]
    pub const fn task(&self) -> PuzzleTask {
        self.task
    }

    /// The kind of its task.
    #[must_use]
    pub const fn theme(&self) -> PuzzleTheme {
        self.task.theme()
    }

    /// An answer that solves it. Others may be just as good.
    #[must_use]
    pub const fn answer(&self) -> &PuzzleAnswer {
        &self.answer
    }

    /// The first turn of the answer; `None` if the answer is a set of squares.
    #[must_use]
    pub fn first_turn(&self) -> Option<&Turn> {
        match &self.answer {
            PuzzleAnswer::Turns(turns) => turns.first(),
            PuzzleAnswer::Squares(_) => None,
        }
    }

    /// Its difficulty, if it has been rated.
    #[must_use]
    pub const fn rating(&self) -> Option<PuzzleRating> {
        self.rating
    }

    /// A text that is the same for puzzles that are mirror images of each other: left to right, with the sides
    /// exchanged, or both.
    #[must_use]
    pub fn image_key(&self) -> String {
        let text = |position: &Position, task: PuzzleTask| {
            format!("{task} {}", PositionText::from(&position.to_builder()).to_short())
        };
        let (position, mirrored) = (self.position, self.position.mirror());
        let task = self.task;
        let images = [
            text(&position, task),
            text(&mirrored, task.map(Square::mirror)),
            text(&position.flip(), task.map(Square::flip)),
            text(&mirrored.flip(), task.map(|square| square.mirror().flip())),
        ];
        images.into_iter().min().unwrap_or_default()
    }
}

/// Whether a task can be set in a position.
pub(super) fn check_task(position: &Position, task: PuzzleTask) -> Result<(), PuzzleError> {
    if position.steps_left() != STEPS_PER_TURN {
        return Err(PuzzleError::MidTurn);
    }
    if let Some(outcome) = position.outcome(RuleSet::CURRENT, |_| false) {
        return Err(PuzzleError::Over(outcome));
    }
    let side = position.side();
    if let Some(role) = task.role() {
        let owner = if matches!(task, PuzzleTask::SavePiece { .. }) { side } else { !side };
        let piece = Piece::new(owner, role);
        if role == Role::Rabbit || position.board().pieces(piece).is_empty() {
            return Err(PuzzleError::NoPiece { piece });
        }
    }
    match task {
        PuzzleTask::CountSquares { square } if !position.board().side(side).contains(square) => {
            Err(PuzzleError::NotOwn { square })
        }
        _ => Ok(()),
    }
}

/// Whether the turns can be played one after the other.
fn check_connected(position: &Position, turns: &[Turn]) -> Result<(), PuzzleError> {
    let mut at = *position;
    for (index, turn) in turns.iter().enumerate() {
        let mut after = at;
        let is_legal = turn.steps().iter().all(|played| after.step(played.step).is_ok());
        if !is_legal || after.is_push_unfinished() || after.after_pass() != *turn.end() {
            return Err(PuzzleError::Unconnected { index });
        }
        at = *turn.end();
    }
    Ok(())
}
