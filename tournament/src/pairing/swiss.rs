//! Swiss rounds.
//!
//! The aims, in their order:
//!
//! 1. A bye only if the number of players is odd, and only to one of those with the fewest byes.
//! 2. The fewest pairings for the Nth time, in descending order of N.
//! 3. The bye to the fewest points.
//! 4. The least sum of squared differences of points: players meet within their group, and few float out of it.
//! 5. The fewest pairings of two players who both have had the same side more often, first of those by two games or
//!    more.
//! 6. The bye to the worst rank.
//! 7. Within a group, the upper half meets the lower half in the order of ranks: the least sum of differences from half
//!    the size of the group.

use super::aims::{Kinds, MOST_REPEATS};
use super::entrants::{Entrant, by_rank};
use super::matched::{Costs, pair};
use crate::game::Round;
use crate::history::History;
use crate::tournament::Tournament;

/// Two players with at least so many games more as the same side count as the worst case for the sides.
const WORST_BALANCE: i64 = 2;

struct Swiss<'a> {
    history: &'a History,
    players: i128,
    most_half_points: i128,
    /// How many players have so many half points.
    group_sizes: Vec<i128>,
    repeats: Kinds,
    same_sides: Kinds,
}

pub(super) fn next(tournament: &Tournament, history: &History) -> Option<Round> {
    let entrants = by_rank(tournament, history);
    let most = entrants.iter().map(|entrant| entrant.half_points).max().unwrap_or(0);
    let mut group_sizes = vec![0; most as usize + 1];
    for entrant in &entrants {
        group_sizes[entrant.half_points as usize] += 1;
    }
    let costs = Swiss {
        history,
        players: entrants.len() as i128,
        most_half_points: most.into(),
        group_sizes,
        repeats: Kinds::new(entrants.len(), MOST_REPEATS),
        same_sides: Kinds::new(entrants.len(), WORST_BALANCE as u32),
    };
    pair(tournament, history, &entrants, &costs)
}

impl Costs<6> for Swiss<'_> {
    fn most(&self) -> [i128; 6] {
        let pairs = self.players / 2;
        [
            self.repeats.most(),
            self.most_half_points,
            pairs * self.most_half_points * self.most_half_points,
            self.same_sides.most(),
            self.players,
            pairs * 2 * self.players,
        ]
    }

    fn of_pair(&self, one: &Entrant, two: &Entrant) -> [i128; 6] {
        let repeats = self.repeats.cost(self.history.meetings(one.index, two.index).games);
        let difference = i128::from(one.half_points.abs_diff(two.half_points));
        let wants_the_same = one.balance.signum() * two.balance.signum() > 0;
        let balance = one.balance.abs().min(two.balance.abs()).min(WORST_BALANCE);
        let same_side = if wants_the_same { self.same_sides.cost(balance as u32) } else { 0 };
        let distance = (one.rank - two.rank).abs();
        let from_half = if difference == 0 {
            // Twice the distance from half the size, which may be a fraction.
            (2 * distance - self.group_sizes[one.half_points as usize]).abs()
        } else {
            2 * distance
        };
        [repeats, 0, difference * difference, same_side, 0, from_half]
    }

    fn of_bye(&self, entrant: &Entrant) -> [i128; 6] {
        [0, entrant.half_points.into(), 0, 0, self.players - entrant.rank, 0]
    }

    fn claim(&self, entrant: &Entrant) -> (u32, i128) {
        (entrant.half_points, -entrant.rank)
    }
}
