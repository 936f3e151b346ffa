//! Judges a person's answers. Any turn as good as the stored answer counts.

use core::fmt;

use super::definition::{Puzzle, PuzzleError, check_task};
use super::rules::{Obstacle, TaskRule, ending, exposed_piece, leaves_goal};
use super::squares::squares_of;
use super::task::PuzzleTask;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::causes::shortest_line;
use crate::game::TurnError;
use crate::piece::{Piece, Role};
use crate::position::outcome::Reason;
use crate::position::step::Step;
use crate::position::turn::{Turn, TurnBuilder};
use crate::position::{Position, STEPS_PER_TURN};
use crate::threats::{CaptureThreat, GoalCache, StepLine, goal_this_turn};

/// What a turn is worth as an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleVerdict {
    /// It solves the task.
    Solved,
    /// It is the first turn of a goal in two. The opponent replies, and the task continues as [`PuzzleTask::GoalInOne`]
    /// in the position after the reply.
    Continues {
        /// A reply that delays the goal as long as possible, as far as a search of some of the replies can tell.
        reply: Turn,
    },
    /// It does not solve the task.
    Wrong(PuzzleFault),
}

/// Why a turn does not solve a task, with what is needed to show it. “The side” is the one that has the task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleFault {
    /// The turn loses the game.
    Loses {
        /// How.
        reason: Reason,
    },
    /// The turn does not make goal.
    NoGoal,
    /// The opponent can stop the goal.
    GoalStopped {
        /// A shortest reply after which the side has no goal, or with which the opponent wins.
        reply: StepLine,
    },
    /// The opponent can reach goal next turn.
    OpponentGoals {
        /// A shortest line.
        line: StepLine,
    },
    /// No enemy piece of this or a stronger role has been captured.
    NotCaptured {
        /// The role that the task names.
        role: Role,
    },
    /// The turn loses this piece of the side's own.
    PieceLost {
        /// The piece.
        piece: Piece,
    },
    /// The opponent can capture one of the side's pieces that the task requires it to keep.
    PieceExposed(CaptureThreat),
    /// No enemy piece of this role is a hostage or framed.
    NotHeld {
        /// The role that the task names.
        role: Role,
    },
}

impl fmt::Display for PuzzleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleFault::Loses { reason } => write!(f, "the turn loses the game ({})", reason.letter()),
            PuzzleFault::NoGoal => f.write_str("the turn does not reach the goal"),
            PuzzleFault::GoalStopped { reply } => write!(f, "the opponent stops the goal: {reply}"),
            PuzzleFault::OpponentGoals { line } => write!(f, "the opponent reaches the goal: {line}"),
            PuzzleFault::NotCaptured { role } => write!(f, "no {role} or stronger piece is captured"),
            PuzzleFault::PieceLost { piece } => {
                write!(f, "the turn loses the {} {}", piece.side, piece.role)
            }
            PuzzleFault::PieceExposed(CaptureThreat { piece, square, line }) => {
                write!(f, "the opponent captures the {} {} on {square}: {line}", piece.side, piece.role)
            }
            PuzzleFault::NotHeld { role } => write!(f, "no {role} is a hostage or framed"),
        }
    }
}

/// Why an answer can't be judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerError {
    /// The task can't be set in this position.
    Task(PuzzleError),
    /// The task asks for squares.
    AsksForSquares,
    /// The turn is illegal.
    Turn(TurnError),
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnswerError::Task(error) => error.fmt(f),
            AnswerError::AsksForSquares => f.write_str("the task asks for squares, not for a turn"),
            AnswerError::Turn(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for AnswerError {}

/// How a set of squares differs from what a task asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquaresVerdict {
    /// Squares of the answer that are not in the set.
    pub missing: Bitboard,
    /// Squares of the set that are not in the answer.
    pub wrong: Bitboard,
}

impl SquaresVerdict {
    /// Whether the set is the answer.
    #[must_use]
    pub fn is_solved(self) -> bool {
        self.missing.is_empty() && self.wrong.is_empty()
    }
}

