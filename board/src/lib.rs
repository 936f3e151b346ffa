//! The board of the game: what the page and the custom element `<arimaa-board>` show, and what is done on it.
//!
//! [`Board`] draws a [`BoardView`] and tells what is done on it as [`BoardEvent`]s; it knows nothing of games. A [`Scene`]
//! makes the view of a position in which a turn is being entered, with [`route`]s that say where a piece can go. The style
//! sheets are in `styles/`, the drawings in `pieces/`.

mod arrows;
mod board;
mod drawings;
mod entering;
mod footing;
mod icons;
pub mod route;
mod scene;
mod square;
#[cfg(test)]
mod styles;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod text;
mod use_drag;
mod view;

pub use board::{Board, BoardEvent, BoardProps};
pub use drawings::{Sprite, drawings};
pub use entering::{Deed, Entering, moved};
pub use footing::Footing;
pub use icons::{badge, piece_icon, trap};
pub use scene::Scene;
pub use view::{Arrow, ArrowKind, BoardView, Mode, Pointing, SquareView, Target};
