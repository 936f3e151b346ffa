//! Reads the arguments of a game's methods.

pub(super) mod notes;
pub(super) mod options;
pub(super) mod position;

use ansa_core::position::outcome::Reason;
use ansa_core::{Side, Square};
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::view::reason_name;
use crate::error::ArimaaError;
pub(super) use crate::input::{count, count_property, property, text};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;
}

/// Reads a string property.
pub(super) fn text_property(object: &JsValue, name: &str) -> Result<Option<String>, ArimaaError> {
    property(object, name)?.map(|value| text(&value, name)).transpose()
}

/// Reads a property of optional options that is `true` or `false`; `false` if it is missing.
pub(super) fn flag(options: &JsValue, name: &str) -> Result<bool, ArimaaError> {
    if options.is_undefined() {
        return Ok(false);
    }
    let Some(value) = property(options, name)? else { return Ok(false) };
    value.as_bool().ok_or_else(|| ArimaaError::wrong_type(format_args!("{name} must be true or false")))
}

/// Reads a setup or turn: a string, or the property `text` of an object.
pub(super) fn turn_text(turn: &JsValue) -> Result<String, ArimaaError> {
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

/// Reads a square.
pub(super) fn square(text: &str) -> Result<Square, ArimaaError> {
    text.parse().map_err(|error| ArimaaError::new("bad-square", error))
}

/// Reads `gold` or `silver`.
pub(super) fn side(value: &JsValue) -> Result<Side, ArimaaError> {
    match text(value, "the side")?.as_str() {
        "gold" => Ok(Side::Gold),
        "silver" => Ok(Side::Silver),
        _ => Err(ArimaaError::wrong_type("the side must be \"gold\" or \"silver\"")),
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
pub(crate) fn elements(value: &JsValue, name: &str, most: u32) -> Result<Vec<JsValue>, ArimaaError> {
    // A revoked proxy throws.
    if !is_array(value).unwrap_or(false) {
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
