//! Every word that the page shows or speaks, and nothing else; the one place for a translator.
//!
//! `label` holds the fixed words of controls, the other modules the sentences that depend on the game. State and
//! components hand in typed values and never put words together themselves.

mod board;
mod clock;
mod computer;
pub(crate) mod guide;
pub(crate) mod keys;
pub(crate) mod label;
pub(crate) mod library;
mod meaning;
pub(crate) mod new_game;
mod notice;
mod play;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod setup;
mod typed;

pub(crate) use board::square_name;
pub(crate) use clock::{
    ahead, ahead_meaning, clock_name, digits, low_time, paused, reserve, turn_mark, turn_mark_meaning,
    until_next_digit,
};
pub(crate) use computer::{engine_fault, hint};
pub(crate) use meaning::meaning;
pub(crate) use notice::{event, notice};
pub(crate) use play::{
    captured, depth, outcome, progress, score_line, side, side_plate, status, steps_left, take_back_long,
    thinking, turn_number,
};
pub(crate) use typed::typed;

use ansa_core::{Piece, Side, Square};

/// “gold camel”.
fn piece(piece: Piece) -> String {
    format!("{} {}", side_word(piece.side), piece.role.name())
}

/// “gold camel on e2”.
fn piece_on(which: Piece, square: Square) -> String {
    format!("{} on {square}", piece(which))
}

/// “gold”.
const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Gold => "gold",
        Side::Silver => "silver",
    }
}

/// “a, b and c”.
fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// With a capital letter and a full stop.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    let stop = if words.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}
