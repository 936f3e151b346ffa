//! A state that nobody has checked: what an editor, a handicap or a pasted position holds.
//!
//! [`Setup::into_position`] makes it playable or names every fault. Some faults can be overlooked, because people
//! study positions that no game reaches.
//!
//! ```
//! use ansa_core::setup::{FaultKind, Setup};
//! use ansa_core::{Board, Side};
//! let empty = Setup { board: Board::EMPTY, side: Side::Gold };
//! let error = empty.into_position().unwrap_err();
//! assert_eq!(error.faults.len(), 2); // neither side has a rabbit
//! assert!(error.overlooking(&[FaultKind::NoRabbits]).is_ok());
//! ```

use core::fmt;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Piece, Role, Side};
use crate::position::Position;
use crate::square::Square;

/// Any board with any side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// Who is to move, with all four steps.
    pub side: Side,
}

/// One thing that is wrong with a [`Setup`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupFault {
    /// More of a piece than a side starts with.
    TooMany {
        /// Which piece.
        piece: Piece,
        /// How many of it there are.
        count: u32,
    },
    /// A piece stands on a trap with no friend beside it. It would have been captured: never overlooked.
    Undefended {
        /// Which piece.
        piece: Piece,
        /// On which trap.
        square: Square,
    },
    /// A rabbit stands on its goal rank already.
    RabbitOnGoal {
        /// Where.
        square: Square,
        /// Whose.
        side: Side,
    },
    /// A side has no rabbit left.
    NoRabbits {
        /// Which side.
        side: Side,
    },
}

/// The kinds of [`SetupFault`] that may be overlooked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FaultKind {
    /// See [`SetupFault::TooMany`].
    TooMany,
    /// See [`SetupFault::RabbitOnGoal`].
    RabbitOnGoal,
    /// See [`SetupFault::NoRabbits`].
    NoRabbits,
}

impl FaultKind {
    /// All three: whatever can be played on, however odd.
    pub const ALL: [FaultKind; 3] = [FaultKind::TooMany, FaultKind::RabbitOnGoal, FaultKind::NoRabbits];
}

impl SetupFault {
    /// The kind under which this fault can be overlooked, if it can.
    #[must_use]
    pub const fn kind(self) -> Option<FaultKind> {
        match self {
            SetupFault::TooMany { .. } => Some(FaultKind::TooMany),
            SetupFault::Undefended { .. } => None,
            SetupFault::RabbitOnGoal { .. } => Some(FaultKind::RabbitOnGoal),
            SetupFault::NoRabbits { .. } => Some(FaultKind::NoRabbits),
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupFault::TooMany { piece, count } => write!(
                f,
                "{} has {}, but a side starts with {}",
                piece.side,
                piece.role.counted(count),
                piece.role.count_at_start()
            ),
            SetupFault::Undefended { piece, square } => {
                write!(f, "the {} {} on the trap {square} has no friend beside it", piece.side, piece.role)
            }
            SetupFault::RabbitOnGoal { square, side } => {
                write!(f, "a {side} rabbit already stands on its goal rank, on {square}")
            }
            SetupFault::NoRabbits { side } => write!(f, "{side} has no rabbit"),
        }
    }
}

/// Why a [`Setup`] is not playable: all its faults, and the setup itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// Every fault, in a fixed order.
    pub faults: Vec<SetupFault>,
    /// What was refused.
    pub setup: Setup,
}

impl SetupError {
    /// The position all the same, if every fault is of one of these kinds.
    ///
    /// # Errors
    /// The faults that remain.
    pub fn overlooking(mut self, kinds: &[FaultKind]) -> Result<Position, SetupError> {
        self.faults.retain(|fault| !fault.kind().is_some_and(|kind| kinds.contains(&kind)));
        if self.faults.is_empty() { Ok(Position::at_start_of_turn(self.setup)) } else { Err(self) }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// Everything that is wrong, in a fixed order; empty for a playable setup.
    #[must_use]
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        for side in Side::ALL {
            for role in Role::ALL {
                let piece = Piece { side, role };
                let count = self.board.pieces(piece).count();
                if count > role.count_at_start() {
                    faults.push(SetupFault::TooMany { piece, count });
                }
            }
            let rabbits = self.board.pieces(Piece { side, role: Role::Rabbit });
            faults.extend(
                self.board
                    .undefended(side)
                    .into_iter()
                    .filter_map(|square| self.board.piece_at(square).map(|piece| (square, piece)))
                    .map(|(square, piece)| SetupFault::Undefended { piece, square }),
            );
            faults.extend(
                (rabbits & Bitboard::goal(side))
                    .into_iter()
                    .map(|square| SetupFault::RabbitOnGoal { square, side }),
            );
            if rabbits.is_empty() {
                faults.push(SetupFault::NoRabbits { side });
            }
        }
        faults
    }

    /// The playable position.
    ///
    /// # Errors
    /// Every fault; [`SetupError::overlooking`] lets some pass.
    pub fn into_position(self) -> Result<Position, SetupError> {
        SetupError { faults: self.faults(), setup: self }.overlooking(&[])
    }

    /// The position with every fault overlooked that can be.
    ///
    /// # Errors
    /// Pieces that stand undefended on traps.
    pub fn into_any_position(self) -> Result<Position, SetupError> {
        SetupError { faults: self.faults(), setup: self }.overlooking(&FaultKind::ALL)
    }
}
