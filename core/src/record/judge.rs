//! Judges games: replays a record and reports how the game ended on the board.
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
use super::replay::{ReplayError, replay, rules_of_record};
use crate::notation::Located;
use crate::position::outcome::{Outcome, RuleSet};

/// The result of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The number of setups and turns, without those taken back.
    pub plies: usize,
    /// How the game ended on the board; `None` if it did not.
    pub outcome: Option<Outcome>,
}

/// A game of a file and its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedGame {
    /// Its id in an archive, or its number in the file, counted from 1.
    pub name: String,
    /// The judgement, or what is wrong with the game.
    pub result: Result<Judgement, JudgeError>,
}

/// Why a game of a file can't be judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JudgeError {
    /// The row of the archive file is wrong.
    Archive(Located<ArchiveError>),
    /// The text is no record.
    Text(Located<RecordError>),
    /// The record is no legal game.
    Replay(ReplayError),
}

impl fmt::Display for JudgeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JudgeError::Archive(error) => error.fmt(f),
            JudgeError::Text(error) => error.fmt(f),
            JudgeError::Replay(error) => error.fmt(f),
        }
    }
}

impl Error for JudgeError {}

impl fmt::Display for JudgedGame {
    /// `669265 121 g e`: name, plies, winner and the letter of the reason. Where the game did not end on the
    /// board the last two are `-`; the winner of a draw is `d`. What is wrong follows the name and `error:`.
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

/// Judges a record by these rules.
///
/// # Errors
/// The first illegal turn, with its place.
pub fn judge(record: &Record, rules: RuleSet) -> Result<Judgement, ReplayError> {
    let game = replay(record, rules)?;
    Ok(Judgement { plies: game.plies().len(), outcome: game.outcome() })
}

/// Judges every game of a file, each by the rules of its date.
///
/// The file holds records of either form, or rows of an archive with or without the header line. After a wrong game
/// the next one is judged.
pub fn judge_file(text: &str) -> impl Iterator<Item = JudgedGame> + '_ {
    let archive =
        if Archive::is_archive(text) { Archive::new(text).ok() } else { Archive::without_header(text) };
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
        let result = game.record().map_err(JudgeError::Text).and_then(|record| {
            let rules = started.map_or_else(|| rules_of_record(&record), rules_at);
            judge(&record, rules).map_err(JudgeError::Replay)
        });
        JudgedGame { name, result }
    });
    let records = Records::new(records).zip(1usize..).map(|(record, number)| {
        let result = record
            .map_err(JudgeError::Text)
            .and_then(|record| judge(&record, rules_of_record(&record)).map_err(JudgeError::Replay));
        JudgedGame { name: number.to_string(), result }
    });
    rows.chain(records)
}

/// The rules in force at a time in seconds since 1970.
#[must_use]
pub fn rules_at(seconds: u64) -> RuleSet {
    let (year, month, day) = civil_date(seconds / 86_400);
    RuleSet::on(year, month, day)
}

/// The date of a day counted from 1970-01-01, in the calendar that we use; years past the end of the type are
/// all its last.
fn civil_date(days: u64) -> (u16, u8, u8) {
    // Counted from the first of March of the year 0, so that the leap day is the last of its year.
    let days = days.saturating_add(719_468);
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    (u16::try_from(year).unwrap_or(u16::MAX), month as u8, day as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates() {
        assert_eq!(civil_date(0), (1970, 1, 1));
        assert_eq!(civil_date(11_016), (2000, 2, 29));
        assert_eq!(civil_date(11_017), (2000, 3, 1));
        assert_eq!(civil_date(20_453), (2025, 12, 31));
        assert_eq!(civil_date(u64::MAX / 86_400).0, u16::MAX);
    }

    #[test]
    fn rules_change_at_midnight() {
        let day = 86_400;
        let first = 12_931 * day;
        assert_eq!(civil_date(12_931), (2005, 5, 28));
        assert_eq!(rules_at(first - 1), RuleSet::UNTIL_2005_05);
        assert_eq!(rules_at(first), RuleSet::UNTIL_2008_07);
        let second = 14_061 * day;
        assert_eq!(civil_date(14_061), (2008, 7, 1));
        assert_eq!(rules_at(second - 1), RuleSet::UNTIL_2008_07);
        assert_eq!(rules_at(second), RuleSet::CURRENT);
    }
}
