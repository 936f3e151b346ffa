//! The help line: the last action, and tips for newcomers.

use ansa_board::{Mode, SquareStatus};
use ansa_core::{Piece, PlayedStep, Square, StepKind};

use super::{label, list, piece, piece_on, sentence};
use crate::activities::play::{Event, PlayState};
use crate::entry::{EntryEvent, PlyEntry};

/// The result of the last steps where it is easy to miss: a push, a pull, a step onto a trap.
pub(crate) fn done(play: &PlayState) -> Option<String> {
    let Event::Entry(EntryEvent::Stepped(steps, left)) = play.event() else { return None };
    let is_busy = |entry: &PlyEntry| entry.selection().is_some() || entry.typed().is_some();
    if play.mode() != Mode::Turn || play.entry().is_none_or(is_busy) {
        return None;
    }
    let side = play.label_shown().side;
    let shoved = steps.iter().rev().find(|played| played.piece.side != side);
    let action = match shoved {
        Some(PlayedStep { kind: StepKind::Pull, .. }) => "pulled",
        _ => "pushed",
    };
    let (action, played) = if let Some(played) = shoved {
        (format!("{action} the {} to", piece(played.piece)), played)
    } else {
        let played = steps.last().filter(|played| played.step.to().is_some_and(Square::is_trap))?;
        (format!("{} to", piece(played.piece)), played)
    };
    let to = played.step.to()?;
    let status = SquareStatus::of(&play.board(), to);
    let rest = match left {
        0 => label::turn_full().to_owned(),
        &left => format!("{}.", super::steps_left(left)),
    };
    let protection = protection(played.piece, &status).unwrap_or_default();
    Some(format!("{}{protection} {rest}", sentence(&format!("{action} {to}"))))
}

/// The special status of a piece: frozen, or on a trap.
pub(crate) fn square_status(which: Piece, square: Square, status: &SquareStatus) -> String {
    let mut words = String::new();
    if !status.frozen_by.is_empty() {
        words = format!(" {}", ansa_board::text::frozen(which, square, status));
    }
    words.push_str(&protection(which, status).unwrap_or_default());
    words
}

/// Which pieces protect a piece on a trap.
fn protection(which: Piece, status: &SquareStatus) -> Option<String> {
    if status.protected_by.is_empty() {
        return None;
    }
    let by: Vec<String> = status.protected_by.iter().map(|&(square, by)| piece_on(by, square)).collect();
    Some(format!(" The {} is on a trap, protected only by the {}.", which.role.name(), list(&by)))
}

/// The pieces captured in the opponent's last turn, at the start of a turn.
pub(crate) fn taken(play: &PlayState) -> Option<String> {
    if play.mode() != Mode::Turn || play.has_steps_made() {
        return None;
    }
    let lost: Vec<String> = play
        .place()
        .trail()
        .iter()
        .filter_map(|played| played.capture)
        .map(|lost| format!("the {} was captured on {}", piece(lost.piece), lost.square))
        .collect();
    (!lost.is_empty()).then(|| format!("In the last turn, {}.", list(&lost)))
}

#[cfg(test)]
mod tests;
