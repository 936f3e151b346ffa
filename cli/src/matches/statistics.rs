//! What the results of paired games say: score, Elo and the sequential test.
//!
//! The two games of a pair share an opening, so they are not independent: everything is worked out from the points of
//! whole pairs. The sequential test is the generalised one for five outcomes of a pair, as Stockfish's test server
//! Fishtest has it (`server/fishtest/stats/LLRcalc.py`), after Michel Van den Bergh, “Comments on normalized Elo” and
//! “MLE for multinomial distributions” (cantate.be/Fishtest).

/// How many pairs gave the first engine 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Pairs(pub(super) [u64; 5]);

/// A mean and its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Estimate {
    pub(super) mean: f64,
    pub(super) error: f64,
}

/// So many standard errors on either side hold the truth in 95 of 100 cases.
const NINETY_FIVE: f64 = 1.959_964;
/// Stands for no pair at all, so that every outcome stays possible (Fishtest's value).
const ALMOST_NONE: f64 = 1e-3;

impl Pairs {
    /// Books a pair by its half points, 0 to 4.
    pub(super) fn add(&mut self, half_points: usize) {
        if let Some(count) = self.0.get_mut(half_points) {
            *count += 1;
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Points for each game, 0 to 1; none before the first pair. The error of a single pair is not known.
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

impl Estimate {
    /// The bounds that hold the truth in 95 of 100 cases.
    pub(super) fn bounds(self) -> (f64, f64) {
        (self.mean - NINETY_FIVE * self.error, self.mean + NINETY_FIVE * self.error)
    }
}

/// The difference of ratings at which a player scores so; infinite for a score of 0 or 1.
pub(super) fn elo(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (score / (1.0 - score)).log10()
    }
}

/// The score that a difference of ratings makes.
fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A sequential test between two differences of ratings, with the chances of taking either one wrongly.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sprt {
    pub(super) elo0: f64,
    pub(super) elo1: f64,
    pub(super) alpha: f64,
    pub(super) beta: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// More games are needed.
    Open,
    /// The difference is the first one rather than the second.
    First,
    /// The difference is the second one.
    Second,
}

impl Sprt {
    /// Reads `elo0,elo1,alpha,beta`.
    ///
    /// # Errors
    /// What is wrong, as a sentence.
    pub(super) fn read(text: &str) -> Result<Sprt, String> {
        let numbers: Vec<f64> = text.split(',').filter_map(|word| word.trim().parse().ok()).collect();
        let &[elo0, elo1, alpha, beta] = numbers.as_slice() else {
            return Err(format!(
                "--sprt takes elo0,elo1,alpha,beta, for example 0,10,0.05,0.05, not “{text}”"
            ));
        };
        let elos = elo0 < elo1 && elo0 >= -1000.0 && elo1 <= 1000.0;
        let chance = |value: f64| value > 0.0 && value < 0.5;
        if !elos || !chance(alpha) || !chance(beta) {
            return Err("--sprt wants elo0 less than elo1, and chances between 0 and 0.5".to_owned());
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }

    /// Where the test is decided for the first difference, and where for the second.
    pub(super) fn limits(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The logarithm of how much more likely the pairs are by the second difference than by the first.
    pub(super) fn ratio(&self, pairs: Pairs) -> f64 {
        let counts = pairs.0.map(|count| if count == 0 { ALMOST_NONE } else { count as f64 });
        let total: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / total);
        let [first, second] = [self.elo0, self.elo1].map(|elo| most_likely(shares, score_of(elo)));
        let each = (0..5).map(|half| shares[half] * (second[half] / first[half]).ln());
        total * each.sum::<f64>()
    }

    pub(super) fn verdict(&self, pairs: Pairs) -> Verdict {
        let (low, high) = self.limits();
        let ratio = self.ratio(pairs);
        if ratio >= high {
            Verdict::Second
        } else if ratio <= low {
            Verdict::First
        } else {
            Verdict::Open
        }
    }
}

/// Of all distributions of a pair's outcomes that make this score on average, the one by which the shares seen are most
/// likely: `share / (1 + x (points − score))`, with the x at which these add up.
fn most_likely(shares: [f64; 5], score: f64) -> [f64; 5] {
    let values: [f64; 5] = std::array::from_fn(|half| half as f64 / 4.0 - score);
    let sum =
        |x: f64| -> f64 { (0..5).map(|half| shares[half] * values[half] / (1.0 + x * values[half])).sum() };
    // The sum falls from the one pole to the other.
    let (mut low, mut high) = (-1.0 / values[4], -1.0 / values[0]);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if sum(middle) > 0.0 { low = middle } else { high = middle }
    }
    let x = f64::midpoint(low, high);
    std::array::from_fn(|half| shares[half] / (1.0 + x * values[half]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-6 * other.abs().max(1.0)
    }

    #[test]
    fn the_ratio_is_that_of_fishtest() {
        // What `LLR_logistic` of Fishtest's LLRcalc.py returns for these.
        for (elo0, elo1, pairs, expected) in [
            (0.0, 5.0, [10, 20, 40, 25, 15], 0.293_285_790_936),
            (0.0, 2.0, [388, 9133, 24862, 9409, 408], 1.442_040_653_594),
            (-5.0, 0.0, [0, 0, 10, 0, 0], 0.139_427_638_815),
            (0.0, 10.0, [3, 0, 14, 0, 33], 1.176_063_003_740),
            (0.0, 30.0, [0, 0, 0, 0, 5], 0.413_275_972_917),
        ] {
            let ratio = Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }.ratio(Pairs(pairs));
            assert!(close(ratio, expected), "{pairs:?}: {ratio}, not {expected}");
        }
    }

    #[test]
    fn score_and_elo() {
        // By LLRcalc.py the score is 0.534090909 with an error of 0.027173546, whose variance it divides by the
        // number of pairs and not by one less.
        let score = Pairs([10, 20, 40, 25, 15]).score().unwrap();
        assert!(close(score.mean, 0.534_090_909), "{score:?}");
        assert!(close(score.error, 0.027_173_545_55 * (110f64 / 109.0).sqrt()), "{score:?}");
        assert!(close(elo(score.mean), 23.725_600_486), "{}", elo(score.mean));
        // The table that every federation prints: 200 points of difference score 0.76.
        assert!((score_of(200.0) - 0.7597).abs() < 1e-4);
        assert!(close(elo(score_of(-123.0)), -123.0));
        assert_eq!((elo(0.0), elo(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
        assert_eq!(Pairs::default().score(), None);
        assert!(Pairs([0, 0, 1, 0, 0]).score().unwrap().error.is_infinite());
        // Equals that win one game each are known to be equals.
        assert_eq!(Pairs([0, 0, 9, 0, 0]).score(), Some(Estimate { mean: 0.5, error: 0.0 }));
    }

    #[test]
    fn a_sequential_test_decides_at_its_limits() {
        let sprt = Sprt::read("0,10,0.05,0.05").unwrap();
        let (low, high) = sprt.limits();
        // Wald's limits, ±ln 19.
        assert!(close(high, 2.944_438_979) && close(low, -high));
        assert_eq!(sprt.verdict(Pairs([3, 0, 14, 0, 33])), Verdict::Open);
        assert_eq!(sprt.verdict(Pairs([30, 0, 140, 0, 330])), Verdict::Second);
        assert_eq!(sprt.verdict(Pairs([330, 0, 140, 0, 30])), Verdict::First);
        for wrong in
            ["", "0,10,0.05", "10,0,0.05,0.05", "0,10,0,0.05", "0,10,0.05,0.7", "0,NaN,0.05,0.05", "a,b,c,d"]
        {
            assert!(Sprt::read(wrong).is_err(), "{wrong}");
        }
    }
}
