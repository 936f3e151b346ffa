//! Texts about the computer: hints and failures.

pub(super) use ansa_texts::computer::*;

use super::made;
use crate::activities::engine::EngineFault;
use crate::activities::play::{Hint, PlayState};

/// The text of the hint.
pub fn hint(play: &PlayState) -> Option<String> {
    let words = match play.hint()? {
        Hint::Asked => looking().to_owned(),
        Hint::Piece(_) if play.has_steps_made() => hint_next_piece(play.hinted()?),
        Hint::Piece(_) => hint_piece(play.hinted()?),
        Hint::Turn(steps) if play.has_steps_made() => hint_rest(&made(steps)),
        Hint::Turn(steps) => hint_turn(&made(steps)),
        Hint::End => hint_end().to_owned(),
    };
    Some(if play.has_hint_ended_rating() { format!("{words} {}", hint_ends_rating()) } else { words })
}

/// Why the computer does not move, and what the player can do.
pub fn engine_fault(fault: EngineFault) -> &'static str {
    match fault {
        EngineFault::NotStarted => not_started(),
        EngineFault::Died => died(),
        EngineFault::OtherVersion => other_version(),
        EngineFault::Misunderstood | EngineFault::NoTurn => misunderstood(),
    }
}

/// Why there is no hint.
pub(super) fn no_hint(fault: EngineFault) -> &'static str {
    match fault {
        EngineFault::NotStarted => no_hint_not_started(),
        EngineFault::Died => no_hint_died(),
        EngineFault::OtherVersion => no_hint_other_version(),
        EngineFault::Misunderstood => no_hint_misunderstood(),
        EngineFault::NoTurn => no_hint_no_turn(),
    }
}
