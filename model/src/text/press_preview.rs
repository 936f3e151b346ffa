//! Texts of the press preview.

use ansa_board::text::not_selectable;
use ansa_core::{Capture, Piece, Square};

use super::part::words;
use crate::entry::{EnemyMoves, PressPreview};

words! { PressPreviewWords {
    /// Selects an own piece.
    select(piece: Piece),
    /// Selects an enemy to push it.
    select_to_push(enemy: Piece),
    /// Selects an enemy to push or pull it.
    select_to_move(enemy: Piece),
    /// Selects an enemy to pull it.
    select_to_pull(enemy: Piece),
    /// Why an enemy can't be pushed.
    no_room,
    /// An own piece is selected.
    selected(piece: Piece),
    /// An own piece is selected, with an enemy beside it.
    selected_beside_enemy(piece: Piece),
    /// What the cross on some squares means.
    cross,
    /// An enemy is selected, to be pushed.
    to_push(enemy: Piece),
    /// An enemy is selected, to be pushed or pulled.
    to_move(enemy: Piece),
    /// An enemy is selected, to be pulled.
    to_pull(enemy: Piece),
    /// An enemy is selected, to be pulled by one of several pieces.
    choose_puller(enemy: Piece),
    /// The piece that pulls the enemy has to go on.
    puller_goes(piece: Piece, enemy: Piece, to: Square),
    /// The selected piece pulls the enemy.
    pulling(piece: Piece, enemy: Piece),
    /// A piece walks.
    walk(piece: Piece, to: Square, steps: usize),
    /// An enemy is pushed.
    push(enemy: Piece, to: Square, steps: usize),
    /// An enemy is pulled.
    pull(enemy: Piece, to: Square, steps: usize),
    /// What the steps capture.
    captured(captures: &[Capture]),
    /// An enemy will be pushed.
    choose_push(enemy: Piece),
    /// An enemy will be pulled.
    choose_pull(piece: Piece, enemy: Piece, to: Square),
    /// Completes a push.
    follow(piece: Piece),
    /// A piece of the setup is selected, and squares are free.
    to_place(piece: Piece),
    /// A piece of the setup is selected, and no square is free.
    to_swap(piece: Piece),
    /// Two pieces of the setup trade places.
    swap(one: Piece, other: Piece),
    /// A piece is placed.
    place(piece: Piece),
} }

/// The text of a press preview.
pub fn press_preview(preview: &PressPreview) -> String {
    match preview {
        PressPreview::Select(own) => select(*own),
        PressPreview::SelectEnemy { enemy, moves } => match moves {
            EnemyMoves::Push => select_to_push(*enemy),
            EnemyMoves::PushOrPull => select_to_move(*enemy),
            EnemyMoves::Pull => select_to_pull(*enemy),
            EnemyMoves::PullForLackOfRoom => and(select_to_pull(*enemy), no_room()),
        },
        PressPreview::Selected { piece: own, beside, risky } => {
            let goes = if *beside { selected_beside_enemy(*own) } else { selected(*own) };
            if *risky { and(goes, cross()) } else { goes }
        }
        PressPreview::EnemySelected { enemy, moves } => match moves {
            EnemyMoves::Push => to_push(*enemy),
            EnemyMoves::PushOrPull => to_move(*enemy),
            EnemyMoves::Pull => to_pull(*enemy),
            EnemyMoves::PullForLackOfRoom => and(choose_puller(*enemy), no_room()),
        },
        PressPreview::EnemyPulledBy { enemy, piece: own, to } => {
            and(puller_goes(*own, *enemy, *to), no_room())
        }
        PressPreview::Pulling { piece: own, enemy } => pulling(*own, *enemy),
        PressPreview::Walk { piece: own, to, steps, captures } => {
            and_captures(walk(*own, *to, *steps), captures)
        }
        PressPreview::Push { enemy, to, steps, captures } => {
            and_captures(push(*enemy, *to, *steps), captures)
        }
        PressPreview::Pull { enemy, to, steps, captures } => {
            and_captures(pull(*enemy, *to, *steps), captures)
        }
        PressPreview::ChoosePush(enemy) => choose_push(*enemy),
        PressPreview::ChoosePull { piece: own, enemy, to } => choose_pull(*own, *enemy, *to),
        PressPreview::Follow(own) => follow(*own),
        PressPreview::ToPlace { piece: own, free: true } => to_place(*own),
        PressPreview::ToPlace { piece: own, free: false } => to_swap(*own),
        PressPreview::Swap(one, Some(other)) => swap(*one, *other),
        PressPreview::Swap(one, None) => place(*one),
        PressPreview::NotSelectable(which, square, error, status) => {
            not_selectable(*which, *square, *error, status)
        }
    }
}

fn and_captures(went: String, captures: &[Capture]) -> String {
    if captures.is_empty() { went } else { and(went, &captured(captures)) }
}

/// Two sentences.
fn and(first: String, second: &str) -> String {
    first + " " + second
}
