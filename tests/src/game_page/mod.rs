//! The page as a player uses it: setting up, entering turns, reading the board.
//!
//! The helpers are methods of [`Page`](crate::browser::Page). They use only what the page marks for tests, such as the
//! attribute `data-square`, and check what they see by the rules of `ansa-core`, not by the page's.
//!
//! - [`selectors`](on): CSS selectors of squares and controls.
//! - [`Shown`]: what the page shows at one moment.
//! - [`Preset`]: the new-game dialog and setups.
//! - [`Hand`]: entering turns.
//! - `computer`: waiting for the computer's turns.
//! - [`saved_game`]: the browser's storage.
//! - [`game_of`]: games to compare the page with.

mod computer;
mod games;
mod new_game;
mod selectors;
mod shown;
mod storage;
mod turns;

pub use games::{begin, game_of, steps_of, words_of};
pub use new_game::Preset;
pub use selectors::{hook, on};
pub use shown::Shown;
pub use storage::{EARLIER_GAME, saved_game};
pub use turns::Hand;
