//! Texts about the computer: hints and failures.

use super::{piece_on, sentence};
use crate::state::{EngineFault, Hint, PlayState};

/// The text of the hint.
pub(crate) fn hint(play: &PlayState) -> Option<String> {
    Some(match play.hint()? {
        Hint::Asked => "Looking for a good turn…".to_owned(),
        Hint::Piece(_) => {
            let (piece, square) = play.hinted()?;
            format!("Look at the {}. Press Hint again to see the whole turn.", piece_on(piece, square))
        }
        Hint::Turn(steps) => sentence(&format!("a good turn: {}", ansa_board::text::made(steps))),
    })
}

/// Why the computer does not move, and what the player can do.
pub(crate) const fn engine_fault(fault: EngineFault) -> &'static str {
    match fault {
        EngineFault::NotStarted => {
            "The computer could not be started. Try again; if that does not help, see whether there is a connection, \
             and load the page anew. The game is kept."
        }
        EngineFault::Died => "The computer broke down while it was thinking. Nothing is lost: try again.",
        EngineFault::OtherVersion => {
            "A new version of this page has arrived while the old one was open. Load the page anew; the game is kept."
        }
        EngineFault::Misunderstood => {
            "The computer could not make sense of this game. Try again, or take a turn back."
        }
    }
}

/// Why there is no hint.
pub(crate) const fn no_hint(fault: EngineFault) -> &'static str {
    match fault {
        EngineFault::NotStarted => {
            "There is no hint: the computer could not be started. Ask again, or load the page anew; the game is kept."
        }
        EngineFault::Died => "There is no hint: the computer broke down while it was thinking. Ask again.",
        EngineFault::OtherVersion => {
            "There is no hint: a new version of this page has arrived while the old one was open. Load the page anew; \
             the game is kept."
        }
        EngineFault::Misunderstood => "There is no hint: the computer could not make sense of this game.",
    }
}
