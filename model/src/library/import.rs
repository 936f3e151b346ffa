//! Imports games from files: exports of the page, single saved games, records of either form, archive files.

use ansa_core::recognise::{RecognisedContent, recognise};
use ansa_core::record::{Archive, RecordReading, Records};
use ansa_texts::reason_stored as words;
use serde_json::value::RawValue;

use super::archive_row::read_row;
use super::entry::is_key;
use super::exchange::{FORMAT, File, FileGame, VERSION};
use super::item::{FilePart, ImportedGame, ImportedItem, game, item_of, shown};
use super::key::key_of;
use super::{QuarantinedItem, read_game, tidy_name};
use crate::activities::play::saved::UncheckedReading;
use crate::formats::stored::{self, ReadError};
use crate::reason::Reason;

/// The items of a file, read one at a time, so that the page can yield in between.
pub struct Import<'a> {
    source: Source<'a>,
    number: usize,
}

enum Source<'a> {
    /// The games of the page's own export in reverse order, and its quarantined items.
    Library(Vec<Box<RawValue>>, Vec<Box<RawValue>>),
    /// A single saved game.
    Saved(&'a str),
    Archive(Archive<'a>),
    Records(Records<'a>),
    /// A game in the data of another site.
    Foreign(Box<RecordReading>),
    /// An unreadable file, and the reason.
    Nothing(String),
    /// No items are left.
    End,
}

impl<'a> Import<'a> {
    /// Detects the format of the text.
    pub fn new(text: &'a str) -> Import<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let source = if text.trim_start().starts_with('{') {
            read_json(text)
        } else if text.trim().is_empty() {
            Source::Nothing(words::empty().to_owned())
        } else if Archive::is_archive(text) {
            Archive::new(text).map_or_else(|error| Source::Nothing(error.reason()), Source::Archive)
        } else if let Some(archive) = Archive::without_header(text) {
            Source::Archive(archive)
        } else {
            Source::Records(Records::new(text))
        };
        Import { source, number: 0 }
    }

    /// Whether the text is the data of another site.
    pub(super) const fn is_foreign(&self) -> bool {
        matches!(self.source, Source::Foreign(_))
    }
}

impl Iterator for Import<'_> {
    type Item = ImportedItem;

    fn next(&mut self) -> Option<ImportedItem> {
        Some(self.read_next()?.made_printable())
    }
}

impl Import<'_> {
    fn read_next(&mut self) -> Option<ImportedItem> {
        self.number += 1;
        let part = FilePart::Number(self.number);
        match &mut self.source {
            Source::Library(games, quarantined) => match games.pop() {
                Some(game) => Some(exported_game(&game, part)),
                None => quarantined.pop().map(|unread| exported_quarantined(&unread, part)),
            },
            Source::Saved(text) => {
                let found = read_saved(text, false)
                    .map_or_else(|reason| ImportedItem::Failure(FilePart::Whole, reason), game);
                self.source = Source::End;
                Some(found)
            }
            Source::Archive(archive) => Some(read_row(archive.next()?)),
            Source::Records(records) => match records.next_reading() {
                Some(reading) => Some(record_game(reading, part)),
                None if self.number == 1 => {
                    self.source = Source::End;
                    Some(ImportedItem::Failure(FilePart::Whole, words::no_game().to_owned()))
                }
                None => None,
            },
            Source::Foreign(_) => match core::mem::replace(&mut self.source, Source::End) {
                Source::Foreign(reading) => Some(record_game(*reading, FilePart::Whole)),
                _ => None,
            },
            Source::Nothing(reason) => {
                let found = ImportedItem::Failure(FilePart::Whole, core::mem::take(reason));
                self.source = Source::End;
                Some(found)
            }
            Source::End => None,
        }
    }
}

fn read_json(text: &str) -> Source<'_> {
    match stored::read::<File>(text, FORMAT, VERSION) {
        Ok(File { mut games, mut unreadable }) => {
            // Items are popped from the end, so this keeps the order of the file.
            games.reverse();
            unreadable.reverse();
            Source::Library(games, unreadable)
        }
        Err(ReadError::Format(_)) => Source::Saved(text),
        Err(error) => match recognise(text).map(|found| found.content) {
            Ok(RecognisedContent::Game(reading)) => Source::Foreign(reading),
            _ => Source::Nothing(error.reason()),
        },
    }
}

/// A saved game, serialised again so that equal games have equal texts.
fn read_saved(text: &str, is_unchecked: bool) -> Result<ImportedGame, String> {
    let UncheckedReading { play, error } = read_game(text, is_unchecked).map_err(|error| error.reason())?;
    item_of(&play, error.map(|error| error.reason())).map_err(|error| error.reason())
}

fn exported_game(raw: &RawValue, part: FilePart) -> ImportedItem {
    let Ok(file) = serde_json::from_str::<FileGame>(raw.get()) else {
        return ImportedItem::Failure(part, words::damaged().to_owned());
    };
    let name = file.name.as_deref().and_then(tidy_name);
    match read_saved(file.game.get(), file.unchecked) {
        Ok(item) => game(ImportedGame {
            id: Some(file.id).filter(|id| is_key(id)),
            name,
            created: Some(file.created),
            begun: Some(file.begun),
            changed: Some(file.changed),
            ..item
        }),
        Err(reason) => ImportedItem::Failure(name.map_or(part, FilePart::Named), reason),
    }
}

fn exported_quarantined(raw: &RawValue, part: FilePart) -> ImportedItem {
    let Ok(item) = serde_json::from_str::<QuarantinedItem>(raw.get()) else {
        return ImportedItem::Failure(part, words::damaged().to_owned());
    };
    // This version may be able to read it.
    match read_saved(&item.text, false) {
        Ok(item) => game(item),
        Err(_) => ImportedItem::Quarantined(QuarantinedItem { id: key_of(&item.text), ..item }),
    }
}

fn record_game(reading: RecordReading, part: FilePart) -> ImportedItem {
    let error = reading.stopped.map(|error| error.reason());
    match shown(&reading.record, error, None) {
        Ok(item) => game(item),
        Err(reason) => ImportedItem::Failure(part, reason),
    }
}
