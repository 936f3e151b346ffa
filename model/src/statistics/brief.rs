//! What is told of a game in a list: enough to name and to open it.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Board, BySide, Side};
use serde::{Deserialize, Serialize};

use crate::document::Player;
use crate::library::{Date, LibraryEntry, Summary};

/// A game in a list of results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameBrief {
    /// The key of the game in the store.
    pub id: String,
    /// The key of the pack that has it.
    pub pack: Option<String>,
    pub(super) name: Option<String>,
    /// The players, as [`Player::key`].
    pub(super) gold: String,
    pub(super) silver: String,
    pub(super) begun: Date,
    pub(super) turns: u16,
    /// The letter of the winner.
    pub(super) winner: Option<char>,
    /// The archive's letter for the reason; `None` while the game goes on.
    pub(super) reason: Option<char>,
    /// After how many plies it is of interest.
    pub plies: Option<u32>,
}

impl GameBrief {
    /// What the list of games tells of a game that is in no pack.
    pub(super) fn of(entry: &LibraryEntry) -> GameBrief {
        let Summary { players, turns, outcome, .. } = &entry.summary;
        GameBrief {
            id: entry.id.clone(),
            pack: None,
            name: entry.name.clone(),
            gold: players.gold.key(),
            silver: players.silver.key(),
            begun: entry.begun,
            turns: u16::try_from(*turns).unwrap_or(u16::MAX),
            winner: outcome.and_then(|outcome| outcome.winner).map(Side::letter),
            reason: outcome.map(|outcome| outcome.reason.letter()),
            plies: None,
        }
    }

    /// The game as an entry of the list of games, without the board.
    pub fn entry(&self) -> LibraryEntry {
        let player = |key: &str| Player::from_key(key).unwrap_or_default();
        let reason = self.reason.and_then(Reason::from_letter);
        let turns = usize::from(self.turns);
        let summary = Summary {
            players: BySide { gold: player(&self.gold), silver: player(&self.silver) },
            plies: turns.saturating_add(2),
            turns,
            side: if turns.is_multiple_of(2) { Side::Gold } else { Side::Silver },
            is_set_up: true,
            outcome: reason.map(|reason| Outcome { winner: self.winner.and_then(Side::from_letter), reason }),
            board: Board::EMPTY,
            is_own: false,
            time_left: None,
            link: None,
            nearby: None,
        };
        let entry = LibraryEntry::new(self.id.clone(), 0, self.begun, summary);
        LibraryEntry { name: self.name.clone(), ..entry }
    }
}
