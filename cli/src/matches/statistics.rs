//! Statistics of paired games: score and the sequential probability ratio test (SPRT).
//!
//! The two games of a pair share an opening and are not independent, so all statistics use the points of whole pairs
//! (pentanomial model). The test is the generalised SPRT for the five outcomes of a pair, as in Stockfish's test server
//! Fishtest (`server/fishtest/stats/LLRcalc.py`), after Michel Van den Bergh, “Comments on normalized Elo” and “MLE for
//! multinomial distributions” (cantate.be/Fishtest).

use ansa_tournament::{Estimate, expected_score};

/// Pentanomial counts: pairs in which the first engine scored 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Pentanomial(pub(super) [u64; 5]);

/// Replaces counts of 0, so that every outcome stays possible (Fishtest's value).
const REGULARISATION: f64 = 1e-3;

impl Pentanomial {
    /// Adds a pair with 0 to 4 half points.
    pub(super) fn add(&mut self, half_points: usize) {
        if let Some(count) = self.0.get_mut(half_points) {
            *count += 1;
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean score of a game, 0 to 1; `None` before the first pair. The error of a single pair is infinite.
    pub(super) fn score(&self) -> Option<Estimate> {
        let count = self.count() as f64;
        if count == 0.0 {
            return None;
        }
        let points = || (0..5).map(|half| half as f64 / 4.0).zip(self.0.map(|pairs| pairs as f64));
        let mean = points().map(|(score, pairs)| score * pairs).sum::<f64>() / count;
        let squares: f64 = points().map(|(score, pairs)| (score - mean).powi(2) * pairs).sum();
        let error = if count > 1.0 { (squares / (count - 1.0) / count).sqrt() } else { f64::INFINITY };
        Some(Estimate { mean, error })
    }
}

/// An SPRT between two Elo differences (H0 and H1), with the error probabilities α and β.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sprt {
    pub(super) elo0: f64,
    pub(super) elo1: f64,
    pub(super) alpha: f64,
    pub(super) beta: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SprtState {
    /// More games are needed.
    Continue,
    /// The difference is `elo0`.
    AcceptH0,
    /// The difference is `elo1`.
    AcceptH1,
}

impl Sprt {
    /// Reads `elo0,elo1,alpha,beta`.
    ///
    /// # Errors
    /// A message that says what is wrong.
    pub(super) fn read(text: &str) -> Result<Sprt, String> {
        let numbers: Vec<f64> = text.split(',').filter_map(|word| word.trim().parse().ok()).collect();
        let &[elo0, elo1, alpha, beta] = numbers.as_slice() else {
            return Err("expected elo0,elo1,alpha,beta, such as 0,10,0.05,0.05".to_owned());
        };
        let elos = elo0 < elo1 && elo0 >= -1000.0 && elo1 <= 1000.0;
        let chance = |value: f64| value > 0.0 && value < 0.5;
        if !elos || !chance(alpha) || !chance(beta) {
            return Err("expected elo0 < elo1, and error probabilities between 0 and 0.5".to_owned());
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }

    /// The LLR at which H0 is accepted, and at which H1 is (Wald's bounds).
    pub(super) fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio (LLR) of H1 against H0.
    pub(super) fn llr(&self, pairs: Pentanomial) -> f64 {
        let counts = pairs.0.map(|count| if count == 0 { REGULARISATION } else { count as f64 });
        let total: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / total);
        let [first, second] =
            [self.elo0, self.elo1].map(|elo| maximum_likelihood(shares, expected_score(elo)));
        let each = (0..5).map(|half| shares[half] * (second[half] / first[half]).ln());
        total * each.sum::<f64>()
    }

    pub(super) fn state(&self, pairs: Pentanomial) -> SprtState {
        let (low, high) = self.bounds();
        let llr = self.llr(pairs);
        if llr >= high {
            SprtState::AcceptH1
        } else if llr <= low {
            SprtState::AcceptH0
        } else {
            SprtState::Continue
        }
    }
}

/// Maximum-likelihood estimate of a pair's outcomes, given their shares and constrained to this mean score: `share /
/// (1 + x (points − score))`, with the x at which these add up.
fn maximum_likelihood(shares: [f64; 5], score: f64) -> [f64; 5] {
    let values: [f64; 5] = std::array::from_fn(|half| half as f64 / 4.0 - score);
    let sum =
        |x: f64| -> f64 { (0..5).map(|half| shares[half] * values[half] / (1.0 + x * values[half])).sum() };
    // The sum decreases between the poles.
    let (mut low, mut high) = (-1.0 / values[4], -1.0 / values[0]);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if sum(middle) > 0.0 { low = middle } else { high = middle }
    }
    let x = f64::midpoint(low, high);
    std::array::from_fn(|half| shares[half] / (1.0 + x * values[half]))
}

#[cfg(test)]
mod tests;
