//! Serialisation to JSON.

use core::fmt;

use serde::Serialize;
use serde_json::value::RawValue;

/// Why something could not be serialised, in the serialiser's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WriteError(String);

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it can’t be converted to text ({})", self.0)
    }
}

impl From<serde_json::Error> for WriteError {
    fn from(error: serde_json::Error) -> WriteError {
        WriteError(error.to_string())
    }
}

/// Serialises a value.
///
/// # Errors
/// It can't be serialised. No value of the page is known to fail, but if one did, an empty text must not overwrite
/// stored data.
pub fn write(value: &impl Serialize) -> Result<String, WriteError> {
    Ok(serde_json::to_string(value)?)
}

/// Serialises a value that is embedded into another one.
pub fn raw(value: &impl Serialize) -> Result<Box<RawValue>, WriteError> {
    Ok(serde_json::value::to_raw_value(value)?)
}

#[cfg(test)]
mod tests;
