//! What was played in a position among the first plies of games.
//!
//! Positions are compared, not the ways to them, so a game that has reached the same position by another order of turns
//! counts as well. A position and its mirror image count as one.

use std::collections::HashMap;
use std::rc::Rc;

use ansa_core::game::{Phase, Ply};
use ansa_core::notation::PositionText;
use ansa_core::position::Position;
use ansa_core::position::legal_turns::TurnToEachEnd;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Board, Game, Side, Turn, steps_of};
use serde::{Deserialize, Serialize};

use super::row::GameRow;
use super::setup_key::SetupKey;
use super::setup_list::most_frequent;
use super::tally::{SideResult, Tally};
use super::turn_key::TurnKey;

/// The most plies that are listed.
const MAX_LISTED: usize = 12;

/// A setup or a turn that was played, as it looks on the board that was asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpeningPly {
    Setup(SetupKey),
    Turn(TurnKey),
}

impl OpeningPly {
    fn mirror(self) -> OpeningPly {
        match self {
            OpeningPly::Setup(setup) => OpeningPly::Setup(setup.mirror()),
            OpeningPly::Turn(turn) => OpeningPly::Turn(turn.mirror()),
        }
    }

    const fn turn(self) -> Option<TurnKey> {
        match self {
            OpeningPly::Setup(_) => None,
            OpeningPly::Turn(turn) => Some(turn),
        }
    }
}

/// A ply with the results of the side that played it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpeningCount {
    pub ply: OpeningPly,
    pub tally: Tally,
}

/// What was played in a position.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Openings {
    /// The position as it was asked for.
    pub position: String,
    /// The results of the side to move in all games that have reached it.
    pub tally: Tally,
    /// The most frequent plies, at most 12.
    pub plies: Vec<OpeningCount>,
    /// How many different ones there are.
    pub different: u32,
}

/// A ply that was played, and how it goes on from there.
#[derive(Clone, PartialEq, Debug)]
pub struct OpeningRow {
    /// The ply with its results.
    pub count: OpeningCount,
    /// The ply as it is played in the game; a turn in as few steps as possible.
    pub ply: Ply,
    /// The game after it.
    pub after: Rc<Game>,
}

impl Openings {
    /// What can be played in a game that has reached the position. What is not legal there is left out.
    pub fn rows(&self, game: &Game) -> Vec<OpeningRow> {
        let keys: Vec<TurnKey> = self.plies.iter().filter_map(|count| count.ply.turn()).collect();
        let turns = match game.phase() {
            Phase::Turn(position) => turns_in(&position, &keys),
            Phase::Setup(_) => Vec::new(),
        };
        let row = |count: &OpeningCount| {
            let mut after = game.clone();
            match count.ply {
                OpeningPly::Setup(setup) => after.set_up(&setup.setup(game.side())).ok()?,
                OpeningPly::Turn(key) => {
                    let at = keys.iter().position(|own| *own == key)?;
                    after.play_steps(&steps_of(turns.get(at)?.as_ref()?.steps())).ok()?;
                }
            }
            let ply = after.plies().last()?.clone();
            Some(OpeningRow { count: *count, ply, after: Rc::new(after) })
        };
        self.plies.iter().filter_map(row).collect()
    }
}

/// The shortest way to play each of these turns in a position; `None` for one that is not legal there.
fn turns_in(position: &Position, turns: &[TurnKey]) -> Vec<Option<Turn>> {
    let end = |turn: &TurnKey| {
        let mut board = *position.board();
        turn.play(&mut board, position.side());
        board
    };
    let ends: Vec<Board> = turns.iter().map(end).collect();
    let mut found = vec![None; ends.len()];
    if ends.is_empty() {
        return found;
    }
    for turn in TurnToEachEnd::new(&TurnBuilder::new(*position)) {
        let index = ends.iter().position(|end| end == turn.end().board());
        if let Some(place) = index.and_then(|index| found.get_mut(index)) {
            *place = Some(turn);
            if found.iter().all(Option::is_some) {
                break;
            }
        }
    }
    found
}

/// Counts what was played in a position.
pub(super) struct OpeningCounter {
    position: String,
    board: Board,
    mirrored: Board,
    side: Side,
    tally: Tally,
    plies: HashMap<OpeningPly, Tally>,
}

impl OpeningCounter {
    /// The counter of a position as a short text: a board without pieces stands for the start of the game, and one with
    /// gold's alone for what follows its setup. `None` if the text is no position.
    pub(super) fn new(position: &str) -> Option<OpeningCounter> {
        let text = PositionText::read(position).ok()?;
        let board = Board::from_pieces(&text.squares);
        Some(OpeningCounter {
            position: position.to_owned(),
            mirrored: board.mirror(),
            board,
            side: text.side,
            tally: Tally::default(),
            plies: HashMap::new(),
        })
    }

    /// Counts a game, if it has reached the position.
    pub(super) fn add(&mut self, row: &GameRow) {
        let facts = &row.facts;
        let Some(gold) = facts.setups.gold else { return };
        let setups = core::iter::once(gold).chain(facts.setups.silver);
        let setups = setups.map(|own| OpeningPly::Setup(own.placed()));
        let turns = facts.opening.iter().map(|&turn| OpeningPly::Turn(turn));
        let mut board = Board::EMPTY;
        // The last position of the opening is reached, too.
        for (number, next) in setups.chain(turns).map(Some).chain([None]).enumerate() {
            let side = if number % 2 == 0 { Side::Gold } else { Side::Silver };
            if side == self.side && (board == self.board || board == self.mirrored) {
                return self.count(SideResult::of(facts.outcome, side), next, board == self.board);
            }
            match next {
                Some(OpeningPly::Setup(setup)) => setup.place(&mut board, side),
                Some(OpeningPly::Turn(turn)) => turn.play(&mut board, side),
                None => {}
            }
        }
    }

    /// Counts a result, and the ply that followed. `is_same`: it was played on the board itself, not on its mirror image.
    fn count(&mut self, result: SideResult, next: Option<OpeningPly>, is_same: bool) {
        self.tally.add(result);
        let Some(next) = next else { return };
        let seen = if self.board == self.mirrored {
            next.min(next.mirror())
        } else if is_same {
            next
        } else {
            next.mirror()
        };
        self.plies.entry(seen).or_default().add(result);
    }

    pub(super) fn openings(self) -> Openings {
        let different = u32::try_from(self.plies.len()).unwrap_or(u32::MAX);
        let plies = most_frequent(self.plies, MAX_LISTED);
        Openings {
            position: self.position,
            tally: self.tally,
            plies: plies.into_iter().map(|(ply, tally)| OpeningCount { ply, tally }).collect(),
            different,
        }
    }
}
