//! Why a setup or a turn is illegal in a game.

use core::fmt;

use crate::label::Label;
use crate::piece::{Piece, Side};
use crate::position::Position;
use crate::position::step::{Step, StepError};
use crate::position::turn::{EndError, Turn, TurnBuilder};
use crate::square::Square;

/// Why a setup is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupError {
    /// Two pieces are on the same square.
    Twice {
        /// The square.
        square: Square,
    },
    /// A piece is outside the side's two home ranks.
    NotHome {
        /// The piece.
        piece: Piece,
        /// The square on which it was put.
        square: Square,
    },
    /// The piece belongs to the other side.
    WrongSide {
        /// The piece.
        piece: Piece,
        /// The square on which it was put.
        square: Square,
    },
    /// The setup has too few or too many pieces of one type.
    Count {
        /// Which piece.
        piece: Piece,
        /// How many the setup has.
        count: u32,
        /// How many the side has.
        expected: u32,
    },
}

impl SetupError {
    /// The square at fault, if the error concerns one.
    #[must_use]
    pub const fn square(&self) -> Option<Square> {
        match *self {
            SetupError::Twice { square }
            | SetupError::NotHome { square, .. }
            | SetupError::WrongSide { square, .. } => Some(square),
            SetupError::Count { .. } => None,
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupError::Twice { square } => write!(f, "there are two pieces on {square}"),
            SetupError::NotHome { piece, square } => write!(
                f,
                "the {} on {square} is outside {}’s home ranks ({})",
                piece.role,
                piece.side,
                match piece.side {
                    Side::Gold => "1 and 2",
                    Side::Silver => "7 and 8",
                }
            ),
            SetupError::WrongSide { piece, square } => {
                write!(
                    f,
                    "the piece on {square} belongs to {}, but this is {}’s setup",
                    piece.side, !piece.side
                )
            }
            SetupError::Count { piece, count, expected } => {
                write!(f, "{} has {}, but the setup has {count}", piece.side, piece.role.counted(expected))
            }
        }
    }
}

impl core::error::Error for SetupError {}

/// Why a turn is illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TurnError {
    /// A step is illegal.
    Step {
        /// The index of the step, from 0.
        index: usize,
        /// The step.
        step: Step,
        /// Why it is illegal.
        error: StepError,
    },
    /// The turn can't end here.
    End(EndError),
    /// The turn would repeat a position for the third time.
    Repetition {
        /// The labels of the turns after which the position occurred before.
        earlier: Vec<Label>,
    },
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnError::Step { step, error, .. } => write!(f, "{step}: {error}"),
            TurnError::End(error) => fmt::Display::fmt(error, f),
            TurnError::Repetition { earlier } => {
                f.write_str("this position already occurred after ")?;
                for (i, label) in earlier.iter().enumerate() {
                    write!(f, "{}{label}", if i == 0 { "" } else { " and " })?;
                }
                f.write_str("; a third occurrence is not allowed")
            }
        }
    }
}

impl core::error::Error for TurnError {}

impl Turn {
    /// The turn with these steps. Repetition is checked by the game.
    ///
    /// # Errors
    /// A step is illegal, or the turn can't end after the last one.
    pub fn from_steps(start: &Position, steps: &[Step]) -> Result<Turn, TurnError> {
        let mut turn = TurnBuilder::new(*start);
        for (index, &step) in steps.iter().enumerate() {
            turn.step(step).map_err(|error| TurnError::Step { index, step, error })?;
        }
        turn.finish().map_err(TurnError::End)
    }
}

/// Why a setup or a turn is illegal in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The game has ended.
    GameOver,
    /// The side to move must set up first.
    SetupExpected,
    /// Both sides have already set up.
    TurnExpected,
    /// The turn began from a position other than the game's.
    AnotherPosition,
    /// The setup is illegal.
    Setup(SetupError),
    /// The turn is illegal.
    Turn(TurnError),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::GameOver => f.write_str("the game is over"),
            PlayError::SetupExpected => f.write_str("both sides must set up before a turn can be played"),
            PlayError::TurnExpected => f.write_str("both sides have already set up; a turn is expected"),
            PlayError::AnotherPosition => f.write_str("the turn starts from a different position"),
            PlayError::Setup(error) => fmt::Display::fmt(error, f),
            PlayError::Turn(error) => fmt::Display::fmt(error, f),
        }
    }
}

impl core::error::Error for PlayError {}
