//! Games with a friend at another browser: what both have agreed on, the letters that carry a game from one to the other,
//! and how a letter is merged with the game here.

mod conditional;
mod letter;
mod merge;
mod seats;
mod terms;
#[cfg(test)]
pub mod testing;

pub use letter::{Letter, LetterError, MAX_LETTER_PLIES};
pub use merge::{Merge, compare};
pub use terms::{LinkTerms, MAX_DAYS, tidy_player_name};
