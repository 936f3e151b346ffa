//! A pasted text: a game or a position in any form, or steps.

use ansa_core::BySide;
use ansa_core::notation::{PositionText, StepText};
use ansa_core::recognise::{RecognisedContent, recognise};
use ansa_core::record::{MAX_NESTING, RecordReading, unpack};
use ansa_texts::pasted::link_too_long;
use ansa_texts::{reason, reason_stored as words};

use super::import::Import;
use super::item::{ImportedGame, ImportedItem, ReadDocument, printable, read_document};
use super::{MAX_CHAPTERS, Summary, tidy_name};
use crate::activities::play::saved;
use crate::document::{Document, GameOptions, GameStart, Letter, LetterError, LinkTerms, Player};
use crate::formats::begun_turn::position_of;
use crate::formats::{FRIEND_LINK, FRIEND_QUERY, LINK, LONGEST_LINK, PastedForm};
use crate::reason::Reason;

/// The longest text that is read, in bytes: a year of archives is a file, not a clipboard.
pub const LONGEST: usize = 1 << 20;

/// The length of the shortest packed game that is recognised without a link around it, in characters. A word of a record,
/// and a number, are shorter.
const SHORTEST_PACKED: usize = 20;

/// A game from a pasted text, between two people.
#[derive(Clone, PartialEq, Debug)]
pub struct PastedText {
    /// What the text was taken for.
    pub form: PastedForm,
    pub document: Document,
    /// The place to show, by [`Document::node_at`]; `None` for the end.
    pub place: Option<usize>,
    /// Its name, such as “Omar – Fritz, Club”.
    pub name: Option<String>,
    /// The number of games in the text, of which this is the first; at least 1.
    pub games: usize,
    /// The other games in their order, if they can be read: as many as a study has room for.
    pub others: Vec<ImportedGame>,
    /// What names all games together: the event of the first one, or the file that has them.
    pub collection: Option<String>,
    /// Whether the text does not say which side is to move. It is gold then.
    pub is_side_assumed: bool,
    /// Why part of the game is missing, if it is.
    pub error: Option<String>,
    /// The letter of a game by link that the text is, or why it can't be one; `None` for other games.
    pub letter: Option<Result<Letter, LetterError>>,
}

impl PastedText {
    /// Whether a stored game is the first of the text and has not been changed since. `study` is how many chapters the
    /// study has to which that game belongs.
    pub fn is_stored_as(&self, stored: &Document, study: Option<usize>) -> bool {
        // Several games of a text are one study.
        let has_others = self.others.is_empty() || study == Some(self.others.len() + 1);
        has_others && self.place.is_none() && stored.to_record() == self.document.to_record()
    }

    /// The only game of a text.
    fn of(form: PastedForm, ReadDocument { document, error }: ReadDocument) -> PastedText {
        PastedText {
            form,
            name: document.name_in_record().as_deref().and_then(tidy_name),
            collection: document.event().and_then(tidy_name),
            document,
            place: None,
            games: 1,
            others: Vec::new(),
            is_side_assumed: false,
            error: error.as_deref().map(printable),
            letter: None,
        }
    }
}

/// What a pasted text has.
#[derive(Clone, PartialEq, Debug)]
pub enum Pasted {
    Game(Box<PastedText>),
    /// Steps of a turn, for the game on the board.
    Steps(Vec<StepText>),
}

/// Reads the first game of a text, a position, or steps.
pub fn read_pasted(text: &str) -> Result<Pasted, String> {
    if text.len() > LONGEST {
        return Err(words::too_long().to_owned());
    }
    if let Some((_, rest)) = text.trim().split_once(LINK) {
        return from_link(rest).map(|pasted| Pasted::Game(Box::new(pasted)));
    }
    if let Some(packed) = packed_game(text) {
        return from_link(packed).map(|pasted| Pasted::Game(Box::new(pasted)));
    }
    // Only the page reads its own JSON, but there may be a game in that of others, and a record may begin with a brace.
    let own = text.trim_start().starts_with('{').then(|| Import::new(text));
    let saved = own.filter(|import| !import.is_foreign()).map(read_saved);
    let failure = match saved {
        Some(Ok(pasted)) => return Ok(Pasted::Game(Box::new(pasted))),
        Some(Err(reason)) => Some(reason),
        None => None,
    };
    let found = recognise(text).map_err(|error| failure.unwrap_or_else(|| printable(&error.reason())))?;
    let (kind, games, is_side_assumed) = (found.kind, found.games, found.is_side_assumed);
    let mut letter = None;
    let read = match found.content {
        RecognisedContent::Steps(steps) => return Ok(Pasted::Steps(steps)),
        RecognisedContent::Position(position) => {
            ReadDocument { document: from_position(&position)?, error: None }
        }
        RecognisedContent::Game(reading) => {
            letter = letter_of(&reading);
            from_record(*reading)?
        }
    };
    let pasted = PastedText { letter, ..PastedText::of(PastedForm::Text(kind), read) };
    let others =
        if games > 1 { others(Import::new(text).filter_map(game), &pasted.document) } else { Vec::new() };
    Ok(Pasted::Game(Box::new(PastedText { games: games.max(1), others, is_side_assumed, ..pasted })))
}

