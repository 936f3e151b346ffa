//! Aims of a pairing, each of which counts more than all that follow it together.

/// The costs of a pairing for each aim, as one number. `most` is the most that the costs of a whole round can add up to
/// for each aim, so that sums of these numbers compare like lists of sums.
pub(super) fn weigh<const AIMS: usize>(costs: [i128; AIMS], most: [i128; AIMS]) -> i128 {
    costs.into_iter().zip(most).fold(0, |weight, (cost, most)| weight * (most + 1) + cost)
}

/// Counts pairings by kind, such that one of a higher kind costs more than all possible ones of lower kinds. Kind 0 costs
/// nothing.
#[derive(Clone, Copy)]
pub(super) struct Kinds {
    /// One more than the number of pairings.
    base: i128,
    highest: u32,
}

impl Kinds {
    /// For so many players, and kinds up to `highest`. Higher ones count like it.
    pub(super) const fn new(players: usize, highest: u32) -> Kinds {
        Kinds { base: players as i128 / 2 + 1, highest }
    }

    pub(super) fn cost(self, kind: u32) -> i128 {
        kind.checked_sub(1).map_or(0, |power| self.base.pow(power.min(self.highest - 1)))
    }

    /// The most that the pairings of a round can cost.
    pub(super) fn most(self) -> i128 {
        (self.base - 1) * self.cost(self.highest)
    }
}

/// Pairings for the second time, the third, and so on are told apart up to here. Between players who have lives, games
/// that one of them lost can't be more.
pub(super) const MOST_REPEATS: u32 = 8;
