//! Reads the game or the position of the element from its source text.

use std::rc::Rc;

use ansa_core::Game;
use ansa_core::notation::{Place, PositionText};
use ansa_core::position::turn::TurnBuilder;
use ansa_core::record::{Comment, GameRecordError, Record};

use crate::attributes::Input;
use crate::error::ElementError;
use crate::text;

/// A game or a position, read from text.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Source {
    /// The game; without plies if the text is a position.
    pub(crate) game: Rc<Game>,
    /// The comments of the record, indexed by the number of plies before them; may be shorter than the game.
    pub(crate) comments: Rc<[Comment]>,
    /// The unfinished turn if the text is a position.
    pub(crate) turn: Option<TurnBuilder>,
}

impl Default for Source {
    fn default() -> Source {
        Source { game: Rc::new(Game::new()), comments: Rc::default(), turn: None }
    }
}

impl Source {
    /// Reads the source text. `None` if there is none yet.
    ///
    /// # Errors
    /// The error in the text.
    pub(crate) fn read(input: &Input) -> Result<Option<Source>, ElementError> {
        match input {
            Input::Nothing | Input::Loading => Ok(None),
            Input::Missing(reason) => {
                Err(ElementError::without_place("not-loaded", text::not_loaded(reason)))
            }
            Input::Either(text) if text.trim().is_empty() => Ok(None),
            Input::Position(text) => position(text).map(Some),
            Input::Either(text) if is_position(text) => position(text).map(Some),
            Input::Record(text) | Input::Either(text) => record(text).map(Some),
        }
    }
}

/// Whether a text looks like a position: it starts like `g [` or contains the frame of a diagram.
fn is_position(text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    let letters = first.trim_start_matches(|letter: char| letter.is_ascii_digit());
    text.contains("+--")
        || letters.strip_prefix(['g', 's', 'w', 'b']).is_some_and(|rest| {
            // Dashes stand for steps made.
            rest.trim_start_matches(['-', ' ', '\t']).starts_with('[')
        })
}

fn position(text: &str) -> Result<Source, ElementError> {
    let refuse =
        |place, message: String| ElementError::new("bad-position", text::bad_position(&message), place);
    let read =
        PositionText::read(text).map_err(|error| refuse(Some(error.place), error.error.to_string()))?;
    let turn = read.turn().map_err(|error| refuse(None, error.to_string()))?;
    let number = read.number.unwrap_or(2);
    let game = Game::from_begun_turn(*turn.start(), number, ansa_core::position::rule_set::RuleSet::CURRENT);
    Ok(Source { game: Rc::new(game), comments: Rc::default(), turn: Some(turn) })
}

fn record(text: &str) -> Result<Source, ElementError> {
    let refuse = |place: Option<Place>, message: String| {
        ElementError::new("bad-record", text::bad_record(&message, place), place)
    };
    let record: Record =
        Record::read(text).map_err(|error| refuse(Some(error.place), error.error.to_string()))?;
    let game = Game::from_record(&record).map_err(|error| match error {
        GameRecordError::Replay(refusal) => {
            let label = refusal.label.map(|label| format!("{label}: ")).unwrap_or_default();
            refuse(refusal.place, format!("{label}{}", refusal.kind))
        }
        error => refuse(None, error.to_string()),
    })?;
    Ok(Source { comments: comments(record, game.plies().len()), game: Rc::new(game), turn: None })
}

/// The comments before the first ply and after each ply.
fn comments(record: Record, plies: usize) -> Rc<[Comment]> {
    let mut comments = vec![record.comment];
    for entry in record.line {
        match entry.ply {
            ansa_core::notation::PlyText::Marker(ansa_core::notation::Marker::TakeBack) => {
                comments.truncate(comments.len().saturating_sub(1).max(1));
            }
            _ if comments.len() <= plies => comments.push(entry.comment),
            _ => {}
        }
    }
    comments.into()
}
