//! Texts about the computer: hints and failures.

use super::{piece_on, sentence};
use crate::activities::play::{EngineFault, Hint, PlayState};

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
            "The computer could not start. Try again; if that does not help, check your connection and reload the page. \
             The game is saved."
        }
        EngineFault::Died => "The computer crashed while it was thinking. Nothing is lost: try again.",
        EngineFault::OtherVersion => {
            "This page was updated while it was open. Reload the page; the game is saved."
        }
        EngineFault::Misunderstood => {
            "The computer could not read this game. Try again, or take back a turn."
        }
    }
}

/// Why there is no hint.
pub(crate) const fn no_hint(fault: EngineFault) -> &'static str {
    match fault {
        EngineFault::NotStarted => {
            "There is no hint: the computer could not start. Ask again, or reload the page; the game is saved."
        }
        EngineFault::Died => "There is no hint: the computer crashed while it was thinking. Ask again.",
        EngineFault::OtherVersion => {
            "There is no hint: this page was updated while it was open. Reload the page; the game is saved."
        }
        EngineFault::Misunderstood => "There is no hint: the computer could not read this game.",
    }
}
