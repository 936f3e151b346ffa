//! The winning chances at a score, fitted to self-play.

/// The score at which the odds of winning are e : 1, in hundredths of a rabbit.
///
/// It is the maximum-likelihood fit of a logistic curve to the results of games that the engine played against itself:
///
/// ```text
/// ansa selfplay --out games --games 2200 --nodes 5000
/// ansa tune games --out weights --epochs 1
/// ```
///
/// The first line of the second command names it, in thousandths: 3,821 with 222,030 positions. The scores are those of
/// searches with 5,000 nodes.
const SCALE: f64 = 382.0;

/// The winning chances, from 0 to 1, at a score in hundredths of a rabbit; a score of 0 is one half.
///
/// ```
/// use ansa_core::search::win_chance;
/// assert_eq!(win_chance(0), 0.5);
/// assert!(win_chance(300) > 0.65 && win_chance(-300) < 0.35);
/// ```
#[must_use]
pub fn win_chance(score: i32) -> f64 {
    1.0 / (1.0 + (-f64::from(score) / SCALE).exp())
}
