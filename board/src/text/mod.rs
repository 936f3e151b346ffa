//! Every word that the board shows or speaks, and the words that those who use it build their sentences from.

pub mod label;
mod square;

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
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    let stop = if words.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}
