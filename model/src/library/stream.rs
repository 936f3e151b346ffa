//! A file in the pieces in which the browser delivers it.
//!
//! Archives are read row by row, so a file of any length needs little memory. All other forms need the whole text, whose
//! length is limited.

use ansa_core::record::Archive;
use ansa_texts::reason_stored as words;

use super::archive_row::read_row;
use super::item::ImportedItem;
use crate::reason::Reason;

/// How many bytes are collected before the form of a file is decided: enough for the first row of any archive.
const HEAD: usize = 1 << 18;
/// About how many bytes of rows are read at a time: a few milliseconds, so that the page answers in between.
const PART: usize = 1 << 15;
/// The longest row, in bytes.
const MAX_ROW_LENGTH: usize = 1 << 22;
/// The longest text that is not an archive, in bytes.
const MAX_TEXT_LENGTH: usize = 1 << 26;

/// Why a file is not read any further.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StreamFault {
    /// A line of an archive is longer than four megabytes. Carries its number.
    LongLine(u32),
    /// It is no archive, and longer than 64 megabytes.
    LongText,
}

impl Reason for StreamFault {
    fn why(&self) -> String {
        match self {
            StreamFault::LongLine(line) => words::long_line(*line, MAX_ROW_LENGTH >> 20),
            StreamFault::LongText => words::long_file(MAX_TEXT_LENGTH >> 20),
        }
    }
}

/// What a file holds.
#[derive(Debug)]
enum StreamForm {
    /// Too little has arrived.
    Unknown,
    /// The line that names the columns, or the first row of an archive without such a line.
    Archive(String),
    Text,
}

/// The next part of a file.
#[derive(Debug)]
pub enum StreamedText {
    /// More bytes are needed.
    More,
    /// The items of some rows of an archive.
    Rows(Vec<ImportedItem>),
    /// The whole text of a file in another form.
    Whole(String),
    /// Everything has been read.
    End,
}

/// Reads a file from its bytes.
#[derive(Debug)]
pub struct ImportStream {
    form: StreamForm,
    /// What has arrived and is still needed.
    bytes: Vec<u8>,
    /// How many of these bytes have been read.
    read: usize,
    /// The number of the next line, from 1.
    line: u32,
    has_ended: bool,
}

impl ImportStream {
    pub const fn new() -> ImportStream {
        ImportStream { form: StreamForm::Unknown, bytes: Vec::new(), read: 0, line: 1, has_ended: false }
    }

    /// Adds the next bytes of the file. After each call, everything is to be taken with [`ImportStream::next_part`].
    pub fn add(&mut self, bytes: &[u8]) {
        self.bytes.drain(..self.read.min(self.bytes.len()));
        self.read = 0;
        self.bytes.extend_from_slice(bytes);
    }

    /// Says that no more bytes follow.
    pub const fn end(&mut self) {
        self.has_ended = true;
    }

    /// The next part of what has arrived.
    pub fn next_part(&mut self) -> Result<StreamedText, StreamFault> {
        if matches!(self.form, StreamForm::Unknown) {
            if self.bytes.len() < HEAD && !self.has_ended {
                return Ok(StreamedText::More);
            }
            self.form = form_of(&self.bytes);
        }
        match &self.form {
            StreamForm::Archive(header) => {
                let header = header.clone();
                self.next_rows(&header)
            }
            StreamForm::Unknown | StreamForm::Text if self.bytes.len() > MAX_TEXT_LENGTH => {
                Err(StreamFault::LongText)
            }
            StreamForm::Unknown | StreamForm::Text if !self.has_ended => Ok(StreamedText::More),
            StreamForm::Unknown | StreamForm::Text if self.read == 0 => {
                // An empty file is a text, too: there is something to say about it.
                self.read = usize::MAX;
                let bytes = core::mem::take(&mut self.bytes);
                Ok(StreamedText::Whole(
                    String::from_utf8(bytes)
                        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()),
                ))
            }
            StreamForm::Unknown | StreamForm::Text => Ok(StreamedText::End),
        }
    }

    fn next_rows(&mut self, header: &str) -> Result<StreamedText, StreamFault> {
        let left = self.bytes.get(self.read..).unwrap_or_default();
        let Some(length) = part_length(left, self.has_ended) else {
            return if left.len() > MAX_ROW_LENGTH {
                Err(StreamFault::LongLine(self.line))
            } else if self.has_ended {
                Ok(StreamedText::End)
            } else {
                Ok(StreamedText::More)
            };
        };
        let part = left.get(..length).unwrap_or(left);
        let lines = count(part, b'\n');
        let text = String::from_utf8_lossy(part);
        let items = match Archive::with_or_without_header(header) {
            Some(archive) => {
                archive.part(&text, self.line).map(|row| read_row(row).made_printable()).collect()
            }
            // It was one before.
            None => Vec::new(),
        };
        // Archives can follow one another in a file, each with its columns.
        let headers = text.lines().filter(|line| line.contains("movelist"));
        if let Some(header) = headers.rev().find(|line| Archive::is_archive(line)) {
            self.form = StreamForm::Archive(header.to_owned());
        }
        self.read += length;
        self.line = self.line.saturating_add(u32::try_from(lines).unwrap_or(u32::MAX));
        Ok(StreamedText::Rows(items))
    }
}

/// The form of a file that begins with these bytes.
fn form_of(bytes: &[u8]) -> StreamForm {
    let text = String::from_utf8_lossy(bytes.get(..HEAD).unwrap_or(bytes));
    let is_row = |line: &&str| !line.trim().is_empty() && !line.starts_with(['#', ';', '%']);
    match text.trim_start_matches('\u{feff}').lines().find(is_row) {
        Some(line) if Archive::with_or_without_header(line).is_some() => StreamForm::Archive(line.to_owned()),
        _ => StreamForm::Text,
    }
}

/// The length of the rows to read next, with the last line break; `None` if no row is complete.
fn part_length(bytes: &[u8], has_ended: bool) -> Option<usize> {
    let ends = |from: usize| bytes.get(from..).unwrap_or_default().iter().position(|&byte| byte == b'\n');
    let mut length = match bytes.get(..PART).unwrap_or(bytes).iter().rposition(|&byte| byte == b'\n') {
        Some(end) => end + 1,
        None => match ends(0) {
            Some(end) => end + 1,
            None => return (has_ended && !bytes.is_empty()).then_some(bytes.len().min(MAX_ROW_LENGTH)),
        },
    };
    // A value in quotation marks may go over several lines. Marks that belong to a name don't matter: then a part is
    // longer, or the row is divided where it would be anyway.
    let shortest = length;
    let mut is_open = is_odd(bytes.get(..length).unwrap_or_default());
    while is_open {
        let Some(more) = ends(length).filter(|more| length + more < shortest + 4 * PART) else {
            return (has_ended || bytes.len() >= shortest + 4 * PART).then_some(shortest);
        };
        is_open ^= is_odd(bytes.get(length..=length + more).unwrap_or_default());
        length += more + 1;
    }
    Some(length)
}

/// Whether the bytes have an odd number of quotation marks.
fn is_odd(bytes: &[u8]) -> bool {
    !count(bytes, b'"').is_multiple_of(2)
}

/// How often a byte occurs.
fn count(bytes: &[u8], sought: u8) -> usize {
    bytes.iter().map(|&byte| usize::from(byte == sought)).sum()
}
