//! The puzzles of a person's own games, and where each is from.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use ansa_core::Label;
use ansa_core::puzzle::{Puzzle, PuzzleId};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::brief::GameBrief;
use crate::formats::WriteError;
use crate::formats::stored::{self, ReadError, Stored};

/// The most puzzles that are kept: those of the games that were changed last.
pub(super) const MAX_OWN_PUZZLES: usize = 500;
/// The most games that are kept, also those without a puzzle.
pub(super) const MAX_OWN_GAMES: usize = 1_000;
/// The longest text about a game that is read, in bytes.
const LONGEST: usize = 1_000;

/// A puzzle of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "SavedPuzzle", into = "SavedPuzzle")]
pub struct OwnPuzzle {
    pub(super) puzzle: Rc<Puzzle>,
    /// After how many plies of the game its position is.
    pub(super) plies: u32,
    /// The turn that is asked for.
    pub(super) label: Label,
}

/// A game that was searched, with its puzzles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OwnGame {
    game: GameBrief,
    /// When it was last changed, in milliseconds since 1970.
    changed: u64,
    /// The key of what it was when it was searched.
    content: String,
    puzzles: Vec<OwnPuzzle>,
}

/// The puzzles of all games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OwnPuzzles {
    /// Those that were changed last come first. No game is there twice.
    games: Vec<OwnGame>,
}

/// Where a puzzle is from.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleOrigin {
    /// The game, at the position of the puzzle.
    pub game: GameBrief,
    /// The turn that is asked for.
    pub label: Label,
}

impl OwnPuzzle {
    pub(super) fn new(puzzle: Puzzle, plies: usize, label: Label) -> OwnPuzzle {
        OwnPuzzle { puzzle: Rc::new(puzzle), plies: u32::try_from(plies).unwrap_or(u32::MAX), label }
    }
}

impl OwnGame {
    pub(super) const fn new(
        game: GameBrief,
        changed: u64,
        content: String,
        puzzles: Vec<OwnPuzzle>,
    ) -> OwnGame {
        OwnGame { game, changed, content, puzzles }
    }
}

impl OwnPuzzles {
    /// Takes games that were searched, in place of what was known of them.
    pub fn take(&mut self, found: &[OwnGame]) {
        let is_found = |game: &OwnGame| found.iter().any(|found| found.game.id == game.game.id);
        self.games.retain(|game| !is_found(game));
        self.games.extend_from_slice(found);
        self.keep_the_newest();
    }

    fn keep_the_newest(&mut self) {
        self.games.sort_by(|one, other| (other.changed, &other.game.id).cmp(&(one.changed, &one.game.id)));
        self.games.truncate(MAX_OWN_GAMES);
        let mut left = MAX_OWN_PUZZLES;
        for game in &mut self.games {
            game.puzzles.truncate(left);
            left -= game.puzzles.len();
        }
    }

    /// All puzzles, those of the games that were changed last first.
    pub fn puzzles(&self) -> impl Iterator<Item = &Rc<Puzzle>> {
        self.games.iter().flat_map(|game| game.puzzles.iter().map(|own| &own.puzzle))
    }

    /// Where a puzzle is from; `None` if it is of no game.
    pub fn origin(&self, id: PuzzleId) -> Option<PuzzleOrigin> {
        self.games.iter().find_map(|OwnGame { game, puzzles, .. }| {
            let own = puzzles.iter().find(|own| own.puzzle.id() == id)?;
            let game = GameBrief { plies: Some(own.plies), ..game.clone() };
            Some(PuzzleOrigin { game, label: own.label })
        })
    }

    /// The ids of the games, each with the key of what it was when it was searched.
    pub(super) fn contents(&self) -> HashMap<String, String> {
        self.games.iter().map(|game| (game.game.id.clone(), game.content.clone())).collect()
    }
}

/// A puzzle as it is stored.
#[derive(Serialize, Deserialize)]
struct SavedPuzzle {
    plies: u32,
    /// As in records.
    turn: String,
    /// The line of a file of puzzles.
    line: String,
}

impl From<OwnPuzzle> for SavedPuzzle {
    fn from(own: OwnPuzzle) -> SavedPuzzle {
        SavedPuzzle { plies: own.plies, turn: own.label.to_string(), line: own.puzzle.to_string() }
    }
}

impl TryFrom<SavedPuzzle> for OwnPuzzle {
    type Error = String;

    fn try_from(saved: SavedPuzzle) -> Result<OwnPuzzle, String> {
        let puzzle: Puzzle = saved.line.parse().map_err(|error| format!("{error}"))?;
        if !puzzle.theme().asks_for_turn() {
            return Err("a puzzle of a game asks for a turn".to_owned());
        }
        let label = saved.turn.parse().map_err(|error| format!("{error}"))?;
        // Its rating follows from those of the page's puzzles.
        Ok(OwnPuzzle { puzzle: Rc::new(puzzle.with_rating(None)), plies: saved.plies, label })
    }
}

#[derive(Serialize, Deserialize)]
struct SavedPuzzles {
    /// Each as [`OwnGame`]. One that can't be read does not spoil the others.
    games: Vec<Box<RawValue>>,
}

impl Stored for OwnPuzzles {
    const NAME: &'static str = "own-puzzles";

    fn write(&self) -> Result<String, WriteError> {
        let games = self.games.iter().map(serde_json::value::to_raw_value);
        stored::write_form::<Self>(&SavedPuzzles { games: games.collect::<Result<_, serde_json::Error>>()? })
    }

    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let saved: SavedPuzzles = stored::read_form::<Self, _>(text)?;
        let (mut own, mut ids, mut unread) = (OwnPuzzles::default(), HashSet::new(), 0);
        for raw in &saved.games {
            let game = serde_json::from_str::<OwnGame>(raw.get()).ok();
            let is_new = |game: &OwnGame| {
                own.games.len() < MAX_OWN_GAMES && game.is_short() && ids.insert(game.game.id.clone())
            };
            match game.filter(is_new) {
                Some(game) => own.games.push(game),
                None => unread += 1,
            }
        }
        own.keep_the_newest();
        Ok((own, unread))
    }
}

impl OwnGame {
    /// Whether its texts are no longer than any that the page writes.
    fn is_short(&self) -> bool {
        let GameBrief { id, pack, name, gold, silver, .. } = &self.game;
        let texts = [Some(id), Some(&self.content), pack.as_ref(), name.as_ref(), Some(gold), Some(silver)];
        texts.into_iter().flatten().all(|text| text.len() <= LONGEST)
    }
}
