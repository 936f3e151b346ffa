//! Replays a record turn by turn and finds its first illegal turn.

use core::error::Error;
use core::fmt;

use super::entry::{Entry, Record};
use super::position::PositionTurnError;
use super::resolve::{PlayTextError, Played};
use crate::game::{Game, Roster};
use crate::label::Label;
use crate::notation::{Located, Place, PlyText, PositionText, PositionTextError};
use crate::piece::BySide;
use crate::position::rule_set::RuleSet;

impl Record {
    /// The rules in force on the date in the tag `Date` (`2007.03.21`). Without a date, the latest rules that make the
    /// main line legal; if there are none, those that allow most of it.
    #[must_use]
    pub fn rules(&self) -> RuleSet {
        self.rules_of_date().unwrap_or_else(|| self.fitting_rules())
    }

    /// The rules in force on the date of the tag `Date`; `None` without a date.
    pub(super) fn rules_of_date(&self) -> Option<RuleSet> {
        let mut parts = self.tag("Date")?.trim().split(['.', '-', '/']);
        let year = parts.next()?.parse().ok()?;
        // An unknown month or day is written `??` and counts as the first one.
        let mut next = || parts.next().and_then(|part| part.parse().ok()).unwrap_or(1);
        Some(RuleSet::on(year, next(), next()))
    }

    fn fitting_rules(&self) -> RuleSet {
        replay_fitting(self).0
    }
}

/// Plays the main line of a record under the latest rules that make it legal; if there are none, under those that allow
/// most of it. Returns the rules as well, because an illegal record leaves no game.
pub(super) fn replay_fitting(record: &Record) -> (RuleSet, Result<Game, ReplayError>) {
    let play = |rules| match start(record, rules) {
        Ok(mut game) => {
            let played = play_entries(record, &mut game);
            (game.plies().len(), rules, played.map(|()| game))
        }
        Err(error) => (0, rules, Err(error)),
    };
    let mut best = play(RuleSet::CURRENT);
    for rules in [RuleSet::UNTIL_2008_07, RuleSet::UNTIL_2005_05] {
        if best.2.is_ok() {
            break;
        }
        let other = play(rules);
        if other.2.is_ok() || other.0 > best.0 {
            best = other;
        }
    }
    (best.1, best.2)
}

/// Plays the main line of a record and returns the game at its end.
///
/// Each side may set up any part of a full set, so handicaps need not be given. A resignation or loss ends the record
/// but sets no outcome, because it can't be seen on the board. Under the rules before 2008-07-01, losing all rabbits
/// ends the game only if the record stops there: see [`Game::play_on`].
///
/// # Errors
/// The first illegal turn, with its place.
pub fn replay(record: &Record, rules: RuleSet) -> Result<Game, ReplayError> {
    let mut game = start(record, rules)?;
    play_entries(record, &mut game)?;
    Ok(game)
}

/// Plays the main line of a record in the game at its start. An error leaves the game before the illegal turn.
fn play_entries(record: &Record, game: &mut Game) -> Result<(), ReplayError> {
    game.reserve(record.line.len());
    let mut ended = false;
    for (number, entry) in record.line.iter().enumerate() {
        let last_label = is_last_label(entry, &record.line[number + 1..]);
        // Nothing is played after a resignation, but there may be analysis.
        if ended && last_label {
            break;
        }
        check_entry(entry, game, ended)?;
        if last_label {
            break;
        }
        if !matches!(entry.ply, PlyText::Marker(_)) {
            game.play_on();
        }
        let played = game.play_text(&entry.ply).map_err(|refusal| refuse(entry, refusal))?;
        ended = played == Played::Ended;
    }
    Ok(())
}

/// The game before the first entry. It starts from the tag `Position` if there is one.
pub(super) fn start(record: &Record, rules: RuleSet) -> Result<Game, ReplayError> {
    let refuse = |kind| ReplayError { place: record.origin.start, label: None, kind };
    let Some(position) = record.tag("Position") else {
        return Ok(Game::with(rules, BySide { gold: Roster::Any, silver: Roster::Any }));
    };
    let text = PositionText::read(position).map_err(|error| refuse(ReplayErrorKind::PositionText(error)))?;
    let turn = text.turn().map_err(|error| refuse(ReplayErrorKind::Position(Box::new(error))))?;
    let first = record.line.first().map(|entry| entry.label.number);
    let number = first.or(text.number).unwrap_or(Label::FIRST.number + 1);
    Ok(Game::from_begun_turn(*turn.position(), number, rules))
}

/// Checks that an entry has the expected label and that the game has not ended before it.
pub(super) fn check_entry(entry: &Entry, game: &Game, ended: bool) -> Result<(), ReplayError> {
    let marker = matches!(entry.ply, PlyText::Marker(_));
    let kind = if ended {
        ReplayErrorKind::AfterEnding
    } else if !marker && entry.label != game.next_label() {
        ReplayErrorKind::Label { expected: game.next_label() }
    } else {
        return Ok(());
    };
    Err(ReplayError { place: entry.origin.start, label: Some(entry.label), kind })
}

/// Whether an entry is a label without a turn at the end of a line. Its variations begin after the last turn.
pub(super) fn is_last_label(entry: &Entry, rest: &[Entry]) -> bool {
    entry.ply == PlyText::Empty && rest.is_empty()
}

pub(super) fn refuse(entry: &Entry, refusal: PlayTextError) -> ReplayError {
    let place = refusal.word.map_or(entry.origin.start, |word| entry.origin.word(word));
    ReplayError { place, label: Some(entry.label), kind: ReplayErrorKind::PlayText(Box::new(refusal)) }
}

/// Why a record is not a legal game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The place in the text, if the record was read from one.
    pub place: Option<Place>,
    /// The label of the illegal turn; `None` at the start of the game.
    pub label: Option<Label>,
    /// What is wrong.
    pub kind: ReplayErrorKind,
}

/// The kind of error in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayErrorKind {
    /// The tag `Position` is not the text of a position.
    PositionText(Located<PositionTextError>),
    /// The tag `Position` is not a playable position.
    Position(Box<PositionTurnError>),
    /// Another label was expected.
    Label {
        /// The expected label.
        expected: Label,
    },
    /// A takeback in a variation goes back beyond the start of the variation.
    TakebackTooFar,
    /// A turn follows although a side has already resigned or lost.
    AfterEnding,
    /// The record has more turns than a tree can hold.
    TooMany,
    /// The turn is illegal.
    PlayText(Box<PlayTextError>),
}

impl fmt::Display for ReplayError {
    /// `line 25, column 5: 12g: Rb3s — the rabbit on b3 cannot step backward`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place {
            write!(f, "{place}: ")?;
        }
        if let Some(label) = self.label {
            write!(f, "{label}: ")?;
        }
        self.kind.fmt(f)
    }
}

impl fmt::Display for ReplayErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // The place refers to the value of the tag, where only the column helps.
            ReplayErrorKind::PositionText(error) => {
                write!(f, "the tag Position, character {}: {}", error.place.column, error.error)
            }
            ReplayErrorKind::Position(error) => write!(f, "the tag Position: {error}"),
            ReplayErrorKind::Label { expected } => write!(f, "{expected} was expected here"),
            ReplayErrorKind::TakebackTooFar => {
                f.write_str("a takeback can't go back beyond the start of its variation")
            }
            ReplayErrorKind::AfterEnding => {
                f.write_str("the game already ended before this, by resignation or loss")
            }
            ReplayErrorKind::TooMany => f.write_str("the record has too many turns to hold"),
            ReplayErrorKind::PlayText(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for ReplayError {}
