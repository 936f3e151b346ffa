//! From the text of a position to the position: the steps already made in its turn are checked.

use core::error::Error;
use core::fmt;

use super::resolve::Refusal;
use crate::board::Board;
use crate::notation::{PositionText, StepText, StepTextKind};
use crate::position::builder::{PositionBuilder, PositionError};
use crate::position::turn::TurnBuilder;

impl PositionText {
    /// The turn in progress: the position it started from and the steps already made, if any.
    ///
    /// # Errors
    /// The position is not playable, a step is illegal, or the steps don't lead to the squares.
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
        // Taking back knows only captures that are written; the rules found one more.
        match self.steps.iter().enumerate().next_back() {
            Some((word, &step)) => Err(PositionRefusal::Mismatch { word, step }),
            None => Ok(turn),
        }
    }
}

/// Why the text of a position gives no position to play from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionRefusal {
    /// The position is not playable.
    Position(PositionError),
    /// A step that was already made can't have led to these squares.
    Mismatch {
        /// Which one, counted from 0.
        word: usize,
        /// The step.
        step: StepText,
    },
    /// A step that was already made breaks the rules.
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
