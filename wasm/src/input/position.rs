//! A position as an object: `{ side, pieces, number }`.

use ansa_core::notation::PositionText;
use ansa_core::{Piece, Side, Square};
use wasm_bindgen::JsValue;

use super::{count_property, elements, property, side, square, text, text_property};
use crate::error::ArimaaError;

/// Reads a position in any form, without checking whether it is playable.
pub(crate) fn read_any(position: &JsValue) -> Result<PositionText, ArimaaError> {
    if position.is_object() {
        read(position)
    } else {
        Ok(PositionText::read(&text(position, "the position")?)?)
    }
}

/// Reads a position in any form and reports every fault. `None` if the side or the list of pieces can't be read.
#[cfg(feature = "rules")]
pub(crate) fn read_all(position: &JsValue, faults: &mut Vec<ArimaaError>) -> Option<PositionText> {
    let read = if position.is_object() {
        read_each(position, &mut |fault| {
            faults.push(fault);
            Ok(())
        })
    } else {
        read_any(position)
    };
    read.map_err(|fault| faults.push(fault)).ok()
}

/// Reads the position, without checking whether it is playable.
fn read(object: &JsValue) -> Result<PositionText, ArimaaError> {
    read_each(object, &mut Err)
}

/// Reads the position. Calls `refuse` with each fault, which is an error if `refuse` returns it, and is passed over
/// otherwise.
fn read_each(
    object: &JsValue,
    refuse: &mut dyn FnMut(ArimaaError) -> Result<(), ArimaaError>,
) -> Result<PositionText, ArimaaError> {
    let expected =
        || ArimaaError::wrong_type("a position must be a string or an object with side and pieces");
    let mover = property(object, "side")?.ok_or_else(expected)?;
    let pieces = property(object, "pieces")?.ok_or_else(expected)?;
    let mut position = PositionText::new([None; 64], side(&mover)?);
    match move_number(object, position.side) {
        Ok(number) => position.number = number,
        Err(fault) => refuse(fault)?,
    }
    for placed in elements(&pieces, "pieces", 64)? {
        match placed_piece(&placed) {
            Ok((at, piece)) => {
                let slot = &mut position.squares[at.index()];
                if slot.is_some() {
                    let message = format_args!("there are two pieces on {at}");
                    refuse(ArimaaError::new("placed-twice", message).with_square(at))?;
                }
                *slot = Some(piece);
            }
            Err(fault) => refuse(fault)?,
        }
    }
    Ok(position)
}

/// Reads `{ square: "e2", piece: "E" }`.
fn placed_piece(placed: &JsValue) -> Result<(Square, Piece), ArimaaError> {
    let word = |name| {
        text_property(placed, name)?
            .ok_or_else(|| ArimaaError::wrong_type("each element of pieces must have a square and a piece"))
    };
    let at = square(&word("square")?)?;
    Ok((at, piece(&word("piece")?).map_err(|fault| fault.with_square(at))?))
}

/// Reads a letter such as `E`.
pub(crate) fn piece(text: &str) -> Result<Piece, ArimaaError> {
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
