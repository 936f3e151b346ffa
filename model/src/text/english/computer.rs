//! Texts about the computer: hints and failures, in English.

use ansa_board::text::{made, piece_on};

use crate::text::computer::ComputerWords;

pub(in crate::text) static COMPUTER: ComputerWords = ComputerWords {
    looking: "Looking for a good turn…",
    hint_piece: |piece, square| {
        format!("Look at the {}. Press Hint again to see the whole turn.", piece_on(piece, square))
    },
    hint_turn: |steps| format!("A good turn: {}.", made(steps)),
    not_started: "The computer could not start. Try again; if that does not help, check your connection and reload \
        the page. The game is saved.",
    died: "The computer crashed while it was thinking. Nothing is lost: try again.",
    other_version: "This page was updated while it was open. Reload the page; the game is saved.",
    misunderstood: "The computer could not read this game. Try again, or take back a turn.",
    no_hint_not_started: "There is no hint: the computer could not start. Ask again, or reload the page; the game is \
        saved.",
    no_hint_died: "There is no hint: the computer crashed while it was thinking. Ask again.",
    no_hint_other_version: "There is no hint: this page was updated while it was open. Reload the page; the game is \
        saved.",
    no_hint_misunderstood: "There is no hint: the computer could not read this game.",
};
