//! The envelope of stored texts: JSON that says which format it has, and in which version.

use core::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::json::{self, WriteError};

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

/// Why a stored text could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// Not JSON of the right shape; the parser's message.
    Shape(String),
    /// Another format.
    Format(String),
    /// It was written by another version, usually a later one.
    Version(u32),
    /// A value is invalid.
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
///
/// # Errors
/// It can't be serialised.
pub fn write(format: &str, version: u32, form: &impl Serialize) -> Result<String, WriteError> {
    json::write(&Written { format, version, form })
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
///
/// # Errors
/// What is wrong with it.
pub fn read<F: DeserializeOwned>(text: &str, format: &str, expected: u32) -> Result<F, ReadError> {
    match version(text, format, expected)? {
        version if version == expected => Ok(serde_json::from_str(text)?),
        earlier => Err(ReadError::Version(earlier)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Form {
        number: u8,
    }

    #[test]
    fn format_and_version_are_looked_at_before_the_shape() {
        let read = |text: &str| read::<Form>(text, "ansa-test", 1);
        let text = write("ansa-test", 1, &Form { number: 7 }).expect("a text");
        assert_eq!(text, r#"{"format":"ansa-test","version":1,"number":7}"#);
        assert_eq!(read(&text), Ok(Form { number: 7 }));
        for version in [0, 2] {
            let text = format!(r#"{{"format":"ansa-test","version":{version}}}"#);
            assert_eq!(read(&text), Err(ReadError::Version(version)));
        }
        assert_eq!(read(r#"{"format":"other","version":2}"#), Err(ReadError::Format("other".to_owned())));
        for damaged in ["", "7", "{}", r#"{"format":"ansa-test","version":1,"number":256}"#] {
            assert!(matches!(read(damaged), Err(ReadError::Shape(_))), "{damaged}");
        }
    }

    /// A form with a number in words was version 1 of this made-up one.
    #[test]
    fn an_earlier_version_can_be_read_and_a_later_one_is_refused() {
        let read_any = |text: &str| match version(text, "ansa-test", 2)? {
            1 => {
                #[derive(Deserialize)]
                struct Earlier {
                    word: String,
                }
                let Earlier { word } = serde_json::from_str(text)?;
                let number = ["none", "one", "two"].iter().position(|own| *own == word);
                Ok(Form { number: number.ok_or(ReadError::Value(word))? as u8 })
            }
            _ => read::<Form>(text, "ansa-test", 2),
        };
        let now = write("ansa-test", 2, &Form { number: 2 }).expect("a text");
        for text in [&now, r#"{"format":"ansa-test","version":1,"word":"two"}"#] {
            assert_eq!(read_any(text), Ok(Form { number: 2 }), "{text}");
        }
        let wrong = read_any(r#"{"format":"ansa-test","version":1,"word":"many"}"#);
        assert_eq!(wrong, Err(ReadError::Value("many".to_owned())));
        let later = read_any(&now.replace(":2,", ":3,"));
        assert!(later.is_err_and(|error| error.to_string().contains("later version (3)")));
    }
}
