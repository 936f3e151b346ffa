//! Texts of the puzzles, in English.

use super::count::EnglishCount;
use crate::text::locale::whole;
use crate::text::puzzle::PuzzleWords;

pub(in crate::text) static PUZZLE: PuzzleWords = PuzzleWords {
    about: "Each puzzle has one answer, proved by trying every turn.",
    daily: "Puzzle of the day",
    daily_solved: "Solved today",
    daily_failed: "Not solved today",
    daily_open: "The same for everybody",
    returning: "Returning today",
    returning_count: |count| {
        EnglishCount { one: "{} failed puzzle returns", other: "{} failed puzzles return" }.of(count.into())
    },
    mixed: "All themes",
    mixed_says: "Puzzles at your level",
    themes: "Themes",
    runs: "Challenges",
    streak: "Streak",
    streak_says: "Harder and harder, until your first mistake",
    storm: "Storm",
    storm_says: "As many as you can in three minutes. Three mistakes end it.",
    best: |count| format!("Best: {}", whole(count.into())),
    count: |count| EnglishCount { one: "{} puzzle", other: "{} puzzles" }.of(count.into()),
    rating: |value, uncertainty| format!("Your rating: {value} ± {}", uncertainty.saturating_mul(2).max(1)),
    rating_says: "By Glicko-2, on the scale of the computer’s levels: level 1 has 1000. The first answer to a \
                  puzzle counts.",
    rated: |count| EnglishCount { one: "{} rated puzzle", other: "{} rated puzzles" }.of(count.into()),
    forget: "Forget my progress",
    forget_question: "Forget your rating, your best results and the puzzles that return?",
    goal_in_one: "Goal in one turn",
    goal_in_two: "Goal in two turns",
    stop_goal: "Stop the goal",
    win_piece: "Win a piece",
    save_piece: "Save a piece",
    hold_piece: "Hostage or frame",
    count_captures: "Count captures",
    count_squares: "Count squares",
    loading: "The puzzles are loading …",
    not_loaded: "The puzzles could not be loaded. Check the connection and try again.",
    unreadable_file: |why| format!("The file of puzzles can’t be read: {why}."),
    lines_set_aside: |count| {
        EnglishCount {
            one: "{} puzzle of the file could not be read.",
            other: "{} puzzles of the file could not be read.",
        }
        .of(count.into())
    },
    load_again: "Try again",
    unknown: "There is no such puzzle here. It may be from another version of the page.",
    none_due: "No puzzle returns today.",
    none_at_all: "There are no puzzles.",
    unread_kept: |count| format!("{} could not be read and was set aside.", unread(count)),
    unread_lost: |count| {
        format!("{} could not be read, and there is no room to set it aside.", unread(count))
    },
    unreadable: |why| {
        format!("Your progress could not be read: {why}. It was set aside, and your rating begins anew.")
    },
    not_kept: "Your progress can’t be stored in this browser. You can solve puzzles all the same.",
    to_menu: "All puzzles",
    solved: |count| format!("Solved: {}", whole(count.into())),
    solved_in_storm: |count, errors, most| {
        format!(
            "Solved: {} · Mistakes: {} of {}",
            whole(count.into()),
            whole(errors.into()),
            whole(most.into())
        )
    },
    time_left: |minutes, seconds| format!("{minutes}:{seconds:02}"),
    over_failed: "That mistake ends the challenge.",
    over_time: "Time is up.",
    over_complete: "No puzzles are left. Well done!",
    new_best: "Your best result so far!",
    again: "Play again",
    look_at_failed: "Look at the last puzzle",
    begin_storm: "Start the clock",
};

/// The puzzles that could not be read.
fn unread(count: u32) -> String {
    EnglishCount { one: "What is kept of {} puzzle", other: "What is kept of {} puzzles" }.of(count.into())
}
