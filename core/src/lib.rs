//! Ansa's core: the game of Arimaa and an engine that plays it.
//!
//! Pure Rust: no clock, no randomness from outside, no input or output, no threads. Nothing here panics on any
//! input; text, positions and turns that are wrong come back as typed errors.

pub mod bitboard;
pub mod piece;
pub mod square;

pub use bitboard::Bitboard;
pub use piece::{BySide, Piece, Role, Side};
pub use square::{Direction, Square};
