//! The stored form.

use core::fmt;

use ansa_core::{Level, Side};
use serde::{Deserialize, Serialize};

use super::{NewGameForm, Opponent, StartFrom, TimeControlChoice, allowed};
use crate::formats::json::{self, WriteError};

/// The format name in the text.
const FORMAT: &str = "ansa-new-game";
/// The current version.
const VERSION: u32 = 1;
/// The key of a random side.
const CHANCE: &str = "random";
/// Typed or pasted texts longer than this are not stored.
const LONGEST: usize = 4_000;

#[derive(Deserialize)]
struct Envelope {
    format: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
struct SavedForm {
    format: String,
    version: u32,
    /// As [`Opponent::key`].
    opponent: String,
    /// The levels of both seats.
    levels: [u8; 2],
    side: String,
    /// As [`TimeControlChoice::key`].
    #[serde(rename = "pace")] // the stored name is older
    time_control: String,
    custom: String,
    left_out: [[u8; 6]; 2],
    pasted: String,
    take_backs: bool,
    /// Forms of earlier pages don't have it.
    #[serde(default)]
    teaches: bool,
}

/// Why a stored form could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SavedFormError {
    /// Not JSON of the right shape; the parser's message.
    Shape(String),
    /// Another format.
    Format(String),
    /// It was written by a later version.
    Version(u32),
    /// It has an unknown key.
    Word(String),
    /// It has an unknown level.
    Level(u8),
}

impl fmt::Display for SavedFormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedFormError::Shape(message) => write!(f, "the data is damaged ({message})"),
            SavedFormError::Format(found) => write!(f, "“{found}” is an unknown format"),
            SavedFormError::Version(version) => {
                write!(f, "the data was written by a later version ({version})")
            }
            SavedFormError::Word(found) => write!(f, "“{found}” is an unknown value"),
            SavedFormError::Level(found) => write!(f, "there is no level {found}"),
        }
    }
}

impl NewGameForm {
    /// Serialises the form, without the starting position: the next form starts with the setups again.
    ///
    /// # Errors
    /// It can't be serialised.
    pub fn write(&self) -> Result<String, WriteError> {
        let kept = |text: &String| if text.len() > LONGEST { String::new() } else { text.clone() };
        let saved = SavedForm {
            format: FORMAT.to_owned(),
            version: VERSION,
            opponent: self.opponent.key().to_owned(),
            levels: self.levels.map(Level::number),
            side: self.side.map_or(CHANCE.to_owned(), |side| side.to_string()),
            time_control: self.time_control.key().to_owned(),
            custom: kept(&self.custom),
            left_out: self.left_out,
            pasted: kept(&self.pasted),
            take_backs: self.take_backs,
            teaches: self.teaches,
        };
        json::write(&saved)
    }

    /// Parses a form.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<NewGameForm, SavedFormError> {
        let shape = |error: serde_json::Error| SavedFormError::Shape(error.to_string());
        let envelope: Envelope = serde_json::from_str(text).map_err(shape)?;
        if envelope.format != FORMAT {
            return Err(SavedFormError::Format(envelope.format));
        }
        if envelope.version != VERSION {
            return Err(SavedFormError::Version(envelope.version));
        }
        let saved: SavedForm = serde_json::from_str(text).map_err(shape)?;
        let level = |number: u8| Level::new(number).ok_or(SavedFormError::Level(number));
        let side = Side::ALL.into_iter().find(|side| side.to_string() == saved.side);
        if side.is_none() && saved.side != CHANCE {
            return Err(SavedFormError::Word(saved.side));
        }
        let opponent = Opponent::ALL.into_iter().find(|opponent| opponent.key() == saved.opponent);
        let time_control =
            TimeControlChoice::ALL.into_iter().find(|time_control| time_control.key() == saved.time_control);
        Ok(NewGameForm {
            opponent: opponent.ok_or(SavedFormError::Word(saved.opponent))?,
            side,
            time_control: time_control.ok_or(SavedFormError::Word(saved.time_control))?,
            custom: saved.custom,
            start_from: StartFrom::Setups,
            pasted: saved.pasted,
            take_backs: saved.take_backs,
            teaches: saved.teaches,
            levels: [level(saved.levels[0])?, level(saved.levels[1])?],
            left_out: saved.left_out.map(allowed),
        })
    }
}
