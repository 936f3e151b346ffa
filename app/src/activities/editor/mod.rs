//! The editor of positions: pieces are put anywhere, and every fault of the position is named.
//!
//! [`EditorState`] has an unchecked position, the tool in hand, and what can be undone. An [`EditorAction`] changes it. A
//! position without faults becomes the start of a game, and one in which the game is over can be studied all the same.
//! Everything is pure and tested natively.

mod action;
mod board_view;
mod edited;
mod editor_state;
mod history;
mod notice;
mod reading;
mod saved;
mod taken_text;
#[cfg(test)]
mod tests;
mod tool;

pub(crate) use action::EditorAction;
pub(crate) use edited::EditedPosition;
pub(crate) use editor_state::EditorState;
pub(crate) use notice::{BoardChange, EditorEvent, EditorNotice};
pub(crate) use reading::PositionReadError;
pub(crate) use taken_text::TakenText;
pub(crate) use tool::EditorTool;
