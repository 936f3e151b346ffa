//! The list entry of a saved game: everything the list shows, without the game itself.

use core::fmt;

use ansa_core::game::{Phase, Ply};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Board, BySide, Piece, Side, Square};
use serde::{Deserialize, Serialize};

use crate::document::{Document, Player};
use crate::formats::{GameId, ReadError, WriteError};
use crate::nearby::GameId as NearbyId;

/// The current version of the entry's text.
const VERSION: u32 = 1;
/// The maximum length of a name in characters, so that it fits in the list.
pub const MAX_NAME_LENGTH: usize = 120;

/// A local date.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Date {
    pub year: i32,
    /// The month, from 1.
    pub month: u32,
    /// The day of the month, from 1.
    pub day: u32,
}

/// Years before this one are those of a date that is still being typed.
const FIRST_TYPED_YEAR: i32 = 1_000;

impl Date {
    /// The date in a field of a form (`2026-11-21`); `None` without one.
    pub fn of_field(text: &str) -> Option<Date> {
        let (year, rest) = text.split_once('-')?;
        let (month, day) = rest.split_once('-')?;
        let date = Date { year: year.parse().ok()?, month: month.parse().ok()?, day: day.parse().ok()? };
        let is_date = date.year >= FIRST_TYPED_YEAR && (1..=12).contains(&date.month);
        (is_date && (1..=31).contains(&date.day)).then_some(date)
    }
}

/// The progress of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    pub players: BySide<Player>,
    /// The number of setups and turns played.
    pub plies: usize,
    /// The number of turns among them.
    pub turns: usize,
    /// The side to set up or move next.
    pub side: Side,
    /// Whether both sides have set up.
    pub is_set_up: bool,
    /// The outcome, if the game has ended.
    pub outcome: Option<Outcome>,
    pub board: Board,
    /// Whether it is played here, and not a record of another game.
    pub is_own: bool,
    /// The most time that each side can take for its next ply, in milliseconds; `None` without a clock.
    pub time_left: Option<BySide<u64>>,
    /// The id of the game, if it is played by link.
    pub link: Option<GameId>,
    /// The name of the game, if it is played with a device nearby.
    pub nearby: Option<NearbyId>,
}

impl Summary {
    /// The progress of the game in a document.
    pub fn of(document: &Document) -> Summary {
        let game = document.game();
        Summary {
            players: document.options().players,
            plies: game.plies().len(),
            turns: game.plies().iter().filter(|ply| matches!(ply, Ply::Turn(_))).count(),
            side: game.side(),
            is_set_up: matches!(game.phase(), Phase::Turn(_)),
            outcome: game.outcome(),
            board: game.board(),
            is_own: document.options_of_own_game().is_some(),
            time_left: document.time_left(),
            link: document.link_id(),
            nearby: document.nearby_id().and_then(NearbyId::new),
        }
    }

    /// Whether it is the game with this name, in which this browser plays this side. Two windows of one browser have both.
    pub fn is_nearby(&self, id: &NearbyId, own: Side) -> bool {
        self.nearby.as_ref() == Some(id) && self.players[!own] == Player::Friend
    }

    /// Whether the game waits for the person who plays at this screen against somebody else.
    pub fn is_own_turn(&self) -> bool {
        let (own, other) = (self.players[self.side], self.players[!self.side]);
        self.outcome.is_none() && own == Player::Person && other != Player::Person
    }
}

/// A saved game in the list.
#[derive(Clone, PartialEq, Debug)]
pub struct LibraryEntry {
    /// Its key in the store, a random string of lowercase letters and digits.
    pub id: String,
    /// The custom name, if the player gave one. It is stored separately, so that a game can be renamed while another
    /// tab plays it.
    pub name: Option<String>,
    /// When it started, in milliseconds since 1970.
    pub created: u64,
    pub begun: Date,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: u64,
    pub revision: u32,
    /// Whether nobody has checked its turns yet, because it comes from an archive.
    pub is_unchecked: bool,
    pub summary: Summary,
}

#[derive(Deserialize)]
struct Envelope {
    version: u32,
}

/// An entry as it is stored. The id is the key, and the name is stored separately.
#[derive(Serialize, Deserialize)]
struct StoredEntry {
    version: u32,
    created: u64,
    begun: Date,
    changed: u64,
    revision: u32,
    /// The player of gold, as [`Player::key`].
    gold: String,
    silver: String,
    plies: usize,
    turns: usize,
    side: char,
    set_up: bool,
    winner: Option<char>,
    /// The archive's letter for the reason; `None` while the game is in progress.
    reason: Option<char>,
    #[serde(default, skip_serializing_if = "is_false")]
    unchecked: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    own: bool,
    /// Of gold and silver.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time_left: Option<(u64, u64)>,
    /// The id of a game by link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    link: Option<String>,
    /// The name of a game with a device nearby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    nearby: Option<String>,
    /// The letters of the pieces from a1 to h8, with `.` for an empty square.
    board: String,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(super) const fn is_false(value: &bool) -> bool {
    !*value
}

impl LibraryEntry {
    pub fn new(id: String, now: u64, today: Date, summary: Summary) -> LibraryEntry {
        LibraryEntry {
            id,
            name: None,
            created: now,
            begun: today,
            changed: now,
            revision: 0,
            is_unchecked: false,
            summary,
        }
    }

