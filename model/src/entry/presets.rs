//! Named setups.

use crate::keyed::keyed;
use ansa_core::Role::{self, Camel as M, Cat as C, Dog as D, Elephant as E, Horse as H, Rabbit as R};
use ansa_core::game::setup::{CLASSIC, NINETY_NINE, SetupRows};

keyed! {
    /// A named setup from its owner's side. All of them can be mirrored.
    Preset {
        /// Dogs behind in the middle, cats behind the traps.
        NinetyNine = "99of9",
        /// Like [`Preset::NinetyNine`] with cats and dogs exchanged.
        CatsBehind = "cats-behind",
        /// All rabbits behind.
        Classic = "classic",
        /// Horses in the middle, on both sides of elephant and camel.
        HorsesInside = "horses-inside",
        /// The camel on the wing, the elephant between the horses.
        CamelWing = "camel-wing",
        /// Two rabbits in front, behind the traps.
        RabbitsForward = "rabbits-forward",
    }
}

impl Preset {
    /// The back rank, then the front rank.
    pub const fn rows(self) -> SetupRows {
        match self {
            Preset::NinetyNine => NINETY_NINE,
            Preset::CatsBehind => [[R, R, R, C, C, R, R, R], [R, H, D, M, E, D, H, R]],
            Preset::Classic => CLASSIC,
            Preset::HorsesInside => [[R, R, R, C, C, R, R, R], [R, D, H, M, E, H, D, R]],
            Preset::CamelWing => [[R, R, R, C, C, R, R, R], [R, M, D, H, E, D, H, R]],
            Preset::RabbitsForward => [[R, C, R, R, D, R, R, R], [H, M, R, D, E, R, C, H]],
        }
    }
}

/// The full number of pieces of a role.
pub const fn full(role: Role) -> u8 {
    role.count_at_start() as u8
}

#[cfg(test)]
mod tests;
