//! The choice between the texts that the board shows or announces, which are those of `texts/en/board.ftl`.

mod play;
mod refusal;

pub use ansa_texts::board::{
    board, choose_follower, empty_square, in_hand, piece, steps_left_alone as steps_left,
};
pub use ansa_texts::{Language, language, locale, sentence, set_language};
pub use play::{made, outcome, side, stepped, turned};
pub use refusal::{
    end_error, frozen, lost, not_selectable, out_of_reach, play_error, setup_error, step_error,
};
