//! Texts of the coach of a first game.

use ansa_core::{Piece, Square};

use super::part::words;
use crate::activities::play::CoachFact;

words! { CoachWords {
    /// There is nothing special about the position.
    quiet,
    /// The person can reach goal.
    wins_now(rabbit: Square, goal: Square, steps: u8),
    /// The computer could reach goal.
    lets_goal(rabbit: Square, goal: Square),
    /// The computer could capture a piece.
    endangered(piece: Piece, square: Square, trap: Square),
    /// The person can capture a piece.
    captures(piece: Piece, square: Square, trap: Square, steps: u8),
    /// An own piece on a trap has one friend.
    hangs_on(piece: Piece, square: Square, friend: Piece, at: Square),
    /// An own piece is frozen.
    frozen(piece: Piece, square: Square, by: Piece, at: Square),
} }

/// What the coach says.
pub fn coach(fact: Option<&CoachFact>) -> String {
    match fact {
        None => quiet().to_owned(),
        Some(&CoachFact::WinsNow(rabbit, goal, steps)) => wins_now(rabbit, goal, steps),
        Some(&CoachFact::LetsGoal(rabbit, goal, _)) => lets_goal(rabbit, goal),
        Some(&CoachFact::Endangered(piece, square, trap)) => endangered(piece, square, trap),
        Some(&CoachFact::Captures(piece, square, trap, steps)) => captures(piece, square, trap, steps),
        Some(&CoachFact::HangsOn(piece, square, friend, at)) => hangs_on(piece, square, friend, at),
        Some(&CoachFact::Frozen(piece, square, by, at)) => frozen(piece, square, by, at),
    }
}
