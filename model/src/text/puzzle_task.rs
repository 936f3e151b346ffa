//! Texts of one puzzle: its task, hints, why an answer is wrong, and the solution.

use ansa_core::position::outcome::Reason;
use ansa_core::puzzle::{PuzzleFault, PuzzleTask};
use ansa_core::{Piece, PlayedStep, Role, Side, Square};

use super::part::words;
use crate::activities::puzzle::{PuzzleMistake, PuzzleStage};

words! { PuzzleTaskWords {
    /// The name of the part with the task.
    task,
    /// The difficulty of a puzzle.
    difficulty(value: u32, uncertainty: u32),
    /// The difficulty of a puzzle that has no rating.
    no_difficulty,
    /// The link to one puzzle.
    link,
    /// What it is for.
    link_long,
    /// A task.
    ask_goal_in_one(side: Side),
    /// A task.
    ask_goal_in_two(side: Side),
    /// The task after the reply.
    ask_second(side: Side),
    /// A task.
    ask_stop_goal(side: Side),
    /// A task.
    ask_win(side: Side, role: Role),
    /// A task.
    ask_save(side: Side, role: Role),
    /// A task.
    ask_hold(side: Side, role: Role),
    /// A task.
    ask_captures(side: Side),
    /// A task.
    ask_squares(square: Square),
    /// What the task to hold a piece means.
    hold_means,
    /// The same in full.
    hint_long,
    /// A hint tells the number of squares.
    hint_count(count: u32),
    /// A hint has removed the wrong marks.
    hint_marks(count: u32),
    /// The button that shows the solution.
    solve,
    /// The same in full.
    solve_long,
    /// The button that tries a turn again.
    retry,
    /// The same in full.
    retry_long,
    /// The same in full.
    next_long,
    /// A turn is being judged.
    judging,
    /// The reply that shows a mistake.
    reply(steps: &[PlayedStep]),
    /// The solution is shown.
    shown,
    /// The solution as a group.
    line,
    /// How to step through it.
    line_says,
    /// The button to the step before.
    step_back,
    /// The button to the next step.
    step_on,
    /// The rating after a puzzle, if it has risen or fallen.
    new_rating(value: u32, uncertainty: u32),
    /// The puzzle does not count for the rating.
    not_counted,
    /// The puzzle returns.
    returns,

    /// The turn loses: the own goal of the opponent, or otherwise.
    loses_goal,
    /// The turn loses the last rabbit.
    loses_rabbits,
    /// The turn leaves no way to move.
    loses_otherwise,
    /// No rabbit reached goal.
    no_goal,
    /// The goal can be stopped.
    goal_stopped,
    /// The opponent reaches goal.
    opponent_goals,
    /// Nothing was captured.
    not_captured(role: Role),
    /// A piece was lost.
    piece_lost(piece: Piece),
    /// A piece can be captured.
    piece_exposed(piece: Piece, square: Square),
    /// Nothing is held.
    not_held(role: Role),
    /// Squares are missing.
    missing(count: u32),
    /// Squares are wrong.
    wrong_squares(squares: &[String]),
} }

/// What is asked.
pub fn ask(task: PuzzleTask, side: Side, is_second: bool) -> String {
    match task {
        PuzzleTask::GoalInOne if is_second => ask_second(side),
        PuzzleTask::GoalInOne => ask_goal_in_one(side),
        PuzzleTask::GoalInTwo => ask_goal_in_two(side),
        PuzzleTask::StopGoal => ask_stop_goal(side),
        PuzzleTask::WinPiece { role } => ask_win(side, role),
        PuzzleTask::SavePiece { role } => ask_save(side, role),
        PuzzleTask::HoldPiece { role } => ask_hold(side, role),
        PuzzleTask::CountCaptures => ask_captures(side),
        PuzzleTask::CountSquares { square } => ask_squares(square),
    }
}

/// Why an answer is wrong.
pub fn mistake(mistake: &PuzzleMistake) -> String {
    match mistake {
        PuzzleMistake::Turn(fault, _) => fault_of(fault),
        PuzzleMistake::Squares(count, wrong) if wrong.is_empty() => missing(*count),
        PuzzleMistake::Squares(_, wrong) => {
            let names: Vec<String> = wrong.into_iter().map(|square: Square| square.to_string()).collect();
            wrong_squares(&names)
        }
    }
}

fn fault_of(fault: &PuzzleFault) -> String {
    match *fault {
        PuzzleFault::Loses { reason: Reason::Goal } => loses_goal().to_owned(),
        PuzzleFault::Loses { reason: Reason::Elimination } => loses_rabbits().to_owned(),
        PuzzleFault::Loses { .. } => loses_otherwise().to_owned(),
        PuzzleFault::NoGoal => no_goal().to_owned(),
        PuzzleFault::GoalStopped { .. } => goal_stopped().to_owned(),
        PuzzleFault::OpponentGoals { .. } => opponent_goals().to_owned(),
        PuzzleFault::NotCaptured { role } => not_captured(role),
        PuzzleFault::PieceLost { piece } => piece_lost(piece),
        PuzzleFault::PieceExposed(threat) => piece_exposed(threat.piece, threat.square),
        PuzzleFault::NotHeld { role } => not_held(role),
    }
}

/// The key of a stage in HTML. Not shown to users.
pub const fn stage_key(stage: &PuzzleStage) -> &'static str {
    match stage {
        PuzzleStage::Asking => "asking",
        PuzzleStage::Judging => "judging",
        PuzzleStage::Wrong(_) => "wrong",
        PuzzleStage::Solved => "solved",
        PuzzleStage::Shown => "shown",
    }
}
