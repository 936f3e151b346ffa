//! Imports games from files: exports of the page, single saved games, records of either form, archive files.

use core::fmt;

use ansa_core::position::outcome::Outcome;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{Archive, ArchiveGame, GameReading, Record, RecordReading, Records, Tag};
use ansa_core::{BySide, Side};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::entry::is_key;
use super::exchange::{FORMAT, File, FileGame, FileQuarantinedItem, VERSION};
use super::{Date, QuarantinedItem, Summary, tidy_name};
use crate::activities::play::{PlayState, saved};
use crate::document::{Document, GameOptions, Player};
use crate::formats::json::WriteError;

/// A game read from a file.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ImportedGame {
    /// Its id where it was saved; `None` for a record.
    pub(crate) id: Option<String>,
    /// Its name; `None` for the default name.
    pub(crate) name: Option<String>,
    /// When it started, if known.
    pub(crate) created: Option<u64>,
    /// The date on which it started, if the file has it.
    pub(crate) begun: Option<Date>,
    /// When it was last changed, if known.
    pub(crate) changed: Option<u64>,
    /// Its progress.
    pub(crate) summary: Summary,
    /// The game in its saved form.
    pub(crate) text: String,
    /// Why part of the game is missing, if it is.
    pub(crate) trouble: Option<String>,
}

/// A part of a file, for messages.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum FilePart {
    /// The file as a whole.
    Whole,
    /// The game with this position in the file, from 1.
    Number(usize),
    /// The game with this name or number.
    Named(String),
}

/// A part of a file that could not be read.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ImportFailure {
    /// The file's name.
    pub(crate) file: String,
    pub(crate) part: FilePart,
    /// The reason.
    pub(crate) reason: String,
}

/// The next item of a file.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum ImportedItem {
    Game(Box<ImportedGame>),
    /// An item that was in quarantine where it was exported and can't be read here either.
    Quarantined(QuarantinedItem),
    /// An unreadable part, and the reason.
    Failure(FilePart, String),
}

/// The items of a file, read one at a time, so that the page can yield in between.
pub(crate) struct Import<'a> {
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
    /// An unreadable file, and the reason.
    Nothing(String),
    /// No items are left.
    End,
}

#[derive(Deserialize)]
struct Envelope {
    format: String,
    version: u32,
}

impl<'a> Import<'a> {
    /// Detects the format of the text.
    pub(crate) fn new(text: &'a str) -> Import<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let source = if text.trim_start().starts_with('{') {
            read_json(text)
        } else if text.trim().is_empty() {
            Source::Nothing("it is empty".to_owned())
        } else if Archive::is_archive(text) {
            Archive::new(text).map_or_else(|error| Source::Nothing(error.to_string()), Source::Archive)
        } else if let Some(archive) = Archive::without_header(text) {
            Source::Archive(archive)
        } else {
            Source::Records(Records::new(text))
        };
        Import { source, number: 0 }
    }
}

impl Iterator for Import<'_> {
    type Item = ImportedItem;

    fn next(&mut self) -> Option<ImportedItem> {
        Some(match self.read_next()? {
            ImportedItem::Failure(part, reason) => ImportedItem::Failure(part, printable(&reason)),
            ImportedItem::Game(mut item) => {
                item.trouble = item.trouble.as_deref().map(printable);
                ImportedItem::Game(item)
            }
            quarantined @ ImportedItem::Quarantined(_) => quarantined,
        })
    }
}

/// The longest reason that is shown, in characters.
const LONGEST_REASON: usize = 300;

/// A reason may quote the file, and the file may be a picture.
pub(super) fn printable(reason: &str) -> String {
    let letters = reason.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter });
    let mut shown: String = letters.take(LONGEST_REASON).collect();
    if reason.chars().nth(LONGEST_REASON).is_some() {
        shown.push('…');
    }
    shown
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
                let found = read_saved(text)
                    .map_or_else(|reason| ImportedItem::Failure(FilePart::Whole, reason), game);
                self.source = Source::End;
                Some(found)
            }
            Source::Archive(archive) => Some(match archive.next()? {
                Ok(row) => archive_game(&row, part),
                Err(error) => ImportedItem::Failure(part, error.to_string()),
            }),
            Source::Records(records) => match records.next_reading() {
                Some(reading) => Some(record_game(reading, part)),
                None if self.number == 1 => {
                    self.source = Source::End;
                    Some(ImportedItem::Failure(FilePart::Whole, "it contains no games".to_owned()))
                }
                None => None,
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
    let nothing = |error: &dyn fmt::Display| Source::Nothing(format!("it is damaged ({error})"));
    let envelope: Envelope = match serde_json::from_str(text) {
        Ok(envelope) => envelope,
        Err(error) => return nothing(&error),
    };
    if envelope.format != FORMAT {
        return Source::Saved(text);
    }
    if envelope.version != VERSION {
        return Source::Nothing(format!("it was written by a later version (format {})", envelope.version));
    }
    match serde_json::from_str::<File>(text) {
        Ok(File { mut games, mut unreadable, .. }) => {
            // Items are popped from the end, so this keeps the order of the file.
            games.reverse();
            unreadable.reverse();
            Source::Library(games, unreadable)
        }
        Err(error) => nothing(&error),
    }
}

