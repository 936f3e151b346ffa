//! The document: a game that is played, shown, saved, imported and exported, and the places in it.
//!
//! A [`Document`] is a game tree with its tags, comments and clock times, and the options of the game. A [`Cursor`] is
//! a place in it. Nothing here knows who is looking or playing.

mod cursor;
mod editing;
mod evaluations;
mod friend;
mod game_clock;
mod game_options;
mod line;
mod naming;
mod nearby_tags;
mod node_number;
mod piece_path;
mod player;
mod refusal;
mod tags;
#[cfg(test)]
mod tests;
mod tree_document;

pub use cursor::{Cursor, CursorMove};
pub use editing::Edit;
#[cfg(test)]
pub use friend::testing as friend_testing;
pub use friend::{
    Letter, LetterError, LinkTerms, MAX_DAYS, MAX_LETTER_PLIES, Merge, compare, tidy_player_name,
};
pub use game_options::{GameOptions, GameStart, Orientation};
pub use nearby_tags::NearbyBacks;
pub use piece_path::{PiecePath, piece_paths};
pub use player::Player;
pub use refusal::{AddRefusal, EditRefusal};
pub use tags::name_of_tags;
pub use tree_document::Document;
