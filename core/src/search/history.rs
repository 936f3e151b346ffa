//! History heuristic and continuation history: how often moves have caused a cutoff. They order the quiet moves.

use super::params as p;
use crate::position::Position;
use crate::position::generate::{Move, MoveKind};
use crate::square::Square;

/// Counters of each side in the main history: the range of [`history_index`].
const HISTORY_SIZE: usize = 4096;
/// Counters of each side in the continuation history: the destination of the previous move of the turn (64) times the
/// first step of this move (256).
const CONTINUATION_SIZE: usize = 64 * 256;

/// The histories: counters that grow with every cutoff and shrink when a move fails to cause one.
pub(super) struct Histories {
    /// History heuristic (butterfly history).
    main: Vec<i16>,
    /// Continuation history: also indexed by the previous move of the same turn, because the steps of a plan belong
    /// together.
    continuation: Vec<i16>,
}

impl Histories {
    pub(super) fn new() -> Histories {
        Histories { main: vec![0; 2 * HISTORY_SIZE], continuation: vec![0; 2 * CONTINUATION_SIZE] }
    }

    pub(super) fn clear(&mut self) {
        self.main.fill(0);
        self.continuation.fill(0);
    }

    /// History decay (aging): halves all counters at the start of a search, because it has another root.
    pub(super) fn decay(&mut self) {
        for counter in self.main.iter_mut().chain(&mut self.continuation) {
            *counter /= 2;
        }
    }

    /// The history score of a move, within about ±2 × [`p::MAX_HISTORY`]. `previous_to` is the destination of the
    /// previous move of the turn.
    pub(super) fn score(&self, position: &Position, mv: Move, previous_to: Option<Square>) -> i32 {
        let continuation =
            previous_to.map_or(0, |to| self.continuation[continuation_index(position, to, mv)]);
        i32::from(self.main[history_index(position, mv)]) + i32::from(continuation)
    }

    /// Updates the counters of a move that caused a cutoff (positive bonus) or failed to (negative bonus, malus).
    pub(super) fn update(&mut self, position: &Position, mv: Move, previous_to: Option<Square>, bonus: i32) {
        apply_gravity(&mut self.main[history_index(position, mv)], bonus);
        if let Some(to) = previous_to {
            apply_gravity(&mut self.continuation[continuation_index(position, to, mv)], bonus);
        }
    }
}

/// Gravity update: adds the bonus less a part of the counter, so that the counter never exceeds [`p::MAX_HISTORY`].
fn apply_gravity(counter: &mut i16, bonus: i32) {
    let old = i32::from(*counter);
    *counter = (old + bonus - old * bonus.abs() / p::MAX_HISTORY) as i16;
}

fn history_index(position: &Position, mv: Move) -> usize {
    let bits = mv.bits() as usize;
    let first = bits & 0xff;
    let second_direction = bits >> 8 & 3;
    let index = match mv.kind() {
        MoveKind::Step => position.board().role_on_occupied(mv.first().from).index() * 256 + first,
        MoveKind::Push => 2048 + first * 4 + second_direction,
        MoveKind::Pull => 3072 + first * 4 + second_direction,
    };
    position.side().index() * HISTORY_SIZE + index
}

fn continuation_index(position: &Position, previous_to: Square, mv: Move) -> usize {
    position.side().index() * CONTINUATION_SIZE + previous_to.index() * 256 + (mv.bits() & 0xff) as usize
}

#[cfg(test)]
mod tests;
