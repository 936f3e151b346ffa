//! Texts of the exercises that are made of mistakes, in English.

use ansa_board::text::side;

use crate::text::learn::LearnWords;
use crate::text::locale::whole;

pub(in crate::text) static LEARN: LearnWords = LearnWords {
    title: "Learn from your mistakes",
    begin_long: "Look for better turns in the positions before the mistakes of this game",
    sides: "Whose mistakes",
    of_side: |of, count| format!("{}: {}", side(of), whole(count.into())),
    of_both: |count| format!("Both: {}", whole(count.into())),
    progress: |number, all| format!("Mistake {} of {}", whole(number.into()), whole(all.into())),
    find: |of| format!("Find a better turn for {}", side(of)),
    played: "Played:",
    judging: "The engine looks at your turn …",
    good: "A good turn.",
    best: "The engine’s own turn.",
    again: "Try another turn.",
    line: "The engine expects:",
    hint_long: "Show which piece to move, then where (H)",
    solve: "Show solution",
    solve_long: "Show the engine’s turn, and how it expects the game to go on (S)",
    next_long: "Go on to the next mistake (N)",
    summary: |found, all| format!("You found {} of {} better turns.", whole(found.into()), whole(all.into())),
    at_once: "found at once",
    later: "found after tries or hints",
    shown: "solution shown",
    skipped: "skipped",
    repeat: "Try the others again",
    back: "Back",
};
