//! Records.

use ansa_core::record::Record;

use crate::error::ArimaaError;

/// Reads a text with one record.
pub(crate) fn read_record(text: &str) -> Result<Record, ArimaaError> {
    let record = Record::read(text)?;
    refuse_json(text, core::iter::once(&record))?;
    Ok(record)
}

/// Refuses JSON without turns: to a reader of records, an object is a comment, and a list is a tag that can't be read.
pub(crate) fn refuse_json<'a>(
    text: &str,
    mut records: impl Iterator<Item = &'a Record>,
) -> Result<(), ArimaaError> {
    let text = text.trim_start();
    let inside = |open| text.strip_prefix(open).map(str::trim_start);
    let is_json = inside('{').is_some_and(|inside| inside.starts_with(['"', '}']))
        || inside('[').is_some_and(|inside| inside.starts_with(|c: char| !c.is_alphabetic()));
    if is_json && records.all(|record| record.line.is_empty()) {
        return Err(ArimaaError::new("bad-record", "this is JSON without a game, not a record"));
    }
    Ok(())
}
