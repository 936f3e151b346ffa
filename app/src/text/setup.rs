//! Texts of the setup.

use ansa_core::{Piece, Role, Side, Square};

use super::{list, piece_on, sentence, side_word, storage};
use crate::entry::Preset;
use crate::formats::StorageError;

/// Accessible name of the row of named setups.
pub(crate) const PRESETS: &str = "Setups";
/// Accessible name of the tray of pieces to place.
pub(crate) const BESIDE: &str = "Pieces to place";
/// Accessible name of the row of buttons.
pub(crate) const CHANGES: &str = "Change the setup";
/// The button that mirrors the setup.
pub(crate) const MIRROR: &str = "Mirror";
/// Tooltip of `MIRROR`.
pub(crate) const MIRROR_LONG: &str = "Swap left and right";
/// The button that shuffles the pieces.
pub(crate) const SHUFFLE: &str = "Shuffle";
/// Tooltip of `SHUFFLE`.
pub(crate) const SHUFFLE_LONG: &str = "Place the pieces at random";
/// The button that restores the last setup.
pub(crate) const LAST: &str = "Last";
/// Tooltip of `LAST`.
pub(crate) const LAST_LONG: &str = "Use the setup from your last game";
/// The button that asks the computer for a setup.
pub(crate) const SUGGEST: &str = "Suggest";
/// Tooltip of `SUGGEST`.
pub(crate) const SUGGEST_LONG: &str = "Let the computer suggest a setup";
/// The button that removes all pieces.
pub(crate) const CLEAR: &str = "Clear";
/// Tooltip of `CLEAR`.
pub(crate) const CLEAR_LONG: &str = "Remove all pieces and place them one by one";
/// The button that places the remaining pieces.
pub(crate) const FILL: &str = "Fill";
/// Tooltip of `FILL`.
pub(crate) const FILL_LONG: &str = "Place the remaining pieces on the free squares";
/// The stored setups could not be read and were quarantined.
pub(crate) const UNREADABLE: &str = "the setup from your last game can’t be read; it was set aside";
/// The stored setups could not be read, and there is no room to quarantine them.
pub(crate) const UNREADABLE_NO_ROOM: &str = "the setup from your last game can’t be read, and the browser has no room to set \
    it aside: your next setup replaces it";
/// Tooltip of the typing tool in the setup.
pub(crate) const TYPE_LONG: &str = "Type a setup (/)";
/// Accessible name of the field for a typed setup.
pub(crate) const TYPE_FIELD: &str = "Pieces and squares";
/// Placeholder of the field.
pub(crate) const TYPE_EXAMPLE: &str = "Ra1 Db1 Ee2";
/// How to type a setup.
pub(crate) const TYPE_HELP: &str = "Type a piece and a square, such as Ee2 for the elephant on e2. A piece already there \
    trades places with it. Enter places the pieces, Escape cancels.";
/// The button that places the typed pieces.
pub(crate) const TYPE_PLACE: &str = "Place";
/// How to swap pieces, with all pieces on the board.
pub(crate) const SWAP_HELP: &str =
    "To swap two pieces, drag one onto the other, or press one and then the other.";
/// How to place pieces.
pub(crate) const PLACE_HELP: &str = "Press a free square to place the marked piece there. Press another piece in the row to place that one next.";

/// What Enter says in the setup.
pub(crate) const KEYS: &str =
    "Press Space to select a piece and to place it. Press Shift+Enter to end the setup, like Ready.";

/// Where a side sets up.
pub(crate) const fn not_home(side: Side) -> &'static str {
    match side {
        Side::Gold => "Gold sets up on the ranks 1 and 2.",
        Side::Silver => "Silver sets up on the ranks 7 and 8.",
    }
}

/// The name of a named setup.
pub(crate) const fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::NinetyNine => "99of9",
        Preset::CatsBehind => "Cats behind",
        Preset::Classic => "Classic",
        Preset::HorsesInside => "Horses inside",
        Preset::CamelWing => "Camel on the wing",
        Preset::RabbitsForward => "Rabbits forward",
    }
}

/// The description of a named setup.
pub(crate) const fn preset_long(preset: Preset) -> &'static str {
    match preset {
        Preset::NinetyNine => {
            "99of9, named after the player who made it popular: dogs in the middle of the back row, horses on the wings"
        }
        Preset::CatsBehind => "Like 99of9, with the cats in the back row and the dogs in the front row",
        Preset::Classic => "All rabbits in the back row, all other pieces in the front row",
        Preset::HorsesInside => "The horses behind the traps, next to the elephant and the camel",
        Preset::CamelWing => "The camel on one wing, the elephant next to a horse in the middle",
        Preset::RabbitsForward => "Two rabbits in the front row behind the traps, strong pieces on the wings",
    }
}

/// A role in the tray with the number of pieces left: “camel, 1 left”.
pub(crate) fn left_of(role: Role, left: u8) -> String {
    sentence_start(&format!("{}, {left} left", role.name()))
}

/// Pieces by role, strongest first: “the camel and 2 rabbits”.
pub(crate) fn pieces(counts: [u8; 6]) -> String {
    let words: Vec<String> = Role::ALL
        .into_iter()
        .rev()
        .filter_map(|role| match (counts[role.index()], role.count_at_start()) {
            (0, _) => None,
            (_, 1) => Some(format!("the {}", role.name())),
            (1, _) => Some(format!("a {}", role.name())),
            (count, _) => Some(format!("{count} {}s", role.name())),
        })
        .collect();
    list(&words)
}

/// The last setup can't be stored for the next game.
pub(crate) fn not_kept(error: StorageError) -> String {
    storage::not_kept("your setup", error)
}

/// Why the setup can't be ended.
pub(crate) fn unfinished(side: Side, left: [u8; 6]) -> String {
    let one = left.into_iter().map(u32::from).sum::<u32>() == 1;
    format!(
        "Not ready yet: {} still has to place {}. Press a free square to place {}.",
        side_word(side),
        pieces(left),
        if one { "it" } else { "them" },
    )
}

/// A piece was placed: “Gold camel on e2, 14 left.”
pub(crate) fn placed(which: Piece, square: Square, left: u32) -> String {
    sentence(&format!("{}, {}", piece_on(which, square), to_place(left)))
}

/// The setup was replaced.
pub(crate) fn arranged(left: u32) -> String {
    match left {
        0 => "The setup has changed.".to_owned(),
        left => sentence(&to_place(left)),
    }
}

pub(super) fn to_place(left: u32) -> String {
    match left {
        0 => "all pieces are placed".to_owned(),
        1 => "1 piece left to place".to_owned(),
        left => format!("{left} pieces left to place"),
    }
}

fn sentence_start(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piece_counts_are_spelled_out() {
        assert_eq!(pieces([2, 0, 0, 1, 1, 0]), "the camel, a horse and 2 rabbits");
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
