//! The English of puzzles that the rules judge.

use ansa_board::text::{EnglishCount, made, piece, piece_on, side, steps_left};

use super::puzzle_words::PuzzleElementWords;

/// The words of puzzles in English.
pub(super) static ENGLISH_PUZZLE: PuzzleElementWords = PuzzleElementWords {
    bad_puzzle: |why| format!("The puzzle can’t be shown: {why}."),
    no_such: |pick| format!("there is no puzzle “{pick}”"),
    none: "the text has no puzzle",
    mark_help: "Arrow keys move between squares. Space marks a square, or removes its mark. Enter checks the marks.",
    check: "Check",
    hint: "Hint",
    judging: "Every reply is tried…",
    goal_in_one: |of| format!("{}: reach goal with this turn", side(of)),
    goal_in_two: |of| {
        format!("{}: play so that you reach goal with your next turn, whatever the reply", side(of))
    },
    stop_goal: |of| format!("{}: stop the goal of the enemy", side(of)),
    win: |of, role| format!("{}: win a {role} or more, and lose nothing as strong", side(of)),
    save: |of, role| format!("{}: save your {role}, and lose nothing as strong", side(of)),
    hold: |of, role| format!("{}: take the enemy {role} hostage, or frame it", side(of)),
    captures: |of| format!("{}: mark all enemies that you can capture in this turn", side(of)),
    squares: |square| format!("Mark all squares where the piece on {square} can be at the end of this turn"),
    with_steps: |task, left| format!("{task}. {}.", steps_left(left)),
    with_marks: |task, marked| match marked {
        [] => format!("{task}. Nothing is marked yet."),
        _ => format!("{task}. Marked: {}.", marked.join(", ")),
    },
    replied: |reply| format!("Right so far. The enemy replies: {}. Now reach goal.", made(reply)),
    wrong: |why, reply| match reply {
        [] => format!("{why} Undo or reset, then try another turn."),
        _ => format!("{why} The reply: {}. Undo or reset, then try another turn.", made(reply)),
    },
    loses_goal: "This turn lets an enemy rabbit reach goal.",
    loses: "This turn loses the game.",
    no_goal: "None of your rabbits has reached goal.",
    goal_stopped: "The enemy can stop your goal.",
    opponent_goals: "The enemy reaches goal.",
    not_captured: |role| format!("You have captured no {role} and nothing stronger."),
    piece_lost: |lost| format!("You have lost your {}.", piece(lost)),
    piece_exposed: |exposed, square| format!("The enemy can capture your {}.", piece_on(exposed, square)),
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
        _ => format!("{} are wrong.", squares.join(", ")),
    },
    hint_piece: |which, square| format!("Look at the {}.", piece_on(which, square)),
    hint_step: |step| format!("Begin with this step: {}.", made(step)),
    hint_count: |count| {
        EnglishCount { one: "There is {} square.", other: "There are {} squares." }.of(count.into())
    },
    shown: |rest| {
        if rest.is_empty() {
            return "This is the solution.".to_owned();
        }
        let turns: Vec<String> = rest.iter().map(|turn| made(turn)).collect();
        format!("This is the solution. It goes on: {}.", turns.join("; "))
    },
};
