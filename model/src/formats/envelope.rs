//! The envelope of stored texts: JSON that says which format it has, and in which version.

use core::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What every stored text begins with.
#[derive(Deserialize)]
struct Envelope {
    format: String,
    version: u32,
}

#[derive(Serialize)]
struct Written<'a, F> {
    format: &'a str,
    version: u32,
    #[serde(flatten)]
    form: &'a F,
}

/// Why something could not be serialised, in the serialiser's words. No value of the page is known to fail, but if one did,
/// an empty text must not overwrite stored data.
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

/// Why a stored text could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// Not JSON of the right shape; the parser's message.
    Shape(String),
    Format(String),
    /// It was written by another version, usually a later one.
    Version(u32),
    Value(String),
    /// A number is out of range.
    Range,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Shape(message) => write!(f, "the data is damaged ({message})"),
            ReadError::Format(found) => write!(f, "“{found}” is an unknown format"),
            ReadError::Version(version) => write!(f, "the data was written by a later version ({version})"),
            ReadError::Value(found) => write!(f, "“{found}” is an unknown value"),
            ReadError::Range => f.write_str("a number is out of range"),
        }
    }
}

impl From<serde_json::Error> for ReadError {
    fn from(error: serde_json::Error) -> ReadError {
        ReadError::Shape(error.to_string())
    }
}

/// Writes a form into an envelope.
pub fn write(format: &str, version: u32, form: &impl Serialize) -> Result<String, WriteError> {
    Ok(serde_json::to_string(&Written { format, version, form })?)
}

/// The version of a text of this format, which is not later than `newest`.
///
/// # Errors
/// What is wrong with the envelope. It is looked at before the form, because a later version can have another shape.
pub fn version(text: &str, format: &str, newest: u32) -> Result<u32, ReadError> {
    let envelope: Envelope = serde_json::from_str(text)?;
    if envelope.format != format {
        return Err(ReadError::Format(envelope.format));
    }
    if !(1..=newest).contains(&envelope.version) {
        return Err(ReadError::Version(envelope.version));
    }
    Ok(envelope.version)
}

/// Reads the form of a text of this format and version.
pub fn read<F: DeserializeOwned>(text: &str, format: &str, expected: u32) -> Result<F, ReadError> {
    match version(text, format, expected)? {
        version if version == expected => Ok(serde_json::from_str(text)?),
        earlier => Err(ReadError::Version(earlier)),
    }
}

#[cfg(test)]
mod tests;
