//! The last choice as it is kept between visits.

use core::fmt;

use ansa_core::{Level, Side};
use serde::{Deserialize, Serialize};

use super::{Beginning, Offer, Opponent, Pace, allowed};
use crate::state::json::{self, WriteError};

/// What the text says it is.
const FORMAT: &str = "ansa-new-game";
/// The version that is written.
const VERSION: u32 = 1;
/// By whom the side is decided if not by the person.
const CHANCE: &str = "random";
/// No text that is typed or pasted is kept if it is longer.
const LONGEST: usize = 4_000;

#[derive(Deserialize)]
struct Envelope {
    format: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
struct SavedOffer {
    format: String,
    version: u32,
    /// As [`Opponent::key`].
    opponent: String,
    /// The levels of both seats.
    levels: [u8; 2],
    side: String,
    /// As [`Pace::key`].
    pace: String,
    custom: String,
    left_out: [[u8; 6]; 2],
    pasted: String,
    take_backs: bool,
}

/// Why a kept choice could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OfferSavedError {
    /// It is not JSON of the right shape; the parser's words.
    Shape(String),
    /// It is something else.
    Format(String),
    /// It was written by a later version.
    Version(u32),
    /// It has a word that means nothing there.
    Word(String),
    /// It has a level that there is not.
    Level(u8),
}

impl fmt::Display for OfferSavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OfferSavedError::Shape(message) => write!(f, "it is damaged ({message})"),
            OfferSavedError::Format(found) => write!(f, "it is “{found}”"),
            OfferSavedError::Version(version) => write!(f, "it was written by a later version ({version})"),
            OfferSavedError::Word(found) => write!(f, "“{found}” means nothing"),
            OfferSavedError::Level(found) => write!(f, "there is no level {found}"),
        }
    }
}

impl Offer {
    /// As text. From where the game begins is left out: the next one begins with the setups again.
    ///
    /// # Errors
    /// It can't be written.
    pub(crate) fn write(&self) -> Result<String, WriteError> {
        let kept = |text: &String| if text.len() > LONGEST { String::new() } else { text.clone() };
        let saved = SavedOffer {
            format: FORMAT.to_owned(),
            version: VERSION,
            opponent: self.opponent.key().to_owned(),
            levels: self.levels.map(Level::number),
            side: self.side.map_or(CHANCE.to_owned(), |side| side.to_string()),
            pace: self.pace.key().to_owned(),
            custom: kept(&self.custom),
            left_out: self.left_out,
            pasted: kept(&self.pasted),
            take_backs: self.take_backs,
        };
        json::write(&saved)
    }

    /// The choice that a text tells.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub(crate) fn read(text: &str) -> Result<Offer, OfferSavedError> {
        let shape = |error: serde_json::Error| OfferSavedError::Shape(error.to_string());
        let envelope: Envelope = serde_json::from_str(text).map_err(shape)?;
        if envelope.format != FORMAT {
            return Err(OfferSavedError::Format(envelope.format));
        }
        if envelope.version != VERSION {
            return Err(OfferSavedError::Version(envelope.version));
        }
        let saved: SavedOffer = serde_json::from_str(text).map_err(shape)?;
        let level = |number: u8| Level::new(number).ok_or(OfferSavedError::Level(number));
        let side = Side::ALL.into_iter().find(|side| side.to_string() == saved.side);
        if side.is_none() && saved.side != CHANCE {
            return Err(OfferSavedError::Word(saved.side));
        }
        let opponent = Opponent::ALL.into_iter().find(|opponent| opponent.key() == saved.opponent);
        let pace = Pace::ALL.into_iter().find(|pace| pace.key() == saved.pace);
        Ok(Offer {
            opponent: opponent.ok_or(OfferSavedError::Word(saved.opponent))?,
            side,
            pace: pace.ok_or(OfferSavedError::Word(saved.pace))?,
            custom: saved.custom,
            beginning: Beginning::Setups,
            pasted: saved.pasted,
            take_backs: saved.take_backs,
            levels: [level(saved.levels[0])?, level(saved.levels[1])?],
            left_out: saved.left_out.map(allowed),
        })
    }
}
