//! The canonical forms of records.

use core::fmt::Write;

use super::entry::{Entry, Form, Record, Variation};
use crate::label::Label;
use crate::notation::PlyText;

impl Record {
    /// The plain form: the label lines of the main line, without tags, comments and variations.
    #[must_use]
    pub fn to_plain(&self) -> String {
        to_plain(self)
    }

    /// The tagged form: tags, turns, glyphs, comments and variations.
    #[must_use]
    pub fn to_tagged(&self) -> String {
        to_tagged(self)
    }
}

/// Writes several games one after another, so that they can be read back as the same games. Empty games are left out.
#[must_use]
pub fn write_records(records: &[Record], form: Form) -> String {
    let mut text = String::new();
    let mut previous: Option<&Record> = None;
    let mut count = 0;
    for record in records {
        let written = match form {
            Form::Plain => to_plain(record),
            Form::Tagged => to_tagged(record),
        };
        if written.is_empty() {
            continue;
        }
        if let Some(previous) = previous {
            if !separates_itself(previous, record, form) {
                text.push_str("*\n");
            }
            text.push('\n');
        }
        text.push_str(&written);
        previous = Some(record);
        count += 1;
    }
    // A comment at the end belongs to the game before it, unless a result makes it a game of its own.
    if count > 1 && previous.is_some_and(|last| last.tags.is_empty() && last.line.is_empty()) {
        text.push_str("*\n");
    }
    text
}

/// Whether a reader can tell without a separator that another game begins.
fn separates_itself(previous: &Record, next: &Record, form: Form) -> bool {
    let tagged = form == Form::Tagged;
    let Some(last) = (if tagged { &previous.line } else { plain_line(previous) }).last() else {
        return false;
    };
    if tagged && !next.tags.is_empty() {
        return true;
    }
    let commented = tagged && !next.comment.is_empty();
    let first = (if tagged { &next.line } else { plain_line(next) }).first().map(|entry| entry.label);
    !commented && !last.goes_on_with_first() && first == Some(Label::FIRST)
}

fn to_plain(record: &Record) -> String {
    let mut text = String::new();
    for entry in plain_line(record) {
        write_turn(&mut text, entry);
        text.push('\n');
    }
    text
}

/// The main line without trailing bare labels, even if they have annotations.
fn plain_line(record: &Record) -> &[Entry] {
    let last = record.line.iter().rposition(|entry| entry.ply != PlyText::Empty);
    &record.line[..last.map_or(0, |last| last + 1)]
}

fn to_tagged(record: &Record) -> String {
    let mut text = String::new();
    for tag in &record.tags {
        // Writing to a string can't fail.
        let _ = writeln!(text, "{tag}");
    }
    if !record.tags.is_empty() && (!record.comment.is_empty() || !record.line.is_empty()) {
        text.push('\n');
    }
    if !record.comment.is_empty() {
        let _ = writeln!(text, "{}", record.comment);
    }
    write_line(&mut text, &record.line);
    text
}

/// The recursion is as deep as the variations nest, which readers limit to `MAX_NESTING`.
pub(super) fn write_line(text: &mut String, line: &[Entry]) {
    for entry in line {
        write_turn(text, entry);
        for glyph in &entry.glyphs {
            let _ = write!(text, " {}", glyph.text());
        }
        if !entry.comment.is_empty() {
            let _ = write!(text, " {}", entry.comment);
        }
        text.push('\n');
        for Variation { comment, line } in &entry.variations {
            text.push_str("(\n");
            if !comment.is_empty() {
                let _ = writeln!(text, "{comment}");
            }
            write_line(text, line);
            text.push_str(")\n");
        }
    }
}

fn write_turn(text: &mut String, entry: &Entry) {
    let ply = entry.ply.to_string();
    let space = if ply.is_empty() { "" } else { " " };
    let _ = write!(text, "{}{space}{ply}", entry.label);
}
