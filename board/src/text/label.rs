//! Fixed texts of the board.

/// The accessible name of the board.
pub const BOARD: &str = "Arimaa board";
