//! Replays a record turn by turn and finds its first illegal turn.

use core::error::Error;
use core::fmt;

use super::entry::{Entry, Record};
use super::position::PositionRefusal;
use super::resolve::{Played, Refusal, RefusalReason};
use crate::game::{Game, Roster};
use crate::label::Label;
use crate::notation::{BodyText, Located, Place, PositionText, PositionTextError};
use crate::piece::BySide;
use crate::position::outcome::RuleSet;

/// The rules in force on the date of the tag `Date` (`2007.03.21`). Without the tag, the current rules.
#[must_use]
pub fn rules_of_record(record: &Record) -> RuleSet {
    let date = record.tag("Date").and_then(|date| {
        let mut parts = date.trim().split(['.', '-', '/']);
        let year = parts.next()?.parse().ok()?;
        // An unknown month or day is written `??` and counts as the first one.
        let mut next = || parts.next().and_then(|part| part.parse().ok()).unwrap_or(1);
        Some(RuleSet::on(year, next(), next()))
    });
    date.unwrap_or(RuleSet::CURRENT)
}

/// Plays the main line of a record and returns the game at its end.
///
/// Each side may set up any part of a full set, so handicaps need not be given. A resignation or loss ends the record
/// but sets no outcome, because the board does not show it.
///
/// # Errors
/// The first illegal turn, with its place.
pub fn replay(record: &Record, rules: RuleSet) -> Result<Game, RecordRefusal> {
    let mut game = start(record, rules)?;
    let mut ended = false;
    for (number, entry) in record.line.iter().enumerate() {
        check_entry(entry, &game, ended)?;
        if is_last_label(entry, &record.line[number + 1..]) {
            break;
        }
        let played = game.play_text(&entry.body).map_err(|refusal| refuse(entry, refusal))?;
        ended = played == Played::Ended;
    }
    Ok(game)
}

/// The game before the first entry. It starts from the tag `Position` if there is one.
pub(super) fn start(record: &Record, rules: RuleSet) -> Result<Game, RecordRefusal> {
    let refuse = |reason| RecordRefusal { place: record.origin.start, label: None, reason };
    let Some(position) = record.tag("Position") else {
        return Ok(Game::with(rules, BySide { gold: Roster::Any, silver: Roster::Any }));
    };
    let text =
        PositionText::read(position).map_err(|error| refuse(RecordRefusalReason::PositionText(error)))?;
    let turn = text.turn().map_err(|error| refuse(RecordRefusalReason::Position(Box::new(error))))?;
    let first = record.line.first().map(|entry| entry.label.number);
    let number = first.or(text.number).unwrap_or(Label::FIRST.number + 1);
    Ok(Game::from_position(*turn.position(), number, rules))
}

/// Checks that an entry has the expected label and that the game has not ended before it.
pub(super) fn check_entry(entry: &Entry, game: &Game, ended: bool) -> Result<(), RecordRefusal> {
    let marker = matches!(entry.body, BodyText::Marker(_));
    let reason = if ended {
        RecordRefusalReason::AfterEnding
    } else if !marker && entry.label != game.next_label() {
        RecordRefusalReason::Label { expected: game.next_label() }
    } else {
        return Ok(());
    };
    Err(RecordRefusal { place: entry.origin.start, label: Some(entry.label), reason })
}

/// Whether an entry is a label without a turn at the end of a line. Only its comment matters.
pub(super) fn is_last_label(entry: &Entry, rest: &[Entry]) -> bool {
    entry.body == BodyText::Empty && entry.variations.is_empty() && rest.is_empty()
}

pub(super) fn refuse(entry: &Entry, refusal: Refusal) -> RecordRefusal {
    let place = refusal.word.map_or(entry.origin.start, |word| entry.origin.word(word));
    RecordRefusal { place, label: Some(entry.label), reason: RecordRefusalReason::Refused(Box::new(refusal)) }
}

/// Why a record is not a legal game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordRefusal {
    /// The place in the text, if the record was read from one.
    pub place: Option<Place>,
    /// The label of the illegal turn; `None` at the start of the game.
    pub label: Option<Label>,
    /// What is wrong.
    pub reason: RecordRefusalReason,
}

/// The kind of error in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordRefusalReason {
    /// The tag `Position` is not the text of a position.
    PositionText(Located<PositionTextError>),
    /// The tag `Position` is not a position to play from.
    Position(Box<PositionRefusal>),
    /// Another label was expected.
    Label {
        /// The expected label.
        expected: Label,
    },
    /// A takeback in a variation goes back beyond the start of the variation.
    TakeBackTooFar,
    /// A turn follows although a side has already resigned or lost.
    AfterEnding,
    /// The record has more turns than a tree can hold.
    TooMany,
    /// The turn is refused.
    Refused(Box<Refusal>),
}

impl RecordRefusalReason {
    /// The reason why a step or turn was refused, if this is the error.
    #[must_use]
    pub fn refusal(&self) -> Option<&RefusalReason> {
        match self {
            RecordRefusalReason::Refused(refusal) => Some(&refusal.reason),
            _ => None,
        }
    }
}

impl fmt::Display for RecordRefusal {
    /// `line 25, column 5: 12g: Rb3s — the rabbit on b3 cannot step backward`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place {
            write!(f, "{place}: ")?;
        }
        if let Some(label) = self.label {
            write!(f, "{label}: ")?;
        }
        self.reason.fmt(f)
    }
}

impl fmt::Display for RecordRefusalReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // The place refers to the value of the tag, where only the column helps.
            RecordRefusalReason::PositionText(error) => {
                write!(f, "the tag Position, character {}: {}", error.place.column, error.error)
            }
            RecordRefusalReason::Position(error) => write!(f, "the tag Position: {error}"),
            RecordRefusalReason::Label { expected } => write!(f, "{expected} was expected here"),
            RecordRefusalReason::TakeBackTooFar => {
                f.write_str("a takeback can't reach behind the beginning of its variation")
            }
            RecordRefusalReason::AfterEnding => {
                f.write_str("the game has ended by a resignation or loss before this")
            }
            RecordRefusalReason::TooMany => f.write_str("the record has too many turns to hold"),
            RecordRefusalReason::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for RecordRefusal {}
