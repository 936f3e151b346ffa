//! Texts of the press preview.

use ansa_core::{Capture, Piece, Square};

use super::{list, piece, sentence};
use crate::entry::{EnemyMoves, PressPreview};
use ansa_board::text::not_selectable;

/// Why an enemy can't be pushed.
const NO_ROOM: &str = " The enemy can’t be pushed: no square next to it is free.";

/// The text of a press preview.
pub(crate) fn press_preview(preview: &PressPreview) -> String {
    match preview {
        PressPreview::Select(own) => format!("Press to move the {}.", piece(*own)),
        PressPreview::SelectEnemy { enemy, moves } => {
            let press = match moves {
                EnemyMoves::Push => "push",
                EnemyMoves::PushOrPull => "push or pull",
                EnemyMoves::PullForLackOfRoom | EnemyMoves::Pull => "pull",
            };
            let why = if *moves == EnemyMoves::PullForLackOfRoom { NO_ROOM } else { "" };
            format!("Press to {press} the {}.{why}", piece(*enemy))
        }
        PressPreview::Selected { piece: own, beside, risky } => {
            let or = if *beside {
                ", or press a marked enemy to push or pull it."
            } else {
                ". Press it again to deselect it."
            };
            let risk = if *risky { " A cross means a capture." } else { "" };
            format!("Choose where the {} goes{or}{risk}", piece(*own))
        }
        PressPreview::EnemySelected { enemy, moves: EnemyMoves::Push } => {
            format!("Choose where to push the {}.", piece(*enemy))
        }
        PressPreview::EnemySelected { enemy, moves: EnemyMoves::PushOrPull } => {
            format!("Choose where the {} goes, or press a marked piece to pull it.", piece(*enemy))
        }
        PressPreview::EnemySelected { enemy, moves: EnemyMoves::Pull } => {
            format!("Choose where to pull the {}.", piece(*enemy))
        }
        PressPreview::EnemySelected { enemy, moves: EnemyMoves::PullForLackOfRoom } => {
            format!(
                "Press a marked piece to pull the {}, then choose where that piece goes.{NO_ROOM}",
                piece(*enemy)
            )
        }
        PressPreview::EnemyPulledBy { enemy, piece: own, to } => {
            format!("Choose where the {} goes; it pulls the {} to {to}.{NO_ROOM}", piece(*own), piece(*enemy))
        }
        PressPreview::Pulling { piece: own, enemy } => format!(
            "Choose where the {0} goes; it pulls the {1} along. Press the {0} again to move it alone.",
            piece(*own),
            piece(*enemy)
        ),
        PressPreview::Walk { piece: own, to, steps, captures } => {
            going(&format!("{} to {to}", piece(*own)), *steps, captures)
        }
        PressPreview::Push { enemy, to, steps, captures } => {
            going(&format!("push the {} to {to}", piece(*enemy)), *steps, captures)
        }
        PressPreview::Pull { enemy, to, steps, captures } => {
            going(&format!("pull the {} to {to}", piece(*enemy)), *steps, captures)
        }
        PressPreview::ChoosePush(enemy) => format!("Push the {}, then choose where it goes.", piece(*enemy)),
        PressPreview::ChoosePull { piece: own, enemy, to } => {
            format!("Pull the {} to {to}, then choose where the {} goes.", piece(*enemy), piece(*own))
        }
        PressPreview::Follow(own) => format!("Complete the push with the {}.", piece(*own)),
        PressPreview::ToPlace { piece: own, free } => {
            let where_to = if *free {
                format!("Press a free square for the {}, or a piece to swap it with.", piece(*own))
            } else {
                format!("Press a piece to swap with the {}.", piece(*own))
            };
            format!("{where_to} Press the {} again to deselect it.", own.role.name())
        }
        PressPreview::Swap(one, Some(other)) => {
            format!("Swap the {} and the {}.", piece(*one), piece(*other))
        }
        PressPreview::Swap(one, None) => format!("Place the {} here.", piece(*one)),
        PressPreview::NotSelectable(which, square, error, status) => {
            not_selectable(*which, *square, *error, status)
        }
    }
}

fn going(action: &str, steps: usize, captures: &[Capture]) -> String {
    let count = if steps == 1 { "1 step".to_owned() } else { format!("{steps} steps") };
    let went = sentence(&format!("{action}, {count}"));
    if captures.is_empty() {
        return went;
    }
    let lost: Vec<String> = captures.iter().map(|lost| on(lost.piece, lost.square)).collect();
    let verb = if lost.len() == 1 { "is" } else { "are" };
    format!("{went} The {} {verb} captured!", list(&lost))
}

fn on(which: Piece, square: Square) -> String {
    format!("{} on {square}", piece(which))
}
