//! Estimates with their errors, scores, and Elo differences.

use core::f64::consts::SQRT_2;

/// The half-width of a 95% confidence interval in standard errors.
const Z_95: f64 = 1.959_964;

/// A mean and its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The most likely value.
    pub mean: f64,
    /// The standard error, which may be infinite.
    pub error: f64,
}

impl Estimate {
    /// The 95% confidence interval.
    #[must_use]
    pub fn bounds(self) -> (f64, f64) {
        (self.mean - self.margin(), self.mean + self.margin())
    }

    /// Half the width of the 95% confidence interval.
    #[must_use]
    pub fn margin(self) -> f64 {
        Z_95 * self.error
    }

    /// The likelihood that the value is above 0: of a difference in strength, the likelihood of superiority.
    #[must_use]
    pub fn superiority(self) -> f64 {
        normal(self.mean / self.error)
    }
}

/// The Elo difference that corresponds to a score; infinite for a score of 0 or 1.
#[must_use]
pub fn elo(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (score / (1.0 - score)).log10()
    }
}

/// The expected score at an Elo difference.
#[must_use]
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The distribution function of the normal distribution; 0.5 if the deviation is not a number.
fn normal(deviation: f64) -> f64 {
    if deviation.is_nan() {
        return 0.5;
    }
    let tail = 0.5 * erfc(deviation.abs() / SQRT_2);
    if deviation < 0.0 { tail } else { 1.0 - tail }
}

/// The complementary error function of a number that is not negative, to seven digits (Abramowitz and Stegun, formula
/// 7.1.26).
fn erfc(x: f64) -> f64 {
    const COEFFICIENTS: [f64; 5] =
        [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let sum = COEFFICIENTS.iter().fold(0.0, |sum, coefficient| (sum + coefficient) * t);
    sum * (-x * x).exp()
}

#[cfg(test)]
mod tests;
