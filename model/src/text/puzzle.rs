//! Texts of the puzzles: their menu, what went wrong, and runs.

use ansa_core::puzzle::PuzzleTheme;

use super::part::words;
use crate::activities::glicko::GlickoRating;
use crate::activities::puzzle::{PuzzleName, RunEnd, RunKind};

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
pub fn theme(theme: PuzzleTheme) -> &'static str {
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
pub fn title(name: PuzzleName, of: Option<PuzzleTheme>) -> &'static str {
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

/// The rating of a player.
pub fn player_rating(of: GlickoRating) -> String {
    let (value, uncertainty) = rounded(of);
    rating(value, uncertainty)
}

/// A rating and its deviation, rounded.
pub fn rounded(of: GlickoRating) -> (u32, u32) {
    let (rating, deviation) = of.rounded();
    (rating.into(), deviation.into())
}

/// Why a run is over.
pub fn run_over(end: RunEnd) -> &'static str {
    match end {
        RunEnd::Failed => over_failed(),
        RunEnd::Time => over_time(),
        RunEnd::Complete => over_complete(),
    }
}

/// What a run is.
pub fn run_says(kind: RunKind) -> &'static str {
    match kind {
        RunKind::Streak => streak_says(),
        RunKind::Storm => storm_says(),
    }
}
