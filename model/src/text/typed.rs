//! Texts about typed steps and setups.

use ansa_board::text::step_error;
use ansa_core::Side;
pub(super) use ansa_texts::typed::*;

use super::{label, play, setup};
use crate::entry::{Typed, TypedDraft, TypedError, TypedErrorKind};

/// The first error in the typed text, or what is left to type.
pub fn typed(typed: &Typed) -> String {
    match &typed.error {
        Some(error) if error.kind != TypedErrorKind::Unfinished => self::error(error),
        _ => match &typed.draft {
            TypedDraft::Turn(_) if typed.text.trim().is_empty() => label::type_help().to_owned(),
            TypedDraft::Turn(turn) => play::steps_left_sentence(turn.position().steps_left()),
            TypedDraft::Setup { .. } if typed.text.trim().is_empty() => setup::type_help().to_owned(),
            TypedDraft::Setup { beside, .. } => setup::to_place(*beside),
        },
    }
}

fn error(error: &TypedError) -> String {
    let why = match &error.kind {
        TypedErrorKind::Unfinished => return String::new(),
        TypedErrorKind::Unreadable => unreadable().to_owned(),
        TypedErrorKind::NoPlacement => no_placement().to_owned(),
        TypedErrorKind::NotHome(Side::Gold) => not_home_gold().to_owned(),
        TypedErrorKind::NotHome(Side::Silver) => not_home_silver().to_owned(),
        TypedErrorKind::Named(which, square) => named((*which, *square)),
        TypedErrorKind::NoneLeft(which, 0) => has_none(*which),
        TypedErrorKind::NoneLeft(which, 1) => typed_only_one(*which),
        TypedErrorKind::NoneLeft(which, count) => has_only(*which, *count),
        TypedErrorKind::NoPiece(square) => no_piece(*square),
        TypedErrorKind::Another(role, found, square) => another(*role, *found, *square),
        TypedErrorKind::Step(error) => step_error(*error),
        TypedErrorKind::NoRoute(which, square, to) => no_route((*which, *square), *to),
        TypedErrorKind::NoCapture(square) => no_capture(*square),
    };
    wrong(&error.words, &why)
}
