//! Ansa's core: the game of Arimaa and an engine that plays it.
//!
//! Pure Rust: no clock, no randomness from outside, no input or output, no threads. Nothing here panics on any
//! input; text, positions and turns that are wrong come back as typed errors.

pub mod aei;
pub mod bitboard;
pub mod board;
pub mod book;
pub mod clock;
pub mod eval;
pub mod game;
pub mod label;
pub mod level;
pub mod notation;
pub mod piece;
pub mod position;
pub mod record;
pub mod search;
pub mod square;
mod text;
pub mod threats;

pub use bitboard::Bitboard;
pub use board::{Board, Capture};
pub use game::Game;
pub use label::Label;
pub use level::Level;
pub use piece::{BySide, Piece, Role, Side};
pub use position::Position;
pub use position::builder::PositionBuilder;
pub use position::step::{PlayedStep, Step, StepError, StepKind};
pub use square::{Direction, Square};

/// The example of the README is compiled and run with the other documentation tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
