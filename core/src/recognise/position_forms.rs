//! The formats of positions, and texts that look like one.

use super::error::RecogniseError;
use super::recognised::{Recognised, TextKind};
use super::slash_rows;
use crate::label::Label;
use crate::notation::{Located, Place, PositionText, PositionTextError};
use crate::piece::Side;

/// Reads a position; `None` if the text does not look like one.
pub(super) fn read(text: &str) -> Option<Result<Recognised, RecogniseError>> {
    let short = is_short(text);
    let kind = if short { TextKind::ShortPosition } else { TextKind::Diagram };
    let error = match PositionText::read(text) {
        Ok(position) => return Some(Ok(Recognised::from_position(kind, position, false))),
        Err(error) => error,
    };
    if short {
        return Some(Err(RecogniseError::Position(error)));
    }
    if is_diagram(text) {
        return Some(match error.error {
            PositionTextError::NoLabel(_) if begins_with_rows(text) => read_without_side(text),
            _ => Err(RecogniseError::Position(error)),
        });
    }
    slash_rows::read(text).map(|read| {
        let (position, is_side_assumed) = read.map_err(RecogniseError::SlashRows)?;
        Ok(Recognised::from_position(TextKind::SlashRows, position, is_side_assumed))
    })
}

/// Reads a diagram that has only its board.
fn read_without_side(text: &str) -> Result<Recognised, RecogniseError> {
    let above = |place: Place| Place { line: place.line.saturating_sub(1).max(1), ..place };
    match PositionText::read(&format!("{}\n{text}", Side::Gold.letter())) {
        Ok(position) => Ok(Recognised::from_position(TextKind::Diagram, position, true)),
        Err(error) => {
            Err(RecogniseError::Position(Located { place: above(error.place), error: error.error }))
        }
    }
}

/// Whether a text begins like the short form: a side or a label, and an opening bracket.
fn is_short(text: &str) -> bool {
    let Some((label, _)) = text.split_once('[') else { return false };
    // Dashes stand for steps made.
    let label = label.trim_end_matches(|c: char| c != '\n' && (c == '-' || c.is_whitespace()));
    let mut letters = label.chars();
    let is_side = letters.next().and_then(Side::from_letter).is_some() && letters.next().is_none();
    is_side || label.parse::<Label>().is_ok()
}

/// Whether a text has rows of a diagram outside of comments and tags.
fn is_diagram(text: &str) -> bool {
    !text.starts_with('[') && !text.contains('{') && text.lines().filter(|line| is_row(line)).nth(1).is_some()
}

/// Whether a line is a row of a diagram: its number and a bar.
fn is_row(line: &str) -> bool {
    let mut letters = line.trim_start().chars();
    letters.next().is_some_and(|c| ('1'..='8').contains(&c)) && letters.as_str().trim_start().starts_with('|')
}

/// Whether a text begins with the frame or with a row of a diagram.
fn begins_with_rows(text: &str) -> bool {
    text.lines().next().is_some_and(|line| is_row(line) || line.trim_start().starts_with(['+', '-', '|']))
}
