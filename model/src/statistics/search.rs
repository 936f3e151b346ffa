//! Looking for games by a position or by material.

use ansa_core::notation::{Located, PositionText, PositionTextError};
use ansa_core::{Board, BySide, Side};
use serde::{Deserialize, Serialize};

use super::brief::GameBrief;
use super::facts::left_on;
use crate::keyed::keyed;

/// The most games that a search lists.
const MAX_FOUND: usize = 100;

/// How many pieces of a role a side must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct MaterialNeed {
    /// By [`Role::index`](ansa_core::Role::index); `None` for any number.
    pub gold: [Option<u8>; 6],
    pub silver: [Option<u8>; 6],
    /// Whether the sides may be exchanged.
    pub either: bool,
}

keyed! {
    /// Which side must be to move.
    #[derive(Default)]
    SideNeed {
        #[default]
        Any = "any",
        Gold = "gold",
        Silver = "silver",
    }
}

impl SideNeed {
    fn is_met(self, side: Side) -> bool {
        match self {
            SideNeed::Any => true,
            SideNeed::Gold => side == Side::Gold,
            SideNeed::Silver => side == Side::Silver,
        }
    }
}

/// A position to look for, as a short text with the side to move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PositionNeed {
    pub position: String,
    pub side: SideNeed,
    /// Whether its mirror image counts, too.
    pub mirrored: bool,
}

/// What to look for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SearchQuery {
    Position(PositionNeed),
    Material(MaterialNeed),
}

/// A search that is ready to be applied to many games.
#[derive(Clone, PartialEq, Debug)]
pub enum PositionSearch {
    Position { boards: [Board; 2], side: SideNeed },
    Material { needs: [BySide<[Option<u8>; 6]>; 2] },
}

impl PositionSearch {
    /// Makes a search ready.
    pub fn new(query: &SearchQuery) -> Result<PositionSearch, Located<PositionTextError>> {
        Ok(match query {
            SearchQuery::Position(need) => {
                let board = Board::from_pieces(&PositionText::read(&need.position)?.squares);
                let other = if need.mirrored { board.mirror() } else { board };
                PositionSearch::Position { boards: [board, other], side: need.side }
            }
            SearchQuery::Material(MaterialNeed { gold, silver, either }) => {
                let need = BySide { gold: *gold, silver: *silver };
                let exchanged = BySide { gold: *silver, silver: *gold };
                PositionSearch::Material { needs: [need, if *either { exchanged } else { need }] }
            }
        })
    }

    /// Whether a board with this side to move is what is looked for.
    pub(super) fn is_met(&self, board: &Board, side: Side) -> bool {
        match self {
            // Equality of boards compares every piece, and their hashes only on the way.
            PositionSearch::Position { boards, side: need } => need.is_met(side) && boards.contains(board),
            PositionSearch::Material { needs } => {
                let left = left_on(board);
                // A side that has not set up lacks all pieces.
                let are_set_up = Side::ALL.iter().all(|&side| !board.side(side).is_empty());
                are_set_up && needs.iter().any(|need| has(&left, need))
            }
        }
    }
}

fn has(left: &BySide<[u8; 6]>, need: &BySide<[Option<u8>; 6]>) -> bool {
    let side_has = |side: Side| {
        left[side].iter().zip(need[side]).all(|(left, need)| need.is_none_or(|need| need == *left))
    };
    Side::ALL.into_iter().all(side_has)
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SearchResult {
    /// The first games, at most 100.
    pub games: Vec<GameBrief>,
    pub found: u32,
}

impl SearchResult {
    /// Adds a game that has what is looked for after so many plies.
    pub(super) fn add(&mut self, game: impl FnOnce() -> GameBrief) {
        self.found = self.found.saturating_add(1);
        if self.games.len() < MAX_FOUND {
            self.games.push(game());
        }
    }
}
