//! Correction history: learns the error of the static evaluation from search results, and corrects later evaluations.
//!
//! An evaluation repeats an error for as long as the pieces that cause it stay where they are: a camel that it
//! considers safe, rabbits that it considers far from goal. Each search result of a position therefore updates four
//! entries, indexed by the squares of its rabbits, of each side's other pieces, and of the elephants and camels. The
//! evaluation of a position is corrected by the sum of its four entries. Chess engines index by pawn structure, minor
//! pieces and so on.

use super::params as p;
use super::transposition_table::Bound;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Piece, Role, Side};

/// Kinds of entries (see the module), each with its own table.
const KINDS: usize = 4;
/// Log2 of the entries of each table. Boards with the same index share an entry.
const INDEX_BITS: u32 = 14;
/// Fixed-point unit of the entries: parts of a point.
const UNIT: i32 = 256;

/// The correction history.
pub(super) struct CorrectionHistory {
    /// The correction history entries of all kinds, in [`UNIT`]s, from gold's view.
    entries: Vec<i32>,
    /// The tempo by depth, in [`UNIT`]s: the average difference between a search result and the corrected evaluation,
    /// for the side to move. A search knows what that side is about to do with its turn, and a static evaluation does
    /// not. This part of the difference is not an error in the evaluation.
    tempo: [i32; DEPTHS],
}

const DEPTHS: usize = p::MAX_DEPTH as usize + 1;

/// The result of the search of a position, from the point of view of its side to move.
pub(super) struct SearchResult {
    pub(super) score: i32,
    pub(super) bound: Bound,
    pub(super) depth: i16,
}

impl CorrectionHistory {
    pub(super) fn new() -> CorrectionHistory {
        CorrectionHistory { entries: vec![0; KINDS << INDEX_BITS], tempo: [0; DEPTHS] }
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(0);
        self.tempo.fill(0);
    }

    /// The correction in points, to be added to the evaluation of a board from the point of view of `side`.
    pub(super) fn correction(&self, board: &Board, side: Side) -> i32 {
        let sum: i32 = indices(board).into_iter().map(|index| self.entries[index]).sum();
        from_view(side, sum / UNIT)
    }

    /// Moves the entries of a board towards the error of its uncorrected evaluation, as the search result shows it.
    pub(super) fn update(&mut self, board: &Board, side: Side, result: &SearchResult, evaluation: i32) {
        let corrected = evaluation + self.correction(board, side);
        let tempo = &mut self.tempo[usize::from(result.depth.unsigned_abs()).min(DEPTHS - 1)];
        if result.bound == Bound::Exact {
            let difference = (result.score - corrected).clamp(-MAX_TEMPO, MAX_TEMPO);
            *tempo += (difference * UNIT - *tempo) / TEMPO_RATE;
        }
        let tempo = *tempo / UNIT;
        // A bound shows an error only if it excludes the expected score.
        let is_informative = match result.bound {
            Bound::Exact => true,
            Bound::Lower => result.score > corrected + tempo,
            Bound::Upper => result.score < corrected + tempo,
        };
        if !is_informative {
            return;
        }
        let error = (result.score - evaluation - tempo).clamp(-4 * p::MAX_CORRECTION, 4 * p::MAX_CORRECTION);
        let target = from_view(side, error) * UNIT;
        let weight = (p::CORRECTION_RATE * i32::from(result.depth)).min(MAX_WEIGHT);
        for index in indices(board) {
            let entry = &mut self.entries[index];
            let updated = *entry + (target - *entry) / (16 * MAX_WEIGHT) * weight;
            *entry = updated.clamp(-p::MAX_CORRECTION * UNIT, p::MAX_CORRECTION * UNIT);
        }
    }
}

/// Converts points from a side's view to gold's, and back.
fn from_view(side: Side, points: i32) -> i32 {
    if side == Side::Gold { points } else { -points }
}

/// The indices of a board's entries, one of each kind.
fn indices(board: &Board) -> [usize; KINDS] {
    let of_both = |role| Side::ALL.map(|side| board.pieces(Piece { side, role }));
    let non_rabbits = |side| {
        let roles = [Role::Cat, Role::Dog, Role::Horse, Role::Camel, Role::Elephant];
        hash(&roles.map(|role| board.pieces(Piece { side, role })))
    };
    let kinds = [
        hash(&of_both(Role::Rabbit)),
        non_rabbits(Side::Gold),
        non_rabbits(Side::Silver),
        hash([of_both(Role::Elephant), of_both(Role::Camel)].as_flattened()),
    ];
    core::array::from_fn(|kind| kind << INDEX_BITS | (kinds[kind] >> (64 - INDEX_BITS)) as usize)
}

/// Multiplicative hash of a list of bitboards. The upper bits depend on all of them and on their order.
#[inline]
fn hash(sets: &[Bitboard]) -> u64 {
    sets.iter().fold(0, |hash: u64, set| (hash.rotate_left(29) ^ set.0).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// Differences in points are clamped to ± this before they update the tempo.
const MAX_TEMPO: i32 = 3000;
/// Divisor of the running average of the tempo: the weight of a new difference is 1 / this.
const TEMPO_RATE: i32 = 32;
/// The largest weight of an update. The weight is [`p::CORRECTION_RATE`] for each step of depth; an entry moves by
/// weight / (16 × this) of the way to its target.
const MAX_WEIGHT: i32 = 256;

#[cfg(test)]
mod tests;
