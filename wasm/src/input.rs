//! Reading what JavaScript hands in, whatever it is.
//!
//! Arguments are taken as they come and asked for their type here. What wasm-bindgen would do by itself, on a number
//! where a text is due for example, is an error without a code, and may take memory for it.

use js_sys::{JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::error::ArimaaError;

/// The longest text that is read, in UTF-16 units: a thousand times a long game.
pub const MAX_TEXT: u32 = 4_000_000;

/// The largest whole number that JavaScript's numbers can hold without doubt.
const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// A text argument.
pub(crate) fn text(value: &JsValue, name: &str) -> Result<String, ArimaaError> {
    let string = value
        .dyn_ref::<JsString>()
        .ok_or_else(|| ArimaaError::wrong_type(format_args!("{name} must be a text")))?;
    if string.length() > MAX_TEXT {
        return Err(ArimaaError::new(
            "too-long",
            format_args!("{name} has {} characters; at most {MAX_TEXT} are read", string.length()),
        ));
    }
    Ok(string.into())
}

/// A property of an argument; `None` where it is `undefined` or not there.
pub(crate) fn property(object: &JsValue, name: &str) -> Result<Option<JsValue>, ArimaaError> {
    if !object.is_object() {
        return Err(ArimaaError::wrong_type(format_args!("an object was expected that may have {name}")));
    }
    // The property may be the caller's code, and that may throw.
    let value = Reflect::get(object, &name.into())
        .map_err(|_| ArimaaError::wrong_type(format_args!("{name} could not be read")))?;
    Ok((!value.is_undefined()).then_some(value))
}

/// A whole number from 0.
pub(crate) fn count(value: &JsValue, name: &str) -> Result<u64, ArimaaError> {
    match value.as_f64() {
        Some(number) if number.fract() == 0.0 && (0.0..=MAX_SAFE_INTEGER).contains(&number) => {
            Ok(number as u64)
        }
        _ => Err(ArimaaError::wrong_type(format_args!("{name} must be a whole number and not negative"))),
    }
}

/// A property that is a whole number from 0.
pub(crate) fn count_property(object: &JsValue, name: &str) -> Result<Option<u64>, ArimaaError> {
    property(object, name)?.map(|value| count(&value, name)).transpose()
}
