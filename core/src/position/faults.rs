//! Everything wrong with a [`PositionBuilder`] at once, and anything that has already decided the game: for a position
//! editor, which shows each fault with its squares while you move pieces.
//!
//! [`PositionBuilder::faults`] includes everything in [`PositionBuilder::errors`], and also detects that the side to
//! move has no legal step. [`PositionFault::effect`] says what a fault means for a game starting there.
//!
//! ```
//! use ansa_core::position::faults::FaultEffect;
//! use ansa_core::{Bitboard, Board, Piece, PositionBuilder, Role, Side};
//!
//! let mut board = Board::EMPTY;
//! board.put("c3".parse()?, Piece::new(Side::Gold, Role::Camel));
//! board.put("a8".parse()?, Piece::new(Side::Gold, Role::Rabbit));
//! board.put("h7".parse()?, Piece::new(Side::Silver, Role::Rabbit));
//! let faults = PositionBuilder { board, side: Side::Silver }.faults();
//! let [alone, goal] = faults.as_slice() else { panic!("two faults: {faults:?}") };
//! assert_eq!(alone.effect(), FaultEffect::Impossible);
//! assert_eq!(alone.squares(&board), Bitboard::from_square("c3".parse()?));
//! assert_eq!(goal.effect(), FaultEffect::Over);
//! assert_eq!(goal.to_string(), "the gold rabbit on a8 is already on its goal rank");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use core::fmt;

use super::Position;
use super::builder::{BoardError, PositionBuilder, PositionError};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::Side;

/// Something that prevents a game from continuing from a [`PositionBuilder`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PositionFault {
    /// The pieces are wrong: see [`BoardError`].
    Board(BoardError),
    /// No piece of the side to move can make a step: all are frozen or blocked, or there are none. The side has lost.
    NoStep {
        /// The side to move.
        side: Side,
    },
}

/// What a [`PositionFault`] means for a game from the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FaultEffect {
    /// The position is impossible: the piece would have been captured.
    Impossible,
    /// No game can reach the position, because a side starts with fewer such pieces. It has legal turns nevertheless.
    Unreachable,
    /// The game is over in the position.
    Over,
}

impl PositionFault {
    /// What the fault means for a game from the position.
    #[must_use]
    pub const fn effect(self) -> FaultEffect {
        match self {
            PositionFault::Board(BoardError::Undefended { .. }) => FaultEffect::Impossible,
            PositionFault::Board(BoardError::TooMany { .. }) => FaultEffect::Unreachable,
            PositionFault::Board(BoardError::RabbitOnGoal { .. } | BoardError::NoRabbits { .. })
            | PositionFault::NoStep { .. } => FaultEffect::Over,
        }
    }

    /// The squares that the fault concerns on the board it was found on: the trap, the goal square, or all pieces of a
    /// type of which there are too many; for a side with no legal step, all its pieces. Empty for a side without
    /// rabbits.
    #[must_use]
    pub fn squares(self, board: &Board) -> Bitboard {
        match self {
            PositionFault::Board(BoardError::TooMany { piece, .. }) => board.pieces(piece),
            PositionFault::Board(
                BoardError::Undefended { square, .. } | BoardError::RabbitOnGoal { square, .. },
            ) => Bitboard::from_square(square),
            PositionFault::Board(BoardError::NoRabbits { .. }) => Bitboard::EMPTY,
            PositionFault::NoStep { side } => board.side(side),
        }
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::Board(error) => error.fmt(f),
            PositionFault::NoStep { side } => write!(f, "{side} is to move and has no legal step"),
        }
    }
}

impl core::error::Error for PositionFault {}

impl PositionBuilder {
    /// Every fault: first those of the pieces, Gold's before Silver's, then whether the side to move has a legal step.
    ///
    /// The list is empty if and only if a game can continue from the position: [`PositionBuilder::build`] succeeds, and
    /// the game has no [outcome](Position::outcome) under the current rules. [`PositionBuilder::build_decided`]
    /// succeeds if and only if all faults have the effect [`FaultEffect::Over`], and [`PositionBuilder::build_lenient`]
    /// if and only if none has [`FaultEffect::Impossible`]. If a piece is undefended on a trap, legal steps are not
    /// checked, because the position would be different after its capture.
    #[must_use]
    pub fn faults(&self) -> Vec<PositionFault> {
        let mut faults: Vec<PositionFault> = self.errors().into_iter().map(PositionFault::Board).collect();
        // A side with a legal step has a legal turn: one step alone changes the board, and a push can be finished.
        if self.build_lenient().is_ok_and(|position| !position.has_step()) {
            faults.push(PositionFault::NoStep { side: self.side });
        }
        faults
    }

    /// Builds the position even if the game is over in it: a rabbit is on its goal rank, or a side has no rabbits.
    ///
    /// # Errors
    /// Too many pieces of a type, and undefended pieces on traps.
    pub fn build_decided(self) -> Result<Position, PositionError> {
        self.build_ignoring(|error| {
            matches!(error, BoardError::RabbitOnGoal { .. } | BoardError::NoRabbits { .. })
        })
    }
}
