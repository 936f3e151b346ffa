//! Texts of the home screen, in English.

use ansa_board::text::turn_number;

use crate::text::home::HomeWords;

pub(in crate::text) static HOME: HomeWords = HomeWords {
    about: "Arimaa, the game of push and pull: easy to learn, hard to master. Free, offline, without an account.",
    screens: "Screens",
    learn: "Learn",
    learn_says: "New here? Short lessons on the board",
    study_says: "Open a record or a position",
    editor: "Position editor",
    editor_says: "Set up any position, play or study it",
    puzzles: "Puzzles",
    puzzles_says: "One of the day, and as many as you like",
    ladder: "Ladder",
    ladder_says: "Ten opponents, and your rating",
    statistics: "Statistics",
    setups: "Setup explorer",
    find: "Find games",
    games_says: "Continue, search, import and export",
    rules: "How to play",
    guide: "Guide",
    guide_says: "How everything works, and what words mean",
    glossary: "Glossary",
    go_on: "Continue the game",
    start: "Play",
    two_people: "Two people",
    computers: |gold, silver| format!("{gold} against {silver}"),
    at_turn: |players, turn| format!("{players}, turn {}", turn_number(turn)),
};
