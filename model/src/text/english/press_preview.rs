//! Texts of the press preview, in English.

use ansa_board::text::{piece, piece_on, sentence};

use super::count::EnglishCount;
use crate::text::locale::list;
use crate::text::press_preview::PressPreviewWords;

pub(in crate::text) static PRESS_PREVIEW: PressPreviewWords = PressPreviewWords {
    select: |own| format!("Press to move the {}.", piece(own)),
    select_to_push: |enemy| format!("Press to push the {}.", piece(enemy)),
    select_to_move: |enemy| format!("Press to push or pull the {}.", piece(enemy)),
    select_to_pull: |enemy| format!("Press to pull the {}.", piece(enemy)),
    no_room: "The enemy can’t be pushed: no square next to it is free.",
    selected: |own| format!("Choose where the {} goes. Press it again to deselect it.", piece(own)),
    selected_beside_enemy: |own| {
        format!("Choose where the {} goes, or press a marked enemy to push or pull it.", piece(own))
    },
    cross: "A cross means a capture.",
    to_push: |enemy| format!("Choose where to push the {}.", piece(enemy)),
    to_move: |enemy| format!("Choose where the {} goes, or press a marked piece to pull it.", piece(enemy)),
    to_pull: |enemy| format!("Choose where to pull the {}.", piece(enemy)),
    choose_puller: |enemy| {
        format!("Press a marked piece to pull the {}, then choose where that piece goes.", piece(enemy))
    },
    puller_goes: |own, enemy, to| {
        format!("Choose where the {} goes; it pulls the {} to {to}.", piece(own), piece(enemy))
    },
    pulling: |own, enemy| {
        format!(
            "Choose where the {0} goes; it pulls the {1} along. Press the {0} again to move it alone.",
            piece(own),
            piece(enemy)
        )
    },
    walk: |own, to, steps| sentence(&format!("{} to {to}, {}", piece(own), self::steps(steps))),
    push: |enemy, to, steps| format!("Push the {} to {to}, {}.", piece(enemy), self::steps(steps)),
    pull: |enemy, to, steps| format!("Pull the {} to {to}, {}.", piece(enemy), self::steps(steps)),
    captured: |captures| {
        let lost: Vec<String> = captures.iter().map(|lost| piece_on(lost.piece, lost.square)).collect();
        let is = if lost.len() == 1 { "is" } else { "are" };
        format!("The {} {is} captured!", list(&lost))
    },
    choose_push: |enemy| format!("Push the {}, then choose where it goes.", piece(enemy)),
    choose_pull: |own, enemy, to| {
        format!("Pull the {} to {to}, then choose where the {} goes.", piece(enemy), piece(own))
    },
    follow: |own| format!("Complete the push with the {}.", piece(own)),
    to_place: |own| {
        format!(
            "Press a free square for the {}, or a piece to swap it with. Press the {} again to deselect it.",
            piece(own),
            own.role.name()
        )
    },
    to_swap: |own| {
        format!(
            "Press a piece to swap with the {}. Press the {} again to deselect it.",
            piece(own),
            own.role.name()
        )
    },
    swap: |one, other| format!("Swap the {} and the {}.", piece(one), piece(other)),
    place: |own| format!("Place the {} here.", piece(own)),
};

fn steps(count: usize) -> String {
    EnglishCount { one: "{} step", other: "{} steps" }.of(count as u64)
}
