//! Reads the position of a text in any form that people hand around.

use ansa_core::recognise::{RecognisedContent, recognise};
use ansa_core::record::{GameReading, RecordReading};
use ansa_texts::reason_stored as words;

use super::edited::EditedPosition;
use crate::formats::{LINK, PastedForm};
use crate::reason::Reason;

/// The longest text that is read, in bytes.
const LONGEST: usize = 1 << 20;

/// What the text was of which the position was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenText {
    pub form: PastedForm,
    /// The number of games in the text. The position is the last of the first one's main line; 0 for a position.
    pub games: usize,
    /// Whether the text does not say which side is to move. It is gold then.
    pub is_side_assumed: bool,
    /// Why the game could not be read to its end. The position is the last one before the error.
    pub stopped: Option<String>,
}

impl TakenText {
    /// Whether everything in the text was understood, and nothing had to be assumed.
    pub const fn is_whole(&self) -> bool {
        !self.is_side_assumed && self.stopped.is_none()
    }
}

/// Why a text has no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionReadError {
    /// There is nothing but blanks.
    Empty,
    /// It is longer than a megabyte.
    TooLong,
    /// It is only steps.
    OnlySteps,
    /// It is in no known form, or malformed, for this reason.
    Refused(String),
}

/// Whether a text is a game as only the page writes it: a link, or a saved game.
pub(super) fn is_of_page(text: &str) -> bool {
    text.len() <= LONGEST && (text.contains(LINK) || text.trim_start().starts_with('{'))
}

/// Reads a position, with all its faults, or the position at the end of the first game of a text.
pub(super) fn read(text: &str) -> Result<(EditedPosition, TakenText), PositionReadError> {
    if text.trim().is_empty() {
        return Err(PositionReadError::Empty);
    }
    if text.len() > LONGEST {
        return Err(PositionReadError::TooLong);
    }
    let found = recognise(text).map_err(|error| PositionReadError::Refused(error.reason()))?;
    let taken = TakenText {
        form: PastedForm::Text(found.kind),
        games: found.games,
        is_side_assumed: found.is_side_assumed,
        stopped: None,
    };
    match found.content {
        RecognisedContent::Position(position) => Ok((EditedPosition::from_text(&position), taken)),
        RecognisedContent::Game(reading) => {
            let (position, stopped) = end_of(&reading)?;
            Ok((position, TakenText { stopped, ..taken }))
        }
        RecognisedContent::Steps(_) => Err(PositionReadError::OnlySteps),
    }
}

/// The position at the end of the main line, or of what is legal of it, and why the rest is missing. While a side has not
/// set up, it has no pieces.
fn end_of(reading: &RecordReading) -> Result<(EditedPosition, Option<String>), PositionReadError> {
    let refused = |reason: String| PositionReadError::Refused(reason);
    let GameReading { tree, stopped, .. } =
        GameReading::from_record(&reading.record).map_err(|error| refused(error.reason()))?;
    let end = tree.main_line().last().copied().unwrap_or(tree.root());
    let game = tree.game(end).map_err(|_| refused(words::no_game().to_owned()))?;
    let stopped = stopped.map(|error| error.reason());
    let stopped = stopped.or_else(|| reading.stopped.as_ref().map(Reason::reason));
    Ok((EditedPosition::at_end_of(&game), stopped))
}
