//! The fixed words of the board.

/// Name of the board for those who do not see it.
pub const BOARD: &str = "Arimaa board";
