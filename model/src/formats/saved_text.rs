//! Saved texts: JSON that says which format it has, and in which version.

use core::fmt;

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// What every saved text begins with.
#[derive(Deserialize)]
struct Envelope {
    format: String,
    version: u32,
}

/// Why a saved text could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SavedTextError {
    /// Not JSON of the right shape; the parser's message.
    Shape(String),
    /// Another format.
    Format(String),
    /// It was written by a later version.
    Version(u32),
    /// A number is out of range.
    Range,
}

impl fmt::Display for SavedTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedTextError::Shape(message) => write!(f, "the data is damaged ({message})"),
            SavedTextError::Format(found) => write!(f, "“{found}” is an unknown format"),
            SavedTextError::Version(version) => {
                write!(f, "the data was written by a later version ({version})")
            }
            SavedTextError::Range => f.write_str("a number is out of range"),
        }
    }
}

impl From<serde_json::Error> for SavedTextError {
    fn from(error: serde_json::Error) -> SavedTextError {
        SavedTextError::Shape(error.to_string())
    }
}

/// Reads a saved text of this format and version.
///
/// # Errors
/// What is wrong with it. Format and version are looked at first, because a later version can have another shape.
pub fn read<T: DeserializeOwned>(text: &str, format: &str, version: u32) -> Result<T, SavedTextError> {
    let envelope: Envelope = serde_json::from_str(text)?;
    if envelope.format != format {
        return Err(SavedTextError::Format(envelope.format));
    }
    if envelope.version != version {
        return Err(SavedTextError::Version(envelope.version));
    }
    Ok(serde_json::from_str(text)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize, PartialEq, Debug)]
    struct Saved {
        number: u8,
    }

    #[test]
    fn format_and_version_are_looked_at_before_the_shape() {
        let read = |text: &str| read::<Saved>(text, "ansa-test", 1);
        assert_eq!(read(r#"{"format":"ansa-test","version":1,"number":7}"#), Ok(Saved { number: 7 }));
        assert_eq!(read(r#"{"format":"ansa-test","version":2}"#), Err(SavedTextError::Version(2)));
        assert_eq!(
            read(r#"{"format":"other","version":2}"#),
            Err(SavedTextError::Format("other".to_owned()))
        );
        for damaged in ["", "7", "{}", r#"{"format":"ansa-test","version":1,"number":256}"#] {
            assert!(matches!(read(damaged), Err(SavedTextError::Shape(_))), "{damaged}");
        }
    }
}
