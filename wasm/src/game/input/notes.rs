//! Reads annotations of a turn: comments, clocks, variations.

use ansa_core::Label;
use ansa_core::notation::PlyText;
use ansa_core::record::{Comment, CommentCommand, Entry, Glyph, MAX_NESTING, Variation};
use wasm_bindgen::JsValue;

use super::{count, elements, property, text, text_property};
use crate::error::ArimaaError;
use crate::game::notes::{Change, NotesChange};

/// Maximum number of elements in an array.
const MAX_ELEMENTS: u32 = 10_000;
/// Maximum number of turns in all variations together. A limit is needed because objects can contain themselves.
const MAX_TURNS: u32 = 100_000;

/// Reads the annotations in an object and ignores its other properties.
pub(crate) fn read(object: &JsValue) -> Result<NotesChange, ArimaaError> {
    Reader { turns: 0 }.notes(object, 0)
}

struct Reader {
    /// The number of turns read.
    turns: u32,
}

impl Reader {
    fn notes(&mut self, object: &JsValue, nesting: usize) -> Result<NotesChange, ArimaaError> {
        Ok(NotesChange {
            glyphs: list(object, "glyphs", glyph)?,
            comment: change(object, "comment", |value| text(value, "comment"))?,
            elapsed: change(object, "elapsedMs", |value| count(value, "elapsedMs"))?,
            clock: change(object, "clockMs", |value| count(value, "clockMs"))?,
            commands: list(object, "commands", command)?,
            variations: list(object, "variations", |value| self.variation(value, nesting + 1))?,
        })
    }

    fn variation(&mut self, value: &JsValue, nesting: usize) -> Result<Variation, ArimaaError> {
        if nesting > MAX_NESTING {
            let message = format_args!("variations are nested more than {MAX_NESTING} deep");
            return Err(ArimaaError::new("bad-record", message));
        }
        let comment = text_property(value, "comment")?.unwrap_or_default();
        let turns = property(value, "turns")?
            .ok_or_else(|| ArimaaError::wrong_type("a variation must be an object with turns"))?;
        let turns = elements(&turns, "turns", MAX_ELEMENTS)?;
        if turns.is_empty() {
            return Err(ArimaaError::new("bad-record", "a variation must have at least one turn"));
        }
        let line = turns.iter().map(|turn| self.turn(turn, nesting)).collect::<Result<_, _>>()?;
        Ok(Variation { comment: Comment::new(&comment), line })
    }

    fn turn(&mut self, value: &JsValue, nesting: usize) -> Result<Entry, ArimaaError> {
        self.turns += 1;
        if self.turns > MAX_TURNS {
            let message = format_args!("the variations have more than {MAX_TURNS} turns in total");
            return Err(ArimaaError::new("too-long", message));
        }
        if !value.is_object() {
            return entry(&text(value, "a turn of a variation")?);
        }
        let words = text_property(value, "text")?
            .ok_or_else(|| ArimaaError::wrong_type("a turn must be a string or an object with text"))?;
        let mut entry = entry(&words)?;
        self.notes(value, nesting)?.apply(&mut entry);
        Ok(entry)
    }
}

/// Reads a turn of a variation. Its label follows from its place.
fn entry(text: &str) -> Result<Entry, ArimaaError> {
    match text.parse()? {
        PlyText::Empty => Err(ArimaaError::new("bad-turn", "a turn of a variation is empty")),
        ply => Ok(Entry::new(Label::FIRST, ply)),
    }
}

/// Reads a property to change. `null` removes the old value.
fn change<T>(
    object: &JsValue,
    name: &str,
    read: impl FnOnce(&JsValue) -> Result<T, ArimaaError>,
) -> Result<Change<T>, ArimaaError> {
    match property(object, name)? {
        None => Ok(Change::Keep),
        Some(value) if value.is_null() => Ok(Change::Remove),
        Some(value) => read(&value).map(Change::Set),
    }
}

/// Reads a property that is a list.
fn list<T>(
    object: &JsValue,
    name: &str,
    read: impl FnMut(&JsValue) -> Result<T, ArimaaError>,
) -> Result<Change<Vec<T>>, ArimaaError> {
    change(object, name, |value| elements(value, name, MAX_ELEMENTS)?.iter().map(read).collect())
}

fn glyph(value: &JsValue) -> Result<Glyph, ArimaaError> {
    Glyph::from_text(&text(value, "a glyph")?).ok_or_else(|| {
        ArimaaError::new("bad-option", "a glyph must be a sign such as ! or ±, or a number such as $16")
    })
}

fn command(value: &JsValue) -> Result<CommentCommand, ArimaaError> {
    let name = text_property(value, "name")?;
    let name = name.ok_or_else(|| ArimaaError::wrong_type("a command must have a name"))?;
    let value = text_property(value, "value")?.unwrap_or_default();
    CommentCommand::new(&name, &value).ok_or_else(|| {
        ArimaaError::new("bad-option", "a command name must be one word without brackets or braces")
    })
}
