//! The rating of a player, by Glicko-2.
//!
//! The method is Mark Glickman's (*Example of the Glicko-2 system*, 2022). His rating periods are variable here: each
//! rated puzzle or game is a period of its own, and each day without one is a period without games.

use core::f64::consts::PI;

/// Between the scale of ratings and the inner scale of Glicko-2.
const SCALE: f64 = 173.7178;
/// The middle of the scale in Glickman's paper. Ratings enter the computation only by their differences.
const MIDDLE: f64 = 1500.0;
/// τ, which limits how fast the volatility changes.
const TAU: f64 = 0.5;
/// How exactly the volatility is computed.
const EPSILON: f64 = 1e-6;
/// The most steps of that computation. It needs about ten.
const MAX_STEPS: u32 = 100;
/// The lowest rating.
const MIN_RATING: f64 = 100.0;
/// The highest rating.
const MAX_RATING: f64 = 4_000.0;
/// The smallest deviation: a player can get better, so the rating never stands still.
const MIN_DEVIATION: f64 = 45.0;
/// The largest deviation: that of a new player.
const MAX_DEVIATION: f64 = 350.0;
/// The largest volatility; that of a new player is 0.06.
const MAX_VOLATILITY: f64 = 0.12;
/// The smallest one.
const MIN_VOLATILITY: f64 = 0.01;

/// How ratings and deviations are saved: in hundredths.
const SAVED_PARTS: f64 = 100.0;
/// How volatilities are saved: in millionths.
const SAVED_VOLATILITY_PARTS: f64 = 1_000_000.0;

/// A rating with its uncertainty, on the scale of the engine's levels: level 1 has 1000.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GlickoRating {
    rating: f64,
    deviation: f64,
    volatility: f64,
}

/// What a game against somebody has ended with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GlickoResult {
    /// The opponent's rating.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
    /// 1 for a win, 0 for a loss.
    pub score: f64,
}

impl Default for GlickoRating {
    /// That of a new player: a little above the weakest level, and very uncertain.
    fn default() -> GlickoRating {
        GlickoRating { rating: 1_200.0, deviation: MAX_DEVIATION, volatility: 0.06 }
    }
}

impl GlickoRating {
    /// A rating with its deviation and its volatility; `None` if they are out of range.
    pub fn new(rating: f64, deviation: f64, volatility: f64) -> Option<GlickoRating> {
        let is_valid = (MIN_RATING..=MAX_RATING).contains(&rating)
            && (MIN_DEVIATION..=MAX_DEVIATION).contains(&deviation)
            && (MIN_VOLATILITY..=MAX_VOLATILITY).contains(&volatility);
        is_valid.then_some(GlickoRating { rating, deviation, volatility })
    }

    /// The rating and the deviation in hundredths, and the volatility in millionths: as they are saved.
    pub fn saved(self) -> [u32; 3] {
        let part = |value: f64, parts: f64| (value * parts).round() as u32;
        [
            part(self.rating, SAVED_PARTS),
            part(self.deviation, SAVED_PARTS),
            part(self.volatility, SAVED_VOLATILITY_PARTS),
        ]
    }

    /// The opposite of [`GlickoRating::saved`]; `None` if a number is out of range.
    pub fn from_saved([rating, deviation, volatility]: [u32; 3]) -> Option<GlickoRating> {
        GlickoRating::new(
            f64::from(rating) / SAVED_PARTS,
            f64::from(deviation) / SAVED_PARTS,
            f64::from(volatility) / SAVED_VOLATILITY_PARTS,
        )
    }

    /// The rating, from 100 to 4000.
    pub const fn rating(self) -> f64 {
        self.rating
    }

    /// The rating after some periods without games: as high, but less certain.
    pub fn after_pause(self, periods: u32) -> GlickoRating {
        let (phi, sigma) = (self.deviation / SCALE, self.volatility);
        let deviation = SCALE * (phi * phi + f64::from(periods) * sigma * sigma).sqrt();
        GlickoRating { deviation: deviation.clamp(MIN_DEVIATION, MAX_DEVIATION), ..self }
    }

    /// The rating after a period with these games, within the limits of this page.
    pub fn after(self, results: &[GlickoResult]) -> GlickoRating {
        let after = self.by_the_paper(results);
        if !(after.rating.is_finite() && after.deviation.is_finite() && after.volatility.is_finite()) {
            return self;
        }
        GlickoRating {
            rating: after.rating.clamp(MIN_RATING, MAX_RATING),
            deviation: after.deviation.clamp(MIN_DEVIATION, MAX_DEVIATION),
            volatility: after.volatility.clamp(MIN_VOLATILITY, MAX_VOLATILITY),
        }
    }

    /// The rating as people read it: rounded, with its deviation.
    pub fn rounded(self) -> (u16, u16) {
        (self.rating.round() as u16, self.deviation.round() as u16)
    }

    /// Steps 2 to 8 of the paper, with its names.
    fn by_the_paper(self, results: &[GlickoResult]) -> GlickoRating {
        let (mu, phi, sigma) = ((self.rating - MIDDLE) / SCALE, self.deviation / SCALE, self.volatility);
        let (mut information, mut surprise) = (0.0, 0.0);
        for result in results {
            let (mu_j, phi_j) = ((result.rating - MIDDLE) / SCALE, result.deviation / SCALE);
            let g = 1.0 / (1.0 + 3.0 * phi_j * phi_j / (PI * PI)).sqrt();
            let expected = 1.0 / (1.0 + (-g * (mu - mu_j)).exp());
            information += g * g * expected * (1.0 - expected);
            surprise += g * (result.score - expected);
        }
        if information <= 0.0 {
            return self.after_pause(1);
        }
        let v = 1.0 / information;
        let sigma = new_volatility(phi, sigma, v, v * surprise);
        let before = phi * phi + sigma * sigma;
        let phi = 1.0 / (1.0 / before + 1.0 / v).sqrt();
        let mu = mu + phi * phi * surprise;
        GlickoRating { rating: SCALE * mu + MIDDLE, deviation: SCALE * phi, volatility: sigma }
    }
}

/// Step 5 of the paper: the volatility that explains the results best, by the Illinois algorithm.
fn new_volatility(phi: f64, sigma: f64, v: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let (e, variance) = (x.exp(), phi * phi + v + x.exp());
        e * (delta * delta - variance) / (2.0 * variance * variance) - (x - a) / (TAU * TAU)
    };
    let (mut low, mut high) = (a, a - TAU);
    if delta * delta > phi * phi + v {
        high = (delta * delta - phi * phi - v).ln();
    } else {
        for _ in 0..MAX_STEPS {
            if f(high) >= 0.0 {
                break;
            }
            high -= TAU;
        }
    }
    let (mut f_low, mut f_high) = (f(low), f(high));
    for _ in 0..MAX_STEPS {
        if (high - low).abs() <= EPSILON {
            break;
        }
        let next = low + (low - high) * f_low / (f_high - f_low);
        let f_next = f(next);
        if f_next * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (next, f_next);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests;
