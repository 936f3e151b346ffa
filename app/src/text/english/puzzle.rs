//! Texts of the puzzles, in English.

use ansa_board::text::{made, piece as named, piece_on, side as of_side};

use super::count::EnglishCount;
use crate::text::locale::{list, whole};
use crate::text::puzzle::PuzzleWords;

pub(in crate::text) static PUZZLE: PuzzleWords = PuzzleWords {
    about: "Each puzzle has one answer that the rules prove.",
    daily: "Puzzle of the day",
    daily_solved: "Solved today",
    daily_failed: "Not solved today",
    daily_open: "The same for everybody",
    returning: "Returning today",
    returning_count: |count| {
        EnglishCount { one: "{} failed puzzle returns", other: "{} failed puzzles return" }.of(count.into())
    },
    mixed: "All themes",
    mixed_says: "As difficult as you are strong",
    themes: "Themes",
    runs: "Challenges",
    streak: "Streak",
    streak_says: "Ever more difficult, until the first mistake",
    storm: "Storm",
    storm_says: "As many as you can in three minutes. Three mistakes end it.",
    best: |count| format!("Best: {}", whole(count.into())),
    count: |count| EnglishCount { one: "{} puzzle", other: "{} puzzles" }.of(count.into()),
    rating: |value, uncertainty| {
        format!("Your rating: {} ± {}", whole(value.into()), whole((2 * u64::from(uncertainty)).max(1)))
    },
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
    task: "Task",
    difficulty: |value, uncertainty| {
        format!("Difficulty {} ± {}", whole(value.into()), whole((2 * u64::from(uncertainty)).max(1)))
    },
    no_difficulty: "Not rated yet",
    link: "Link",
    link_long: "Link to this puzzle",
    ask_goal_in_one: |side| format!("{}: reach goal with this turn.", of_side(side)),
    ask_goal_in_two: |side| {
        format!("{}: play so that you reach goal with your next turn, whatever the reply.", of_side(side))
    },
    ask_second: |side| format!("{}: now reach goal.", of_side(side)),
    ask_stop_goal: |side| format!("{}: stop the goal of the enemy.", of_side(side)),
    ask_win: |side, role| format!("{}: win a {role} or more, and lose nothing as strong.", of_side(side)),
    ask_save: |side, role| format!("{}: save your {role}. Lose nothing as strong.", of_side(side)),
    ask_hold: |side, role| format!("{}: take the enemy {role} hostage, or frame it.", of_side(side)),
    ask_captures: |side| format!("{}: mark all enemies that you can capture in this turn.", of_side(side)),
    ask_squares: |square| {
        format!("Mark all squares where the rabbit on {square} can be at the end of this turn.")
    },
    hold_means: "No enemy goal may be left, nor a capture of more than a rabbit.",
    position_says: |gold, silver| format!("Gold: {gold}. Silver: {silver}."),
    role_on: |role, square| format!("{role} on {square}"),
    marked: "Marked:",
    none_marked: "nothing yet. Press squares on the board.",
    has_marked: |square, count| {
        let all = EnglishCount { one: "{} square is marked.", other: "{} squares are marked." };
        format!("{square} marked. {}", all.of(count.into()))
    },
    has_unmarked: |square, count| {
        let all = EnglishCount { one: "{} square is marked.", other: "{} squares are marked." };
        format!("Mark removed from {square}. {}", all.of(count.into()))
    },
    check: "Check",
    check_long: "Check the marks (Enter)",
    hint: "Hint",
    hint_long: "Show a hint, then a larger one (H). The puzzle then counts as failed.",
    hint_piece: |piece, square| format!("Look at the {}.", piece_on(piece, square)),
    hint_turn: "The arrows show the turn. Play it.",
    hint_count: |count| {
        EnglishCount { one: "There is {} square.", other: "There are {} squares." }.of(count.into())
    },
    hint_marks: |count| {
        EnglishCount {
            one: "The wrong marks are gone. There is {} square.",
            other: "The wrong marks are gone. There are {} squares.",
        }
        .of(count.into())
    },
    solve: "Solution",
    solve_long: "Show the solution (S). An unsolved puzzle then counts as failed.",
    retry: "Try again",
    retry_long: "Begin the turn anew (Enter)",
    next: "Next",
    next_long: "Go on to the next puzzle (N)",
    skip: "Skip",
    nothing_entered: "Enter your answer first.",
    nothing_to_enter: "Nothing can be entered here now.",
    judging: "Every reply is tried …",
    right: "Right!",
    wrong: "Not yet.",
    reply: |steps| format!("The reply: {}.", made(steps)),
    replied: |steps| format!("Right so far. The enemy replies: {}.", made(steps)),
    shown: "This is the solution.",
    line: "Solution, step by step",
    line_says: "Step through it with ← and →.",
    line_at: |at, all| format!("Step {} of {}", whole(at.into()), whole(all.into())),
    line_step: |at, all, step| format!("Step {} of {}: {step}", whole(at.into()), whole(all.into())),
    step_back: "Previous step",
    step_on: "Next step",
    new_rating: |value, uncertainty| {
        format!("Your new rating: {} ± {}.", whole(value.into()), whole((2 * u64::from(uncertainty)).max(1)))
    },
    not_counted: "You know this puzzle: it does not count for your rating.",
    returns: "It returns tomorrow.",

    loses_goal: "This turn lets an enemy rabbit reach goal.",
    loses_rabbits: "This turn loses your last rabbit.",
    loses_otherwise: "This turn loses the game.",
    no_goal: "None of your rabbits has reached goal.",
    goal_stopped: "The enemy can stop your goal, as the arrows show.",
    opponent_goals: "The enemy reaches goal, as the arrows show.",
    not_captured: |role| format!("You have captured no {role} and nothing stronger."),
    piece_lost: |piece| format!("You have lost your {}.", named(piece)),
    piece_exposed: |piece, square| {
        format!("The enemy can capture your {}, as the arrows show.", piece_on(piece, square))
    },
    not_held: |role| format!("The {role} is neither a hostage nor framed."),
    missing: |count| {
        EnglishCount {
            one: "What you marked is right. {} square is missing.",
            other: "What you marked is right. {} squares are missing.",
        }
        .of(count.into())
    },
    wrong_squares: |squares| match squares {
        [square] => format!("{square} is wrong."),
        squares => format!("{} are wrong.", list(squares)),
    },

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
    over_failed: "That was a mistake. It is over.",
    over_time: "The time is up.",
    over_complete: "You have been through all puzzles!",
    new_best: "Your best result so far!",
    again: "Once more",
    look_at_failed: "Look at the last puzzle",
    begin_storm: "Start the clock",
};

/// The puzzles that could not be read.
fn unread(count: u32) -> String {
    EnglishCount { one: "What is kept of {} puzzle", other: "What is kept of {} puzzles" }.of(count.into())
}
