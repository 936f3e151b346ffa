//! Reads arguments from JavaScript, which can have any type.
//!
//! Arguments arrive as `JsValue`, and their type is checked here. The checks of wasm-bindgen, for example when a number
//! is passed for a string, throw errors without a code and may leak memory.

#[cfg(any(feature = "svg", feature = "review"))]
pub(crate) mod history;
#[cfg(any(feature = "rules", feature = "svg"))]
pub(crate) mod position;
#[cfg(any(feature = "rules", feature = "engine"))]
mod record;
#[cfg(any(feature = "rules", feature = "svg", feature = "review"))]
mod values;

#[cfg(any(feature = "rules", feature = "engine"))]
pub(crate) use record::read_record;
#[cfg(feature = "rules")]
pub(crate) use record::refuse_json;

#[cfg(feature = "svg")]
pub(crate) use values::optional_flag;
#[cfg(any(feature = "rules", feature = "svg", feature = "review"))]
pub(crate) use values::{elements, text_property};
#[cfg(feature = "rules")]
pub(crate) use values::{elements_one_by_one, flag};
#[cfg(any(feature = "rules", feature = "svg"))]
pub(crate) use values::{side, square};

use js_sys::{JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::error::ArimaaError;

/// Maximum length of a string, in UTF-16 code units: a thousand times as long as a long game.
pub const MAX_TEXT: u32 = 4_000_000;

/// The largest whole number that a JavaScript number represents exactly, with all below it.
const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// Reads a string argument.
pub(crate) fn text(value: &JsValue, name: &str) -> Result<String, ArimaaError> {
    let string = value
        .dyn_ref::<JsString>()
        .ok_or_else(|| ArimaaError::wrong_type(format_args!("{name} must be a string")))?;
    if string.length() > MAX_TEXT {
        return Err(ArimaaError::new(
            "too-long",
            format_args!("{name} is {} characters long; the maximum is {MAX_TEXT}", string.length()),
        ));
    }
    Ok(string.into())
}

/// Reads a property of an argument; `None` if it is `undefined` or missing.
pub(crate) fn property(object: &JsValue, name: &str) -> Result<Option<JsValue>, ArimaaError> {
    if !object.is_object() {
        return Err(ArimaaError::wrong_type(format_args!(
            "expected an object with an optional property {name}"
        )));
    }
    // The property may be a getter of the caller, which may throw.
    let value = Reflect::get(object, &name.into()).map_err(|cause| unreadable(name, cause))?;
    Ok((!value.is_undefined()).then_some(value))
}

/// The error for an argument whose reading threw.
fn unreadable(name: &str, cause: JsValue) -> ArimaaError {
    ArimaaError::wrong_type(format_args!("{name} could not be read")).with_cause(cause)
}

/// Reads a whole number from 0.
pub(crate) fn count(value: &JsValue, name: &str) -> Result<u64, ArimaaError> {
    match value.as_f64() {
        Some(number) if number.fract() == 0.0 && (0.0..=MAX_SAFE_INTEGER).contains(&number) => {
            Ok(number as u64)
        }
        _ => Err(ArimaaError::wrong_type(format_args!("{name} must be a non-negative integer"))),
    }
}

/// Reads a property that is a whole number from 0.
pub(crate) fn count_property(object: &JsValue, name: &str) -> Result<Option<u64>, ArimaaError> {
    property(object, name)?.map(|value| count(&value, name)).transpose()
}
