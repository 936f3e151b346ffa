//! The versions of the format.

use crate::game::Game;
use crate::position::{Position, STEPS_PER_TURN};

/// A version of the format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PackedVersion {
    /// The first turn has all its steps.
    One,
    /// The game starts within a turn, and the number of steps left comes first.
    Two,
}

impl PackedVersion {
    /// The oldest version that can pack this game, given before its first ply.
    pub(super) fn of(start: &Game) -> PackedVersion {
        match start.position() {
            Some(position) if made_steps(&position) > 0 => PackedVersion::Two,
            _ => PackedVersion::One,
        }
    }

    /// The first character of a packed game.
    pub(super) const fn letter(self) -> char {
        match self {
            PackedVersion::One => '1',
            PackedVersion::Two => '2',
        }
    }

    pub(super) fn from_letter(letter: char) -> Option<PackedVersion> {
        [PackedVersion::One, PackedVersion::Two].into_iter().find(|version| version.letter() == letter)
    }

    pub(super) fn has_begun_turn(self) -> bool {
        self == PackedVersion::Two
    }
}

/// The number of steps made in the turn of a position.
pub(super) const fn made_steps(position: &Position) -> u8 {
    STEPS_PER_TURN.saturating_sub(position.steps_left())
}
