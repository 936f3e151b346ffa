//! Texts about typed steps and setups.

use ansa_core::Side;

use super::{label, piece, piece_on, sentence, setup, side_word};
use crate::entry::{Typed, TypedDraft, TypedError, TypedErrorKind};
use ansa_board::text::step_error;

/// The first error in the typed text, or what is left to type.
pub(crate) fn typed(typed: &Typed) -> String {
    match &typed.error {
        Some(error) if error.kind != TypedErrorKind::Unfinished => self::error(error),
        _ => match &typed.draft {
            TypedDraft::Turn(_) if typed.text.trim().is_empty() => label::type_help().to_owned(),
            TypedDraft::Turn(turn) => format!("{}.", super::steps_left(turn.position().steps_left())),
            TypedDraft::Setup { .. } if typed.text.trim().is_empty() => setup::TYPE_HELP.to_owned(),
            TypedDraft::Setup { beside, .. } => sentence(&setup::to_place(*beside)),
        },
    }
}

fn error(error: &TypedError) -> String {
    let why = match &error.kind {
        TypedErrorKind::Unfinished => return String::new(),
        TypedErrorKind::Unreadable => "this is not a step such as e2n or Ee2n".to_owned(),
        TypedErrorKind::NoPlacement => "this is not a piece with its square, such as Ra1".to_owned(),
        TypedErrorKind::NotHome(Side::Gold) => "gold sets up on ranks 1 and 2".to_owned(),
        TypedErrorKind::NotHome(Side::Silver) => "silver sets up on ranks 7 and 8".to_owned(),
        TypedErrorKind::Named(which, square) => {
            format!("you have already typed the {}", piece_on(*which, *square))
        }
        TypedErrorKind::NoneLeft(which, 0) => {
            format!("{} has no {} in this game", side_word(which.side), which.role.name())
        }
        TypedErrorKind::NoneLeft(which, 1) => format!("you have already typed the {}", piece(*which)),
        TypedErrorKind::NoneLeft(which, count) => {
            format!("{} has only {count} {}s", side_word(which.side), which.role.name())
        }
        TypedErrorKind::NoPiece(square) => format!("there is no piece on {square}"),
        TypedErrorKind::Another(role, found, square) => {
            format!("there is no {} on {square}: the piece there is a {}", role.name(), piece(*found))
        }
        TypedErrorKind::Step(which, square, error) => step_error(*error, *which, *square),
        TypedErrorKind::NoRoute(which, square, to) => {
            format!("the {} can’t reach {to} with the steps left", piece_on(*which, *square))
        }
        TypedErrorKind::NoCapture(square) => format!("nothing is captured on {square}"),
    };
    format!("“{}”: {}", error.words, sentence(&why))
}
