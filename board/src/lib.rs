//! The Arimaa board of the page and of the custom element `<arimaa-board>`.
//!
//! - [`BoardState`] computes a [`BoardView`] from a position, the selection and the marks. [`destinations`] says where
//!   the selected piece can go.
//! - [`BoardElement`] shows the view and emits a [`BoardEvent`] for each input. It knows nothing of games. It builds a
//!   tree of [vnodes](vnode), and [`DomPatcher`] applies the difference to the document; no framework is involved.
//! - A person can draw arrows and circles ([`BoardState::drawable`]); the board emits each as [`BoardEvent::Draw`].
//! - [`overlay`] draws what the rules say about a position; a program without overlays does not contain it.
//! - A person can edit the position ([`BoardState::editable`]); the board emits each change as [`BoardEvent::Edit`], and a
//!   piece that is dragged to any square as [`BoardEvent::MoveAlong`].
//! - [`TurnEntry`] turns input into the steps of a turn.
//! - [`StillBoard`] is a picture of a board as a document of its own, [`MovingBoard`] one that plays a line, and
//!   [`TileSheet`] what an animation in another format is made of.
//! - [`text`] has the words, `styles/` the style sheets and `pieces/` the drawings.

#![allow(clippy::must_use_candidate, reason = "a crate of this repository alone")]
#![cfg_attr(
    not(feature = "dom"),
    allow(dead_code, reason = "the pure half of what a board in a document does")
)]

mod arrows;
#[cfg(feature = "dom")]
mod board_element;
mod board_state;
pub mod destinations;
#[cfg(feature = "dom")]
mod dom_event;
#[cfg(feature = "dom")]
mod dom_patch;
#[cfg(feature = "dom")]
mod drag;
mod draw_gesture;
#[cfg(feature = "dom")]
mod draw_input;
mod drawings;
mod geometry;
#[cfg(feature = "dom")]
mod keyboard;
mod obstacle;
mod overlay;
mod render;
mod still;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests_of_styles;
pub mod text;
mod turn_entry;
mod view;
pub mod vnode;

#[cfg(feature = "dom")]
pub use board_element::BoardElement;
pub use board_state::{BoardState, SquareStatus};
#[cfg(feature = "dom")]
pub use dom_event::{closest, key_event};
#[cfg(feature = "dom")]
pub use dom_patch::DomPatcher;
pub use drawings::{sprite, sprite_of};
#[cfg(feature = "dom")]
pub use keyboard::{key_of, mark_focus};
pub use obstacle::Obstacle;
pub use overlay::{OverlayMark, overlay};
pub use render::{goal_board, picture, picture_of, piece_icon, square_name, start_board};
pub use still::{
    BoardColours, BoardMoment, ColourScheme, MovingBoard, MovingPace, PieceDrawings, StillBoard, StillLooks,
    TileSheet, piece_picture,
};
pub use turn_entry::{EntryEvent, EntryReport, TurnEntry, moved};
pub use view::{Arrow, ArrowKind, BoardEdit, BoardEvent, BoardView, Destination, Mode, Pointing, SquareView};
