//! Records and rows of archives.

use super::error::RecogniseError;
use super::extra_tags::{add_result, add_rules, add_tag};
use super::recognised::{Recognised, TextKind};
use crate::label::Label;
use crate::notation::PositionText;
use crate::piece::Side;
use crate::record::{Archive, ArchiveGame, Comment, Entry, Record, RecordReading, Records};
use crate::text::{is_blank, is_invisible};

/// Reads an archive; `None` if the text is none.
pub(super) fn read_archive(text: &str) -> Option<Result<Recognised, RecogniseError>> {
    let archive = Archive::with_or_without_header(text)?;
    let (mut first, mut failure, mut games) = (None, None, 0usize);
    for row in archive {
        games += 1;
        match row {
            // A row that can't be read at all gives way to one that can.
            Ok(row) if first.as_ref().is_none_or(|first| !has_content(first)) => {
                first = Some(archive_reading(&row));
            }
            Ok(_) => {}
            Err(error) => failure = failure.or(Some(error)),
        }
    }
    let stopped = |reading: RecordReading| reading.stopped.map(RecogniseError::Record);
    Some(match (first, failure) {
        (Some(reading), _) if has_content(&reading) => {
            Ok(Recognised::from_game(TextKind::ArchiveRows, reading, games))
        }
        (Some(reading), _) => Err(stopped(reading).unwrap_or(RecogniseError::NoTurns)),
        (None, Some(error)) => Err(RecogniseError::Archive(error)),
        (None, None) => Err(RecogniseError::NoTurns),
    })
}

/// The record of a row. The columns that records have tags for become tags.
fn archive_reading(row: &ArchiveGame<'_>) -> RecordReading {
    let mut reading = row.reading();
    let record = &mut reading.record;
    add_tag(record, "Event", row.column("event"));
    add_tag(record, "Gold", row.player(Side::Gold));
    add_tag(record, "Silver", row.player(Side::Silver));
    add_tag(record, "GoldRating", row.column("wrating"));
    add_tag(record, "SilverRating", row.column("brating"));
    add_tag(record, "TimeControl", row.time_control());
    add_rules(record, row.started().or(row.ended()));
    add_result(record, row.column("result"), row.column("termination"));
    reading
}

/// Reads records; `None` if nothing in the text looks like one.
pub(super) fn read_records(text: &str, escaped: bool) -> Option<Result<Recognised, RecogniseError>> {
    let (reading, games) = first_game(text)?;
    if has_content(&reading) {
        let kind = match &reading.record {
            record if has_notes(record) => TextKind::TaggedRecord,
            _ if escaped => TextKind::EscapedRecord,
            _ => TextKind::PlainRecord,
        };
        return Some(Ok(Recognised::from_game(kind, reading, games)));
    }
    // A line such as `Subject: hello` is a tag as well.
    match reading.stopped {
        Some(error) if has_label(text) => Some(Err(RecogniseError::Record(error))),
        _ if text.starts_with('[') && !reading.record.tags.is_empty() => Some(Err(RecogniseError::NoTurns)),
        _ => None,
    }
}

/// The first game of a text that has anything to show, or its first reading; and the number of games.
pub(super) fn first_game(text: &str) -> Option<(RecordReading, usize)> {
    let mut records = Records::new(text);
    let mut first: Option<RecordReading> = None;
    let mut games = 0usize;
    while let Some(reading) = records.next_reading() {
        games += usize::from(has_content(&reading) || reading.stopped.is_some());
        if first.as_ref().is_none_or(|first| !has_content(first)) {
            // The first error says more than a later one.
            let keeps = first.as_ref().is_some_and(|first| first.stopped.is_some());
            if has_content(&reading) || !keeps {
                first = Some(reading);
            }
        }
    }
    first.map(|reading| (reading, games))
}

/// Whether a reading has a turn, or a position to start from.
pub(super) fn has_content(reading: &RecordReading) -> bool {
    let position = || reading.record.tag("Position").is_some_and(|text| PositionText::read(text).is_ok());
    !reading.record.line.is_empty() || position()
}

/// Whether a record has more than label lines. A part that could not be read is none of its notes.
fn has_notes(record: &Record) -> bool {
    let says = |comment: &Comment| {
        !comment.text().is_empty() || comment.commands().iter().any(|command| command.name() != "unread")
    };
    let is_noted =
        |entry: &Entry| says(&entry.comment) || !entry.glyphs.is_empty() || !entry.variations.is_empty();
    !record.tags.is_empty() || says(&record.comment) || record.line.iter().any(is_noted)
}

/// Whether a line of a text begins with a label.
fn has_label(text: &str) -> bool {
    text.lines().any(|line| {
        let line = line.trim_start_matches(|c| is_blank(c) || is_invisible(c));
        line.split_whitespace().next().is_some_and(|word| word.parse::<Label>().is_ok())
    })
}

/// Whether a text is one line, with line ends written as `\n`.
pub(super) fn is_joined(text: &str) -> bool {
    !text.contains('\n') && text.contains("\\n")
}
