//! The parts of the editor of positions.

mod board;
mod check;
mod palette;
mod text;
mod tools;

pub(crate) use board::EditorBoard;
pub(crate) use check::editor_check;
pub(crate) use palette::Palette;
pub(crate) use text::EditorText;
pub(crate) use tools::editor_tools;
