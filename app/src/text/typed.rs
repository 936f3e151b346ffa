//! Texts about typed steps and setups.

use ansa_core::Side;

use super::{label, piece, piece_on, sentence, setup, side_word};
use crate::state::{Typed, TypedDraft, TypedError, TypedErrorKind};
use ansa_board::text::step_error;

/// The first error in the typed text, or what is left to type.
pub(crate) fn typed(typed: &Typed) -> String {
    match &typed.error {
        Some(error) if error.kind != TypedErrorKind::Unfinished => self::error(error),
        _ => match &typed.draft {
            TypedDraft::Turn(_) if typed.text.trim().is_empty() => label::TYPE_HELP.to_owned(),
            TypedDraft::Turn(turn) => format!("{}.", super::steps_left(turn.position().steps_left())),
            TypedDraft::Setup { .. } if typed.text.trim().is_empty() => setup::TYPE_HELP.to_owned(),
            TypedDraft::Setup { beside, .. } => sentence(&setup::to_place(*beside)),
        },
    }
}

fn error(error: &TypedError) -> String {
    let why = match &error.kind {
        TypedErrorKind::Unfinished => return String::new(),
        TypedErrorKind::Unreadable => "this is no step; a step is like e2n or Ee2n".to_owned(),
        TypedErrorKind::NoPlacement => "this is no piece with its square, such as Ra1".to_owned(),
        TypedErrorKind::NotHome(Side::Gold) => "gold sets up on the ranks 1 and 2".to_owned(),
        TypedErrorKind::NotHome(Side::Silver) => "silver sets up on the ranks 7 and 8".to_owned(),
        TypedErrorKind::Named(which, square) => format!("the {} was typed before", piece_on(*which, *square)),
        TypedErrorKind::NoneLeft(which, 0) => {
            format!("{} has no {} in this game", side_word(which.side), which.role.name())
        }
        TypedErrorKind::NoneLeft(which, 1) => format!("the {} was typed before", piece(*which)),
        TypedErrorKind::NoneLeft(which, count) => {
            format!("all {count} {}s of {} were typed before", which.role.name(), side_word(which.side))
        }
        TypedErrorKind::NoPiece(square) => format!("nothing stands on {square}"),
        TypedErrorKind::Another(role, found, square) => {
            format!("no {} stands on {square}, but a {}", role.name(), piece(*found))
        }
        TypedErrorKind::Step(which, square, error) => step_error(*error, *which, *square),
        TypedErrorKind::NoRoute(which, square, to) => {
            format!("the {} can’t get to {to} in the steps left", piece_on(*which, *square))
        }
        TypedErrorKind::NoCapture(square) => format!("nothing is captured on {square}"),
    };
    format!("“{}”: {}", error.words, sentence(&why))
}
