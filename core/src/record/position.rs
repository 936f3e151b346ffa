//! Converts the text of a position to a position and checks the steps already made in its turn.

use core::error::Error;
use core::fmt;

use super::resolve::Refusal;
use crate::board::Board;
use crate::notation::{PositionText, StepText, StepTextKind};
use crate::position::builder::{PositionBuilder, PositionError};
use crate::position::turn::TurnBuilder;

impl From<&PositionBuilder> for PositionText {
    fn from(builder: &PositionBuilder) -> PositionText {
        PositionText::new(builder.board.to_pieces(), builder.side)
    }
}

impl PositionText {
    /// A builder with the board after the steps already made, and the side to move.
    #[must_use]
    pub fn to_builder(&self) -> PositionBuilder {
        PositionBuilder { board: Board::from_pieces(&self.squares), side: self.side }
    }

    /// The turn in progress: its starting position and the steps already made.
    ///
    /// # Errors
    /// The position is not playable, a step is illegal, or the steps do not lead to the squares.
    pub fn turn(&self) -> Result<TurnBuilder, PositionRefusal> {
        let mut squares = self.squares;
        for (word, step) in self.steps.iter().enumerate().rev() {
            let mismatch = || PositionRefusal::Mismatch { word, step: *step };
            let (from, to) = match step.kind {
                StepTextKind::Capture => (None, step.square),
                StepTextKind::Move(direction) => {
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
        let position = builder.build_lenient().map_err(PositionRefusal::Position)?;
        let mut turn = TurnBuilder::new(position);
        turn.step_text(&self.steps).map_err(PositionRefusal::Step)?;
        if *turn.position().board() == Board::from_pieces(&self.squares) {
            return Ok(turn);
        }
        // Only captures in the text were undone, but the rules found another one.
        match self.steps.iter().enumerate().next_back() {
            Some((word, &step)) => Err(PositionRefusal::Mismatch { word, step }),
            None => Ok(turn),
        }
    }
}

/// Why the text of a position is not a position to play from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionRefusal {
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
    Step(Refusal),
}

impl fmt::Display for PositionRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionRefusal::Position(error) => error.fmt(f),
            PositionRefusal::Mismatch { step, .. } => write!(f, "{step} does not lead to the pieces shown"),
            PositionRefusal::Step(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for PositionRefusal {}
