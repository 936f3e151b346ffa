//! What a press means, in a few words.

use ansa_core::{Capture, Piece, Square};

use super::notice::not_holdable;
use super::{list, piece, sentence};
use crate::state::Meaning;

/// What a press means, or a drop.
pub(crate) fn meaning(meaning: &Meaning) -> String {
    match meaning {
        Meaning::Take(own) => format!("Press to move the {}.", piece(*own)),
        Meaning::TakeEnemy { enemy, push, pull } => {
            format!("Press to {} the {}.", push_or_pull(*push, *pull), piece(*enemy))
        }
        Meaning::InHand { piece: own, beside: false } => {
            format!("Choose where the {} goes. Press it again to put it down.", piece(*own))
        }
        Meaning::InHand { piece: own, beside: true } => {
            format!("Choose where the {} goes, or press a marked enemy to push or pull it.", piece(*own))
        }
        Meaning::EnemyInHand { enemy, push, pull: false } => {
            let way = if *push { "pushed" } else { "moved" };
            format!("Choose where the {} is {way} to.", piece(*enemy))
        }
        Meaning::EnemyInHand { enemy, push: true, pull: true } => {
            format!("Choose where the {} goes, or press your marked piece that pulls it.", piece(*enemy))
        }
        Meaning::EnemyInHand { enemy, push: false, pull: true } => {
            format!("Choose where the {} is pulled to.", piece(*enemy))
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
            format!("{where_to} Press the {} again to put it down.", own.role.name())
        }
        Meaning::Swap(one, Some(other)) => format!("Swap the {} and the {}.", piece(*one), piece(*other)),
        Meaning::Swap(one, None) => format!("Put the {} here.", piece(*one)),
        Meaning::Stuck(which, square, error) => not_holdable(*which, *square, *error),
    }
}

const fn push_or_pull(push: bool, pull: bool) -> &'static str {
    match (push, pull) {
        (true, true) => "push or pull",
        (false, true) => "pull",
        _ => "push",
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
