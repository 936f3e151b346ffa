//! Repetition detection (threefold repetition): the game's positions up to the search's root.
//!
//! By the rules a turn must not lead to the same position for the third time.

use crate::board::Board;
use crate::game::{Game, Phase};
use crate::piece::Side;
use crate::position::rule_set::{RuleSet, SamePosition, ThirdRepetition};

/// The positions of the game, looked up by Zobrist hash and compared exactly.
pub(super) struct RepetitionHistory {
    pub(super) rules: RuleSet,
    /// Sorted by the Zobrist hash of the board.
    positions: Vec<(Board, Side)>,
    /// A bitmap of the low bits of all hashes (Bloom filter). It rules out most positions without a binary search.
    filter: Box<[u64; 64]>,
}

impl RepetitionHistory {
    pub(super) fn new() -> RepetitionHistory {
        RepetitionHistory { rules: RuleSet::CURRENT, positions: Vec::new(), filter: Box::new([0; 64]) }
    }

    /// Replaces the positions and rules by those of a game.
    pub(super) fn set_game(&mut self, game: &Game) {
        self.rules = game.rules();
        self.positions.clear();
        self.filter.fill(0);
        for phase in (0..=game.plies().len()).filter_map(|ply| game.phase_at(ply)) {
            if let Phase::Turn(position) = phase {
                self.positions.push((*position.board(), position.side()));
                let hash = position.board().zobrist();
                self.filter[(hash >> 6 & 63) as usize] |= 1 << (hash & 63);
            }
        }
        self.positions.sort_by_key(|(board, _)| board.zobrist());
    }

    /// How often this position at the end of a turn has occurred in the game; at most 2.
    pub(super) fn count(&self, end: &Board, to_move: Side) -> usize {
        let hash = end.zobrist();
        if self.filter[(hash >> 6 & 63) as usize] >> (hash & 63) & 1 == 0 {
            return 0;
        }
        let first = self.positions.partition_point(|(board, _)| board.zobrist() < hash);
        self.positions[first..]
            .iter()
            .take_while(|(board, _)| board.zobrist() == hash)
            .filter(|(board, side)| board == end && self.sides_match(*side, to_move))
            .take(2)
            .count()
    }

    /// Whether two positions with the same board and these sides to move count as the same.
    pub(super) fn sides_match(&self, one: Side, other: Side) -> bool {
        self.rules.same_position == SamePosition::Board || one == other
    }

    /// Whether a third repetition is illegal. Before 2008-07 it was a loss instead.
    pub(super) fn is_repetition_illegal(&self) -> bool {
        self.rules.third_repetition == ThirdRepetition::IsIllegal
    }
}
