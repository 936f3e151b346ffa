//! One scale for the players of many matches, and its translation to ratings on record elsewhere.

use crate::estimate::{Estimate, expected_score};
use crate::logistic::{Anchor, Fit, Games};

/// The weight of a virtual drawn game between all who have played each other. Half a win for each is Jeffreys' prior for
/// two players: it keeps differences finite and nearly unbiased, however long the chain from the weakest to the strongest.
const VIRTUAL_WEIGHT: f64 = 1.0;

/// The results of games between players with names.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Results {
    names: Vec<String>,
    games: Vec<PairScore>,
}

/// What one player has scored against another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PairScore {
    /// The place of the first player in [`Results::names`].
    pub one: usize,
    /// The place of the second player.
    pub two: usize,
    /// The number of games.
    pub games: u32,
    /// The points of the first player, in halves.
    pub half_points: u32,
}

/// Players whom no chain of games connects with the zero of the scale.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotConnected(pub Vec<String>);

impl core::fmt::Display for NotConnected {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "no games connect the zero of the scale with {}", self.0.join(", "))
    }
}

impl core::error::Error for NotConnected {}

impl Results {
    /// Adds a game. `half_points` are those of the first player: 2 for a win, 1 for a draw.
    pub fn add(&mut self, one: &str, two: &str, half_points: u32) {
        let half_points = half_points.min(2);
        let (one, two) = (self.place(one), self.place(two));
        let (low, high, half_points) =
            if one <= two { (one, two, half_points) } else { (two, one, 2 - half_points) };
        match self.games.iter_mut().find(|pair| (pair.one, pair.two) == (low, high)) {
            Some(pair) => {
                pair.games += 1;
                pair.half_points += half_points;
            }
            None => self.games.push(PairScore { one: low, two: high, games: 1, half_points }),
        }
    }

    fn place(&mut self, name: &str) -> usize {
        self.index(name).unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        })
    }

    /// The names of all players, in the order of their first games.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The place of a player in [`Results::names`].
    #[must_use]
    pub fn index(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }

    /// All pairs that have played each other, in the order of their first games.
    #[must_use]
    pub fn pairs(&self) -> &[PairScore] {
        &self.games
    }

    /// Fits all players to one logistic scale, on which the player at this place is 0.
    ///
    /// # Errors
    /// Some players are not connected with this one.
    pub fn scale(&self, zero: usize) -> Result<Scale, NotConnected> {
        let connected = self.connected_with(zero);
        let apart: Vec<String> = (self.names.iter().zip(connected))
            .filter(|(_, connected)| !connected)
            .map(|(name, _)| name.clone())
            .collect();
        if !apart.is_empty() {
            return Err(NotConnected(apart));
        }
        let mut games = Games::new(self.names.len());
        for pair in self.games.iter().filter(|pair| pair.one != pair.two) {
            let points = f64::from(pair.half_points) / 2.0;
            let count = f64::from(pair.games);
            games.add(pair.one, pair.two, count + VIRTUAL_WEIGHT, points + VIRTUAL_WEIGHT / 2.0);
        }
        // Only differences are used, so this one anchor fixes the scale and changes nothing else.
        let weight = |index| f64::from(u8::from(index == zero));
        let anchors: Vec<Anchor> =
            (0..self.names.len()).map(|index| Anchor { rating: 0.0, weight: weight(index) }).collect();
        Ok(Scale { zero, fit: Fit::new(&anchors, &games) })
    }

    /// For each player, whether a chain of games leads to this one.
    fn connected_with(&self, zero: usize) -> Vec<bool> {
        let mut connected = vec![false; self.names.len()];
        if let Some(connected) = connected.get_mut(zero) {
            *connected = true;
        }
        // Each round finds the next players of a chain, and no chain is longer than this.
        for _ in 0..self.names.len() {
            for pair in &self.games {
                let either = connected[pair.one] || connected[pair.two];
                (connected[pair.one], connected[pair.two]) = (either, either);
            }
        }
        connected
    }
}

/// The strengths of players, as Elo differences from one of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Scale {
    zero: usize,
    fit: Fit,
}

/// A rating on record that fixes the unit of another scale.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OnRecord {
    /// The place of the player who was measured.
    pub player: usize,
    /// How much stronger than this player the one was whose rating is on record, in Elo. For a program, that is what
    /// more time is worth.
    pub stronger_by: Estimate,
    /// The rating.
    pub rating: Estimate,
}

impl Scale {
    /// How much stronger a player is than the zero of the scale.
    #[must_use]
    pub fn elo(&self, player: usize) -> Estimate {
        self.fit.difference(player, self.zero)
    }

    /// The points that the first player of a pair is expected to score in their games.
    #[must_use]
    pub fn expected_points(&self, pair: &PairScore) -> f64 {
        let difference = self.fit.difference(pair.one, pair.two);
        f64::from(pair.games) * expected_score(difference.mean)
    }

    /// The rating of a player on a scale with the same zero, stretched so that the rating on record comes out.
    ///
    /// Differences between programs that differ in depth alone are larger than the same differences are against people
    /// and other programs, so one unit of Elo here is worth less there. One factor for the whole scale is an assumption,
    /// and the error does not include it.
    #[must_use]
    pub fn rating(&self, player: usize, on_record: &OnRecord) -> Estimate {
        let [elo, measured] = [player, on_record.player].map(|player| self.elo(player));
        let full = measured.mean + on_record.stronger_by.mean;
        let share = elo.mean / full;
        // Elo of both come from the same games, the rest from others.
        let shared = self.fit.covariance((player, self.zero), (on_record.player, self.zero));
        let full_variance = measured.error.powi(2) + on_record.stronger_by.error.powi(2);
        let variance =
            (elo.error.powi(2) + share * share * full_variance - 2.0 * share * shared) / (full * full);
        let rating = on_record.rating;
        let error = (rating.mean.powi(2) * variance.max(0.0) + (share * rating.error).powi(2)).sqrt();
        Estimate { mean: share * rating.mean, error }
    }
}
