//! Writes a game as a record and reads it back. Tags store what the turns do not show: the rules, the handicaps, and
//! results that the board does not show.
//!
//! - `Position`: the starting position, unless the game starts with setups;
//! - `Rules`: `current` (the default), `until-2008-07` or `until-2005-05`;
//! - `GoldHandicap`, `SilverHandicap`: the letters of the pieces missing from a side's setup;
//! - `Result` and `ResultCode`: the winner, and the archive's letter for the reason.
//!
//! ```
//! use ansa_core::Game;
//! use ansa_core::record::Record;
//! let mut game = Game::new();
//! let gold = "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2";
//! game.play_text(&gold.parse().unwrap()).unwrap();
//! let text = game.to_record().to_tagged();
//! assert_eq!(text, format!("1g {gold}\n"));
//! assert_eq!(Game::from_record(&Record::read(&text).unwrap()).unwrap(), game);
//! ```

use core::error::Error;
use core::fmt;

use super::entry::{Entry, Record};
use super::replay::{ReplayError, replay, replay_fitting};
use super::tag::Tag;
use super::tree::{GameTree, TreeReading};
use crate::game::{Game, Phase, PlayError, Roster};
use crate::notation::{Marker, PlyText, PositionText};
use crate::piece::{BySide, Side};
use crate::position::outcome::{Outcome, Reason};
use crate::position::rule_set::RuleSet;

const POSITION: &str = "Position";
const RULES: &str = "Rules";
const HANDICAPS: BySide<&str> = BySide { gold: "GoldHandicap", silver: "SilverHandicap" };

/// Why a record is not a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameRecordError {
    /// The tag with this name has an unknown value.
    Tag(&'static str),
    /// A turn is illegal.
    Replay(ReplayError),
    /// A setup does not have the pieces that the tags call for.
    Setup(PlayError),
}

impl fmt::Display for GameRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameRecordError::Tag(name) => write!(f, "the value of the tag {name} can't be understood"),
            GameRecordError::Replay(error) => error.fmt(f),
            GameRecordError::Setup(error) => error.fmt(f),
        }
    }
}

impl Error for GameRecordError {}

/// A game with its variations, read from a record as far as it is legal.
#[derive(Clone, Debug)]
pub struct GameReading {
    /// The game with its variations.
    pub tree: GameTree,
    /// The outcome at the end of the main line: on the board, by the last words, or by the tags. If the record could
    /// not be read to its end, its tags don't count.
    pub outcome: Option<Outcome>,
    /// Why the main line could not be read to its end. The tree has everything before this error.
    pub stopped: Option<ReplayError>,
    /// Why variations are missing, or end early.
    pub refused: Vec<ReplayError>,
}

impl GameReading {
    /// Reads the game of a record with its variations, using the rules and handicaps in its tags. An error does not
    /// invalidate the whole game: see [`GameTree::read`].
    ///
    /// # Errors
    /// The record does not begin with a playable position, a tag has an unknown value, or a setup does not match the
    /// handicaps.
    pub fn from_record(record: &Record) -> Result<GameReading, GameRecordError> {
        let rules = record.rule_set()?;
        let TreeReading { mut tree, mut stopped, mut refused } =
            GameTree::read(record, rules).map_err(GameRecordError::Replay)?;
        // The rules were found by the turns, which may change.
        if rules != RuleSet::CURRENT && record.tag(RULES).is_none() && record.rules_of_date().is_none() {
            tree.tags.extend(rules.name().and_then(|name| Tag::new(RULES, name)));
        }
        // A resignation under a wrong label ends the game all the same, as for [`Game::from_record`].
        refused.extend(stopped.take_if(|error| is_at_ending(record, error)));
        tree.set_rosters(rosters(record)?).map_err(GameRecordError::Setup)?;
        let end = tree.main_line().last().copied().unwrap_or(tree.root());
        let outcome = tree.outcome(end).or_else(|| ending(record).filter(|_| stopped.is_none()));
        Ok(GameReading { tree, outcome, stopped, refused })
    }
}

impl Record {
    /// The rules in the tag `Rules`. Without the tag, they follow from the date or the turns: see [`Record::rules`].
    ///
    /// # Errors
    /// The tag has an unknown value.
    pub fn rule_set(&self) -> Result<RuleSet, GameRecordError> {
        match self.tag(RULES) {
            None => Ok(self.rules()),
            Some(name) => RuleSet::named(name).ok_or(GameRecordError::Tag(RULES)),
        }
    }

