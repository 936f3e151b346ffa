//! Reading what JavaScript hands in, whatever it is.
//!
//! Arguments are taken as they come and asked for their type here. What wasm-bindgen would do by itself, on a number
//! where a text is due for example, is an error without a code, and may take memory for it.

pub(crate) mod notes;
pub(crate) mod options;
pub(crate) mod position;

use ansa_core::position::outcome::Reason;
use ansa_core::{Side, Square};
use js_sys::{Array, JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::refusal::Refusal;
use crate::view::reason_name;

/// The longest text that is read, in UTF-16 units: a thousand times a long game.
pub const MAX_TEXT: u32 = 4_000_000;

/// The largest whole number that JavaScript's numbers can hold without doubt.
const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// A text argument.
pub(crate) fn text(value: &JsValue, name: &str) -> Result<String, Refusal> {
    let string = value
        .dyn_ref::<JsString>()
        .ok_or_else(|| Refusal::wrong_type(format_args!("{name} must be a text")))?;
    if string.length() > MAX_TEXT {
        return Err(Refusal::new(
            "too-long",
            format_args!("{name} has {} characters; at most {MAX_TEXT} are read", string.length()),
        ));
    }
    Ok(string.into())
}

/// A property of an argument; `None` where it is `undefined` or not there.
pub(crate) fn property(object: &JsValue, name: &str) -> Result<Option<JsValue>, Refusal> {
    if !object.is_object() {
        return Err(Refusal::wrong_type(format_args!("an object was expected that may have {name}")));
    }
    // The property may be the caller's code, and that may throw.
    let value = Reflect::get(object, &name.into())
        .map_err(|_| Refusal::wrong_type(format_args!("{name} could not be read")))?;
    Ok((!value.is_undefined()).then_some(value))
}

/// A text property.
pub(crate) fn text_property(object: &JsValue, name: &str) -> Result<Option<String>, Refusal> {
    property(object, name)?.map(|value| text(&value, name)).transpose()
}

/// A whole number from 0.
pub(crate) fn count(value: &JsValue, name: &str) -> Result<u64, Refusal> {
    match value.as_f64() {
        Some(number) if number.fract() == 0.0 && (0.0..=MAX_SAFE_INTEGER).contains(&number) => {
            Ok(number as u64)
        }
        _ => Err(Refusal::wrong_type(format_args!("{name} must be a whole number and not negative"))),
    }
}

/// A property that is a whole number from 0.
pub(crate) fn count_property(object: &JsValue, name: &str) -> Result<Option<u64>, Refusal> {
    property(object, name)?.map(|value| count(&value, name)).transpose()
}

/// A number of something that is counted from 0.
pub(crate) fn index(value: &JsValue, name: &str) -> Result<usize, Refusal> {
    // What no list is long enough for, none of them has.
    Ok(usize::try_from(count(value, name)?).unwrap_or(usize::MAX))
}

/// A square.
pub(crate) fn square(text: &str) -> Result<Square, Refusal> {
    text.parse().map_err(|error| Refusal::new("bad-square", error))
}

/// `gold` or `silver`.
pub(crate) fn side(value: &JsValue) -> Result<Side, Refusal> {
    match text(value, "the side")?.as_str() {
        "gold" => Ok(Side::Gold),
        "silver" => Ok(Side::Silver),
        _ => Err(Refusal::wrong_type("the side must be gold or silver")),
    }
}

/// The reasons for which a game ends that the board does not show.
const END_REASONS: [Reason; 6] =
    [Reason::Time, Reason::Resignation, Reason::Illegal, Reason::Forfeit, Reason::Abandoned, Reason::Score];

/// One of [`END_REASONS`].
pub(crate) fn end_reason(value: &JsValue) -> Result<Reason, Refusal> {
    let name = text(value, "the reason")?;
    END_REASONS.into_iter().find(|&reason| reason_name(reason) == name).ok_or_else(|| {
        let names = END_REASONS.map(reason_name).join(", ");
        Refusal::new(
            "bad-option",
            format_args!("the reason must be one of {names}; the board shows all others"),
        )
    })
}

/// An array, as its elements; at most so many are read.
pub(crate) fn elements(value: &JsValue, name: &str, most: u32) -> Result<Vec<JsValue>, Refusal> {
    if !Array::is_array(value) {
        return Err(Refusal::wrong_type(format_args!("{name} must be an array")));
    }
    let length = count_property(value, "length")?.unwrap_or(0);
    let length = u32::try_from(length).ok().filter(|&length| length <= most).ok_or_else(|| {
        Refusal::new("too-long", format_args!("{name} has {length} elements; at most {most} are read"))
    })?;
    // The elements may be the caller's code, and that may throw.
    let element = |index| {
        Reflect::get_u32(value, index)
            .map_err(|_| Refusal::wrong_type(format_args!("{name} could not be read")))
    };
    (0..length).map(element).collect()
}
