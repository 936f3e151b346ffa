//! Reads the arguments of a game's methods.

pub(super) mod notes;
pub(super) mod options;

use ansa_core::position::outcome::Reason;
use wasm_bindgen::JsValue;

use super::view::reason_name;
use crate::error::ArimaaError;
pub(super) use crate::input::{count, elements, flag, property, side, square, text, text_property};

/// Reads a setup or turn: a string, or the property `text` of an object.
pub(crate) fn turn_text(turn: &JsValue) -> Result<String, ArimaaError> {
    if !turn.is_object() {
        return text(turn, "the turn");
    }
    text_property(turn, "text")?
        .ok_or_else(|| ArimaaError::wrong_type("a turn must be a string or an object with text"))
}

/// Reads an index, counted from 0.
pub(super) fn index(value: &JsValue, name: &str) -> Result<usize, ArimaaError> {
    // A number beyond the range of the type is beyond every list as well.
    Ok(usize::try_from(count(value, name)?).unwrap_or(usize::MAX))
}

/// The reasons for the end of a game that do not follow from the position.
const END_REASONS: [Reason; 6] =
    [Reason::Time, Reason::Resignation, Reason::Illegal, Reason::Forfeit, Reason::Abandoned, Reason::Score];

/// Reads one of [`END_REASONS`].
pub(super) fn end_reason(value: &JsValue) -> Result<Reason, ArimaaError> {
    let name = text(value, "the reason")?;
    END_REASONS.into_iter().find(|&reason| reason_name(reason) == name).ok_or_else(|| {
        let names = END_REASONS.map(reason_name).join(", ");
        ArimaaError::new(
            "bad-option",
            format_args!("the reason must be one of {names}; all others follow from the position"),
        )
    })
}
