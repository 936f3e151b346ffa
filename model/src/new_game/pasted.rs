//! A pasted position, in any of the position formats.

use ansa_core::Board;
use ansa_core::notation::PositionText;

use super::{NewGameError, NumberedPosition};
use crate::formats::begun_turn::position_of;

/// The turn number if the text has none: the first turn after both setups.
const FIRST_TURN: u32 = 2;

/// The board of a position text, whether legal or not; `None` if the text is not a position.
pub fn board_of(text: &str) -> Option<Board> {
    PositionText::read(text).ok().map(|read| read.to_builder().board)
}

/// The position of a text, with its turn number and the steps that are left. Those already made in it can't be undone.
pub fn read_position(text: &str) -> Result<NumberedPosition, NewGameError> {
    if text.trim().is_empty() {
        return Err(NewGameError::NothingPasted);
    }
    let read = PositionText::read(text).map_err(NewGameError::Unreadable)?;
    let position = position_of(&read).map_err(NewGameError::Unplayable)?;
    Ok((position, read.number.unwrap_or(FIRST_TURN)))
}
