//! Reads the game, the position or the puzzle of the element from its source text.

use std::rc::Rc;

use ansa_board::TurnEntry;
use ansa_core::notation::{Place, PositionText};
use ansa_core::puzzle::{PuzzleFile, PuzzleId, PuzzleTheme};
use ansa_core::record::{GameReading, GameRecordError, Record};
use ansa_model::activities::puzzle::AskedPuzzle;
use ansa_model::document::{Document, GameOptions, GameStart};
use ansa_model::reason::Reason;

use crate::attributes::{Attributes, ElementMode, Input};
use crate::error::ElementError;
use crate::text;

/// A game, a position or a puzzle, read from text.
pub(crate) struct Source {
    /// The game; without plies if the text is a position or a puzzle.
    pub(crate) document: Document,
    /// The unfinished turn if the text is a position.
    pub(crate) entry: Option<TurnEntry>,
    /// The puzzle if the text is one.
    pub(crate) puzzle: Option<AskedPuzzle>,
    /// The mode in which it is shown unless the page names one.
    pub(crate) mode: ElementMode,
}

impl Source {
    /// A new game.
    pub(crate) fn new_game() -> Source {
        Source::of(Document::new(GameOptions::default()), ElementMode::Replay)
    }

    const fn of(document: Document, mode: ElementMode) -> Source {
        Source { document, entry: None, puzzle: None, mode }
    }

    /// Reads the source text. `None` if there is none yet.
    ///
    /// # Errors
    /// The error in the text.
    pub(crate) fn read(attributes: &Attributes) -> Result<Option<Source>, ElementError> {
        match &attributes.input {
            Input::Nothing | Input::Loading => Ok(None),
            Input::Missing(reason) => {
                Err(ElementError::without_place("not-loaded", text::not_loaded(reason)))
            }
            Input::Either(text) if text.trim().is_empty() => Ok(None),
            Input::Puzzle(text) if text.trim().is_empty() => Ok(None),
            Input::Puzzle(text) => puzzle(text, attributes.pick.as_deref()).map(Some),
            Input::Either(text) if is_puzzle(text) => puzzle(text, attributes.pick.as_deref()).map(Some),
            Input::Position(text) => position(text).map(Some),
            Input::Either(text) if is_position(text) => position(text).map(Some),
            Input::Record(text) | Input::Either(text) => record(text).map(Some),
        }
    }
}

/// The first line of a file of puzzles.
const PUZZLES: &str = "ansa-puzzles";

/// Whether a text is a file of puzzles, or lines of one: its first word is the name of the file or of a task.
fn is_puzzle(text: &str) -> bool {
    let text = text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
    let first = text.split_whitespace().next().unwrap_or_default();
    let theme = first.split(':').next().unwrap_or_default();
    first == PUZZLES || PuzzleTheme::named(theme).is_some()
}

/// A puzzle of a file, or of lines without the first one of a file.
fn puzzle(text: &str, pick: Option<&str>) -> Result<Source, ElementError> {
    let refuse = |why: &str| ElementError::without_place("bad-puzzle", text::bad_puzzle(why));
    let text = text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
    let (file, before) = if text.starts_with(PUZZLES) {
        (PuzzleFile::read(text), 0)
    } else {
        (PuzzleFile::read(&format!("{PUZZLES} 1\n{text}")), 1)
    };
    let file = file.map_err(|error| refuse(&error.reason()))?;
    let named = pick.and_then(|pick| pick.parse::<PuzzleId>().ok());
    let number = pick.map_or(Ok(1), str::parse::<usize>).unwrap_or_default();
    let by_name = named.and_then(|id| file.puzzles.iter().find(|puzzle| puzzle.id() == id));
    let found = by_name.or_else(|| file.puzzles.get(number.checked_sub(1)?));
    let Some(puzzle) = found else {
        return Err(match (file.quarantined.first(), pick) {
            (Some(unread), _) => ElementError::new(
                "bad-puzzle",
                text::bad_puzzle(&unread.error.reason()),
                Some(Place {
                    line: u32::try_from(unread.line.saturating_sub(before)).unwrap_or(u32::MAX),
                    column: 1,
                }),
            ),
            (None, Some(pick)) => refuse(&text::no_such_puzzle(pick)),
            (None, None) => refuse(text::no_puzzle()),
        });
    };
    let asked = AskedPuzzle::new(Rc::new(puzzle.clone()));
    let document = Document::from_game(asked.game(), GameOptions::default());
    Ok(Source { puzzle: Some(asked), ..Source::of(document, ElementMode::Puzzle) })
}

/// Whether a text looks like a position: it starts like `g [` or contains the frame of a diagram.
fn is_position(text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    let letters = first.trim_start_matches(|letter: char| letter.is_ascii_digit());
    // Not `contains`: the search of the standard library is larger than this whole function.
    text.as_bytes().windows(3).any(|three| three == b"+--")
        || letters.strip_prefix(['g', 's', 'w', 'b']).is_some_and(|rest| {
            // Dashes stand for steps made.
            rest.trim_start_matches(['-', ' ', '\t']).starts_with('[')
        })
}

fn position(text: &str) -> Result<Source, ElementError> {
    let refuse =
        |place, message: String| ElementError::new("bad-position", text::bad_position(&message), place);
    let read = PositionText::read(text).map_err(|error| refuse(Some(error.place), error.reason()))?;
    let turn = read.turn().map_err(|error| refuse(None, error.reason()))?;
    let start = GameStart::Position(*turn.start(), read.number.unwrap_or(2));
    let entry = Some(TurnEntry::from(&turn));
    let document = Document::new(GameOptions { start, ..GameOptions::default() });
    Ok(Source { entry, ..Source::of(document, ElementMode::Still) })
}

fn record(text: &str) -> Result<Source, ElementError> {
    let refuse = |place: Option<Place>, message: String| {
        ElementError::new("bad-record", text::bad_record(&message), place)
    };
    let record: Record = Record::read(text).map_err(|error| refuse(Some(error.place), error.reason()))?;
    let error = match GameReading::from_record(&record) {
        Ok(GameReading { stopped: Some(error), .. }) => GameRecordError::Replay(error),
        Ok(reading) => {
            let document = Document::from_reading(reading, GameOptions::default());
            return Ok(Source::of(document, ElementMode::Replay));
        }
        Err(error) => error,
    };
    let place = match &error {
        GameRecordError::Replay(refusal) => refusal.place,
        GameRecordError::Tag(_) | GameRecordError::Setup(_) => None,
    };
    Err(refuse(place, error.reason()))
}