/// The first game in the page's own JSON.
fn read_saved(import: Import<'_>) -> Result<PastedText, String> {
    let (mut found, mut games, mut failure) = (Vec::new(), 0usize, None);
    for item in import {
        games += 1;
        match item {
            ImportedItem::Game(game) => found.push(*game),
            ImportedItem::Quarantined(item) => failure = failure.or(Some(item.reason)),
            ImportedItem::Failure(_, reason) => failure = failure.or(Some(reason)),
        }
    }
    let Some(first) = found.first() else {
        return Err(failure.unwrap_or_else(|| words::no_game().to_owned()));
    };
    let play = saved::read(&first.text).map_err(|error| error.reason())?;
    let read = ReadDocument { document: play.document.clone(), error: None };
    let (name, error) = (first.name.clone(), first.error.clone());
    let others = others(found.into_iter(), &play.document);
    Ok(PastedText { name, games, others, error, ..PastedText::of(PastedForm::Saved, read) })
}

fn game(item: ImportedItem) -> Option<ImportedGame> {
    match item {
        ImportedItem::Game(game) => Some(*game),
        ImportedItem::Quarantined(_) | ImportedItem::Failure(..) => None,
    }
}

/// What a study of these games shows after the first one, which is this document.
fn others(games: impl Iterator<Item = ImportedGame>, first: &Document) -> Vec<ImportedGame> {
    let is_shown = |game: &ImportedGame| game.summary.plies > 0 || game.summary.is_set_up;
    let mut games: Vec<ImportedGame> = games.filter(is_shown).take(MAX_CHAPTERS).collect();
    // Of a text with remnants of its place, nothing may be left.
    if !games.is_empty() {
        let own = Summary::of(first);
        games.remove(games.iter().position(|game| game.summary == own).unwrap_or(0));
    }
    games
}

/// The game in a link, of which this is the rest from the packed game on.
fn from_link(rest: &str) -> Result<PastedText, String> {
    if rest.len() > LONGEST_LINK {
        return Err(link_too_long().to_owned());
    }
    let mut parts = rest.split('&');
    let tree = unpack(parts.next().unwrap_or_default()).map_err(|error| printable(&error.reason()))?;
    let record = tree.to_record().map_err(|_| reason::too_deep(MAX_NESTING))?;
    let letter = LinkTerms::from_tags(&record.tags).map(|_| Letter::from_record(&record));
    let read = read_document(&record, None).map_err(|reason| printable(&reason))?;
    // A place that can't be read, or that the game does not have, is no reason to refuse the game.
    let place = parts.find_map(|part| part.strip_prefix("at=")).and_then(|number| number.parse().ok());
    Ok(PastedText { place, letter, ..PastedText::of(PastedForm::Link, read) })
}

/// The packed game in a link to a game with a friend, or alone. Whatever else the message has is left out.
fn packed_game(text: &str) -> Option<&str> {
    let is_digit = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let digits = |text: &str| text.find(|letter| !is_digit(letter)).unwrap_or(text.len());
    let after = |mark: &str| text.split_once(mark).and_then(|(_, after)| after.get(..digits(after)));
    // The first digit is the version.
    let is_packed = |found: &&str| {
        found.len() >= SHORTEST_PACKED && found.starts_with(|version: char| version.is_ascii_digit())
    };
    let query = |before: &str| after(&format!("{before}{FRIEND_QUERY}=")).filter(is_packed);
    let alone = || Some(text.trim()).filter(|text| digits(text) == text.len()).filter(is_packed);
    after(FRIEND_LINK).or_else(|| query("?")).or_else(|| query("&")).or_else(alone)
}

/// The letter that a record is, or why it can't be one; `None` if it is not of a game by link.
fn letter_of(reading: &RecordReading) -> Option<Result<Letter, LetterError>> {
    LinkTerms::from_tags(&reading.record.tags)?;
    Some(match &reading.stopped {
        Some(error) => Err(LetterError::Unreadable(printable(&error.reason()))),
        None => Letter::from_record(&reading.record),
    })
}

fn from_record(reading: RecordReading) -> Result<ReadDocument, String> {
    let error = reading.stopped.map(|error| error.reason());
    read_document(&reading.record, error).map_err(|reason| printable(&reason))
}

/// The game that starts from a position.
fn from_position(read: &PositionText) -> Result<Document, String> {
    let position = position_of(read).map_err(|error| error.reason())?;
    let options = GameOptions {
        players: BySide { gold: Player::Person, silver: Player::Person },
        start: GameStart::Position(position, read.number.unwrap_or(2)),
        ..GameOptions::default()
    };
    Ok(Document::new(options))
}
