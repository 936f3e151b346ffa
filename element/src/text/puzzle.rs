//! The texts of puzzles that the rules judge.

use ansa_board::text::{Language, language};
use ansa_core::puzzle::{PuzzleFault, PuzzleTask};
use ansa_core::{Piece, PlayedStep, Reason, Side, Square};

use super::english_puzzle::ENGLISH_PUZZLE;
use super::puzzle_words::PuzzleElementWords;

fn words() -> &'static PuzzleElementWords {
    match language() {
        Language::English => &ENGLISH_PUZZLE,
    }
}

/// Says what is wrong with the text of a puzzle.
pub(crate) fn bad_puzzle(why: &str) -> String {
    (words().bad_puzzle)(why)
}

/// A reason for [`bad_puzzle`]: there is no puzzle of this number or name.
pub(crate) fn no_such(pick: &str) -> String {
    (words().no_such)(&super::excerpt(pick))
}

/// A reason for [`bad_puzzle`]: the text has none.
pub(crate) fn none() -> &'static str {
    words().none
}

/// The keyboard help of a board on which squares are marked.
pub(crate) fn mark_help() -> &'static str {
    words().mark_help
}

/// The button that checks marks.
pub(crate) fn check() -> &'static str {
    words().check
}

/// The button that helps.
pub(crate) fn hint() -> &'static str {
    words().hint
}

/// Shown while every reply is tried.
pub(crate) fn judging() -> &'static str {
    words().judging
}

/// What a task asks of a side.
pub(crate) fn ask(task: PuzzleTask, side: Side) -> String {
    let words = words();
    match task {
        PuzzleTask::GoalInOne => (words.goal_in_one)(side),
        PuzzleTask::GoalInTwo => (words.goal_in_two)(side),
        PuzzleTask::StopGoal => (words.stop_goal)(side),
        PuzzleTask::WinPiece { role } => (words.win)(side, role),
        PuzzleTask::SavePiece { role } => (words.save)(side, role),
        PuzzleTask::HoldPiece { role } => (words.hold)(side, role),
        PuzzleTask::CountCaptures => (words.captures)(side),
        PuzzleTask::CountSquares { square } => (words.squares)(square),
    }
}

/// A task with the number of steps left.
pub(crate) fn ask_turn(task: PuzzleTask, side: Side, left: u8) -> String {
    (words().with_steps)(&ask(task, side), left)
}

/// A task with the squares marked so far.
pub(crate) fn ask_squares(task: PuzzleTask, side: Side, marked: &[String]) -> String {
    (words().with_marks)(&ask(task, side), marked)
}

/// Says that the turn was right so far, and what the other side has replied.
pub(crate) fn replied(reply: &[PlayedStep]) -> String {
    (words().replied)(reply)
}

/// Says why a turn is wrong, with the reply that shows it.
pub(crate) fn fault(fault: &PuzzleFault, reply: &[PlayedStep]) -> String {
    let words = words();
    let why = match *fault {
        PuzzleFault::Loses { reason: Reason::Goal } => words.loses_goal.to_owned(),
        PuzzleFault::Loses { .. } => words.loses.to_owned(),
        PuzzleFault::NoGoal => words.no_goal.to_owned(),
        PuzzleFault::GoalStopped { .. } => words.goal_stopped.to_owned(),
        PuzzleFault::OpponentGoals { .. } => words.opponent_goals.to_owned(),
        PuzzleFault::NotCaptured { role } => (words.not_captured)(role),
        PuzzleFault::PieceLost { piece } => (words.piece_lost)(piece),
        PuzzleFault::PieceExposed(threat) => (words.piece_exposed)(threat.piece, threat.square),
        PuzzleFault::NotHeld { role } => (words.not_held)(role),
    };
    (words.wrong)(&why, reply)
}

/// Says which squares are wrong, or how many are missing.
pub(crate) fn wrong_squares(wrong: &[String], missing: u32) -> String {
    if wrong.is_empty() { (words().missing)(missing) } else { (words().wrong_squares)(wrong) }
}

/// The hint that names a piece.
pub(crate) fn hint_piece(piece: Piece, square: Square) -> String {
    (words().hint_piece)(piece, square)
}

/// The hint that names a step.
pub(crate) fn hint_step(step: PlayedStep) -> String {
    (words().hint_step)(&[step])
}

/// The hint that names the number of squares.
pub(crate) fn hint_count(count: u32) -> String {
    (words().hint_count)(count)
}

/// Says that the solution was shown, and how it goes on after its first turn.
pub(crate) fn shown(rest: &[Vec<PlayedStep>]) -> String {
    (words().shown)(rest)
}
