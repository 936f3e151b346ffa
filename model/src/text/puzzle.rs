//! Texts of the puzzles: their menu, what went wrong, and runs.

use ansa_core::puzzle::PuzzleTheme;
pub use ansa_texts::puzzle::*;

use crate::activities::glicko::GlickoRating;
use crate::activities::puzzle::{PuzzleName, Training};

/// The title of a way to puzzles; of a single puzzle, its theme.
pub fn title(name: PuzzleName, of: Option<PuzzleTheme>) -> &'static str {
    match name {
        PuzzleName::One(_) => of.map_or(super::home::puzzles(), theme),
        PuzzleName::Daily => daily(),
        PuzzleName::Training(Training::Tactics) => mixed(),
        PuzzleName::Training(Training::Counting) => counting(),
        PuzzleName::Training(Training::Theme(chosen)) => theme(chosen),
        PuzzleName::Training(Training::Own) => own(),
        PuzzleName::Returning => returning(),
        PuzzleName::Streak => streak(),
        PuzzleName::Storm => storm(),
    }
}

pub fn player_rating(of: GlickoRating) -> String {
    let (value, deviation) = of.rounded();
    rating(&value.to_string(), range_of(deviation))
}

/// The uncertainty that people read: two deviations.
pub(super) fn range_of(deviation: u16) -> u32 {
    (2 * u32::from(deviation)).max(1)
}

/// “2:05”.
pub fn time_left(minutes: u32, seconds: u32) -> String {
    ansa_texts::puzzle::time_left(minutes, &format!("{seconds:02}"))
}
