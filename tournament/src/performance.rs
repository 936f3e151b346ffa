//! Performance ratings: one logistic scale, fitted to all games of a tournament.
//!
//! A virtual game of half the weight of a real one, drawn against an opponent of the player's own start rating, keeps the
//! rating of a player finite who has won or lost every game.

use ansa_core::Side;

use crate::estimate::Estimate;
use crate::logistic::{Anchor, Fit, Games};
use crate::player::PlayerId;
use crate::tournament::Tournament;

/// The weight of the virtual game of each player.
const VIRTUAL_WEIGHT: f64 = 0.5;
/// The start rating of all players if nobody has one.
const DEFAULT_RATING: f64 = 1500.0;

/// The performance ratings of all players of a tournament.
#[derive(Clone, PartialEq, Debug)]
pub struct Performances {
    players: Vec<PlayerId>,
    fit: Fit,
}

impl Performances {
    /// Fits the ratings to all rated games of a tournament ([`crate::GameResult::is_rated`]). A player without a start
    /// rating has the mean of the others'.
    #[must_use]
    pub fn new(tournament: &Tournament) -> Performances {
        let players: Vec<PlayerId> = tournament.players.iter().map(|player| player.id).collect();
        let anchor = |rating| Anchor { rating, weight: VIRTUAL_WEIGHT };
        let anchors: Vec<Anchor> = start_ratings(tournament).into_iter().map(anchor).collect();
        let mut games = Games::new(players.len());
        for game in tournament.games() {
            let indices = [game.pairing.gold, game.pairing.silver].map(|id| tournament.index_of(id));
            if let (Some(result), [Some(gold), Some(silver)]) = (game.result, indices)
                && result.is_rated()
            {
                games.add(gold, silver, 1.0, f64::from(result.half_points(Side::Gold)) / 2.0);
            }
        }
        Performances { players, fit: Fit::new(&anchors, &games) }
    }

    fn index(&self, id: PlayerId) -> Option<usize> {
        self.players.iter().position(|player| *player == id)
    }

    /// The performance rating of a player.
    #[must_use]
    pub fn rating(&self, id: PlayerId) -> Option<Estimate> {
        Some(self.fit.rating(self.index(id)?))
    }

    /// By how much the first of two players performed better. The error is less than those of both ratings together if
    /// they played each other or the same opponents.
    #[must_use]
    pub fn difference(&self, one: PlayerId, two: PlayerId) -> Option<Estimate> {
        Some(self.fit.difference(self.index(one)?, self.index(two)?))
    }

    /// The rating of a player by the place in the list, in millionths: equal ratings stay equal.
    pub(crate) fn rounded(&self, index: usize) -> i64 {
        (self.fit.rating(index).mean * 1e6).round() as i64
    }
}

/// The start ratings of all players. Someone without one has the mean of the others'.
pub(crate) fn start_ratings(tournament: &Tournament) -> Vec<f64> {
    let known: Vec<f64> = tournament.players.iter().filter_map(|player| player.rating).collect();
    let mean = if known.is_empty() { DEFAULT_RATING } else { known.iter().sum::<f64>() / known.len() as f64 };
    tournament.players.iter().map(|player| player.rating.unwrap_or(mean)).collect()
}
