//! Texts of the puzzles: their menu, a task, why an answer is wrong, and runs.

use ansa_board::text::{made, play_error};
use ansa_core::position::outcome::Reason;
use ansa_core::puzzle::{PuzzleFault, PuzzleTask, PuzzleTheme};
use ansa_core::{Piece, PlayedStep, Role, Side, Square};

use super::part::words;
use super::{notice as notices, study};
use crate::activities::Tone;
use crate::activities::puzzle::{
    GlickoRating, PuzzleEvent, PuzzleMistake, PuzzleName, PuzzleNotice, PuzzleStage, RunEnd, RunKind,
};

words! { PuzzleWords {
    /// What the puzzles are.
    about,
    /// The puzzle of the day.
    daily,
    /// The puzzle of the day was solved today.
    daily_solved,
    /// The puzzle of the day was not solved today.
    daily_failed,
    /// The puzzle of the day waits.
    daily_open,
    /// The puzzles that return.
    returning,
    /// So many return today.
    returning_count(count: u32),
    /// All themes.
    mixed,
    /// What the training does.
    mixed_says,
    /// Heading of the themes.
    themes,
    /// Heading of the runs.
    runs,
    /// A streak.
    streak,
    /// What it is.
    streak_says,
    /// A storm.
    storm,
    /// What it is.
    storm_says,
    /// The best result of a run.
    best(count: u32),
    /// The number of puzzles.
    count(count: u32),
    /// The rating of the player.
    rating(value: u32, uncertainty: u32),
    /// What the uncertainty means.
    rating_says,
    /// The number of rated puzzles.
    rated(count: u32),
    /// The button that forgets everything.
    forget,
    /// The question before it.
    forget_question,
    /// A theme.
    goal_in_one,
    /// A theme.
    goal_in_two,
    /// A theme.
    stop_goal,
    /// A theme.
    win_piece,
    /// A theme.
    save_piece,
    /// A theme.
    hold_piece,
    /// A theme.
    count_captures,
    /// A theme.
    count_squares,

    /// The puzzles are being loaded.
    loading,
    /// The file could not be loaded.
    not_loaded,
    /// The file could not be read, and why.
    unreadable_file(why: &str),
    /// Lines of the file could not be read.
    lines_set_aside(count: u32),
    /// The button that loads the file again.
    load_again,
    /// There is no puzzle with the name in the address.
    unknown,
    /// No puzzle returns today.
    none_due,
    /// The file has no puzzles.
    none_at_all,
    /// Puzzles in the storage could not be read and were set aside.
    unread_kept(count: u32),
    /// Puzzles in the storage could not be read, and there is no room to set them aside.
    unread_lost(count: u32),
    /// Nothing in the storage could be read, and why.
    unreadable(why: &str),
    /// The storage takes nothing.
    not_kept,

    /// The way back to the menu.
    to_menu,
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

    /// The number solved in a run.
    solved(count: u32),
    /// The same in a storm, with the errors of so many.
    solved_in_storm(count: u32, errors: u32, most: u32),
    /// The time left.
    time_left(minutes: u32, seconds: u32),
    /// The run is over by a failure.
    over_failed,
    /// The run is over by the clock.
    over_time,
    /// Every puzzle was solved.
    over_complete,
    /// It is the best run so far.
    new_best,
    /// The button that begins another run.
    again,
    /// The way to the puzzle that ended the run.
    look_at_failed,
    /// The way to begin a storm.
    begin_storm,
} }

/// The name of a theme.
pub(crate) fn theme(theme: PuzzleTheme) -> &'static str {
    match theme {
        PuzzleTheme::GoalInOne => goal_in_one(),
        PuzzleTheme::GoalInTwo => goal_in_two(),
        PuzzleTheme::StopGoal => stop_goal(),
        PuzzleTheme::WinPiece => win_piece(),
        PuzzleTheme::SavePiece => save_piece(),
        PuzzleTheme::HoldPiece => hold_piece(),
        PuzzleTheme::CountCaptures => count_captures(),
        PuzzleTheme::CountSquares => count_squares(),
    }
}

/// The title of a way to puzzles; of a single puzzle, its theme.
pub(crate) fn title(name: PuzzleName, of: Option<PuzzleTheme>) -> &'static str {
    match name {
        PuzzleName::One(_) => of.map_or(super::home::puzzles(), theme),
        PuzzleName::Daily => daily(),
        PuzzleName::Training(None) => mixed(),
        PuzzleName::Training(Some(chosen)) => theme(chosen),
        PuzzleName::Returning => returning(),
        PuzzleName::Streak => streak(),
        PuzzleName::Storm => storm(),
    }
}

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

/// The rating of a player.
pub(crate) fn player_rating(of: GlickoRating) -> String {
    let (value, uncertainty) = rounded(of);
    rating(value, uncertainty)
}

/// A rating and its deviation, rounded.
pub(crate) fn rounded(of: GlickoRating) -> (u32, u32) {
    (of.rating().round() as u32, of.deviation().round() as u32)
}

/// Why a run is over.
pub(crate) fn run_over(end: RunEnd) -> &'static str {
    match end {
        RunEnd::Failed => over_failed(),
        RunEnd::Time => over_time(),
        RunEnd::Complete => over_complete(),
    }
}

/// What a run is.
pub(crate) fn run_says(kind: RunKind) -> &'static str {
    match kind {
        RunKind::Streak => streak_says(),
        RunKind::Storm => storm_says(),
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
