//! The label of a turn in a record: the move number and the side, `12g`.

use core::fmt;

use crate::piece::Side;

/// A move number and the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Label {
    /// The move number. The setups have number 1.
    pub number: u32,
    /// The side to move.
    pub side: Side,
}

impl Label {
    /// The label of a game's first setup, `1g`.
    pub const FIRST: Label = Label { number: 1, side: Side::Gold };

    /// The label of the next turn; `None` after the largest number.
    #[must_use]
    pub const fn next(self) -> Option<Label> {
        match self.side {
            Side::Gold => Some(Label { number: self.number, side: Side::Silver }),
            Side::Silver => match self.number.checked_add(1) {
                Some(number) => Some(Label { number, side: Side::Gold }),
                None => None,
            },
        }
    }

    /// The label `plies` turns later. It saturates at the largest number.
    #[must_use]
    pub fn after(self, plies: usize) -> Label {
        let ply = (self.number as u64 * 2 + self.side as u64).saturating_add(plies as u64);
        let side = if ply.is_multiple_of(2) { Side::Gold } else { Side::Silver };
        Label { number: u32::try_from(ply / 2).unwrap_or(u32::MAX), side }
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, self.side.letter())
    }
}
