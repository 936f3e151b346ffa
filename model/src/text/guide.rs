//! The help line: the last action, and tips for newcomers.

use ansa_board::{Mode, SquareStatus};
use ansa_core::{Capture, Piece, PlayedStep, Square, StepKind};

use super::part::words;
use super::{label, play};
use crate::activities::play::{Event, PlayState};
use crate::entry::{EntryEvent, PlyEntry};

words! { GuideWords {
    /// An enemy was pushed to a square.
    pushed(enemy: Piece, to: Square),
    /// An enemy was pulled to a square.
    pulled(enemy: Piece, to: Square),
    /// A piece went onto a trap.
    onto_trap(piece: Piece, to: Square),
    /// Which friends protect a piece on a trap.
    protected(piece: Piece, by: &[(Square, Piece)]),
    /// The pieces that were captured in the last turn.
    captured(captures: &[Capture]),
} }

/// The result of the last steps where it is easy to miss: a push, a pull, a step onto a trap.
pub fn done(play: &PlayState) -> Option<String> {
    let Event::Entry(EntryEvent::Stepped(steps, left)) = play.event() else { return None };
    let is_busy = |entry: &PlyEntry| entry.selection().is_some() || entry.typed().is_some();
    if play.mode() != Mode::Turn || play.entry().is_none_or(is_busy) {
        return None;
    }
    let side = play.label_shown().side;
    let shoved = steps.iter().rev().find(|played| played.piece.side != side);
    let played =
        shoved.or_else(|| steps.last().filter(|played| played.step.to().is_some_and(Square::is_trap)))?;
    let to = played.step.to()?;
    let action = match shoved {
        Some(PlayedStep { kind: StepKind::Pull, .. }) => pulled(played.piece, to),
        Some(_) => pushed(played.piece, to),
        None => onto_trap(played.piece, to),
    };
    let status = SquareStatus::of(&play.board(), to);
    let rest = match left {
        0 => label::turn_full().to_owned(),
        &left => play::steps_left_sentence(left),
    };
    let protection = protection(played.piece, &status).unwrap_or_default();
    Some(format!("{action}{protection} {rest}"))
}

/// The special status of a piece: frozen, or on a trap. Each sentence follows a blank.
pub fn square_status(which: Piece, square: Square, status: &SquareStatus) -> String {
    let mut words = String::new();
    if !status.frozen_by.is_empty() {
        words = format!(" {}", ansa_board::text::frozen(which, square, status));
    }
    words.push_str(&protection(which, status).unwrap_or_default());
    words
}

/// Which pieces protect a piece on a trap, after a blank.
fn protection(which: Piece, status: &SquareStatus) -> Option<String> {
    let by = &status.protected_by;
    (!by.is_empty()).then(|| format!(" {}", protected(which, by)))
}

/// The pieces captured in the opponent's last turn, at the start of a turn.
pub fn taken(play: &PlayState) -> Option<String> {
    if play.mode() != Mode::Turn || play.has_steps_made() {
        return None;
    }
    let lost: Vec<Capture> = play.place().trail().iter().filter_map(|played| played.capture).collect();
    (!lost.is_empty()).then(|| captured(&lost))
}

#[cfg(test)]
mod tests;
