//! Proves a puzzle by trying every turn.

use core::fmt;

use std::collections::HashSet;

use super::definition::{Puzzle, PuzzleAnswer, PuzzleError, check_task};
use super::judge::{PuzzleFault, fault, line_to, stubborn_reply, turn_of_line};
use super::rules::{TaskRule, ending, is_held};
use super::squares::squares_of;
use super::task::PuzzleTask;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::Piece;
use crate::position::turn::Turn;
use crate::position::{Position, STEPS_PER_TURN};
use crate::threats::{StepLine, can_goal_this_turn, capture_of, goal_this_turn};

/// What trying every turn revealed about a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleProof {
    /// The fewest steps that solve it; 0 if it asks for squares.
    pub steps: u8,
    /// The number of boards on which a solution can end, at least 1; the number of squares if it asks for squares.
    pub solutions: usize,
}

/// Why a position and a task don't make a good puzzle, or why its answer is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleProofError {
    /// The task can't be set.
    Task(PuzzleError),
    /// A turn wins at once, which is not the task.
    WinsAtOnce {
        /// Its steps.
        line: StepLine,
    },
    /// The task is pointless: there is no goal to stop, no piece to save, or a piece is already held.
    Pointless,
    /// No turn solves the task, or the answer has no squares.
    Unsolvable,
    /// Two turns solve the task in different ways.
    Ambiguous {
        /// A turn that solves it.
        one: StepLine,
        /// Another one, which ends on a board that the first one can't be continued to.
        other: StepLine,
    },
    /// The puzzle's answer does not solve the task.
    WrongAnswer(PuzzleFault),
    /// A later turn of the puzzle's answer is wrong: the reply does not lose to a goal, or the last turn does not reach
    /// goal.
    WrongLine,
    /// The puzzle's answer takes more steps than necessary.
    LongAnswer {
        /// The fewest steps.
        line: StepLine,
    },
    /// The squares should be these, and the puzzle's answer has others.
    WrongSquares {
        /// The squares.
        expected: Bitboard,
    },
}

impl fmt::Display for PuzzleProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleProofError::Task(error) => error.fmt(f),
            PuzzleProofError::WinsAtOnce { line } => write!(f, "a turn wins at once: {line}"),
            PuzzleProofError::Pointless => {
                f.write_str("there is no goal to stop, no piece to save or none left to hold")
            }
            PuzzleProofError::Unsolvable => f.write_str("there is no solution"),
            PuzzleProofError::Ambiguous { one, other } => {
                write!(f, "there are different solutions: {one}, and {other}")
            }
            PuzzleProofError::WrongAnswer(fault) => write!(f, "the answer is wrong: {fault}"),
            PuzzleProofError::WrongLine => {
                f.write_str("the turns after the first one of the answer are wrong")
            }
            PuzzleProofError::LongAnswer { line } => write!(f, "fewer steps solve it: {line}"),
            PuzzleProofError::WrongSquares { expected } => {
                f.write_str("the squares of the answer are not")?;
                expected.into_iter().try_for_each(|square| write!(f, " {square}"))
            }
        }
    }
}

impl core::error::Error for PuzzleProofError {}

/// Proves that a puzzle is sound and its answer correct, as described in the [module](super).
///
/// It takes tens of milliseconds natively, and up to several seconds for a goal in two.
///
/// # Errors
/// What is wrong with it.
pub fn prove(puzzle: &Puzzle) -> Result<PuzzleProof, PuzzleProofError> {
    let (position, task) = (puzzle.position(), puzzle.task());
    match puzzle.answer() {
        PuzzleAnswer::Squares(squares) => {
            let expected = squares_of(position, task).ok_or(PuzzleProofError::Unsolvable)?;
            if expected.is_empty() {
                return Err(PuzzleProofError::Unsolvable);
            }
            if *squares != expected {
                return Err(PuzzleProofError::WrongSquares { expected });
            }
            Ok(PuzzleProof { steps: 0, solutions: expected.count() as usize })
        }
        PuzzleAnswer::Turns(turns) => {
            let first = turns.first().ok_or(PuzzleProofError::Unsolvable)?;
            if let Some(obstacle) = TaskRule::new(position, task).obstacle(first.end()) {
                return Err(PuzzleProofError::WrongAnswer(fault(first.end(), task, obstacle)));
            }
            let (line, proof) = unique_solution(position, task)?;
            if first.steps().len() > usize::from(proof.steps) {
                return Err(PuzzleProofError::LongAnswer { line });
            }
            // Every reply loses, so only the last turn can be wrong.
            let is_won =
                |last: &Turn| ending(last.end()).is_some_and(|end| end.winner == Some(position.side()));
            if turns.last().is_some_and(|last| turns.len() > 1 && !is_won(last)) {
                return Err(PuzzleProofError::WrongLine);
            }
            Ok(proof)
        }
    }
}

