//! Converts the text of a position to a position, checking the steps already made in its turn.

use core::error::Error;
use core::fmt;

use super::resolve::PlayTextError;
use crate::board::Board;
use crate::notation::{PositionText, StepText, StepTextKind};
use crate::position::STEPS_PER_TURN;
use crate::position::builder::{PositionBuilder, PositionError};
use crate::position::turn::TurnBuilder;

impl PositionText {
    /// The turn in progress: its starting position and the steps already made. [Unknown
    /// steps](PositionText::unknown_steps) can't be undone, so they are not part of the turn: it starts after them,
    /// with the steps that are left.
    ///
    /// # Errors
    /// The position is not playable, a step is illegal, or the steps do not lead to the squares.
    pub fn turn(&self) -> Result<TurnBuilder, PositionTurnError> {
        let mut squares = self.squares;
        for (word, step) in self.steps.iter().enumerate().rev() {
            let mismatch = || PositionTurnError::Mismatch { word, step: *step };
            let (from, to) = match step.kind {
                StepTextKind::Capture => (None, step.square),
                StepTextKind::Step(direction) => {
                    (Some(step.square.step(direction).ok_or_else(mismatch)?), step.square)
                }
            };
            let moved = from.map_or(Some(step.piece), |from| squares[from.index()].take());
            if moved != Some(step.piece) || squares[to.index()].is_some() {
                return Err(mismatch());
            }
            squares[to.index()] = moved;
        }
        let builder = PositionBuilder { board: Board::from_pieces(&squares), side: self.side };
        let position = builder.build_lenient().map_err(PositionTurnError::Position)?;
        let left = STEPS_PER_TURN.saturating_sub(self.unknown_steps);
        let mut turn = TurnBuilder::new(position.with_steps_left(left).unwrap_or(position));
        turn.play_text(&self.steps).map_err(PositionTurnError::Step)?;
        if *turn.position().board() == Board::from_pieces(&self.squares) {
            return Ok(turn);
        }
        // Only captures in the text were undone, but the rules found another one.
        match self.steps.iter().enumerate().next_back() {
            Some((word, &step)) => Err(PositionTurnError::Mismatch { word, step }),
            None => Ok(turn),
        }
    }
}

/// Why the text of a position is not a playable position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionTurnError {
    /// The position is not playable.
    Position(PositionError),
    /// A step already made can't have led to these squares.
    Mismatch {
        /// The index of the step, from 0.
        word: usize,
        /// The step.
        step: StepText,
    },
    /// A step already made is illegal.
    Step(PlayTextError),
}

impl fmt::Display for PositionTurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionTurnError::Position(error) => error.fmt(f),
            PositionTurnError::Mismatch { step, .. } => write!(f, "{step} does not lead to the pieces shown"),
            PositionTurnError::Step(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for PositionTurnError {}
