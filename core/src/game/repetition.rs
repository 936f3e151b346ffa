//! Repetition: which positions of a game occurred before, and which turns that forbids.

use super::{Game, Phase};
use crate::label::Label;
use crate::piece::Side;
use crate::position::Position;
use crate::position::rule_set::{SamePosition, ThirdRepetition};

impl Game {
    /// The labels of the plies after which this position occurred, oldest first.
    ///
    /// Positions between the two setups do not count. The starting position of the game does, under the label just
    /// before the first turn's.
    #[must_use]
    pub fn earlier(&self, position: &Position) -> Vec<Label> {
        let mut labels: Vec<Label> =
            self.occurrences_of(position).map(|state| self.label_before(state)).collect();
        labels.reverse();
        labels
    }

    /// Whether ending a turn in this position would be an illegal third repetition.
    #[must_use]
    pub fn is_forbidden(&self, position: &Position) -> bool {
        self.rules.third_repetition == ThirdRepetition::IsIllegal
            && self.occurrences_of(position).take(2).count() == 2
    }

    /// The indices of the phases that count as the same position, last first.
    pub(super) fn occurrences_of(&self, position: &Position) -> impl Iterator<Item = usize> {
        self.occurrences.with_key(position.board().zobrist()).filter(|&state| {
            let Some(Phase::Turn(earlier)) = self.phases.get(state) else { return false };
            let any_side = self.rules.same_position == SamePosition::Board;
            earlier.board() == position.board() && (any_side || earlier.side() == position.side())
        })
    }

    /// The label of the ply that led to the phase with this index.
    fn label_before(&self, state: usize) -> Label {
        match state.checked_sub(1) {
            Some(ply) => self.label(ply),
            None if self.first.side == Side::Silver => Label { side: Side::Gold, ..self.first },
            None => Label { number: self.first.number.saturating_sub(1), side: Side::Silver },
        }
    }
}
