//! Which positions stood in the game before the search's root, for the rule against third repetitions.

use crate::board::Board;
use crate::game::{Game, Phase};
use crate::piece::Side;
use crate::position::outcome::{RuleSet, SamePosition, ThirdRepetition};

/// The game's positions, found by hash and compared exactly.
pub(super) struct Past {
    rules: RuleSet,
    /// Sorted by the board's hash.
    stood: Vec<(Board, Side)>,
    /// A bit for each hash, by its low bits: most positions are told apart without a search in the list.
    seen: Box<[u64; 64]>,
}

impl Past {
    pub(super) fn new() -> Past {
        Past { rules: RuleSet::CURRENT, stood: Vec::new(), seen: Box::new([0; 64]) }
    }

    pub(super) fn set(&mut self, game: &Game) {
        self.rules = game.rules();
        self.stood.clear();
        self.seen.fill(0);
        for phase in (0..=game.plies().len()).filter_map(|ply| game.phase_at(ply)) {
            if let Phase::Turn(position) = phase {
                self.stood.push((*position.board(), position.side()));
                let hash = position.board().zobrist();
                self.seen[(hash >> 6 & 63) as usize] |= 1 << (hash & 63);
            }
        }
        self.stood.sort_by_key(|(board, _)| board.zobrist());
    }

    pub(super) fn rules(&self) -> RuleSet {
        self.rules
    }

    /// How often a position at the end of a turn stood before, up to 2.
    pub(super) fn count(&self, end: &Board, to_move: Side) -> usize {
        let hash = end.zobrist();
        if self.seen[(hash >> 6 & 63) as usize] >> (hash & 63) & 1 == 0 {
            return 0;
        }
        let first = self.stood.partition_point(|(board, _)| board.zobrist() < hash);
        self.stood[first..]
            .iter()
            .take_while(|(board, _)| board.zobrist() == hash)
            .filter(|(board, side)| board == end && self.counts_for(*side, to_move))
            .take(2)
            .count()
    }

    /// Whether positions with these sides to move can be the same.
    pub(super) fn counts_for(&self, stood: Side, now: Side) -> bool {
        self.rules.same_position == SamePosition::Board || stood == now
    }

    /// Whether a third repetition can't be played at all; before 2008-07 it lost instead.
    pub(super) fn forbids(&self) -> bool {
        self.rules.third_repetition == ThirdRepetition::IsIllegal
    }
}
