//! The page as a player uses it: setups, turns, the board.
//!
//! The helpers are methods of [`Page`](crate::browser::Page). They use only attributes that the page provides for
//! tests, such as `data-square`, and check the page against the rules of `ansa-core`, not against its own.
//!
//! - [`selectors`](on): CSS selectors of squares and controls.
//! - [`PageSnapshot`]: the content of the page at one moment.
//! - [`Preset`]: the new-game dialog and setups.
//! - [`InputMethod`]: entering turns.
//! - `computer`: waiting for the computer's turns.
//! - [`saved_game`]: the browser's storage.
//! - [`game_of`]: games to compare the page with.

mod computer;
mod games;
mod new_game;
mod page_snapshot;
mod selectors;
mod storage;
mod turns;

pub use games::{begin, game_of, steps_of, words_of};
pub use new_game::Preset;
pub use page_snapshot::PageSnapshot;
pub use selectors::{hook, on};
pub use storage::saved_game;
pub use turns::InputMethod;
