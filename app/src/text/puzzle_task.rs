//! Texts of one puzzle: its task, hints, why an answer is wrong, and the solution.

use ansa_board::text::{made, play_error};
use ansa_core::position::outcome::Reason;
use ansa_core::puzzle::{PuzzleFault, PuzzleTask};
use ansa_core::{Piece, PlayedStep, Role, Side, Square};

use super::part::words;
use super::{notice as notices, study};
use crate::activities::Tone;
use crate::activities::puzzle::{PuzzleEvent, PuzzleMistake, PuzzleNotice, PuzzleStage};

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
    /// The pieces, for people who don't see the board.
    position_says(gold: &str, silver: &str),
    /// One of them.
    role_on(role: Role, square: Square),
    /// The name of the marked squares.
    marked,
    /// No square is marked.
    none_marked,
    /// A square was marked, and so many are.
    has_marked(square: Square, count: u32),
    /// A mark was removed, and so many are left.
    has_unmarked(square: Square, count: u32),
    /// The button that has the marks judged.
    check,
    /// The same in full.
    check_long,
    /// The button for a hint.
    hint,
    /// The same in full.
    hint_long,
    /// A hint names a piece.
    hint_piece(piece: Piece, square: Square),
    /// A hint shows the turn.
    hint_turn,
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
    /// The button that goes on.
    next,
    /// The same in full.
    next_long,
    /// The same before there is an answer.
    skip,
    /// Nothing was entered yet.
    nothing_entered,
    /// Nothing can be entered now.
    nothing_to_enter,
    /// A turn is being judged.
    judging,
    /// The answer is right.
    right,
    /// The answer is wrong.
    wrong,
    /// The reply that shows a mistake.
    reply(steps: &[PlayedStep]),
    /// The opponent has replied in a goal in two turns.
    replied(steps: &[PlayedStep]),
    /// The solution is shown.
    shown,
    /// The solution as a group.
    line,
    /// How to step through it.
    line_says,
    /// The place in the solution.
    line_at(at: u32, all: u32),
    /// The same after a step.
    line_step(at: u32, all: u32, step: &str),
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
pub(crate) fn ask(task: PuzzleTask, side: Side, is_second: bool) -> String {
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

/// The pieces on the board.
pub(crate) fn position(pieces: &[(Square, Piece)]) -> String {
    let of = |side: Side| {
        let own = pieces.iter().filter(|(_, piece)| piece.side == side);
        let words: Vec<String> = own.map(|&(square, piece)| role_on(piece.role, square)).collect();
        ansa_board::text::locale::list(&words)
    };
    position_says(&of(Side::Gold), &of(Side::Silver))
}

/// Why an answer is wrong.
pub(crate) fn mistake(mistake: &PuzzleMistake) -> String {
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
pub(crate) const fn stage_key(stage: &PuzzleStage) -> &'static str {
    match stage {
        PuzzleStage::Asking => "asking",
        PuzzleStage::Judging => "judging",
        PuzzleStage::Wrong(_) => "wrong",
        PuzzleStage::Solved => "solved",
        PuzzleStage::Shown => "shown",
    }
}

/// The text of a notice.
pub(crate) fn notice(notice: &PuzzleNotice) -> String {
    match notice {
        PuzzleNotice::Entry(notice) => notices::entry_notice(notice),
        PuzzleNotice::Refused(error) => play_error(error),
        PuzzleNotice::NothingEntered => nothing_entered().to_owned(),
        PuzzleNotice::NothingToEnter => nothing_to_enter().to_owned(),
    }
}

/// The tone of a notice.
pub(crate) const fn tone(notice: &PuzzleNotice) -> Tone {
    match notice {
        PuzzleNotice::Refused(_) => Tone::Refusal,
        _ => Tone::Hint,
    }
}

/// The text of an event in the live region; empty for events that need none.
pub(crate) fn event(event: &PuzzleEvent) -> String {
    match event {
        // The task is a live region of its own.
        PuzzleEvent::Opened => String::new(),
        PuzzleEvent::Entry(event) => notices::entry_event(event),
        PuzzleEvent::Marked(square, count) => has_marked(*square, *count),
        PuzzleEvent::Unmarked(square, count) => has_unmarked(*square, *count),
        PuzzleEvent::Hinted(piece, square) => hint_piece(*piece, *square),
        PuzzleEvent::Replied(steps) => replied(steps),
        PuzzleEvent::Shown(steps) => made(steps),
        PuzzleEvent::Line(at, all, None) => line_at(*at as u32, *all as u32),
        PuzzleEvent::Line(at, all, Some(step)) => line_step(*at as u32, *all as u32, &made(&[*step])),
        PuzzleEvent::Flipped => study::flipped().to_owned(),
    }
}