    /// Plays the main line under its [rules](Record::rule_set). If the turns decide which those are, they have been
    /// played once that is known.
    fn replay_main_line(&self) -> Result<Result<Game, ReplayError>, GameRecordError> {
        if self.tag(RULES).is_none() && self.rules_of_date().is_none() {
            return Ok(replay_fitting(self).1);
        }
        Ok(replay(self, self.rule_set()?))
    }
}

impl Game {
    /// Plays the main line of a record. Without a handicap tag, a setup of fewer than sixteen pieces counts as a
    /// handicap. Without the tag `Rules`, the date or the turns decide which rules apply: see [`Record::rules`].
    ///
    /// # Errors
    /// The first illegal turn, with its place, or a tag with an unknown value.
    pub fn from_record(record: &Record) -> Result<Game, GameRecordError> {
        let mut game = record.replay_main_line()?.map_err(GameRecordError::Replay)?;
        if matches!(game.phase_at(0), Some(Phase::Setup(_))) {
            game = game.with_rosters(rosters(record)?).map_err(GameRecordError::Setup)?;
        }
        if let Some(outcome) = ending(record) {
            // A game that ended on the board keeps that outcome.
            let _ = game.end(outcome);
        }
        Ok(game)
    }

    /// Writes the game as a record, from which [`Game::from_record`] reads the same game.
    #[must_use]
    pub fn to_record(&self) -> Record {
        let mut record = Record::default();
        let mut tag = |name: &str, value: &str| record.tags.extend(Tag::new(name, value));
        if let Some(Phase::Turn(start)) = self.phase_at(0) {
            let text = PositionText::from(&start).to_short();
            // The label of the first turn, if there is one, already gives the number.
            let number =
                if self.plies().is_empty() { self.label(0).number.to_string() } else { String::new() };
            tag(POSITION, &(number + &text));
        } else {
            for side in Side::ALL {
                if let Some(letters) = self.rosters()[side].left_out().filter(|letters| !letters.is_empty()) {
                    tag(HANDICAPS[side], &letters);
                }
            }
        }
        if let Some(name) = self.rules().name().filter(|_| self.rules() != RuleSet::CURRENT) {
            tag(RULES, name);
        }
        if self.outcome().is_some() {
            record.set_outcome(self.plies().len(), self.outcome());
        }
        let plies = self.plies().iter().enumerate();
        record.line.extend(plies.map(|(index, ply)| Entry::new(self.label(index), ply.into())));
        record
    }
}

fn rosters(record: &Record) -> Result<BySide<Roster>, GameRecordError> {
    let mut rosters = BySide::default();
    for side in Side::ALL {
        let whole = |entry: &Entry| !matches!(&entry.ply, PlyText::Setup(pieces) if pieces.len() < 16);
        rosters[side] = match record.tag(HANDICAPS[side]) {
            Some(letters) => Roster::without_letters(letters).ok_or(GameRecordError::Tag(HANDICAPS[side]))?,
            None if record.line.iter().filter(|entry| entry.label.side == side).all(whole) => Roster::FULL,
            None => Roster::Any,
        };
    }
    Ok(rosters)
}

/// Whether an error concerns the resignation or the loss at the end of the main line.
fn is_at_ending(record: &Record, error: &ReplayError) -> bool {
    record.line.last().is_some_and(|last| {
        matches!(last.ply, PlyText::Marker(Marker::Resigns | Marker::Lost))
            && error.place == last.origin.start
    })
}

/// The outcome that the tags or the last words state and the board does not show.
fn ending(record: &Record) -> Option<Outcome> {
    let lost = |side: Side, reason| Some(Outcome::win(!side, reason));
    // `lost` gives no reason, but tags do.
    record.outcome().filter(|outcome| !outcome.reason.is_on_board()).or_else(|| {
        let last = record.line.last()?;
        match last.ply {
            PlyText::Marker(Marker::Resigns) => lost(last.label.side, Reason::Resignation),
            PlyText::Marker(Marker::Lost) => lost(last.label.side, Reason::Forfeit),
            _ => None,
        }
    })
}
