//! Texts about typed steps and setups, in English.

use ansa_board::text::{piece, piece_on, side};

use super::count::roles;
use crate::text::typed::TypedWords;

pub(in crate::text) static TYPED: TypedWords = TypedWords {
    wrong: |words, why| format!("“{words}”: {why}"),
    unreadable: "This is not a step such as e2n or Ee2n.",
    no_placement: "This is not a piece with its square, such as Ra1.",
    not_home_gold: "Gold sets up on ranks 1 and 2.",
    not_home_silver: "Silver sets up on ranks 7 and 8.",
    named: |which, square| format!("You have already typed the {}.", piece_on(which, square)),
    has_none: |which| format!("{} has no {} in this game.", side(which.side), which.role.name()),
    typed_only_one: |which| format!("You have already typed the {}.", piece(which)),
    has_only: |which, count| format!("{} has only {}.", side(which.side), roles(which.role, count.into())),
    no_piece: |square| format!("There is no piece on {square}."),
    another: |role, found, square| {
        format!("There is no {} on {square}: the piece there is a {}.", role.name(), piece(found))
    },
    no_route: |which, square, to| {
        format!("The {} can’t reach {to} with the steps left.", piece_on(which, square))
    },
    no_capture: |square| format!("Nothing is captured on {square}."),
};