fn game(item: ImportedGame) -> ImportedItem {
    ImportedItem::Game(Box::new(item))
}

/// A saved game, serialised again so that equal games have equal texts.
fn read_saved(text: &str) -> Result<ImportedGame, String> {
    let play = saved::read(text).map_err(|error| error.to_string())?;
    item_of(&play, None).map_err(|error| error.to_string())
}

fn item_of(play: &PlayState, trouble: Option<String>) -> Result<ImportedGame, WriteError> {
    Ok(ImportedGame {
        id: None,
        name: None,
        created: None,
        begun: None,
        changed: None,
        summary: Summary::of(play.document()),
        text: saved::write(play)?,
        trouble,
    })
}

fn exported_game(raw: &RawValue, part: FilePart) -> ImportedItem {
    let file: FileGame = match serde_json::from_str(raw.get()) {
        Ok(file) => file,
        Err(error) => return ImportedItem::Failure(part, format!("it is damaged ({error})")),
    };
    let name = file.name.as_deref().and_then(tidy_name);
    match read_saved(file.game.get()) {
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
    let FileQuarantinedItem { reason, text } = match serde_json::from_str(raw.get()) {
        Ok(quarantined) => quarantined,
        Err(error) => return ImportedItem::Failure(part, format!("it is damaged ({error})")),
    };
    // This version may be able to read it.
    match read_saved(&text) {
        Ok(item) => game(item),
        Err(_) => ImportedItem::Quarantined(QuarantinedItem { id: key_of(&text), reason, text }),
    }
}

/// A key derived from a text, so that the same text is quarantined only once.
pub(crate) fn key_of(text: &str) -> String {
    // FNV-1a: short, and nobody benefits from a collision.
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

fn archive_game(row: &ArchiveGame<'_>, part: FilePart) -> ImportedItem {
    let part = row.id().map_or(part, |id| FilePart::Named(id.to_owned()));
    let mut record = match row.record() {
        Ok(record) => record,
        Err(error) => return ImportedItem::Failure(part, error.to_string()),
    };
    let started = row.started().or(row.ended());
    if let Some(name) = started.and_then(|seconds| RuleSet::at_unix_time(seconds).name()) {
        record.tags.extend(Tag::new("Rules", name));
    }
    for (name, side) in [("Gold", Side::Gold), ("Silver", Side::Silver)] {
        if record.tag(name).is_none() {
            record.tags.extend(row.player(side).and_then(|player| Tag::new(name, player)));
        }
    }
    let ended = row.reason().map(|reason| Outcome { winner: row.winner(), reason });
    let seconds = |time: Option<u64>| time.map(|seconds| seconds.saturating_mul(1000));
    match shown(&record, None, ended) {
        Ok(item) => game(ImportedGame { created: seconds(started), ..item }),
        Err(reason) => ImportedItem::Failure(part, reason),
    }
}

fn record_game(reading: RecordReading, part: FilePart) -> ImportedItem {
    let trouble = reading.stopped.map(|error| error.to_string());
    match shown(&reading.record, trouble, None) {
        Ok(item) => game(item),
        Err(reason) => ImportedItem::Failure(part, reason),
    }
}

/// The game of a record, between two people. `trouble` is why the rest of the record can't be read, and `ended` the
/// outcome if neither board nor record has one.
fn shown(record: &Record, trouble: Option<String>, ended: Option<Outcome>) -> Result<ImportedGame, String> {
    let ReadDocument { mut document, trouble } = read_document(record, trouble)?;
    if let Some(outcome) = ended.filter(|outcome| !outcome.reason.is_on_board() && trouble.is_none()) {
        // Fails if the record has its own outcome, which takes precedence.
        let _ = document.end(outcome);
    }
    let name = document.name_in_record().as_deref().and_then(tidy_name);
    let item = item_of(&PlayState::resume(document), trouble).map_err(|error| error.to_string())?;
    Ok(ImportedGame { name, ..item })
}

/// A game between two people, read from a record as far as it is legal.
pub(crate) struct ReadDocument {
    /// The game.
    pub(crate) document: Document,
    /// Why the rest is missing, if it is.
    pub(crate) trouble: Option<String>,
}

/// Reads the game of a record; `trouble` is why the rest of the record can't be read.
///
/// # Errors
/// Nothing can be shown, for this reason.
pub(crate) fn read_document(record: &Record, trouble: Option<String>) -> Result<ReadDocument, String> {
    let reading = GameReading::of(record).map_err(|error| error.to_string())?;
    let trouble = reading.stopped.as_ref().map(ToString::to_string).or(trouble);
    match trouble {
        Some(reason) if reading.tree.is_empty() => Err(reason),
        trouble => {
            let players = BySide { gold: Player::Person, silver: Player::Person };
            let options = GameOptions { players, ..GameOptions::default() };
            let document = match trouble {
                Some(_) => Document::of_beginning(reading, options),
                None => Document::of_reading(reading, options),
            };
            Ok(ReadDocument { document, trouble })
        }
    }
}
