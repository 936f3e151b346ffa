//! What is wrong with steps that were typed.

use super::notice::step_error;
use super::{piece, piece_on, play, sentence};
use crate::state::{Fault, FaultKind, Typed};

/// What the steps typed so far come to: what is wrong with the first bad one, or what is left.
pub(crate) fn typed(typed: &Typed) -> String {
    match &typed.fault {
        Some(fault) if fault.kind != FaultKind::Unfinished => self::fault(fault),
        _ if typed.text.trim().is_empty() => super::label::TYPE_HELP.to_owned(),
        _ => format!("{}.", play::steps_left(typed.turn.position().steps_left())),
    }
}

fn fault(fault: &Fault) -> String {
    let why = match &fault.kind {
        FaultKind::Unfinished => return String::new(),
        FaultKind::Unreadable => "this is no step; a step is like e2n or Ee2n".to_owned(),
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
