//! Points, which come in halves.

use core::fmt;

/// A number of points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(u32);

impl Points {
    /// So many half points.
    #[must_use]
    pub const fn from_half_points(half_points: u32) -> Points {
        Points(half_points)
    }

    /// The number of half points.
    #[must_use]
    pub const fn half_points(self) -> u32 {
        self.0
    }
}

/// `3`, `½`, `2½`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.0.is_multiple_of(2) { "" } else { "½" };
        match self.0 / 2 {
            0 if !half.is_empty() => f.write_str(half),
            whole => write!(f, "{whole}{half}"),
        }
    }
}
