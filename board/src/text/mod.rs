//! Every word that the board shows or speaks, and the words that those who use it build their sentences from.

pub mod label;
mod play;
mod refusal;
mod square;

pub use play::{choose_follower, in_hand, made, outcome, side, stepped, steps_left, turn_number, turned};
pub use refusal::{end_error, frozen, lost, not_selectable, play_error, step_error};
pub use square::square_name;

use ansa_core::{Piece, Side, Square};

/// “gold camel”.
#[must_use]
pub fn piece(piece: Piece) -> String {
    format!("{} {}", side_word(piece.side), piece.role.name())
}

/// “gold camel on e2”.
#[must_use]
pub fn piece_on(which: Piece, square: Square) -> String {
    format!("{} on {square}", piece(which))
}

/// “gold”.
#[must_use]
pub const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Gold => "gold",
        Side::Silver => "silver",
    }
}

/// “a, b and c”.
#[must_use]
pub fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// With a capital letter and a full stop.
#[must_use]
pub fn sentence(words: &str) -> String {
    let stop = if words.ends_with(['.', '!', '?']) { "" } else { "." };
    let mut sentence = format!("{words}{stop}");
    // Sentences here begin with letters of the Latin alphabet; tables of all others would make the program larger.
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}
