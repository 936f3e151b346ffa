//! Answers “can this piece be captured?” for many similar positions.

use crate::bitboard::Bitboard;
use crate::position::Position;
use crate::threats::{StepLine, capture_of};

/// How many lines are remembered.
const LINES: usize = 6;

/// Lines that captured pieces in other positions. They are tried first, because a capture that is possible in one
/// position is mostly possible in those nearby.
#[derive(Clone, Debug, Default)]
pub(super) struct KnownCaptures {
    /// The last one found comes last.
    lines: Vec<StepLine>,
}

impl KnownCaptures {
    /// Whether the side to move can capture the piece on one of these squares, at the start of its turn.
    pub(super) fn can_capture(&mut self, position: &Position, squares: Bitboard) -> bool {
        if self.lines.iter().rev().any(|line| captures(position, *line, squares)) {
            return true;
        }
        let Some(threat) = squares.into_iter().find_map(|square| capture_of(position, square)) else {
            return false;
        };
        if self.lines.len() == LINES {
            self.lines.remove(0);
        }
        self.lines.push(threat.line);
        true
    }
}

/// Whether the line is legal here and captures an enemy piece that is now on one of these squares.
fn captures(position: &Position, line: StepLine, squares: Bitboard) -> bool {
    let enemies = !position.side();
    let mut after = position.by_fields();
    // The squares of the pieces, as they are moved.
    let mut targets = squares;
    let mut captured = false;
    for &step in line.steps() {
        let from = Bitboard::from_square(step.from);
        let Ok(played) = after.step(step) else { return false };
        if (targets & from).any() {
            targets = (targets - from) | step.to().map_or(Bitboard::EMPTY, Bitboard::from_square);
        }
        let is_target = |capture: &crate::board::Capture| {
            capture.piece.side == enemies && targets.contains(capture.square)
        };
        captured |= played.capture.as_ref().is_some_and(is_target);
    }
    captured && !after.is_push_unfinished()
}
