//! Judges games: replays records and reports how the games ended on the board.
//!
//! ```
//! use ansa_core::record::judge_file;
//! let text = "1g Ra2 Eb2\n1s rh7 eg7\n2g Ra2n Ra3n Ra4n Ra5n\n2s rh7s\n3g Ra6n Ra7n\n3s";
//! let game = judge_file(text).next().unwrap();
//! assert_eq!(game.to_string(), "1 5 g g");
//! ```

use core::error::Error;
use core::fmt;

use super::archive::{Archive, ArchiveError};
use super::entry::Record;
use super::error::RecordError;
use super::reader::Records;
use super::reading::RecordReading;
use super::replay::{ReplayError, replay};
use crate::notation::Located;
use crate::position::outcome::Outcome;
use crate::position::rule_set::RuleSet;

/// The result of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The number of setups and turns, not counting those taken back.
    pub plies: usize,
    /// How the game ended on the board; `None` if it did not.
    pub outcome: Option<Outcome>,
}

/// A game in a file and its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedGame {
    /// Its id in an archive, or its number in the file, counted from 1.
    pub name: String,
    /// The judgement, or the error in the game.
    pub result: Result<Judgement, JudgeError>,
}

/// Why a game in a file can't be judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JudgeError {
    /// The row of the archive file is malformed.
    Archive(Located<ArchiveError>),
    /// The text is not a record.
    Text(Located<RecordError>),
    /// The record has no turns.
    NoTurns,
    /// The record is not a legal game.
    Replay(ReplayError),
}

impl fmt::Display for JudgeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JudgeError::Archive(error) => error.fmt(f),
            JudgeError::Text(error) => error.fmt(f),
            JudgeError::NoTurns => f.write_str("there are no turns to judge"),
            JudgeError::Replay(error) => error.fmt(f),
        }
    }
}

impl Error for JudgeError {}

impl JudgedGame {
    /// Judges the result of [`recognise`](crate::recognise::recognise) as the only game in a text.
    #[must_use]
    pub fn from_reading(reading: RecordReading) -> JudgedGame {
        let result = reading.into_result().map_err(JudgeError::Text);
        JudgedGame { name: "1".to_owned(), result: result.and_then(|record| judge_turns(&record, None)) }
    }
}

impl fmt::Display for JudgedGame {
    /// `669265 121 g e`: name, plies, winner and the letter of the reason. The last two are `-` if the game did not end
    /// on the board. The winner of a draw is `d`. An error follows the name and `error:`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.result {
            Ok(Judgement { plies, outcome: None }) => write!(f, "{} {plies} - -", self.name),
            Ok(Judgement { plies, outcome: Some(outcome) }) => {
                let winner = outcome.winner.map_or('d', crate::piece::Side::letter);
                write!(f, "{} {plies} {winner} {}", self.name, outcome.reason.letter())
            }
            Err(error) => write!(f, "{} error: {error}", self.name),
        }
    }
}

/// Judges a record under the given rules.
///
/// # Errors
/// The first illegal turn, with its place.
pub fn judge(record: &Record, rules: RuleSet) -> Result<Judgement, ReplayError> {
    let game = replay(record, rules)?;
    Ok(Judgement { plies: game.plies().len(), outcome: game.outcome() })
}

/// Judges every game in a file, each under the rules given by its tag `Rules` or its date. A game without a date is
/// judged under the latest rules that make it legal: see [`Record::rules`].
///
/// The file contains records in either form, or rows of an archive with or without the header line. A malformed game
/// does not stop the iteration.
pub fn judge_file(text: &str) -> impl Iterator<Item = JudgedGame> + '_ {
    let archive = Archive::with_or_without_header(text);
    let records = if archive.is_some() { "" } else { text };
    let rows = archive.into_iter().flatten().zip(1usize..).map(|(row, number)| {
        let game = match row {
            Ok(game) => game,
            Err(error) => {
                return JudgedGame { name: number.to_string(), result: Err(JudgeError::Archive(error)) };
            }
        };
        let name = game.id().map_or_else(|| number.to_string(), str::to_owned);
        let started = game.started().or(game.ended());
        let result = game.record().map_err(JudgeError::Text);
        JudgedGame {
            name,
            result: result.and_then(|record| judge_turns(&record, started.map(RuleSet::at_unix_time))),
        }
    });
    let records = Records::new(records).zip(1usize..).map(|(record, number)| {
        let result = record.map_err(JudgeError::Text).and_then(|record| judge_turns(&record, None));
        JudgedGame { name: number.to_string(), result }
    });
    rows.chain(records)
}

/// Judges a record that has turns.
fn judge_turns(record: &Record, rules: Option<RuleSet>) -> Result<Judgement, JudgeError> {
    if record.line.is_empty() {
        return Err(JudgeError::NoTurns);
    }
    judge(record, rules.unwrap_or_else(|| rules_of(record))).map_err(JudgeError::Replay)
}

fn rules_of(record: &Record) -> RuleSet {
    record.rule_set().unwrap_or_else(|_| record.rules())
}
