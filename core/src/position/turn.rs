//! Turns: one being entered, and a completed one.
//!
//! ```
//! use ansa_core::{Board, Piece, Role, Side};
//! use ansa_core::position::turn::{EndError, TurnBuilder};
//! use ansa_core::PositionBuilder;
//! let mut board = Board::EMPTY;
//! board.put("d4".parse().unwrap(), Piece::new(Side::Gold, Role::Rabbit));
//! board.put("h5".parse().unwrap(), Piece::new(Side::Silver, Role::Rabbit));
//! let mut turn = TurnBuilder::new(PositionBuilder { board, side: Side::Gold }.build().unwrap());
//! assert_eq!(turn.finish(), Err(EndError::NoStep));
//! let (step, _) = turn.position().steps().next().unwrap();
//! turn.step(step).unwrap();
//! assert_eq!(turn.finish().unwrap().to_string(), "Rd4n");
//! ```

use core::fmt;

use super::Position;
use super::step::{PlayedStep, Step, StepError};
use super::step_list::StepList;
use crate::piece::Piece;
use crate::square::Square;

/// A turn being entered, with undo and redo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnBuilder {
    start: Position,
    /// The position after the steps made.
    position: Position,
    /// The steps made, followed by the undone steps.
    steps: StepList,
    made: usize,
}

/// A completed turn that is legal in some position, ignoring repetition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    steps: StepList,
    end: Position,
}

/// Why a turn can't end here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndError {
    /// The turn has no step.
    NoStep,
    /// A push is unfinished.
    PushUnfinished {
        /// The square that the pusher must enter.
        into: Square,
        /// The piece that was pushed off it.
        pushed: Piece,
    },
    /// The turn would not change the board.
    NothingChanged,
}

impl fmt::Display for EndError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            EndError::NoStep => f.write_str("a turn must have at least one step"),
            EndError::PushUnfinished { into, pushed } => write!(
                f,
                "the push is not complete: move a piece stronger than the {} to {into}",
                pushed.role
            ),
            EndError::NothingChanged => {
                f.write_str("the turn must change the position, but every piece is back where it started")
            }
        }
    }
}

impl core::error::Error for EndError {}

impl TurnBuilder {
    /// An empty turn from a position. Steps made before it are unknown: the end of the turn is compared with this
    /// position.
    #[must_use]
    pub const fn new(start: Position) -> TurnBuilder {
        TurnBuilder { start, position: start.by_fields(), steps: StepList::EMPTY, made: 0 }
    }

    /// The position at the start of the turn.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position after the steps made.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The steps made, in order.
    #[must_use]
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &PlayedStep> {
        self.steps.iter().take(self.made)
    }

    /// Makes a step and discards any undone steps. If there is an error, the turn is unchanged.
    ///
    /// # Errors
    /// Why the step is illegal.
    pub fn step(&mut self, step: Step) -> Result<PlayedStep, StepError> {
        let played = self.position.step(step)?;
        self.steps.truncate(self.made);
        self.steps.push(played);
        self.made += 1;
        Ok(played)
    }

    /// Takes back the last step. Returns `None` if there is none.
    pub fn undo(&mut self) -> Option<PlayedStep> {
        self.made = self.made.checked_sub(1)?;
        let mut position = self.start.by_fields();
        for played in self.steps() {
            position.repeat(*played);
        }
        self.position = position;
        self.steps.get(self.made).copied()
    }

    /// Makes the last undone step again. Returns `None` if there is none.
    pub fn redo(&mut self) -> Option<PlayedStep> {
        let played = *self.steps.get(self.made)?;
        self.position.repeat(played);
        self.made += 1;
        Some(played)
    }

    /// Whether there is an undone step to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.made < self.steps.length()
    }

    /// Takes back all steps. They can be redone.
    pub fn reset(&mut self) {
        self.position = self.start;
        self.made = 0;
    }

    /// Ends the turn if it can end here. Repetition is checked by the game.
    ///
    /// # Errors
    /// Why the turn can't end here.
    pub fn finish(&self) -> Result<Turn, EndError> {
        let position = self.position();
        if let super::Pending::Push { into, role } = position.pending {
            return Err(EndError::PushUnfinished { into, pushed: Piece { side: !position.side, role } });
        }
        if self.made == 0 {
            return Err(EndError::NoStep);
        }
        if position.board == self.start.board {
            return Err(EndError::NothingChanged);
        }
        let mut steps = self.steps.clone();
        steps.truncate(self.made);
        Ok(Turn { steps, end: position.after_pass() })
    }
}

impl Turn {
    /// The steps, one to four.
    #[must_use]
    pub fn steps(&self) -> &[PlayedStep] {
        &self.steps
    }

    /// The position after the turn, with the other side to move.
    #[must_use]
    pub const fn end(&self) -> &Position {
        &self.end
    }
}

impl fmt::Display for Turn {
    /// As in records, with capture tokens.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, step) in self.steps.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            fmt::Display::fmt(step, f)?;
        }
        Ok(())
    }
}
