//! Texts of the press preview.

use ansa_board::text::not_selectable;
use ansa_core::{Capture, Side};
pub(super) use ansa_texts::press_preview::*;

use crate::entry::{EnemyMoves, PressPreview};

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
            and_captures(walk(*own, *to, *steps), captures, own.side)
        }
        PressPreview::Push { enemy, to, steps, captures } => {
            and_captures(push(*enemy, *to, *steps), captures, !enemy.side)
        }
        PressPreview::Pull { enemy, to, steps, captures } => {
            and_captures(pull(*enemy, *to, *steps), captures, !enemy.side)
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

/// The captures by steps of this side, and the own pieces that they cost.
fn and_captures(went: String, captures: &[Capture], side: Side) -> String {
    let (own, others): (Vec<Capture>, Vec<Capture>) =
        captures.iter().partition(|capture| capture.piece.side == side);
    let went = if others.is_empty() { went } else { and(went, &captured(&others)) };
    if own.is_empty() { went } else { and(went, &lost(&own)) }
}

/// Two sentences.
fn and(first: String, second: &str) -> String {
    first + " " + second
}
