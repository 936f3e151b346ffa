//! The choice between the texts that the board shows or announces, which are those of `texts/en/board.ftl`.

mod count;
mod play;
mod refusal;
mod square;

pub use ansa_texts::board::{board, choose_follower, empty_square, out_of_reach, piece};
pub use ansa_texts::{Language, language, locale, sentence, set_language};
pub use count::EnglishCount;
pub use play::{in_hand, made, outcome, piece_on, side, side_word, stepped, steps_left, turn_number, turned};
pub use refusal::{end_error, frozen, lost, not_selectable, play_error, step_error};
pub use square::square_name;
