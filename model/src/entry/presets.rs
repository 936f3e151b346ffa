//! Named setups.

use ansa_core::Role::{self, Camel as M, Cat as C, Dog as D, Elephant as E, Horse as H, Rabbit as R};
use ansa_core::game::setup::{CLASSIC, NINETY_NINE, SetupRows};

/// A named setup from its owner's side. All of them can be mirrored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preset {
    /// Dogs behind in the middle, cats behind the traps.
    NinetyNine,
    /// Like [`Preset::NinetyNine`] with cats and dogs exchanged.
    CatsBehind,
    /// All rabbits behind.
    Classic,
    /// Horses in the middle, on both sides of elephant and camel.
    HorsesInside,
    /// The camel on the wing, the elephant between the horses.
    CamelWing,
    /// Two rabbits in front, behind the traps.
    RabbitsForward,
}

impl Preset {
    /// All of them, the most common first.
    pub const ALL: [Preset; 6] = [
        Preset::NinetyNine,
        Preset::CatsBehind,
        Preset::Classic,
        Preset::HorsesInside,
        Preset::CamelWing,
        Preset::RabbitsForward,
    ];

    /// The key in `data-test` attributes. Not shown to users.
    pub const fn key(self) -> &'static str {
        match self {
            Preset::NinetyNine => "99of9",
            Preset::CatsBehind => "cats-behind",
            Preset::Classic => "classic",
            Preset::HorsesInside => "horses-inside",
            Preset::CamelWing => "camel-wing",
            Preset::RabbitsForward => "rabbits-forward",
        }
    }

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
