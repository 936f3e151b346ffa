//! What is wrong with words that were typed.

use ansa_core::Side;

use super::{label, piece, piece_on, sentence, setup, side_word};
use crate::state::{Fault, FaultKind, Tried, Typed};
use ansa_board::text::step_error;

/// What the words typed so far come to: what is wrong with the first bad one, or what is left.
pub(crate) fn typed(typed: &Typed) -> String {
    match &typed.fault {
        Some(fault) if fault.kind != FaultKind::Unfinished => self::fault(fault),
        _ => match &typed.tried {
            Tried::Turn(_) if typed.text.trim().is_empty() => label::TYPE_HELP.to_owned(),
            Tried::Turn(turn) => format!("{}.", super::steps_left(turn.position().steps_left())),
            Tried::Setup { .. } if typed.text.trim().is_empty() => setup::TYPE_HELP.to_owned(),
            Tried::Setup { beside, .. } => sentence(&setup::to_place(*beside)),
        },
    }
}

fn fault(fault: &Fault) -> String {
    let why = match &fault.kind {
        FaultKind::Unfinished => return String::new(),
        FaultKind::Unreadable => "this is no step; a step is like e2n or Ee2n".to_owned(),
        FaultKind::NoPlacement => "this is no piece with its square, such as Ra1".to_owned(),
        FaultKind::NotHome(Side::Gold) => "gold sets up on the ranks 1 and 2".to_owned(),
        FaultKind::NotHome(Side::Silver) => "silver sets up on the ranks 7 and 8".to_owned(),
        FaultKind::Named(which, square) => format!("the {} was typed before", piece_on(*which, *square)),
        FaultKind::NoneLeft(which, 0) => {
            format!("{} has no {} in this game", side_word(which.side), which.role.name())
        }
        FaultKind::NoneLeft(which, 1) => format!("the {} was typed before", piece(*which)),
        FaultKind::NoneLeft(which, count) => {
            format!("all {count} {}s of {} were typed before", which.role.name(), side_word(which.side))
        }
        FaultKind::NoPiece(square) => format!("nothing stands on {square}"),
        FaultKind::Another(role, found, square) => {
            format!("no {} stands on {square}, but a {}", role.name(), piece(*found))
        }
        FaultKind::Step(which, square, error) => step_error(*error, *which, *square),
        FaultKind::NoRoute(which, square, to) => {
            format!("the {} can’t get to {to} in the steps left", piece_on(*which, *square))
        }
        FaultKind::NoCapture(square) => format!("nothing is captured on {square}"),
    };
    format!("“{}”: {}", fault.words, sentence(&why))
}
