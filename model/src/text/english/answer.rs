//! Texts of answering a task, in English.

use ansa_board::text::{made, piece_on};

use super::count::EnglishCount;
use crate::text::answer::AnswerWords;
use crate::text::locale::whole;

const MARKED: EnglishCount = EnglishCount { one: "{} square is marked.", other: "{} squares are marked." };

pub(in crate::text) static ANSWER: AnswerWords = AnswerWords {
    position_says: |gold, silver| format!("Gold: {gold}. Silver: {silver}."),
    role_on: |role, square| format!("{role} on {square}"),
    marked: "Marked:",
    none_marked: "nothing yet. Press squares on the board.",
    has_marked: |square, count| format!("{square} marked. {}", MARKED.of(count.into())),
    has_unmarked: |square, count| format!("Mark removed from {square}. {}", MARKED.of(count.into())),
    check: "Check",
    check_long: "Check the answer (Enter)",
    hint: "Hint",
    hint_piece: |piece, square| format!("Look at the {}.", piece_on(piece, square)),
    hint_turn: "The arrows show the turn. Play it.",
    next: "Next",
    skip: "Skip",
    finish: "Finish",
    nothing_entered: "Enter your answer first.",
    nothing_to_enter: "Nothing can be entered now. Press Next to go on.",
    replied: |steps| format!("Right so far. The enemy replies: {}.", made(steps)),
    line_at: |at, all| format!("Step {} of {}", whole(at.into()), whole(all.into())),
    line_step: |at, all, step| format!("Step {} of {}: {step}", whole(at.into()), whole(all.into())),
    wrong: "Not yet.",
    right: "Right!",
};
