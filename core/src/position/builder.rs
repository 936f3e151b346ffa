//! Builds positions from unchecked boards, for example from an editor, pasted text or a handicap.
//!
//! [`PositionBuilder::build`] returns a playable [`Position`] or every fault of the board. Some faults can be ignored,
//! because people do study positions that no game can reach.
//!
//! ```
//! use ansa_core::{Board, PositionBuilder, Side};
//! let empty = PositionBuilder { board: Board::EMPTY, side: Side::Gold };
//! let error = empty.build().unwrap_err();
//! assert_eq!(error.errors.len(), 2); // neither side has a rabbit
//! assert!(empty.build_lenient().is_ok());
//! ```

use core::fmt;

use super::Position;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Piece, Role, Side};
use crate::square::Square;

/// Any board, with either side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionBuilder {
    /// The pieces on their squares.
    pub board: Board,
    /// The side to move, with all four steps.
    pub side: Side,
}

/// A fault of a [`PositionBuilder`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardError {
    /// A side has more pieces of one type than a full set.
    TooMany {
        /// The piece.
        piece: Piece,
        /// How many of it are on the board.
        count: u32,
    },
    /// A piece is on a trap with no friend next to it. It would have been captured, so this fault is never ignored.
    Undefended {
        /// The piece.
        piece: Piece,
        /// The trap.
        square: Square,
    },
    /// A rabbit is already on its goal rank.
    RabbitOnGoal {
        /// Its square.
        square: Square,
        /// Its side.
        side: Side,
    },
    /// A side has no rabbit left.
    NoRabbits {
        /// The side without rabbits.
        side: Side,
    },
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            BoardError::TooMany { piece, count } => write!(
                f,
                "{} has {}, but a side starts with {}",
                piece.side,
                piece.role.counted(count),
                piece.role.count_at_start()
            ),
            BoardError::Undefended { piece, square } => {
                write!(
                    f,
                    "the {} {} on the trap {square} has no friendly piece next to it",
                    piece.side, piece.role
                )
            }
            BoardError::RabbitOnGoal { square, side } => {
                write!(f, "the {side} rabbit on {square} is already on its goal rank")
            }
            BoardError::NoRabbits { side } => write!(f, "{side} has no rabbits"),
        }
    }
}

/// Why a [`PositionBuilder`] can't build a playable position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// Every fault, in a fixed order.
    pub errors: Vec<BoardError>,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.errors.iter().enumerate() {
            write!(f, "{}{error}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for PositionError {}

impl PositionBuilder {
    /// Every fault, in a fixed order. Empty for a playable position.
    #[must_use]
    pub fn errors(&self) -> Vec<BoardError> {
        let mut errors = Vec::new();
        for side in Side::ALL {
            for role in Role::ALL {
                let piece = Piece { side, role };
                let count = self.board.pieces(piece).count();
                if count > role.count_at_start() {
                    errors.push(BoardError::TooMany { piece, count });
                }
            }
            let rabbits = self.board.pieces(Piece { side, role: Role::Rabbit });
            errors.extend(
                self.board
                    .undefended(side)
                    .into_iter()
                    .filter_map(|square| self.board.piece_at(square).map(|piece| (square, piece)))
                    .map(|(square, piece)| BoardError::Undefended { piece, square }),
            );
            errors.extend(
                (rabbits & Bitboard::goal(side))
                    .into_iter()
                    .map(|square| BoardError::RabbitOnGoal { square, side }),
            );
            if rabbits.is_empty() {
                errors.push(BoardError::NoRabbits { side });
            }
        }
        errors
    }

    /// Builds the position.
    ///
    /// # Errors
    /// Every fault.
    pub fn build(self) -> Result<Position, PositionError> {
        self.build_ignoring(|_| false)
    }

    /// Builds the position, ignoring all faults that can be ignored.
    ///
    /// # Errors
    /// Undefended pieces on traps.
    pub fn build_lenient(self) -> Result<Position, PositionError> {
        self.build_ignoring(|error| !matches!(error, BoardError::Undefended { .. }))
    }

    pub(super) fn build_ignoring(
        self,
        ignored: impl Fn(&BoardError) -> bool,
    ) -> Result<Position, PositionError> {
        let mut errors = self.errors();
        errors.retain(|error| !ignored(error));
        if errors.is_empty() {
            Ok(Position::at_start_of_turn(self.board, self.side))
        } else {
            Err(PositionError { errors })
        }
    }
}

impl Position {
    /// A builder with the board and the side to move, to edit.
    #[must_use]
    pub const fn to_builder(&self) -> PositionBuilder {
        PositionBuilder { board: self.board, side: self.side }
    }
}
