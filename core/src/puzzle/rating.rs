//! How difficult a puzzle is.

use core::fmt;

/// The difficulty of a puzzle, in Elo, on the same scale as the engine's levels.
///
/// A player with the same rating solves the puzzle half of the time. Level 1 is 1000, and the ratings of higher levels
/// follow from matches (`docs/engine/strength.md`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PuzzleRating {
    value: u16,
    uncertainty: u16,
}

impl PuzzleRating {
    /// The largest rating, and the largest uncertainty.
    pub const MAX: u16 = 9999;
    /// The assumed rating of a puzzle without one.
    pub const UNRATED: PuzzleRating = PuzzleRating { value: 1500, uncertainty: 350 };

    /// A rating with its standard error. Both are clamped to [`PuzzleRating::MAX`].
    #[must_use]
    pub fn new(value: u16, uncertainty: u16) -> PuzzleRating {
        let most = PuzzleRating::MAX;
        PuzzleRating { value: value.min(most), uncertainty: uncertainty.min(most) }
    }

    /// The rating.
    #[must_use]
    pub const fn value(self) -> u16 {
        self.value
    }

    /// Its standard error.
    #[must_use]
    pub const fn uncertainty(self) -> u16 {
        self.uncertainty
    }

    /// Reads the form of [`Display`](fmt::Display).
    pub(super) fn read(text: &str) -> Option<PuzzleRating> {
        let (value, uncertainty) = text.split_once('~')?;
        let number = |digits: &str| {
            let is_plain = digits.len() <= 4 && digits.bytes().all(|byte| byte.is_ascii_digit());
            is_plain.then(|| digits.parse().ok()).flatten()
        };
        Some(PuzzleRating { value: number(value)?, uncertainty: number(uncertainty)? })
    }
}

impl fmt::Display for PuzzleRating {
    /// As in files: `1450~120`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}~{}", self.value, self.uncertainty)
    }
}
