//! The editor of positions: pieces are put anywhere, and every fault of the position is named.
//!
//! [`EditorState`] has an unchecked position, the tool in hand, and what can be undone. An [`EditorAction`] changes it. A
//! position without faults becomes the start of a game, and one in which the game is over can be studied all the same.
//! Everything is pure and tested natively.

mod action;
mod board_view;
mod edited;
mod editor_state;
mod notice;
mod reading;
mod saved;
#[cfg(test)]
mod tests;

pub use action::{EditorAction, EditorEffect};
pub use edited::EditedPosition;
pub use editor_state::EditorState;
pub use notice::{BoardChange, EditorEvent, EditorNotice, EditorTool};
pub use reading::{PositionReadError, TakenText};
