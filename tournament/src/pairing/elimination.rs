//! Floating elimination.
//!
//! The aims of the world championships, in their order:
//!
//! 1. A bye only if the number of players is odd, and only to one of those with the fewest byes.
//! 2. The fewest pairings for the Nth time, in descending order of N.
//! 3. The bye to the fewest losses.
//! 4. The fewest pairings of players whose losses differ by N, in descending order of N.
//! 5. The bye to the best rank.
//! 6. The largest sum of squared differences of rank.

use super::aims::{Kinds, MOST_REPEATS};
use super::entrants::{Entrant, by_rank};
use super::matched::{Costs, pair};
use crate::game::Round;
use crate::history::History;
use crate::tournament::Tournament;

/// The most losses of a player who is not out, with four lives.
const MOST_LOSSES: u32 = 3;

struct Elimination<'a> {
    history: &'a History,
    players: i128,
    repeats: Kinds,
    differences: Kinds,
}

pub(super) fn next(tournament: &Tournament, history: &History) -> Option<Round> {
    let entrants = by_rank(tournament, history);
    let costs = Elimination {
        history,
        players: entrants.len() as i128,
        repeats: Kinds::new(entrants.len(), MOST_REPEATS),
        differences: Kinds::new(entrants.len(), MOST_LOSSES),
    };
    pair(tournament, history, &entrants, &costs)
}

impl Costs<5> for Elimination<'_> {
    fn most(&self) -> [i128; 5] {
        let nearness = self.players / 2 * self.players * self.players;
        [self.repeats.most(), MOST_LOSSES.into(), self.differences.most(), self.players, nearness]
    }

    fn of_pair(&self, one: &Entrant, two: &Entrant) -> [i128; 5] {
        let repeats = self.repeats.cost(self.history.meetings(one.index, two.index).games);
        let difference = self.differences.cost(one.losses.abs_diff(two.losses));
        let nearness = self.players * self.players - (one.rank - two.rank) * (one.rank - two.rank);
        [repeats, 0, difference, 0, nearness]
    }

    fn of_bye(&self, entrant: &Entrant) -> [i128; 5] {
        [0, entrant.losses.into(), 0, entrant.rank, 0]
    }

    fn claim(&self, entrant: &Entrant) -> (u32, i128) {
        (entrant.losses, entrant.rank)
    }
}
