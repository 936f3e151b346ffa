//! The texts that the board shows or announces, and building blocks for the sentences of its users.

pub mod label;
mod play;
mod refusal;
mod square;

pub use play::{
    choose_follower, empty_square, in_hand, made, out_of_reach, outcome, side, stepped, steps_left,
    turn_number, turned,
};
pub use refusal::{end_error, frozen, lost, not_selectable, play_error, step_error};
pub use square::square_name;

use ansa_core::{Piece, Side, Square};

/// A piece: “gold camel”.
#[must_use]
pub fn piece(piece: Piece) -> String {
    format!("{} {}", side_word(piece.side), piece.role.name())
}

/// A piece and its square: “gold camel on e2”.
#[must_use]
pub fn piece_on(which: Piece, square: Square) -> String {
    format!("{} on {square}", piece(which))
}

/// A side in the middle of a sentence: “gold”.
#[must_use]
pub const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Gold => "gold",
        Side::Silver => "silver",
    }
}

/// A list: “a, b and c”.
#[must_use]
pub fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// A sentence: the words with a capital letter and, unless punctuation ends them, a full stop.
#[must_use]
pub fn sentence(words: &str) -> String {
    let stop = if words.ends_with(['.', '!', '?']) { "" } else { "." };
    let mut sentence = format!("{words}{stop}");
    // All sentences start with an ASCII letter. Unicode case tables would make the program larger.
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}
