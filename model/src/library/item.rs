//! What is read from a file: games, quarantined items, and what can't be read.

use ansa_core::BySide;
use ansa_core::position::outcome::Outcome;
use ansa_core::record::{GameReading, Record};

use super::key::content_id;
use super::{Date, LibraryEntry, QuarantinedItem, StoredGame, Summary, tidy_name};
use crate::activities::play::{PlayState, saved};
use crate::document::{Document, GameOptions, Player};
use crate::formats::WriteError;
use crate::reason::Reason;

/// A game read from a file.
#[derive(Clone, PartialEq, Debug)]
pub struct ImportedGame {
    /// Its id where it was saved; `None` for a record.
    pub id: Option<String>,
    /// Its name; `None` for the default name.
    pub name: Option<String>,
    /// When it started, if known.
    pub created: Option<u64>,
    /// The date on which it started, if the file has it.
    pub begun: Option<Date>,
    /// When it was last changed, if known.
    pub changed: Option<u64>,
    pub summary: Summary,
    /// The game in its saved form.
    pub text: String,
    /// Why part of the game is missing, if it is.
    pub error: Option<String>,
    /// Where it is in its file, if not by its number.
    pub place: Option<FilePart>,
    /// What distinguishes it from another game of an archive with the same players and turns.
    pub row: Option<String>,
    /// Whether its turns have been followed without the rules.
    pub is_unchecked: bool,
}

/// A part of a file, for messages.
#[derive(Clone, PartialEq, Debug)]
pub enum FilePart {
    Whole,
    /// The game with this position in the file, from 1.
    Number(usize),
    Named(String),
    /// The row of an archive that begins in this line, from 1, and the number of its game.
    Line(u32, Option<String>),
}

/// A part of a file that could not be read.
#[derive(Clone, PartialEq, Debug)]
pub struct ImportFailure {
    /// The file's name.
    pub file: String,
    pub part: FilePart,
    pub reason: String,
}

/// The next item of a file.
#[derive(Clone, PartialEq, Debug)]
pub enum ImportedItem {
    Game(Box<ImportedGame>),
    /// An item that was in quarantine where it was exported and can't be read here either.
    Quarantined(QuarantinedItem),
    /// An unreadable part, and the reason.
    Failure(FilePart, String),
}

impl ImportedItem {
    /// The item with reasons that can be shown.
    pub(super) fn made_printable(self) -> ImportedItem {
        match self {
            ImportedItem::Failure(part, reason) => ImportedItem::Failure(part, printable(&reason)),
            ImportedItem::Game(mut item) => {
                item.error = item.error.as_deref().map(printable);
                ImportedItem::Game(item)
            }
            quarantined @ ImportedItem::Quarantined(_) => quarantined,
        }
    }
}

/// The longest reason that is shown, in characters.
const MAX_REASON_LENGTH: usize = 300;

/// A reason may quote the file, and the file may be a picture.
pub(super) fn printable(reason: &str) -> String {
    let letters = reason.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter });
    let mut shown: String = letters.take(MAX_REASON_LENGTH).collect();
    if reason.chars().nth(MAX_REASON_LENGTH).is_some() {
        shown.push('…');
    }
    shown
}

pub(super) fn game(item: ImportedGame) -> ImportedItem {
    ImportedItem::Game(Box::new(item))
}

/// A game as it is stored. `error` is why part of it is missing.
pub(super) fn item_of(play: &PlayState, error: Option<String>) -> Result<ImportedGame, WriteError> {
    Ok(ImportedGame { error, ..ImportedGame::new(Summary::of(&play.document), saved::write(play)?) })
}

impl ImportedGame {
    /// A game of which nothing else is known.
    pub(super) fn new(summary: Summary, text: String) -> ImportedGame {
        ImportedGame {
            id: None,
            name: None,
            created: None,
            begun: None,
            changed: None,
            summary,
            text,
            error: None,
            place: None,
            row: None,
            is_unchecked: false,
        }
    }

    /// The key under which it is stored: the one that it had, or one derived from its content, so that importing the same
    /// record twice adds it only once.
    pub fn key(&self) -> String {
        self.id.clone().unwrap_or_else(|| content_id(self.name.as_deref(), &self.text, self.row.as_deref()))
    }
}

impl ImportedGame {
    /// The game under an id as it is stored. `now` and `changed` are when it was read and changed, if the file does not say.
    /// `day` gives the day of a time.
    pub fn into_stored(self, id: String, now: u64, changed: u64, day: impl Fn(u64) -> Date) -> StoredGame {
        let created = self.created.unwrap_or(now);
        let begun = self.begun.unwrap_or_else(|| day(created));
        let entry = LibraryEntry {
            name: self.name,
            changed: self.changed.unwrap_or(changed),
            is_unchecked: self.is_unchecked,
            ..LibraryEntry::new(id, created, begun, self.summary)
        };
        StoredGame { entry, text: self.text }
    }
}

/// The game of a record, between two people. `error` is why the rest of the record can't be read, and `ended` the
/// outcome if neither board nor record has one.
pub(super) fn shown(
    record: &Record,
    error: Option<String>,
    ended: Option<Outcome>,
) -> Result<ImportedGame, String> {
    let ReadDocument { mut document, error } = read_document(record, error)?;
    if let Some(outcome) = ended.filter(|outcome| !outcome.reason.is_on_board() && error.is_none()) {
        // Fails if the record has its own outcome, which takes precedence.
        let _ = document.end(outcome);
    }
    let name = document.name_in_record().as_deref().and_then(tidy_name);
    let item = item_of(&PlayState::resume(document), error).map_err(|error| error.reason())?;
    Ok(ImportedGame { name, ..item })
}

/// A game between two people, read from a record as far as it is legal.
pub(super) struct ReadDocument {
    pub document: Document,
    /// Why the rest is missing, if it is.
    pub error: Option<String>,
}

/// Reads the game of a record; `error` is why the rest of the record can't be read.
pub(super) fn read_document(record: &Record, error: Option<String>) -> Result<ReadDocument, String> {
    let reading = GameReading::from_record(record).map_err(|error| error.reason())?;
    let error = reading.stopped.as_ref().map(Reason::reason).or(error);
    match error {
        Some(reason) if reading.tree.is_empty() => Err(reason),
        error => {
            let players = BySide { gold: Player::Person, silver: Player::Person };
            let options = GameOptions { players, ..GameOptions::default() };
            let document = match error {
                Some(_) => Document::from_beginning(reading, options),
                None => Document::from_reading(reading, options),
            };
            Ok(ReadDocument { document, error })
        }
    }
}
