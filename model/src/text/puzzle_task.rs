//! Texts of one puzzle: its task, hints, why an answer is wrong, and the solution.

use ansa_core::position::Position;
use ansa_core::position::outcome::Reason;
use ansa_core::puzzle::{PuzzleFault, PuzzleTask};
use ansa_core::threats::capture_plans;
use ansa_core::{Piece, PlayedStep, Role, Square};
pub use ansa_texts::puzzle_task::*;
use ansa_texts::task::{
    ask_captures, ask_goal_in_one, ask_goal_in_two, ask_hold, ask_save, ask_save_on, ask_second, ask_squares,
    ask_stop_goal, ask_win, goal_stopped, loses_goal, loses_otherwise, loses_rabbits, missing, no_goal,
    not_captured, not_held, opponent_goals, piece_exposed, piece_lost, rabbit_frozen, wrong_squares,
};
pub use ansa_texts::task::{hint_count, judging, retry, shown, solve};

use super::made;
use super::puzzle::range_of;
use crate::activities::glicko::GlickoRating;
use crate::activities::leitner::Day;
use crate::activities::puzzle::{PastResult, PuzzleMistake, PuzzleStage};

pub fn ask(task: PuzzleTask, start: &Position, is_second: bool) -> String {
    let side = start.side();
    match task {
        PuzzleTask::GoalInOne if is_second => ask_second(side),
        PuzzleTask::GoalInOne => ask_goal_in_one(side),
        PuzzleTask::GoalInTwo => ask_goal_in_two(side),
        PuzzleTask::StopGoal => ask_stop_goal(side),
        PuzzleTask::WinPiece { role } => ask_win(side, role),
        PuzzleTask::SavePiece { role } => match threatened(start, role) {
            Some(square) => ask_save_on(side, role, square),
            None => ask_save(side, role),
        },
        PuzzleTask::HoldPiece { role } => ask_hold(side, role),
        PuzzleTask::CountCaptures => ask_captures(side),
        PuzzleTask::CountSquares { square } => ask_squares(square),
    }
}

/// Where the piece is that can be captured, if the side to move has several of the role.
fn threatened(start: &Position, role: Role) -> Option<Square> {
    let own = Piece::new(start.side(), role);
    let mut squares: Vec<Square> = capture_plans(start, !start.side())
        .into_iter()
        .filter(|plan| plan.piece == own)
        .map(|plan| plan.square)
        .collect();
    squares.dedup();
    match squares[..] {
        [square] if start.board().pieces(own).count() > 1 => Some(square),
        _ => None,
    }
}

/// The opponent's reply.
pub fn reply(steps: &[PlayedStep]) -> String {
    ansa_texts::task::reply(&made(steps))
}

/// The results of a puzzle before the last one, the newest first; `None` if there are none.
pub fn earlier(results: &[PastResult], today: Day) -> Option<String> {
    let said = |past: &PastResult| {
        let days = today.since(past.day).max(0).unsigned_abs();
        if past.is_solved { was_solved(days) } else { was_failed(days) }
    };
    let said: Vec<String> = results.iter().map(said).collect();
    (!said.is_empty()).then(|| ansa_texts::puzzle_task::earlier(&said))
}

/// How difficult a puzzle is.
pub fn difficulty(value: u16) -> String {
    ansa_texts::puzzle_task::difficulty(&value.to_string())
}

/// The same in full, with the uncertainty.
pub fn difficulty_long(value: u16, deviation: u16) -> String {
    ansa_texts::puzzle_task::difficulty_long(&value.to_string(), range_of(deviation))
}

/// The rating of the player after an answer.
pub fn new_rating(of: GlickoRating) -> String {
    let (value, deviation) = of.rounded();
    ansa_texts::puzzle_task::new_rating(&value.to_string(), range_of(deviation))
}

/// Why an answer is wrong.
pub fn mistake(mistake: &PuzzleMistake) -> String {
    match mistake {
        PuzzleMistake::Turn(fault, _) => fault_of(fault),
        PuzzleMistake::RabbitFrozen(square) => rabbit_frozen(*square),
        PuzzleMistake::Squares(count, wrong) if wrong.is_empty() => missing(*count),
        PuzzleMistake::Squares(_, wrong) => wrong_squares(&wrong.into_iter().collect::<Vec<Square>>()),
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
        PuzzleFault::PieceExposed(threat) => piece_exposed((threat.piece, threat.square)),
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
