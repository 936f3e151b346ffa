//! Everything that is wrong with a [`PositionBuilder`] at once, and what decides the game in it: for an editor of
//! positions, which names each fault with its squares while the pieces are moved.
//!
//! [`PositionBuilder::faults`] is [`PositionBuilder::errors`] and more: it also sees that the side to move has no legal
//! step. [`PositionFault::effect`] says what a fault means for a game from there.
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

/// Something that keeps a game from going on from a [`PositionBuilder`].
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
    /// No position can have the fault: the piece would have been captured.
    Impossible,
    /// No game can reach the position, because a game starts with fewer of the pieces. It has legal turns all the same.
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

    /// The squares that the fault concerns on the board it was found on: the trap, the goal square, or all squares of a
    /// piece of which there are too many; for a side without a legal step, all its pieces. Empty for a side without
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
    /// Every fault: first those of the pieces, gold's before silver's, then whether the side to move has a legal step.
    ///
    /// There is none exactly if a game can go on from the position: [`PositionBuilder::build`] succeeds, and the game
    /// has no [outcome](Position::outcome) by the current rules. [`PositionBuilder::build_decided`] succeeds exactly if
    /// all faults have the effect [`FaultEffect::Over`], and [`PositionBuilder::build_lenient`] if none has
    /// [`FaultEffect::Impossible`]. Steps are not looked for while a piece is on a trap alone, because the position
    /// after its capture is another one.
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
    /// Too many pieces of a kind, and undefended pieces on traps.
    pub fn build_decided(self) -> Result<Position, PositionError> {
        self.build_ignoring(|error| {
            matches!(error, BoardError::RabbitOnGoal { .. } | BoardError::NoRabbits { .. })
        })
    }
}
