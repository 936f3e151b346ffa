//! Some of the positions that a search has evaluated.
//!
//! What an evaluation must know is found there, not in games, in which nobody leaves a piece beside a trap for nothing.

use crate::board::splitmix;
use crate::position::Position;

/// A sample in which every position is as likely as any other (Vitter, “Random sampling with a reservoir”, 1985).
#[derive(Default)]
pub(super) struct Evaluated {
    kept: Vec<Position>,
    wanted: usize,
    seen: u64,
    random: u64,
}

impl Evaluated {
    /// How many are kept of each search.
    pub(super) fn keep(&mut self, wanted: usize) {
        self.wanted = wanted;
        self.begin();
    }

    /// Those of this search.
    pub(super) fn kept(&self) -> &[Position] {
        &self.kept
    }

    /// A new search.
    pub(super) fn begin(&mut self) {
        self.kept.clear();
        self.seen = 0;
    }

    /// A position is being evaluated.
    pub(super) fn note(&mut self, position: &Position) {
        if self.wanted == 0 {
            return;
        }
        self.seen += 1;
        if self.kept.len() < self.wanted {
            self.kept.push(*position);
            return;
        }
        self.random = splitmix(self.random);
        if let Some(place) = self.kept.get_mut((self.random % self.seen) as usize) {
            *place = *position;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::bench;

    #[test]
    fn every_position_is_kept_as_often_as_any_other() {
        let positions: Vec<Position> = (0..bench::POSITIONS.len())
            .map(|index| bench::game(index).unwrap().position().unwrap())
            .collect();
        let mut times = vec![0; positions.len()];
        let mut evaluated = Evaluated::default();
        evaluated.note(&positions[0]);
        assert!(evaluated.kept().is_empty(), "nothing was asked for");
        evaluated.keep(2);
        for _ in 0..3000 {
            evaluated.begin();
            for position in &positions {
                evaluated.note(position);
            }
            assert_eq!(evaluated.kept().len(), 2);
            for kept in evaluated.kept() {
                times[positions.iter().position(|position| position == kept).unwrap()] += 1;
            }
        }
        let fair = 6000 / positions.len();
        assert!(
            times.iter().all(|&times| times > fair * 8 / 10 && times < fair * 12 / 10),
            "{fair}: {times:?}"
        );
    }
}
