//! A whole game as a record and back: with the tags that say by which rules and with which pieces it is played, and
//! how it ended where the board does not tell.
//!
//! - `Position`: where it starts, if not with the setups;
//! - `Rules`: `current` (if left out), `until-2008-07` or `until-2005-05`;
//! - `GoldHandicap`, `SilverHandicap`: the letters of the pieces that a side leaves out in its setup;
//! - `Result` and `ResultCode`: the winner, and the archive's letter of the reason.
//!
//! ```
//! use ansa_core::Game;
//! use ansa_core::notation::Record;
//! let mut game = Game::new();
//! let gold = "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2";
//! game.play_text(&gold.parse().unwrap()).unwrap();
//! let text = game.to_record().to_tagged();
//! assert_eq!(text, format!("1g {gold}\n"));
//! assert_eq!(Game::from_record(&Record::read(&text).unwrap()).unwrap(), game);
//! ```

use core::error::Error;
use core::fmt;

use super::{Game, Phase, PlayError, Ply, Roster};
use crate::notation::{BodyText, Entry, Marker, PositionText, Record, Tag};
use crate::piece::{BySide, Piece, Role, Side};
use crate::position::outcome::{Outcome, Reason, RuleSet};
use crate::tree::{RecordRefusal, replay, rules_of_record};

const POSITION: &str = "Position";
const RULES: &str = "Rules";
const HANDICAPS: BySide<&str> = BySide { gold: "GoldHandicap", silver: "SilverHandicap" };
const RULE_SETS: [(&str, RuleSet); 3] = [
    ("current", RuleSet::CURRENT),
    ("until-2008-07", RuleSet::UNTIL_2008_07),
    ("until-2005-05", RuleSet::UNTIL_2005_05),
];

impl RuleSet {
    /// The rules with this name: `current`, `until-2008-07` or `until-2005-05`.
    #[must_use]
    pub fn named(name: &str) -> Option<RuleSet> {
        RULE_SETS.iter().find(|&&(own, _)| own == name).map(|&(_, rules)| rules)
    }

    /// The name of these rules; none for a mixture that never was in force.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        RULE_SETS.iter().find(|&&(_, rules)| rules == self).map(|&(name, _)| name)
    }
}

impl Roster {
    /// The full set without the pieces of these letters, of either case; none where that can't be or leaves nothing.
    #[must_use]
    pub fn without_letters(letters: &str) -> Option<Roster> {
        let Roster::Exactly(mut counts) = Roster::FULL else { return None };
        for letter in letters.chars() {
            let count = &mut counts[Piece::from_letter(letter)?.role.index()];
            *count = count.checked_sub(1)?;
        }
        (counts != [0; 6]).then_some(Roster::Exactly(counts))
    }

    /// The letters of the pieces left out, strongest first; none where it is not told which.
    #[must_use]
    pub fn left_out(self) -> Option<String> {
        let Roster::Exactly(counts) = self else { return None };
        let missing = |role: Role| role.count_at_start().saturating_sub(u32::from(counts[role.index()]));
        let roles = Role::ALL.into_iter().rev();
        Some(roles.flat_map(|role| (0..missing(role)).map(move |_| role.letter())).collect())
    }
}

/// Why a record makes no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameRecordError {
    /// The value of a tag means nothing; carries the tag's name.
    Tag(&'static str),
    /// A turn can't be played.
    Refused(RecordRefusal),
    /// A setup has other pieces than the tags say.
    Setup(PlayError),
}

impl fmt::Display for GameRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameRecordError::Tag(name) => write!(f, "the value of the tag {name} can't be understood"),
            GameRecordError::Refused(error) => error.fmt(f),
            GameRecordError::Setup(error) => error.fmt(f),
        }
    }
}

impl Error for GameRecordError {}

impl Game {
    /// The main line of a record as a game. Where no handicap is told, a setup of fewer than sixteen pieces is taken
    /// for one; where no rules are named, the record's date decides.
    ///
    /// # Errors
    /// The first turn that can't be played, with its place, or a tag that means nothing.
    pub fn from_record(record: &Record) -> Result<Game, GameRecordError> {
        let rules = match record.tag(RULES) {
            None => rules_of_record(record),
            Some(name) => RuleSet::named(name).ok_or(GameRecordError::Tag(RULES))?,
        };
        let mut game = replay(record, rules).map_err(GameRecordError::Refused)?;
        if matches!(game.phase_at(0), Some(Phase::Setup(_))) {
            game = game.placed_with(rosters(record)?).map_err(GameRecordError::Setup)?;
        }
        game.outcome = game.outcome.or_else(|| ending(record));
        Ok(game)
    }

    /// The game as a record from which [`Game::from_record`] makes the same game.
    #[must_use]
    pub fn to_record(&self) -> Record {
        let mut record = Record::default();
        let mut tag = |name: &str, value: &str| record.tags.extend(Tag::new(name, value));
        if let Some(Phase::Turn(start)) = self.phase_at(0) {
            let text = PositionText::from(&start.to_builder()).to_short();
            // The first turn's label tells the number, where there is one.
            let number = if self.plies.is_empty() { self.first.number.to_string() } else { String::new() };
            tag(POSITION, &(number + &text));
        } else {
            for side in Side::ALL {
                if let Some(letters) = self.rosters[side].left_out().filter(|letters| !letters.is_empty()) {
                    tag(HANDICAPS[side], &letters);
                }
            }
        }
        if let Some(name) = self.rules.name().filter(|_| self.rules != RuleSet::CURRENT) {
            tag(RULES, name);
        }
        if self.outcome.is_some() {
            record.set_outcome(self.plies.len(), self.outcome);
        }
        let plies = self.plies.iter().enumerate();
        record.line.extend(plies.map(|(index, ply)| Entry::new(self.label(index), ply.into())));
        record
    }

    /// The same game with these pieces to place; nothing but the setups depends on them.
    fn placed_with(self, rosters: BySide<Roster>) -> Result<Game, PlayError> {
        for (side, ply) in Side::ALL.into_iter().zip(&self.plies) {
            if let Ply::Setup(setup) = ply {
                setup.check(side, rosters[side]).map_err(PlayError::Setup)?;
            }
        }
        Ok(Game { rosters, ..self })
    }
}

fn rosters(record: &Record) -> Result<BySide<Roster>, GameRecordError> {
    let mut rosters = BySide::default();
    for side in Side::ALL {
        let whole = |entry: &Entry| !matches!(&entry.body, BodyText::Setup(pieces) if pieces.len() < 16);
        rosters[side] = match record.tag(HANDICAPS[side]) {
            Some(letters) => Roster::without_letters(letters).ok_or(GameRecordError::Tag(HANDICAPS[side]))?,
            None if record.line.iter().filter(|entry| entry.label.side == side).all(whole) => Roster::FULL,
            None => Roster::Any,
        };
    }
    Ok(rosters)
}

/// An end that the board does not show, as the tags or the last words tell it.
fn ending(record: &Record) -> Option<Outcome> {
    let lost = |side: Side, reason| Some(Outcome::win(!side, reason));
    // The word `lost` does not say why; tags do.
    record.outcome().filter(|outcome| !outcome.reason.is_on_board()).or_else(|| {
        let last = record.line.last()?;
        match last.body {
            BodyText::Marker(Marker::Resigns) => lost(last.label.side, Reason::Resignation),
            BodyText::Marker(Marker::Lost) => lost(last.label.side, Reason::Forfeit),
            _ => None,
        }
    })
}