/// Judges a turn as an answer to a task, exactly by the task's rule.
///
/// It takes less than a millisecond natively, and for [`PuzzleTask::GoalInTwo`] up to a second, because all replies are
/// tried.
///
/// # Errors
/// The task does not fit the position, it asks for squares, or the turn is illegal.
pub fn judge(position: &Position, task: PuzzleTask, steps: &[Step]) -> Result<PuzzleVerdict, AnswerError> {
    check_task(position, task).map_err(AnswerError::Task)?;
    if !task.theme().asks_for_turn() {
        return Err(AnswerError::AsksForSquares);
    }
    let mut turn = TurnBuilder::new(*position);
    for (index, &step) in steps.iter().enumerate() {
        turn.step(step).map_err(|error| AnswerError::Turn(TurnError::Step { index, step, error }))?;
    }
    let turn = turn.finish().map_err(|error| AnswerError::Turn(TurnError::End(error)))?;
    let end = turn.end();
    Ok(match TaskRule::new(position, task).obstacle(end) {
        Some(obstacle) => PuzzleVerdict::Wrong(fault(end, task, obstacle)),
        None if task == PuzzleTask::GoalInTwo => {
            stubborn_reply(end).map_or(PuzzleVerdict::Solved, |reply| PuzzleVerdict::Continues { reply })
        }
        None => PuzzleVerdict::Solved,
    })
}

/// The obstacle with what shows it.
pub(super) fn fault(end: &Position, task: PuzzleTask, obstacle: Obstacle) -> PuzzleFault {
    let role = task.role().unwrap_or(Role::Rabbit);
    match obstacle {
        Obstacle::Loses(reason) => PuzzleFault::Loses { reason },
        Obstacle::NoGoal => PuzzleFault::NoGoal,
        Obstacle::Stopped(board) => PuzzleFault::GoalStopped { reply: line_to(end, &board) },
        Obstacle::OpponentGoals => {
            PuzzleFault::OpponentGoals { line: goal_this_turn(end).unwrap_or(StepLine::EMPTY) }
        }
        Obstacle::NotCaptured => PuzzleFault::NotCaptured { role },
        Obstacle::Lost(piece) => PuzzleFault::PieceLost { piece },
        Obstacle::OpponentCaptures(weakest) => {
            exposed_piece(end, weakest).map_or(PuzzleFault::NotHeld { role }, PuzzleFault::PieceExposed)
        }
        Obstacle::NotHeld => PuzzleFault::NotHeld { role },
    }
}

/// The fewest steps to a board on which a turn from here can end.
pub(super) fn line_to(start: &Position, board: &Board) -> StepLine {
    shortest_line(start, board, STEPS_PER_TURN).unwrap_or(StepLine::EMPTY)
}

/// A fraction 1 / this of the replies is compared to find a stubborn one.
const REPLY_SAMPLE: u64 = 8;
/// The most replies that are compared.
const MAX_COMPARED: u32 = 2_000;

/// A reply to the first turn of a goal in two turns, after which the goal takes as many steps as in any of the replies
/// compared; `None` if the game is over.
pub(super) fn stubborn_reply(end: &Position) -> Option<Turn> {
    let side = !end.side();
    if ending(end).is_some() {
        return None;
    }
    let mut goals = GoalCache::default();
    let mut best: Option<(usize, Board)> = None;
    let mut compared = 0;
    end.search_turn_ends(&mut |reply| {
        let board = reply.board();
        // The first reply counts, too, so that there is one.
        if board == end.board() || (best.is_some() && board.zobrist() % REPLY_SAMPLE != 0) {
            return false;
        }
        let after = reply.after_pass();
        if ending(&after).is_none() && leaves_goal(&after, side, &mut goals) {
            compared += 1;
            let steps = goal_this_turn(&after).map_or(0, |line| line.steps().len());
            if best.is_none_or(|(most, _)| steps > most) {
                best = Some((steps, *board));
            }
        }
        compared >= MAX_COMPARED
    });
    turn_of_line(end, line_to(end, &best?.1))
}

/// The turn with these steps.
pub(super) fn turn_of_line(start: &Position, line: StepLine) -> Option<Turn> {
    let mut turn = TurnBuilder::new(*start);
    line.steps().iter().try_for_each(|&step| turn.step(step).map(|_| ())).ok()?;
    turn.finish().ok()
}

impl Puzzle {
    /// Judges a turn as an answer: see [`judge`].
    ///
    /// # Errors
    /// The puzzle asks for squares, or the turn is illegal.
    pub fn judge(&self, steps: &[Step]) -> Result<PuzzleVerdict, AnswerError> {
        judge(self.position(), self.task(), steps)
    }

    /// Judges a set of squares as an answer, exactly; `None` if the puzzle asks for a turn.
    ///
    /// The answer is computed afresh, which takes up to a few milliseconds natively.
    #[must_use]
    pub fn judge_squares(&self, squares: Bitboard) -> Option<SquaresVerdict> {
        let answer = squares_of(self.position(), self.task())?;
        let neutral = match self.task() {
            PuzzleTask::CountSquares { square } => Bitboard::from_square(square),
            _ => Bitboard::EMPTY,
        };
        Some(SquaresVerdict { missing: answer - squares, wrong: squares - answer - neutral })
    }
}
