//! How difficult puzzles are that nobody has rated: as difficult as rated ones of the same kind.

use std::collections::BTreeMap;

use ansa_core::puzzle::{Puzzle, PuzzleRating, PuzzleTheme};

/// The least number of puzzles of which a mean says something.
const FEWEST: usize = 3;
/// The least uncertainty of an estimate: puzzles of a kind differ at least so much.
const MIN_UNCERTAINTY: u16 = 150;

/// The ratings of puzzles, by their themes and the lengths of their answers.
#[derive(Debug, Default)]
pub(super) struct RatingEstimates {
    values: BTreeMap<(PuzzleTheme, usize), Vec<u16>>,
}

impl RatingEstimates {
    /// The ratings of these puzzles.
    pub(super) fn new<'a>(puzzles: impl Iterator<Item = &'a Puzzle>) -> RatingEstimates {
        let mut all = RatingEstimates::default();
        for puzzle in puzzles {
            if let Some(rating) = puzzle.rating() {
                all.values.entry((puzzle.theme(), length(puzzle))).or_default().push(rating.value());
            }
        }
        all
    }

    /// The mean of the rated puzzles of the same theme whose answers are as long, or of all of the theme if they are few;
    /// with their spread as its uncertainty.
    pub(super) fn of(&self, puzzle: &Puzzle) -> PuzzleRating {
        let (theme, length) = (puzzle.theme(), length(puzzle));
        let same = self.values.get(&(theme, length)).filter(|values| values.len() >= FEWEST);
        let alike = || {
            let of_theme = self.values.range((theme, 0)..=(theme, usize::MAX));
            of_theme.flat_map(|(_, values)| values).copied().collect()
        };
        mean_of(&same.cloned().unwrap_or_else(alike)).unwrap_or(PuzzleRating::UNRATED)
    }
}

/// The number of steps of the first turn of the answer.
fn length(puzzle: &Puzzle) -> usize {
    puzzle.first_turn().map_or(0, |turn| turn.steps().len())
}

/// The mean of some ratings, with their standard deviation; `None` if they are few.
fn mean_of(values: &[u16]) -> Option<PuzzleRating> {
    let values: Vec<f64> = values.iter().map(|&value| f64::from(value)).collect();
    if values.len() < FEWEST {
        return None;
    }
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let spread = variance.sqrt().round() as u16;
    Some(PuzzleRating::new(mean.round() as u16, spread.max(MIN_UNCERTAINTY)))
}
