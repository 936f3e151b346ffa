//! Texts of the setup.

use ansa_core::{Piece, Role, Side, Square};

use super::part::words;
use super::storage;
use crate::entry::Preset;
use crate::formats::StorageError;

words! { SetupWords {
    /// Accessible name of the row of named setups.
    presets,
    /// Accessible name of the tray of pieces to place.
    beside,
    /// Accessible name of the row of buttons.
    changes,
    /// The button that mirrors the setup.
    mirror,
    /// Tooltip of `mirror`.
    mirror_long,
    /// The button that shuffles the pieces.
    shuffle,
    /// Tooltip of `shuffle`.
    shuffle_long,
    /// The button that restores the last setup.
    last,
    /// Tooltip of `last`.
    last_long,
    /// The button that asks the computer for a setup.
    suggest,
    /// Tooltip of `suggest`.
    suggest_long,
    /// The button that removes all pieces.
    clear,
    /// Tooltip of `clear`.
    clear_long,
    /// The button that places the remaining pieces.
    fill,
    /// Tooltip of `fill`.
    fill_long,
    /// The stored setups could not be read and were quarantined.
    unreadable,
    /// The stored setups could not be read, and there is no room to quarantine them.
    unreadable_no_room,
    /// Tooltip of the typing tool in the setup.
    type_long,
    /// Accessible name of the field for a typed setup.
    type_field,
    /// Placeholder of the field.
    type_example,
    /// How to type a setup.
    type_help,
    /// The button that places the typed pieces.
    type_place,
    /// How to swap pieces, with all pieces on the board.
    swap_help,
    /// How to place pieces.
    place_help,
    /// What Enter says in the setup.
    keys,
    /// Where gold sets up.
    not_home_gold,
    /// Where silver sets up.
    not_home_silver,
    /// The name of a named setup.
    ninety_nine,
    /// Its description.
    ninety_nine_long,
    /// The name of a named setup.
    cats_behind,
    /// Its description.
    cats_behind_long,
    /// The name of a named setup.
    classic,
    /// Its description.
    classic_long,
    /// The name of a named setup.
    horses_inside,
    /// Its description.
    horses_inside_long,
    /// The name of a named setup.
    camel_wing,
    /// Its description.
    camel_wing_long,
    /// The name of a named setup.
    rabbits_forward,
    /// Its description.
    rabbits_forward_long,

    /// A role in the tray with the number of pieces left: “Camel, 1 left.”
    left_of(role: Role, left: u8),
    /// Why the setup can't be ended.
    unfinished(side: Side, left: [u8; 6]),
    /// A piece was placed: “Gold camel on e2, 14 pieces left to place.”
    placed(piece: Piece, square: Square, left: u32),
    /// The setup was replaced, and no piece is left.
    has_changed,
    /// The number of pieces left, as a sentence.
    to_place(left: u32),
} }

/// Where a side sets up.
pub fn not_home(side: Side) -> &'static str {
    match side {
        Side::Gold => not_home_gold(),
        Side::Silver => not_home_silver(),
    }
}

/// The name of a named setup.
pub fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::NinetyNine => ninety_nine(),
        Preset::CatsBehind => cats_behind(),
        Preset::Classic => classic(),
        Preset::HorsesInside => horses_inside(),
        Preset::CamelWing => camel_wing(),
        Preset::RabbitsForward => rabbits_forward(),
    }
}

/// The description of a named setup.
pub fn preset_long(preset: Preset) -> &'static str {
    match preset {
        Preset::NinetyNine => ninety_nine_long(),
        Preset::CatsBehind => cats_behind_long(),
        Preset::Classic => classic_long(),
        Preset::HorsesInside => horses_inside_long(),
        Preset::CamelWing => camel_wing_long(),
        Preset::RabbitsForward => rabbits_forward_long(),
    }
}

/// The last setup can't be stored for the next game.
pub fn not_kept(error: StorageError) -> String {
    storage::setup_not_kept(error).to_owned()
}

/// The setup was replaced.
pub fn arranged(left: u32) -> String {
    if left == 0 { has_changed().to_owned() } else { to_place(left) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piece_counts_are_spelled_out() {
        assert_eq!(
            unfinished(Side::Gold, [0, 0, 0, 0, 1, 0]),
            "Not ready yet: gold still has to place the camel. Press a free square to place it."
        );
        assert_eq!(
            unfinished(Side::Silver, [3, 0, 1, 0, 0, 0]),
            "Not ready yet: silver still has to place a dog and 3 rabbits. Press a free square to place them."
        );
    }
}
