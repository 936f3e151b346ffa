//! Puzzles that the rules judge.

use ansa_board::text::made;
use ansa_core::puzzle::{PuzzleFault, PuzzleTask};
use ansa_core::{PlayedStep, Reason, Side, Square};
use ansa_texts::{element, task as words};

pub(crate) use ansa_texts::element::{bad_puzzle, judging, mark_help, none};
pub(crate) use ansa_texts::task::{check, hint, hint_count, hint_piece};

/// A reason for [`bad_puzzle`]: there is no puzzle of this number or name.
pub(crate) fn no_such(pick: &str) -> String {
    element::no_such(&super::excerpt(pick))
}

/// What a task asks of a side.
pub(crate) fn ask(task: PuzzleTask, side: Side) -> String {
    match task {
        PuzzleTask::GoalInOne => words::goal_in_one(side),
        PuzzleTask::GoalInTwo => words::goal_in_two(side),
        PuzzleTask::StopGoal => words::stop_goal(side),
        PuzzleTask::WinPiece { role } => words::win(side, role),
        PuzzleTask::SavePiece { role } => words::save(side, role),
        PuzzleTask::HoldPiece { role } => words::hold(side, role),
        PuzzleTask::CountCaptures => words::captures(side),
        PuzzleTask::CountSquares { square } => words::squares(square),
    }
}

/// A task with the number of steps left.
pub(crate) fn ask_turn(task: PuzzleTask, side: Side, left: u8) -> String {
    element::with_steps(&ask(task, side), left)
}

/// A task with the squares marked so far.
pub(crate) fn ask_squares(task: PuzzleTask, side: Side, marked: &[String]) -> String {
    element::with_marks(&ask(task, side), marked)
}

/// Says that the turn was right so far, and what the other side has replied.
pub(crate) fn replied(reply: &[PlayedStep]) -> String {
    element::replied(&made(reply))
}

/// Says why a turn is wrong, with the reply that shows it.
pub(crate) fn fault(fault: &PuzzleFault, reply: &[PlayedStep]) -> String {
    let why = match *fault {
        PuzzleFault::Loses { reason: Reason::Goal } => words::loses_goal().to_owned(),
        PuzzleFault::Loses { reason: Reason::Elimination } => words::loses_rabbits().to_owned(),
        PuzzleFault::Loses { .. } => words::loses_otherwise().to_owned(),
        PuzzleFault::NoGoal => words::no_goal().to_owned(),
        PuzzleFault::GoalStopped { .. } => element::goal_stopped().to_owned(),
        PuzzleFault::OpponentGoals { .. } => element::opponent_goals().to_owned(),
        PuzzleFault::NotCaptured { role } => words::not_captured(role),
        PuzzleFault::PieceLost { piece } => words::piece_lost(piece),
        PuzzleFault::PieceExposed(threat) => element::piece_exposed((threat.piece, threat.square)),
        PuzzleFault::NotHeld { role } => words::not_held(role),
    };
    if reply.is_empty() { element::wrong(&why) } else { element::wrong_with_reply(&why, &made(reply)) }
}

/// Says which squares are wrong, or how many are missing.
pub(crate) fn wrong_squares(wrong: &[Square], missing: u32) -> String {
    if wrong.is_empty() { words::missing(missing) } else { words::wrong_squares(wrong) }
}

/// The hint that names a step.
pub(crate) fn hint_step(step: PlayedStep) -> String {
    element::hint_step(&made(&[step]))
}

/// Says that the solution was shown, and how it goes on after its first turn.
pub(crate) fn shown(rest: &[Vec<PlayedStep>]) -> String {
    let turns: Vec<String> = rest.iter().map(|turn| made(turn)).collect();
    if turns.is_empty() { words::shown().to_owned() } else { element::shown_with_rest(&turns) }
}
