//! The texts that the board shows or announces, and building blocks for the sentences of its users.
//!
//! The functions choose between texts. `words` declares the texts, and each language has a file that fills it.

mod count;
mod current;
mod english;
pub mod locale;
mod play;
mod refusal;
mod sentence;
mod square;
mod words;

pub use count::EnglishCount;
pub use current::{Language, language, set_language};
pub use play::{
    board, choose_follower, empty_square, in_hand, made, out_of_reach, outcome, piece, piece_on, side,
    side_word, stepped, steps_left, turned,
};
pub use refusal::{end_error, frozen, lost, not_selectable, play_error, step_error};
pub use sentence::{sentence, turn_number};
pub use square::square_name;
