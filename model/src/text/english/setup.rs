//! Texts of the setup, in English.

use ansa_board::text::{piece_on, sentence, side_word};
use ansa_core::Role;

use super::count::{EnglishCount, roles};
use crate::text::locale::{list, whole};
use crate::text::setup::SetupWords;

pub(in crate::text) static SETUP: SetupWords = SetupWords {
    presets: "Setups",
    beside: "Pieces to place",
    changes: "Change the setup",
    mirror: "Mirror",
    mirror_long: "Swap left and right",
    shuffle: "Shuffle",
    shuffle_long: "Place the pieces at random",
    last: "Last",
    last_long: "Use the setup from your last game",
    suggest: "Suggest",
    suggest_long: "Let the computer suggest a setup",
    clear: "Clear",
    clear_long: "Remove all pieces and place them one by one",
    fill: "Fill",
    fill_long: "Place the remaining pieces on the free squares",
    unreadable: "the setup from your last game can’t be read; it was set aside",
    unreadable_no_room: "the setup from your last game can’t be read, and the browser has no room to set \
    it aside: your next setup replaces it",
    type_long: "Type a setup (/)",
    type_field: "Pieces and squares",
    type_example: "Ra1 Db1 Ee2",
    type_help: "Type a piece and a square, such as Ee2 for the elephant on e2. A piece already there \
    trades places with it. Enter places the pieces, Escape cancels.",
    type_place: "Place",
    swap_help: "To swap two pieces, drag one onto the other, or press one and then the other.",
    place_help: "Press a free square to place the marked piece there. Press another piece in the row to place that one next.",
    keys: "Press Space to select a piece and to place it. Press Shift+Enter to end the setup, like Ready.",
    not_home_gold: "Gold sets up on the ranks 1 and 2.",
    not_home_silver: "Silver sets up on the ranks 7 and 8.",
    ninety_nine: "99of9",
    ninety_nine_long: "99of9, named after the player who made it popular: dogs in the middle of the back row, horses on the wings",
    cats_behind: "Cats behind",
    cats_behind_long: "Like 99of9, with the cats in the back row and the dogs in the front row",
    classic: "Classic",
    classic_long: "All rabbits in the back row, all other pieces in the front row",
    horses_inside: "Horses inside",
    horses_inside_long: "The horses behind the traps, next to the elephant and the camel",
    camel_wing: "Camel on the wing",
    camel_wing_long: "The camel on one wing, the elephant next to a horse in the middle",
    rabbits_forward: "Rabbits forward",
    rabbits_forward_long: "Two rabbits in the front row behind the traps, strong pieces on the wings",

    left_of: |role, left| {
        sentence(&format!("{}, {} left", role.name(), whole(left.into()))).trim_end_matches('.').to_owned()
    },
    unfinished: |side, left| {
        let side = side_word(side);
        let pieces = pieces(left);
        if left.into_iter().map(u32::from).sum::<u32>() == 1 {
            format!("Not ready yet: {side} still has to place {pieces}. Press a free square to place it.")
        } else {
            format!("Not ready yet: {side} still has to place {pieces}. Press a free square to place them.")
        }
    },
    placed: |which, square, left| sentence(&format!("{}, {}", piece_on(which, square), left_to_place(left))),
    has_changed: "The setup has changed.",
    to_place: |left| sentence(&left_to_place(left)),
};

/// Pieces by role, strongest first: “the camel and 2 rabbits”.
pub(super) fn pieces(counts: [u8; 6]) -> String {
    let words: Vec<String> = Role::ALL
        .into_iter()
        .rev()
        .filter_map(|role| match (counts[role.index()], role.count_at_start()) {
            (0, _) => None,
            (_, 1) => Some(format!("the {}", role.name())),
            (1, _) => Some(format!("a {}", role.name())),
            (count, _) => Some(roles(role, count.into())),
        })
        .collect();
    list(&words)
}

fn left_to_place(left: u32) -> String {
    match left {
        0 => "all pieces are placed".to_owned(),
        left => {
            EnglishCount { one: "{} piece left to place", other: "{} pieces left to place" }.of(left.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piece_counts_are_spelled_out() {
        assert_eq!(pieces([2, 0, 0, 1, 1, 0]), "the camel, a horse and 2 rabbits");
    }
}
