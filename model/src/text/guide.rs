//! The help line: the last action, and tips for newcomers.

use ansa_board::{Mode, SquareStatus};
use ansa_core::{Piece, PlayedStep, Side, Square, StepKind};
use ansa_texts::guide as words;
pub use ansa_texts::guide::sentences;

use super::{label, play};
use crate::activities::play::{Event, PlayState};
use crate::entry::PlyEntry;
use ansa_board::EntryEvent;

/// The result of the last steps where it is easy to miss: a push, a pull, a step onto a trap, a piece left frozen.
pub fn done(play: &PlayState) -> Option<String> {
    let Event::Entry(EntryEvent::Stepped(steps, left)) = play.event() else { return None };
    let is_busy = |entry: &PlyEntry| entry.selection().is_some() || entry.typed.is_some();
    if play.mode() != Mode::Turn || play.entry().is_none_or(is_busy) {
        return None;
    }
    let side = play.label_shown().side;
    let shoved = steps.iter().rev().find(|played| played.piece.side != side);
    let played =
        shoved.or_else(|| steps.last().filter(|played| played.step.to().is_some_and(Square::is_trap)));
    let mut done = Vec::new();
    if let Some((played, to)) = played.and_then(|played| Some((played, played.step.to()?))) {
        done.push(match shoved {
            Some(PlayedStep { kind: StepKind::Pull, .. }) => words::pulled(played.piece, to),
            Some(_) => words::pushed(played.piece, to),
            None => words::onto_trap(played.piece, to),
        });
        done.extend(protection(played.piece, &SquareStatus::of(&play.board(), to)));
    }
    done.extend(left_frozen(play, steps.len(), side));
    if done.is_empty() {
        return None;
    }
    done.push(match left {
        0 => label::turn_full().to_owned(),
        &left => play::steps_left_sentence(left),
    });
    Some(sentences(&done))
}

/// The own pieces that the last steps have left frozen, each in a sentence.
fn left_frozen(play: &PlayState, steps: usize, side: Side) -> Vec<String> {
    let Some(mut before) = play.turn().cloned() else { return Vec::new() };
    for _ in 0..steps {
        before.undo();
    }
    let board = play.board();
    let frozen = board.frozen(side) - before.position().board().frozen(side);
    let one = |square| {
        let status = SquareStatus::of(&board, square);
        Some(ansa_board::text::frozen(board.piece_at(square)?, square, &status))
    };
    frozen.into_iter().filter_map(one).collect()
}

/// The special status of a piece: frozen, or on a trap. Each is a sentence.
pub fn square_status(piece: Piece, square: Square, status: &SquareStatus) -> Vec<String> {
    let is_frozen = !status.frozen_by.is_empty();
    let frozen = is_frozen.then(|| ansa_board::text::frozen(piece, square, status));
    frozen.into_iter().chain(protection(piece, status)).collect()
}

/// Which pieces protect a piece on a trap.
fn protection(piece: Piece, status: &SquareStatus) -> Option<String> {
    let by = &status.protected_by;
    (!by.is_empty()).then(|| words::protected(piece, by))
}

/// The pieces captured in the opponent's last turn, at the start of a turn.
pub fn taken(play: &PlayState) -> Option<String> {
    if play.mode() != Mode::Turn || play.has_steps_made() {
        return None;
    }
    let place = play.place();
    let lost = place.trail().iter().filter_map(|played| played.capture);
    let lost: Vec<String> = lost.map(words::captured_one).collect();
    (!lost.is_empty()).then(|| words::captured(&lost))
}

#[cfg(test)]
mod tests;
