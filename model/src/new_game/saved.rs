//! The stored form.

use ansa_core::{Level, Side};
use serde::{Deserialize, Serialize};

use super::{NewGameForm, Opponent, StartFrom, TimeControlChoice, allowed};
use crate::formats::WriteError;
use crate::formats::stored::{self, ReadError, Stored};

/// The key of a random side.
const CHANCE: &str = "random";
/// Typed or pasted texts longer than this are not stored.
const LONGEST: usize = 4_000;

#[derive(Serialize, Deserialize)]
struct StoredForm {
    /// As [`Opponent::key`].
    opponent: String,
    /// The levels of both seats.
    levels: [u8; 2],
    side: String,
    /// As [`TimeControlChoice::key`].
    time_control: String,
    custom: String,
    left_out: [[u8; 6]; 2],
    pasted: String,
    take_backs: bool,
    teaches: bool,
}

impl Stored for NewGameForm {
    const NAME: &'static str = "new-game";

    /// Without the starting position: the next form starts with the setups again.
    fn write(&self) -> Result<String, WriteError> {
        let kept = |text: &String| if text.len() > LONGEST { String::new() } else { text.clone() };
        stored::write_form::<Self>(&StoredForm {
            opponent: self.opponent.key().to_owned(),
            levels: self.levels.map(Level::number),
            side: self.side.map_or(CHANCE.to_owned(), |side| side.to_string()),
            time_control: self.time_control.key().to_owned(),
            custom: kept(&self.custom),
            left_out: self.left_out,
            pasted: kept(&self.pasted),
            take_backs: self.take_backs,
            teaches: self.teaches,
        })
    }

    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let saved: StoredForm = stored::read_form::<Self, _>(text)?;
        let level = |number: u8| Level::new(number).ok_or(ReadError::Range);
        let side = Side::ALL.into_iter().find(|side| side.to_string() == saved.side);
        if side.is_none() && saved.side != CHANCE {
            return Err(ReadError::Value(saved.side));
        }
        let form = NewGameForm {
            opponent: Opponent::from_key(&saved.opponent).ok_or(ReadError::Value(saved.opponent))?,
            side,
            time_control: TimeControlChoice::from_key(&saved.time_control)
                .ok_or(ReadError::Value(saved.time_control))?,
            custom: saved.custom,
            start_from: StartFrom::Setups,
            pasted: saved.pasted,
            take_backs: saved.take_backs,
            teaches: saved.teaches,
            levels: [level(saved.levels[0])?, level(saved.levels[1])?],
            left_out: saved.left_out.map(allowed),
        };
        Ok((form, 0))
    }
}
