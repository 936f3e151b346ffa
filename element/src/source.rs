//! From text to what can be shown.

use std::rc::Rc;

use ansa_core::Game;
use ansa_core::notation::{Place, PositionText};
use ansa_core::position::turn::TurnBuilder;
use ansa_core::record::{Entry, GameRecordError, Record};

use crate::attributes::Given;
use crate::state::Fault;
use crate::text;

/// What can be shown.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Source {
    /// The game; one that has only its start where a position was given.
    pub(crate) game: Rc<Game>,
    /// What is said after each number of plies; shorter than the game where nothing more is said.
    pub(crate) comments: Rc<[String]>,
    /// The turn in progress where a position was given.
    pub(crate) turn: Option<TurnBuilder>,
}

impl Default for Source {
    fn default() -> Source {
        Source { game: Rc::new(Game::new()), comments: Rc::default(), turn: None }
    }
}

impl Source {
    /// Reads what was given; none where nothing is there yet.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub(crate) fn read(given: &Given) -> Result<Option<Source>, Fault> {
        match given {
            Given::Nothing | Given::Loading => Ok(None),
            Given::Missing(reason) => Err(Fault::plain("not-loaded", text::not_loaded(reason))),
            Given::Either(text) if text.trim().is_empty() => Ok(None),
            Given::Position(text) => position(text).map(Some),
            Given::Either(text) if is_position(text) => position(text).map(Some),
            Given::Record(text) | Given::Either(text) => record(text).map(Some),
        }
    }
}

/// Whether a text means to be a position: `g [` or the frame of a diagram.
fn is_position(text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    let letters = first.trim_start_matches(|letter: char| letter.is_ascii_digit());
    text.contains("+--")
        || letters.strip_prefix(['g', 's', 'w', 'b']).is_some_and(|rest| rest.trim_start().starts_with('['))
}

fn position(text: &str) -> Result<Source, Fault> {
    let refuse = |place, message: String| Fault::new("bad-position", text::bad_position(&message), place);
    let read =
        PositionText::read(text).map_err(|error| refuse(Some(error.place), error.error.to_string()))?;
    let turn = read.turn().map_err(|error| refuse(None, error.to_string()))?;
    let number = read.number.unwrap_or(2);
    let game = Game::from_position(*turn.start(), number, ansa_core::position::outcome::RuleSet::CURRENT);
    Ok(Source { game: Rc::new(game), comments: Rc::default(), turn: Some(turn) })
}

fn record(text: &str) -> Result<Source, Fault> {
    let refuse = |place: Option<Place>, message: String| {
        Fault::new("bad-record", text::bad_record(&message, place), place)
    };
    let record: Record =
        Record::read(text).map_err(|error| refuse(Some(error.place), error.error.to_string()))?;
    let game = Game::from_record(&record).map_err(|error| match error {
        GameRecordError::Refused(refusal) => {
            let label = refusal.label.map(|label| format!("{label}: ")).unwrap_or_default();
            refuse(refusal.place, format!("{label}{}", refusal.reason))
        }
        error => refuse(None, error.to_string()),
    })?;
    Ok(Source { comments: comments(&record, game.plies().len()), game: Rc::new(game), turn: None })
}

/// What the record says before the first ply and after each.
fn comments(record: &Record, plies: usize) -> Rc<[String]> {
    let mut said = vec![record.comment.text().to_owned()];
    for entry in &record.line {
        match &entry.body {
            ansa_core::notation::BodyText::Marker(ansa_core::notation::Marker::TakeBack) => {
                said.truncate(said.len().saturating_sub(1).max(1));
            }
            _ if said.len() <= plies => said.push(words(entry)),
            _ => {}
        }
    }
    said.into()
}

fn words(entry: &Entry) -> String {
    entry.comment.text().trim().to_owned()
}
