//! Reads the arguments of a game's methods.

pub(super) mod notes;
pub(super) mod options;
pub(super) mod position;

use ansa_core::position::outcome::Reason;
use ansa_core::{Side, Square};
use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;

use super::view::reason_name;
use crate::error::ArimaaError;
pub(super) use crate::input::{count, count_property, property, text};

/// Reads a string property.
pub(super) fn text_property(object: &JsValue, name: &str) -> Result<Option<String>, ArimaaError> {
    property(object, name)?.map(|value| text(&value, name)).transpose()
}

/// Reads an index, counted from 0.
pub(super) fn index(value: &JsValue, name: &str) -> Result<usize, ArimaaError> {
    // A number beyond the range of the type is beyond every list as well.
    Ok(usize::try_from(count(value, name)?).unwrap_or(usize::MAX))
}

/// Reads a square.
pub(super) fn square(text: &str) -> Result<Square, ArimaaError> {
    text.parse().map_err(|error| ArimaaError::new("bad-square", error))
}

/// Reads `gold` or `silver`.
pub(super) fn side(value: &JsValue) -> Result<Side, ArimaaError> {
    match text(value, "the side")?.as_str() {
        "gold" => Ok(Side::Gold),
        "silver" => Ok(Side::Silver),
        _ => Err(ArimaaError::new("bad-option", "the side must be gold or silver")),
    }
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

/// Reads at most `most` elements of an array.
pub(super) fn elements(value: &JsValue, name: &str, most: u32) -> Result<Vec<JsValue>, ArimaaError> {
    if !Array::is_array(value) {
        return Err(ArimaaError::wrong_type(format_args!("{name} must be an array")));
    }
    let length = count_property(value, "length")?.unwrap_or(0);
    let length = u32::try_from(length).ok().filter(|&length| length <= most).ok_or_else(|| {
        ArimaaError::new("too-long", format_args!("{name} has {length} elements; the maximum is {most}"))
    })?;
    // An element may be a getter of the caller, which may throw.
    let element = |index| {
        Reflect::get_u32(value, index)
            .map_err(|_| ArimaaError::wrong_type(format_args!("{name} could not be read")))
    };
    (0..length).map(element).collect()
}
