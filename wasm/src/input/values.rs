//! Reads values that only the rules and the pictures take: lists, squares, sides, options.

#[cfg(any(feature = "rules", feature = "svg"))]
use ansa_core::{Side, Square};
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{count_property, property, text, unreadable};
use crate::error::ArimaaError;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;
}

/// Reads a string property.
pub(crate) fn text_property(object: &JsValue, name: &str) -> Result<Option<String>, ArimaaError> {
    property(object, name)?.map(|value| text(&value, name)).transpose()
}

/// Reads a property of optional options that is `true` or `false`; `false` if it is missing.
#[cfg(feature = "rules")]
pub(crate) fn flag(options: &JsValue, name: &str) -> Result<bool, ArimaaError> {
    if options.is_undefined() { Ok(false) } else { Ok(optional_flag(options, name)?.unwrap_or(false)) }
}

/// Reads a property that is `true` or `false`.
#[cfg(any(feature = "rules", feature = "svg"))]
pub(crate) fn optional_flag(options: &JsValue, name: &str) -> Result<Option<bool>, ArimaaError> {
    let Some(value) = property(options, name)? else { return Ok(None) };
    let flag = value.as_bool();
    flag.map(Some).ok_or_else(|| ArimaaError::wrong_type(format_args!("{name} must be true or false")))
}

/// Reads a square.
#[cfg(any(feature = "rules", feature = "svg"))]
pub(crate) fn square(text: &str) -> Result<Square, ArimaaError> {
    text.parse().map_err(|error| ArimaaError::new("bad-square", error))
}

/// Reads `gold` or `silver`.
#[cfg(any(feature = "rules", feature = "svg"))]
pub(crate) fn side(value: &JsValue) -> Result<Side, ArimaaError> {
    match text(value, "the side")?.as_str() {
        "gold" => Ok(Side::Gold),
        "silver" => Ok(Side::Silver),
        _ => Err(ArimaaError::new("bad-option", "the side must be gold or silver")),
    }
}

/// Reads at most `most` elements of an array.
pub(crate) fn elements(value: &JsValue, name: &str, most: u32) -> Result<Vec<JsValue>, ArimaaError> {
    let length = length(value, name)?;
    let length = u32::try_from(length).ok().filter(|&length| length <= most).ok_or_else(|| {
        ArimaaError::new("too-long", format_args!("{name} has {length} elements; the maximum is {most}"))
    })?;
    (0..length).map(|index| element(value, name, index)).collect()
}

/// Reads the elements of an array of any length when they are asked for.
#[cfg(feature = "rules")]
pub(crate) fn elements_one_by_one<'a>(
    value: &'a JsValue,
    name: &'a str,
) -> Result<impl Iterator<Item = Result<JsValue, ArimaaError>> + 'a, ArimaaError> {
    // Only a proxy can say that it is longer.
    let length = u32::try_from(length(value, name)?).unwrap_or(u32::MAX);
    Ok((0..length).map(move |index| element(value, name, index)))
}

/// Reads the length of an array.
fn length(value: &JsValue, name: &str) -> Result<u64, ArimaaError> {
    // A revoked proxy throws.
    if !is_array(value).unwrap_or(false) {
        return Err(ArimaaError::wrong_type(format_args!("{name} must be an array")));
    }
    Ok(count_property(value, "length")?.unwrap_or(0))
}

/// Reads an element, which may be a getter of the caller, which may throw.
fn element(value: &JsValue, name: &str, index: u32) -> Result<JsValue, ArimaaError> {
    Reflect::get_u32(value, index).map_err(|cause| unreadable(name, cause))
}
