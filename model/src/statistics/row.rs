//! Reads a saved game into the row that is kept of it.

use std::rc::Rc;

use ansa_core::notation::PositionText;
use ansa_core::record::Record;
use ansa_core::{Board, BySide, Side};

use super::brief::GameBrief;
use super::causes::{FoundMistake, mistakes_of};
use super::facts::{GameFacts, GameSource};
use super::follow::{FollowError, follow};
use super::heading::Days;
use super::heading::Heading;
use super::search::PositionSearch;
use crate::activities::play::saved::{self, record_text};
use crate::document::Player;
use crate::library::{Date, LibraryEntry};

/// How many turns with evaluations make it worthwhile to look for mistakes.
const MIN_EVALUATIONS: usize = 2;
/// The start of a game with setups.
const EMPTY_START: (Board, Side) = (Board::EMPTY, Side::Gold);

/// What is kept of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRow {
    pub(super) facts: GameFacts,
    pub(super) id: Box<str>,
    /// The pack that has the game.
    pub(super) pack: Option<Rc<str>>,
    /// The name that a person or the import gave it.
    pub(super) name: Option<Box<str>>,
    pub(super) players: BySide<Player>,
    /// The names of the players in the record, in lowercase.
    pub(super) names: BySide<Box<str>>,
    /// The event, the ratings, the time control and the date.
    pub(super) heading: Heading,
    /// The name of the game, the names of the players and the event, in lowercase.
    pub(super) words: Box<str>,
    pub(super) begun: Date,
    /// Whether the engine has evaluated its turns.
    pub(super) is_analysed: bool,
    pub(super) mistakes: Box<[FoundMistake]>,
}

/// A game that was read.
pub struct ReadRow {
    pub row: GameRow,
    /// After how many plies it first has what was looked for.
    pub found: Option<u32>,
}

/// A record that can be followed.
struct PlainRecord {
    names: BySide<Option<String>>,
    heading: Heading,
    /// The board at the start, and the side to move; without pieces before the setups.
    start: (Board, Side),
    /// The plies, one a line.
    lines: String,
    /// The time used for each ply, in milliseconds.
    times: Vec<Option<u64>>,
    evaluations: usize,
}

/// Reads a saved game, and looks for something in it; `None` if it can't be followed.
pub fn read_game(
    entry: &LibraryEntry,
    text: &str,
    pack: Option<&Rc<str>>,
    search: Option<&PositionSearch>,
) -> Option<ReadRow> {
    let written = record_text(text);
    if let Some(plain) = written.as_deref().and_then(plain_record)
        && let Ok(read) = row_of(entry, text, plain, pack, search)
    {
        return Some(read);
    }
    // Comments, variations, or a form of an earlier version.
    let record = match written {
        Some(record) => Record::read(&record).ok()?,
        None => saved::read_unchecked(text).ok()?.play.document.to_record(),
    };
    row_of(entry, text, annotated_record(&record)?, pack, search).ok()
}

fn row_of(
    entry: &LibraryEntry,
    text: &str,
    record: PlainRecord,
    pack: Option<&Rc<str>>,
    search: Option<&PositionSearch>,
) -> Result<ReadRow, FollowError> {
    let (players, (start, side)) = (entry.summary.players, record.start);
    let is_named = entry.is_unchecked || record.names.gold.is_some() || record.names.silver.is_some();
    let source = GameSource::of(players, is_named);
    let mut facts = GameFacts::new(source, entry.summary.outcome, &start);
    let mut board = start;
    let is_met = |board: &Board, side: Side| search.is_some_and(|search| search.is_met(board, side));
    let mut found = is_met(&start, side).then_some(0);
    follow(&record.lines, start, |ply| {
        facts.add(ply, record.times.get(ply.number).copied().flatten());
        board = *ply.board;
        if found.is_none() && is_met(ply.board, !ply.side) {
            found = u32::try_from(ply.number).ok().map(|number| number.saturating_add(1));
        }
    })?;
    facts.end_on(&board);
    let lower = |name: &Option<String>| name.as_deref().unwrap_or_default().to_lowercase();
    let names = BySide { gold: lower(&record.names.gold), silver: lower(&record.names.silver) };
    let name = entry.name.as_deref().unwrap_or_default().to_lowercase();
    let heading = record.heading;
    // The name that an import gives has the event.
    let event =
        heading.event.as_deref().map(str::to_lowercase).filter(|event| !name.contains(event.as_str()));
    let is_analysed = record.evaluations >= MIN_EVALUATIONS;
    let row = GameRow {
        facts,
        id: entry.id.as_str().into(),
        pack: pack.cloned(),
        name: entry.name.as_deref().map(Into::into),
        players,
        words: format!("{name} {} {} {}", names.gold, names.silver, event.unwrap_or_default()).into(),
        heading,
        names: BySide { gold: names.gold.into(), silver: names.silver.into() },
        begun: entry.begun,
        is_analysed,
        mistakes: if is_analysed { mistakes_of(text).into() } else { Box::default() },
    };
    Ok(ReadRow { row, found })
}

