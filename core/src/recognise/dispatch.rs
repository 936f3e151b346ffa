//! Chooses the reader of a text.

use super::error::RecogniseError;
use super::recognised::{Recognised, RecognisedContent, TextKind};
use super::{escapes, games, piece_list, position_forms, remnants, viewer};
use crate::notation::{Placement, PlyText, StepText};
use crate::text::{excerpt, is_blank, is_invisible};

/// Detects what a text is, and reads it. If there are several games, it reads the first.
///
/// The time is linear in the length of the text, which is not limited here.
///
/// # Errors
/// The text has no known format, or is malformed in the format it appears to have. Places in an error refer to the text
/// after escapes are resolved and remnants removed; if it has neither, they refer to the text itself.
pub fn recognise(text: &str) -> Result<Recognised, RecogniseError> {
    let text = trim(text);
    if text.is_empty() {
        return Err(RecogniseError::Empty);
    }
    let as_it_is = read(text);
    // The mark of a forum would be a tag.
    if as_it_is.as_ref().is_ok_and(Recognised::is_complete) && !remnants::begins_with_code(text) {
        return as_it_is;
    }
    let cleaned = remnants::remove(text);
    let cleaned = trim(&cleaned);
    if cleaned == text || cleaned.is_empty() {
        return as_it_is;
    }
    match (as_it_is, read(cleaned)) {
        (Ok(first), Ok(second)) if !is_better(&second, &first) => Ok(first),
        (Ok(first), Err(_)) => Ok(first),
        (_, second) => second,
    }
}

/// Whether a text without remnants is better understood than the whole one, of which a part was not understood. What
/// was removed may have been part of the game.
fn is_better(cleaned: &Recognised, whole: &Recognised) -> bool {
    match &cleaned.content {
        RecognisedContent::Game(_) => {
            let (now, before) = (cleaned.entries(), whole.entries());
            now > before || now == before && cleaned.is_complete()
        }
        // Lists of pieces may have been taken for setups, and the label of a diagram for a turn.
        RecognisedContent::Position(_) if cleaned.kind == TextKind::PieceList => whole.entries() <= 2,
        RecognisedContent::Position(_) | RecognisedContent::Steps(_) => whole.entries() <= 1,
    }
}

fn read(text: &str) -> Result<Recognised, RecogniseError> {
    let resolved = escapes::resolve(text);
    let (plain, escaped) = match &resolved {
        Some(resolved) => (trim(resolved), true),
        None => (text, games::is_joined(text)),
    };
    // A reader of records would take them for setups.
    if let Some(found) = piece_list::read(plain) {
        return found;
    }
    let record = games::read_records(plain, escaped);
    // Nothing else reads like a whole record, but a record may have anything in its tags and comments.
    let record = match record {
        Some(Ok(found)) if found.is_complete() && !is_link(text) => return Ok(found),
        record => record,
    };
    games::read_archive(text)
        .or_else(|| viewer::read(text))
        .or_else(|| read_steps(plain))
        .or_else(|| position_forms::read(plain))
        .or(record)
        .unwrap_or_else(|| Err(RecogniseError::Unknown(excerpt(text.lines().next().unwrap_or("").trim()))))
}

/// Reads steps without a label; `None` if the text does not begin with a step or a piece of a setup.
fn read_steps(text: &str) -> Option<Result<Recognised, RecogniseError>> {
    let first = text.split_whitespace().next()?;
    if first.parse::<StepText>().is_err() && first.parse::<Placement>().is_err() {
        return None;
    }
    Some(match text.parse() {
        Ok(PlyText::Turn(steps)) => Ok(Recognised::from_steps(steps)),
        Ok(_) => Err(RecogniseError::SetupWithoutLabel),
        Err(error) => Err(RecogniseError::Steps(error)),
    })
}

/// Whether a text begins with an address, which a record could have as a tag named `https`.
fn is_link(text: &str) -> bool {
    ["https://", "http://"].iter().any(|scheme| text.starts_with(scheme))
}

fn trim(text: &str) -> &str {
    text.trim_matches(|c| is_blank(c) || is_invisible(c))
}
