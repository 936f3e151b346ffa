//! A position that was pasted, in any of the forms that positions are written in.

use ansa_core::Board;
use ansa_core::notation::PositionText;

use super::{NewGameError, NumberedPosition};

/// The number of the first turn where the text gives none: the one after both setups.
const FIRST_TURN: u32 = 2;

/// What a text shows, whether it can be played or not; `None` if it is no position at all.
pub(crate) fn board_of(text: &str) -> Option<Board> {
    PositionText::read(text).ok().map(|read| read.to_builder().board)
}

/// The position that a text tells, with the number of its turn. Steps already made in it are made for good.
///
/// # Errors
/// What is wrong with the text or with the position.
pub(crate) fn read_position(text: &str) -> Result<NumberedPosition, NewGameError> {
    if text.trim().is_empty() {
        return Err(NewGameError::NothingPasted);
    }
    let read = PositionText::read(text).map_err(NewGameError::Unreadable)?;
    let position = read.to_builder().build().map_err(|error| NewGameError::Unplayable(error.errors))?;
    Ok((position, read.number.unwrap_or(FIRST_TURN)))
}
