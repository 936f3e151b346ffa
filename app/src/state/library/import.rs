//! Imports games from files: exports of the page, single saved games, records of either form, archive files.

use core::fmt;

use ansa_core::position::outcome::Outcome;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{Archive, ArchiveGame, Record, Records, Tag};
use ansa_core::{BySide, Game, Side};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::entry::is_key;
use super::exchange::{FORMAT, File, FileGame, FileQuarantinedItem, VERSION};
use super::{Date, QuarantinedItem, Summary, tidy_name};
use crate::state::json::WriteError;
use crate::state::{GameOptions, PlayState, Player, saved};

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
            Source::Records(records) => match records.next() {
                Some(Ok(record)) => Some(record_game(&record, part)),
                Some(Err(error)) => Some(ImportedItem::Failure(part, error.to_string())),
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
    item_of(&play).map_err(|error| error.to_string())
}

fn item_of(play: &PlayState) -> Result<ImportedGame, WriteError> {
    Ok(ImportedGame {
        id: None,
        name: None,
        created: None,
        begun: None,
        changed: None,
        summary: Summary::of(play),
        text: saved::write(play)?,
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
    let ended = row.reason().map(|reason| Outcome { winner: row.winner(), reason });
    let seconds = |time: Option<u64>| time.map(|seconds| seconds.saturating_mul(1000));
    match play(&record, ended) {
        Ok(item) => game(ImportedGame {
            name: name_of(row.player(Side::Gold), row.player(Side::Silver), None),
            created: seconds(started),
            ..item
        }),
        Err(reason) => ImportedItem::Failure(part, reason),
    }
}

fn record_game(record: &Record, part: FilePart) -> ImportedItem {
    match play(record, None) {
        Ok(item) => {
            let name = name_of(record.tag("Gold"), record.tag("Silver"), record.tag("Event"));
            game(ImportedGame { name, ..item })
        }
        Err(reason) => ImportedItem::Failure(part, reason),
    }
}

/// The game of a record, between two people. `ended` is the outcome if neither board nor record has one.
fn play(record: &Record, ended: Option<Outcome>) -> Result<ImportedGame, String> {
    let mut game = Game::from_record(record).map_err(|error| error.to_string())?;
    if let Some(outcome) = ended.filter(|outcome| !outcome.reason.is_on_board()) {
        // Fails if the record has its own outcome, which takes precedence.
        let _ = game.end(outcome);
    }
    let players = BySide { gold: Player::Person, silver: Player::Person };
    item_of(&PlayState::resume(game, GameOptions { players, ..GameOptions::default() }))
        .map_err(|error| error.to_string())
}

/// A name such as “Omar – Fritz, Club evening”.
fn name_of(gold: Option<&str>, silver: Option<&str>, event: Option<&str>) -> Option<String> {
    let said = |text: Option<&str>| {
        text.map(str::trim).filter(|text| !text.is_empty() && *text != "?").map(str::to_owned)
    };
    let players = match (said(gold), said(silver)) {
        (None, None) => None,
        (gold, silver) => {
            let unknown = || "?".to_owned();
            Some(format!("{} – {}", gold.unwrap_or_else(unknown), silver.unwrap_or_else(unknown)))
        }
    };
    let words: Vec<String> = [players, said(event)].into_iter().flatten().collect();
    tidy_name(&words.join(", "))
}
