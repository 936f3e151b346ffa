//! A position as an object: `{ side, pieces, number }`.

use ansa_core::notation::PositionText;
use ansa_core::{Piece, Side};
use wasm_bindgen::JsValue;

use super::{count_property, elements, property, side, square, text_property};
use crate::error::ArimaaError;

/// Reads the position, without checking whether it is playable.
pub(in crate::game) fn read(object: &JsValue) -> Result<PositionText, ArimaaError> {
    let expected =
        || ArimaaError::wrong_type("a position must be a string or an object with side and pieces");
    let mover = property(object, "side")?.ok_or_else(expected)?;
    let pieces = property(object, "pieces")?.ok_or_else(expected)?;
    let mut position = PositionText::new([None; 64], side(&mover)?);
    position.number = move_number(object, position.side)?;
    for placed in elements(&pieces, "pieces", 64)? {
        let word = |name| {
            text_property(&placed, name)?.ok_or_else(|| {
                ArimaaError::wrong_type("each element of pieces must have a square and a piece")
            })
        };
        let (at, letter) = (square(&word("square")?)?, word("piece")?);
        let slot = &mut position.squares[at.index()];
        if slot.is_some() {
            return Err(ArimaaError::new("placed-twice", format_args!("there are two pieces on {at}"))
                .with_square(at));
        }
        *slot = Some(piece(&letter)?);
    }
    Ok(position)
}

/// Reads a letter such as `E`.
fn piece(text: &str) -> Result<Piece, ArimaaError> {
    let mut letters = text.chars();
    let piece = letters.next().and_then(Piece::from_letter).filter(|_| letters.next().is_none());
    piece.ok_or_else(|| {
        ArimaaError::new("bad-option", "a piece must be one of the letters RCDHME (gold) or rcdhme (silver)")
    })
}

/// Reads the move number. The setups are move 1, so gold's first turn is at least move 2. A position may start with
/// silver's turn of move 1.
fn move_number(object: &JsValue, mover: Side) -> Result<Option<u32>, ArimaaError> {
    let Some(number) = count_property(object, "number")? else { return Ok(None) };
    let first = u64::from(mover == Side::Gold) + 1;
    let fits = u32::try_from(number).ok().filter(|_| number >= first);
    fits.map(Some).ok_or_else(|| {
        let most = u32::MAX;
        ArimaaError::new("bad-option", format_args!("number must be from {first} to {most}, not {number}"))
    })
}