    /// Serialises the entry.
    pub fn write(&self) -> Result<String, WriteError> {
        let Summary { players, plies, turns, side, is_set_up, outcome, board, .. } = &self.summary;
        let Summary { is_own, time_left, link, nearby, .. } = &self.summary;
        let stored = StoredEntry {
            version: VERSION,
            created: self.created,
            begun: self.begun,
            changed: self.changed,
            revision: self.revision,
            gold: players.gold.key(),
            silver: players.silver.key(),
            plies: *plies,
            turns: *turns,
            side: side.letter(),
            set_up: *is_set_up,
            winner: outcome.and_then(|outcome| outcome.winner).map(Side::letter),
            reason: outcome.map(|outcome| outcome.reason.letter()),
            unchecked: self.is_unchecked,
            own: *is_own,
            time_left: time_left.map(|left| (left.gold, left.silver)),
            link: link.map(|id| id.to_string()),
            nearby: nearby.as_ref().map(|id| id.as_str().to_owned()),
            board: Square::all().map(|square| board.piece_at(square).map_or('.', Piece::letter)).collect(),
        };
        Ok(serde_json::to_string(&stored)?)
    }

    pub fn read(id: &str, text: &str) -> Result<LibraryEntry, ReadError> {
        let stored: StoredEntry = match serde_json::from_str(text) {
            Ok(stored) => stored,
            // A later version may have any shape, so check the version first.
            Err(error) => match serde_json::from_str(text) {
                Ok(Envelope { version }) if version != VERSION => {
                    return Err(ReadError::Version(version));
                }
                _ => return Err(error.into()),
            },
        };
        if stored.version != VERSION {
            return Err(ReadError::Version(stored.version));
        }
        let wrong = |value: &dyn fmt::Display| ReadError::Value(value.to_string());
        let player = |key: &str| Player::from_key(key).ok_or_else(|| wrong(&key));
        let side = |letter: char| Side::from_letter(letter).ok_or_else(|| wrong(&letter));
        let mut board = Board::EMPTY;
        for (square, letter) in Square::all().zip(stored.board.chars()).filter(|&(_, letter)| letter != '.') {
            board.put(square, Piece::from_letter(letter).ok_or_else(|| wrong(&letter))?);
        }
        let link =
            stored.link.map(|text| GameId::from_text(&text).ok_or_else(|| wrong(&text))).transpose()?;
        let nearby =
            stored.nearby.map(|text| NearbyId::new(&text).ok_or_else(|| wrong(&text))).transpose()?;
        let outcome = match stored.reason {
            None => None,
            Some(letter) => Some(Outcome {
                winner: stored.winner.map(side).transpose()?,
                reason: Reason::from_letter(letter).ok_or_else(|| wrong(&letter))?,
            }),
        };
        Ok(LibraryEntry {
            id: id.to_owned(),
            name: None,
            created: stored.created,
            begun: stored.begun,
            changed: stored.changed,
            revision: stored.revision,
            is_unchecked: stored.unchecked,
            summary: Summary {
                players: BySide { gold: player(&stored.gold)?, silver: player(&stored.silver)? },
                plies: stored.plies,
                turns: stored.turns,
                side: side(stored.side)?,
                is_set_up: stored.set_up,
                outcome,
                board,
                is_own: stored.own,
                time_left: stored.time_left.map(|(gold, silver)| BySide { gold, silver }),
                link,
                nearby,
            },
        })
    }
}

/// Of the games that match, the one that was changed last.
pub fn newest<'a>(
    entries: impl IntoIterator<Item = &'a LibraryEntry>,
    matches: impl Fn(&Summary) -> bool,
) -> Option<&'a LibraryEntry> {
    entries.into_iter().filter(|entry| matches(&entry.summary)).max_by_key(|entry| entry.changed)
}

/// Trims a name and cuts it to the maximum length; `None` if nothing is left.
pub fn tidy_name(name: &str) -> Option<String> {
    let name: String = name.trim().chars().take(MAX_NAME_LENGTH).collect();
    if name.is_empty() { None } else { Some(name) }
}

/// Whether an external text is a valid key of a game.
pub(super) fn is_key(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
