//! The model of difficulty: Rasch’s, in which a player of rating θ solves a puzzle of rating b with the chance
//! 1 / (1 + 10^((b − θ) / 400)), as in Elo’s.

use ansa_core::Level;
use ansa_core::puzzle::{Puzzle, PuzzleAnswer, PuzzleRating, PuzzleTheme};

use super::measure;

/// The uncertainty of what is expected of a puzzle before anybody has tried it.
const BEFORE_TRIES: f64 = 700.0;
/// The uncertainty where nobody has tried the puzzles.
const MEASURED: f64 = 350.0;
/// The range of ratings.
const RANGE: (f64, f64) = (0.0, 6000.0);

/// How often a level solved a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct LevelResult {
    pub(super) level: Level,
    /// The share of its tries that solved it, 0 to 1.
    pub(super) solved: f64,
}

/// The rating that is most likely after these results, and its standard error.
///
/// The tries of one level count as one, because a level mostly errs for the same reason.
pub(super) fn rate(puzzle: &Puzzle, results: &[LevelResult]) -> PuzzleRating {
    if let Some(rating) = measure::rating(puzzle) {
        return rounded(rating, MEASURED);
    }
    let expected = expectation(puzzle);
    let scale = std::f64::consts::LN_10 / 400.0;
    let chance =
        |rating: f64, level: Level| 1.0 / (1.0 + ((rating - f64::from(level.rating())) * scale).exp());
    // The slope of the logarithm of the likelihood falls with the rating, so that it has one maximum.
    let slope = |rating: f64| {
        let tries: f64 = results.iter().map(|result| chance(rating, result.level) - result.solved).sum();
        scale * tries - (rating - expected) / (BEFORE_TRIES * BEFORE_TRIES)
    };
    let (mut low, mut high) = RANGE;
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    let information: f64 = results
        .iter()
        .map(|result| chance(low, result.level))
        .map(|chance| scale * scale * chance * (1.0 - chance))
        .sum::<f64>()
        + 1.0 / (BEFORE_TRIES * BEFORE_TRIES);
    rounded(low, information.sqrt().recip())
}

fn rounded(value: f64, uncertainty: f64) -> PuzzleRating {
    PuzzleRating::new(value.round() as u16, uncertainty.round() as u16)
}

/// What is expected of a puzzle from how much there is to see: steps, pushes and pulls.
fn expectation(puzzle: &Puzzle) -> f64 {
    let PuzzleAnswer::Turns(turns) = puzzle.answer() else { return RANGE.0 };
    let Some(turn) = turns.first() else { return RANGE.0 };
    let side = puzzle.position().side();
    let steps = turn.steps().len() as f64;
    let moved = turn.steps().iter().filter(|played| played.piece.side != side).count() as f64;
    let base = if puzzle.theme() == PuzzleTheme::GoalInTwo { 1800.0 } else { 1000.0 };
    base + 150.0 * steps + 150.0 * moved
}

#[cfg(test)]
mod tests;