/// Makes a puzzle with this task in a position, if one can be proved.
///
/// It takes about as long as [`prove`], or much less if there is none.
///
/// # Errors
/// Why there is none.
pub fn make_puzzle(position: &Position, task: PuzzleTask) -> Result<Puzzle, PuzzleProofError> {
    check_task(position, task).map_err(PuzzleProofError::Task)?;
    let answer = if let Some(squares) = squares_of(position, task) {
        if squares.is_empty() {
            return Err(PuzzleProofError::Unsolvable);
        }
        PuzzleAnswer::Squares(squares)
    } else {
        let (line, _) = unique_solution(position, task)?;
        PuzzleAnswer::Turns(turns_from(position, task, line).ok_or(PuzzleProofError::Unsolvable)?)
    };
    Puzzle::new(*position, task, answer).map_err(PuzzleProofError::Task)
}

/// The turns to show for a solution.
fn turns_from(position: &Position, task: PuzzleTask, line: StepLine) -> Option<Vec<Turn>> {
    let first = turn_of_line(position, line)?;
    if task != PuzzleTask::GoalInTwo {
        return Some(vec![first]);
    }
    let reply = stubborn_reply(first.end())?;
    let last = turn_of_line(reply.end(), goal_this_turn(reply.end())?)?;
    Some(vec![first, reply, last])
}

/// The shortest solution, if all others are the same up to further steps.
fn unique_solution(
    position: &Position,
    task: PuzzleTask,
) -> Result<(StepLine, PuzzleProof), PuzzleProofError> {
    check_task(position, task).map_err(PuzzleProofError::Task)?;
    check_point(position, task)?;
    let mut rule = TaskRule::new(position, task);
    let mut seen: HashSet<Board> = HashSet::new();
    let mut shortest: Option<(StepLine, HashSet<Board>)> = None;
    let mut solutions = 0;
    let mut failure = None;
    position.search_turn_ends(&mut |end| {
        if end.board() == position.board() || !seen.insert(*end.board()) {
            return false;
        }
        let after = end.after_pass();
        if rule.obstacle(&after).is_some() {
            return false;
        }
        let won = ending(&after).is_some_and(|end| end.winner == Some(position.side()));
        if won && task != PuzzleTask::GoalInOne {
            failure = Some(PuzzleProofError::WinsAtOnce { line: line_to(position, end.board()) });
            return true;
        }
        solutions += 1;
        match &shortest {
            None => {
                let line = line_to(position, end.board());
                shortest = Some((line, continuations(position, line)));
            }
            Some((one, continuations)) => {
                // Boards come in the order of their fewest steps.
                let is_as_short = usize::from(STEPS_PER_TURN - end.steps_left()) == one.steps().len();
                if is_as_short || !continuations.contains(end.board()) {
                    let other = line_to(position, end.board());
                    failure = Some(PuzzleProofError::Ambiguous { one: *one, other });
                }
            }
        }
        failure.is_some()
    });
    if let Some(failure) = failure {
        return Err(failure);
    }
    let (line, _) = shortest.ok_or(PuzzleProofError::Unsolvable)?;
    Ok((line, PuzzleProof { steps: line.steps().len() as u8, solutions }))
}

/// The boards on which a turn that begins with these steps can end.
fn continuations(position: &Position, line: StepLine) -> HashSet<Board> {
    let mut after = *position;
    for &step in line.steps() {
        if after.step(step).is_err() {
            break;
        }
    }
    let mut boards = HashSet::from([*after.board()]);
    after.search_turn_ends(&mut |end| {
        boards.insert(*end.board());
        false
    });
    boards
}

/// Whether a task makes sense in a position: what it asks for is not already the case.
fn check_point(position: &Position, task: PuzzleTask) -> Result<(), PuzzleProofError> {
    if task != PuzzleTask::GoalInOne
        && let Some(line) = goal_this_turn(position)
    {
        return Err(PuzzleProofError::WinsAtOnce { line });
    }
    let passed = position.after_pass();
    let has_point = match task {
        PuzzleTask::StopGoal => can_goal_this_turn(&passed),
        PuzzleTask::SavePiece { role } => {
            let pieces = position.board().pieces(Piece::new(position.side(), role));
            pieces.into_iter().any(|square| capture_of(&passed, square).is_some())
        }
        PuzzleTask::HoldPiece { role } => !is_held(position, role),
        _ => true,
    };
    if has_point { Ok(()) } else { Err(PuzzleProofError::Pointless) }
}
