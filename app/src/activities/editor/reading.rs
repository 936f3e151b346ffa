//! Reads the position of a text in any form that people hand around.

use ansa_core::PositionBuilder;
use ansa_core::recognise::{RecognisedContent, recognise};
use ansa_core::record::{GameReading, RecordReading};

/// The longest text that is read, in bytes.
const LONGEST: usize = 1 << 20;

/// The position of a text.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PositionReading {
    /// The position, which may have faults.
    pub(super) builder: PositionBuilder,
    /// Whether the text does not say which side is to move. It is gold then.
    pub(super) is_side_assumed: bool,
    /// Why a game could not be read to its end. The position is the last one before the error.
    pub(super) stopped: Option<String>,
}

/// Why a text has no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PositionReadError {
    /// There is nothing but blanks.
    Empty,
    /// It is longer than a megabyte.
    TooLong,
    /// It is only steps.
    OnlySteps,
    /// It is in no known form, or malformed, for this reason.
    Refused(String),
}

/// Reads a position, with all its faults, or the position at the end of the first game of a text.
pub(super) fn read(text: &str) -> Result<PositionReading, PositionReadError> {
    if text.trim().is_empty() {
        return Err(PositionReadError::Empty);
    }
    if text.len() > LONGEST {
        return Err(PositionReadError::TooLong);
    }
    let found = recognise(text).map_err(|error| PositionReadError::Refused(error.to_string()))?;
    let is_side_assumed = found.is_side_assumed();
    match found.into_content() {
        RecognisedContent::Position(position) => {
            Ok(PositionReading { builder: position.to_builder(), is_side_assumed, stopped: None })
        }
        RecognisedContent::Game(reading) => end_of(&reading),
        RecognisedContent::Steps(_) => Err(PositionReadError::OnlySteps),
    }
}

/// The position at the end of the main line, or of what is legal of it. While a side has not set up, it has no pieces.
fn end_of(reading: &RecordReading) -> Result<PositionReading, PositionReadError> {
    let refused = |reason: String| PositionReadError::Refused(reason);
    let GameReading { tree, stopped, .. } =
        GameReading::of(&reading.record).map_err(|error| refused(error.to_string()))?;
    let end = tree.main_line().last().copied().unwrap_or(tree.root());
    let game = tree.game(end).map_err(|error| refused(error.to_string()))?;
    let stopped = stopped.map(|error| error.to_string());
    let stopped = stopped.or_else(|| reading.stopped.as_ref().map(ToString::to_string));
    Ok(PositionReading {
        builder: PositionBuilder { board: game.board(), side: game.side() },
        is_side_assumed: false,
        stopped,
    })
}
