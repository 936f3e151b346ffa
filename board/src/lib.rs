//! The board of the game: what the page and the custom element `<arimaa-board>` show, and what is done on it.
//!
//! [`Board`] shows a [`BoardView`] and tells what is done on it as [`BoardEvent`]s; it knows nothing of games. What is to be
//! seen is described as [vnodes](vnode), without a framework, and put into a document by [`DomPatcher`]. A [`Scene`]
//! makes the view of a position in which a turn is being entered, with [`route`]s that say where a piece can go. The style
//! sheets are in `styles/`, the drawings in `pieces/`.

mod arrows;
mod board;
pub mod destinations;
mod dom_patch;
mod drag;
mod drawings;
mod entering;
mod icons;
mod scene;
mod square;
mod square_status;
#[cfg(test)]
mod styles;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod text;
mod view;
pub mod vnode;

pub use board::{Board, BoardEvent};
pub use dom_patch::DomPatcher;
pub use drawings::{drawings, sprite};
pub use entering::{Deed, Entering, moved};
pub use icons::{badge, piece_icon, trap};
pub use scene::Scene;
pub use square_status::SquareStatus;
pub use view::{Arrow, ArrowKind, BoardView, Mode, Pointing, SquareView, Target};
