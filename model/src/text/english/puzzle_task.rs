//! Texts of one puzzle, in English.

use ansa_board::text::{made, piece as named, piece_on, side as of_side};

use super::count::EnglishCount;
use crate::text::locale::list;
use crate::text::puzzle_task::PuzzleTaskWords;

pub(in crate::text) static PUZZLE_TASK: PuzzleTaskWords = PuzzleTaskWords {
    task: "Task",
    difficulty: |value, uncertainty| format!("Difficulty {value} ± {}", uncertainty.saturating_mul(2).max(1)),
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
    hint_long: "Show a hint, then a larger one (H). The puzzle then counts as failed.",
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
    next_long: "Go on to the next puzzle (N)",
    judging: "Every reply is tried …",
    reply: |steps| format!("The reply: {}.", made(steps)),
    shown: "This is the solution.",
    line: "Solution, step by step",
    line_says: "Step through it with ← and →.",
    step_back: "Previous step",
    step_on: "Next step",
    new_rating: |value, uncertainty| {
        format!("Your new rating: {value} ± {}.", uncertainty.saturating_mul(2).max(1))
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
};