/// A record with nothing but plain tags and turns; `None` if it may have more.
fn plain_record(text: &str) -> Option<PlainRecord> {
    let begin = text.lines().take_while(|line| line.is_empty() || line.starts_with('['));
    let (mut names, mut start) = (BySide::<Option<String>>::default(), EMPTY_START);
    let (mut heading, mut length) = (Heading::default(), 0);
    for line in begin {
        length += line.len() + 1;
        let Some((name, value)) = line.strip_prefix('[').and_then(|line| line.split_once(" \"")) else {
            continue;
        };
        let value = value.strip_suffix("\"]").filter(|value| !value.contains('\\'))?;
        match name {
            "Gold" => names.gold = player(value),
            "Silver" => names.silver = player(value),
            "Position" => start = start_of(value)?,
            _ => heading.add(name, value),
        }
    }
    let lines = text.get(length..).unwrap_or_default();
    if lines.contains('{') {
        return None;
    }
    Some(PlainRecord { names, heading, start, lines: lines.to_owned(), times: Vec::new(), evaluations: 0 })
}

/// A record with comments and variations; `None` if its start can't be read.
fn annotated_record(record: &Record) -> Option<PlainRecord> {
    let start = record.tag("Position").map_or(Some(EMPTY_START), start_of)?;
    let mut heading = Heading::default();
    record.tags.iter().for_each(|tag| heading.add(tag.name(), tag.value()));
    Some(PlainRecord {
        names: BySide {
            gold: record.tag("Gold").and_then(player),
            silver: record.tag("Silver").and_then(player),
        },
        heading,
        start,
        lines: record.to_plain(),
        times: record.line.iter().map(|entry| entry.comment.elapsed()).collect(),
        evaluations: record.line.iter().filter(|entry| entry.comment.evaluation().is_some()).count(),
    })
}

/// The name of a player, if the tag says one.
fn player(value: &str) -> Option<String> {
    let value = value.trim();
    (!value.is_empty() && value != "?").then(|| value.to_owned())
}

fn start_of(text: &str) -> Option<(Board, Side)> {
    let text = PositionText::read(text).ok()?;
    Some((Board::from_pieces(&text.squares), text.side))
}

impl GameRow {
    /// The game in a list, of interest after so many plies.
    pub(super) fn brief(&self, plies: Option<u32>) -> GameBrief {
        let outcome = self.facts.outcome;
        GameBrief {
            id: self.id.to_string(),
            pack: self.pack.as_deref().map(str::to_owned),
            name: self.name.as_deref().map(str::to_owned),
            gold: self.players.gold.key(),
            silver: self.players.silver.key(),
            begun: self.begun,
            turns: self.facts.turns,
            winner: outcome.and_then(|outcome| outcome.winner).map(Side::letter),
            reason: outcome.map(|outcome| outcome.reason.letter()),
            plies,
        }
    }

    /// The days on which it may have begun. Of a record without a date, only the day of its import is known.
    pub(super) fn days(&self) -> Days {
        self.heading.days.unwrap_or(Days::on(self.begun))
    }

    /// The side of the person who played against the computer, or of the player with the searched name; `None` if nobody is meant.
    pub(super) fn subject(&self, words: &[String]) -> Option<Side> {
        if let Some(side) = self.facts.source.person() {
            return Some(side);
        }
        let is_named =
            |side: Side| !words.is_empty() && words.iter().all(|word| self.names[side].contains(word));
        match (is_named(Side::Gold), is_named(Side::Silver)) {
            (true, false) => Some(Side::Gold),
            (false, true) => Some(Side::Silver),
            _ => None,
        }
    }
}
