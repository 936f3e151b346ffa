//! Texts about the computer: hints and failures.

use ansa_core::{Piece, PlayedStep, Square};

use super::part::words;
use crate::activities::engine::EngineFault;
use crate::activities::play::{Hint, PlayState};

words! { ComputerWords {
    /// Shown until a hint comes.
    looking,
    /// The first stage of a hint: the piece.
    hint_piece(piece: Piece, square: Square),
    /// The second stage of a hint: the turn.
    hint_turn(steps: &[PlayedStep]),
    /// The computer does not move: it could not start.
    not_started,
    /// The computer does not move: it crashed.
    died,
    /// The computer does not move: it is of another version.
    other_version,
    /// The computer does not move: it could not read the game.
    misunderstood,
    /// There is no hint: the computer could not start.
    no_hint_not_started,
    /// There is no hint: the computer crashed.
    no_hint_died,
    /// There is no hint: the computer is of another version.
    no_hint_other_version,
    /// There is no hint: the computer could not read the game.
    no_hint_misunderstood,
} }

/// The text of the hint.
pub fn hint(play: &PlayState) -> Option<String> {
    Some(match play.hint()? {
        Hint::Asked => looking().to_owned(),
        Hint::Piece(_) => {
            let (piece, square) = play.hinted()?;
            hint_piece(piece, square)
        }
        Hint::Turn(steps) => hint_turn(steps),
    })
}

/// Why the computer does not move, and what the player can do.
pub fn engine_fault(fault: EngineFault) -> &'static str {
    match fault {
        EngineFault::NotStarted => not_started(),
        EngineFault::Died => died(),
        EngineFault::OtherVersion => other_version(),
        EngineFault::Misunderstood => misunderstood(),
    }
}

/// Why there is no hint.
pub(super) fn no_hint(fault: EngineFault) -> &'static str {
    match fault {
        EngineFault::NotStarted => no_hint_not_started(),
        EngineFault::Died => no_hint_died(),
        EngineFault::OtherVersion => no_hint_other_version(),
        EngineFault::Misunderstood => no_hint_misunderstood(),
    }
}
