//! What a press means, in a few words.

use ansa_core::{Capture, Piece, Square};

use super::{list, piece, sentence};
use crate::state::{Meaning, Ways};
use ansa_board::text::not_selectable;

/// Why an enemy is not pushed.
const NO_ROOM: &str = " It can’t be pushed: no square beside it is free.";

/// What a press means, or a drop.
pub(crate) fn meaning(meaning: &Meaning) -> String {
    match meaning {
        Meaning::Take(own) => format!("Press to move the {}.", piece(*own)),
        Meaning::TakeEnemy { enemy, ways } => {
            let press = match ways {
                Ways::Push => "push",
                Ways::PushOrPull => "push or pull",
                Ways::PullForLackOfRoom | Ways::Pull => "pull",
            };
            let why = if *ways == Ways::PullForLackOfRoom { NO_ROOM } else { "" };
            format!("Press to {press} the {}.{why}", piece(*enemy))
        }
        Meaning::InHand { piece: own, beside, risky } => {
            let or = if *beside {
                ", or press a marked enemy to push or pull it."
            } else {
                ". Press it again to let it go."
            };
            let risk = if *risky { " A cross means: a piece is lost." } else { "" };
            format!("Choose where the {} goes{or}{risk}", piece(*own))
        }
        Meaning::EnemyInHand { enemy, ways: Ways::Push } => {
            format!("Choose where the {} is pushed to.", piece(*enemy))
        }
        Meaning::EnemyInHand { enemy, ways: Ways::PushOrPull } => {
            format!("Choose where the {} goes, or press your marked piece that pulls it.", piece(*enemy))
        }
        Meaning::EnemyInHand { enemy, ways: Ways::Pull } => {
            format!("Choose where the {} is pulled to.", piece(*enemy))
        }
        Meaning::EnemyInHand { enemy, ways: Ways::PullForLackOfRoom } => {
            format!(
                "Press your marked piece that pulls the {}, then where that piece goes.{NO_ROOM}",
                piece(*enemy)
            )
        }
        Meaning::EnemyPulledBy { enemy, piece: own, to } => {
            format!("Choose where the {} goes; it pulls the {} to {to}.{NO_ROOM}", piece(*own), piece(*enemy))
        }
        Meaning::Pulling { piece: own, enemy } => format!(
            "Choose where the {} goes; it pulls the {} along. Press it again to move it alone.",
            piece(*own),
            piece(*enemy)
        ),
        Meaning::Walk { piece: own, to, steps, captures } => {
            going(&format!("{} to {to}", piece(*own)), *steps, captures)
        }
        Meaning::Push { enemy, to, steps, captures } => {
            going(&format!("push the {} to {to}", piece(*enemy)), *steps, captures)
        }
        Meaning::Pull { enemy, to, steps, captures } => {
            going(&format!("pull the {} to {to}", piece(*enemy)), *steps, captures)
        }
        Meaning::ChoosePush(enemy) => format!("Push the {}, then choose where.", piece(*enemy)),
        Meaning::ChoosePull { piece: own, enemy, to } => {
            format!("Pull the {} to {to}, then choose where the {} goes.", piece(*enemy), piece(*own))
        }
        Meaning::Follow(own) => format!("The {} follows: the push is finished.", piece(*own)),
        Meaning::ToPlace { piece: own, free } => {
            let where_to = if *free {
                format!("Press a free square for the {}, or a piece to swap it with.", piece(*own))
            } else {
                format!("Press the piece to swap the {} with.", piece(*own))
            };
            format!("{where_to} Press the {} again to let it go.", own.role.name())
        }
        Meaning::Swap(one, Some(other)) => format!("Swap the {} and the {}.", piece(*one), piece(*other)),
        Meaning::Swap(one, None) => format!("Put the {} here.", piece(*one)),
        Meaning::Stuck(which, square, error, footing) => not_selectable(*which, *square, *error, footing),
    }
}

fn going(deed: &str, steps: usize, captures: &[Capture]) -> String {
    let count = if steps == 1 { "1 step".to_owned() } else { format!("{steps} steps") };
    let went = sentence(&format!("{deed}, {count}"));
    if captures.is_empty() {
        return went;
    }
    let lost: Vec<String> = captures.iter().map(|lost| on(lost.piece, lost.square)).collect();
    let verb = if lost.len() == 1 { "is" } else { "are" };
    format!("{went} The {} {verb} lost!", list(&lost))
}

fn on(which: Piece, square: Square) -> String {
    format!("{} on {square}", piece(which))
}
