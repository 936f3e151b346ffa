//! A position: a board, the side to move, and the state of its turn.
//!
//! A [`Position`] comes only from a [`PositionBuilder`](builder::PositionBuilder) or from legal steps, so it never has
//! an undefended piece on a trap. It does not store how its turn began; a [`TurnBuilder`](turn::TurnBuilder) does. A
//! [`Game`](crate::game::Game) stores all earlier turns.
//!
//! ```
//! use ansa_core::{Board, Piece, PositionBuilder, Role, Side};
//! let mut board = Board::EMPTY;
//! board.put("d4".parse().unwrap(), Piece::new(Side::Gold, Role::Rabbit));
//! board.put("h5".parse().unwrap(), Piece::new(Side::Silver, Role::Rabbit));
//! let position = PositionBuilder { board, side: Side::Gold }.build().unwrap();
//! assert_eq!(position.steps().count(), 3); // north, east and west, never back
//! ```

pub mod builder;
pub mod faults;
pub mod generate;
pub mod legal_turns;
pub mod outcome;
pub mod rule_set;
pub mod step;
mod step_list;
pub mod turn;
pub(crate) mod turn_ends;

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::bitboard::Bitboard;
use crate::board::{Board, backward};
use crate::piece::{Piece, Role, Side};
use crate::splitmix::splitmix;
use crate::square::Square;
use step::{PlayedStep, Step, StepError, StepKind};

/// The number of steps in a turn.
pub const STEPS_PER_TURN: u8 = 4;

/// The push or pull that the last step of the turn began.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pending {
    /// None.
    #[default]
    Nothing,
    /// A friendly piece left `from`. It may pull a weaker enemy next to `from` into that square.
    Pull {
        /// The square that the piece left.
        from: Square,
        /// The role of the piece. It may have been captured by its step.
        role: Role,
    },
    /// An enemy was pushed off `into`. A stronger friendly piece must step there next.
    Push {
        /// The square that the pusher must enter.
        into: Square,
        /// The role of the pushed piece.
        role: Role,
    },
}

/// The board, the side to move, the steps left in the turn, and any push or pull the last step began.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) side: Side,
    pub(crate) steps_left: u8,
    pub(crate) pending: Pending,
}

impl Position {
    /// The start of a turn on a checked board.
    pub(crate) const fn at_start_of_turn(board: Board, side: Side) -> Position {
        Position { board, side, steps_left: STEPS_PER_TURN, pending: Pending::Nothing }
    }

    /// See [`Board::by_fields`].
    #[inline]
    pub(crate) const fn by_fields(&self) -> Position {
        Position {
            board: self.board.by_fields(),
            side: self.side,
            steps_left: self.steps_left,
            pending: self.pending,
        }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Steps left in the turn: 4 at its start, 0 when all that remains is to end the turn.
    #[must_use]
    pub const fn steps_left(&self) -> u8 {
        self.steps_left
    }

    /// The push or pull that the last step of the turn began.
    #[must_use]
    pub const fn pending(&self) -> Pending {
        self.pending
    }

    /// The Zobrist key: the incremental key of the board, combined with the rest of the position.
    #[must_use]
    pub fn zobrist(&self) -> u64 {
        let pending = match self.pending {
            Pending::Nothing => 0,
            Pending::Pull { from, role } => 1 + (from.index() * 6 + role.index()) as u64,
            Pending::Push { into, role } => 1000 + (into.index() * 6 + role.index()) as u64,
        };
        self.board.zobrist() ^ splitmix(pending << 8 | (self.steps_left as u64) << 1 | self.side as u64)
    }

    /// Classifies a step, or says why it is illegal.
    ///
    /// An enemy's step that could either end a pull or start a push ends the pull. The steps that the push would have
    /// allowed next are then legal as ordinary steps.
    ///
    /// # Errors
    /// The first rule found to be broken.
    pub fn classify(&self, step: Step) -> Result<StepKind, StepError> {
        self.check(step).map(|(_, _, kind)| kind)
    }

    /// The piece that a step moves, the square it enters and the kind of step.
    fn check(&self, step: Step) -> Result<(Piece, Square, StepKind), StepError> {
        let Step { from, direction } = step;
        let board = &self.board;
        let Some(piece) = board.piece_at(from) else { return Err(StepError::NoPiece { square: from }) };
        if self.steps_left == 0 {
            return Err(StepError::NoStepsLeft);
        }
        let Some(to) = from.step(direction) else { return Err(StepError::OffBoard { piece, step }) };
        if let Some(blocker) = board.piece_at(to) {
            return Err(StepError::Occupied { step, by: blocker, square: to });
        }
        if let Pending::Push { into, role } = self.pending
            && (piece.side != self.side || to != into || piece.role <= role)
        {
            return Err(StepError::PushUnfinished { into, pushed: Piece { side: !self.side, role } });
        }
        if piece.side == self.side {
            if board.is_frozen(from) {
                let by = board.freezers(from).first().unwrap_or(from);
                return Err(StepError::Frozen { piece, square: from, by });
            }
            if matches!(self.pending, Pending::Push { .. }) {
                return Ok((piece, to, StepKind::PushEnd));
            }
            if piece.role == Role::Rabbit && direction == backward(piece.side) {
                return Err(StepError::RabbitBackward { square: from });
            }
            return Ok((piece, to, StepKind::Simple));
        }
        if let Pending::Pull { from: left, role } = self.pending
            && to == left
            && piece.role < role
        {
            return Ok((piece, to, StepKind::Pull));
        }
        let stronger = Bitboard::from_square(from).neighbours() & board.stronger(self.side, piece.role);
        if stronger.is_empty() {
            return Err(StepError::NobodyPushes { piece, square: from });
        }
        if (stronger - board.frozen(self.side)).is_empty() {
            return Err(StepError::PushersFrozen { piece, square: from });
        }
        if self.steps_left < 2 {
            return Err(StepError::PushNeedsTwoSteps { piece, square: from });
        }
        Ok((piece, to, StepKind::PushStart))
    }

    /// Makes a step. If there is an error, the position is unchanged.
    ///
    /// # Errors
    /// See [`Position::classify`].
    pub fn step(&mut self, step: Step) -> Result<PlayedStep, StepError> {
        let (piece, to, kind) = self.check(step)?;
        let capture = self.apply(piece, step.from, to, kind);
        Ok(PlayedStep { piece, step, kind, capture })
    }

    /// Makes a step again that was legal here.
    fn repeat(&mut self, PlayedStep { piece, step, kind, .. }: PlayedStep) {
        if let Some(to) = step.to() {
            self.apply(piece, step.from, to, kind);
        }
    }

    /// Makes a legal step of this kind without checking it again.
    #[inline]
    pub(crate) fn apply(
        &mut self,
        piece: Piece,
        from: Square,
        to: Square,
        kind: StepKind,
    ) -> Option<crate::board::Capture> {
        self.steps_left -= 1;
        self.pending = match kind {
            StepKind::Simple => Pending::Pull { from, role: piece.role },
            StepKind::PushStart => Pending::Push { into: from, role: piece.role },
            StepKind::PushEnd | StepKind::Pull => Pending::Nothing,
        };
        self.board.slide(piece, from, to)
    }

    /// Whether a push is unfinished. The turn can't end then.
    #[must_use]
    pub const fn is_push_unfinished(&self) -> bool {
        matches!(self.pending, Pending::Push { .. })
    }

    /// The position after passing the remaining steps: the start of the other side's turn.
    ///
    /// Meaningless while [a push is unfinished](Position::is_push_unfinished).
    #[must_use]
    #[inline]
    pub fn after_pass(&self) -> Position {
        Position {
            board: self.board.by_fields(),
            side: !self.side,
            steps_left: STEPS_PER_TURN,
            pending: Pending::Nothing,
        }
    }

    /// The same board and side with this number of steps left, 1 to 4; `None` for another number.
    ///
    /// Nothing is known about the steps made, so no push or pull is in progress.
    #[must_use]
    pub fn with_steps_left(&self, steps_left: u8) -> Option<Position> {
        (1..=STEPS_PER_TURN)
            .contains(&steps_left)
            .then(|| Position { steps_left, ..Position::at_start_of_turn(self.board.by_fields(), self.side) })
    }

    /// The position mirrored left to right.
    #[must_use]
    pub fn mirror(&self) -> Position {
        Position { board: self.board.mirror(), pending: self.pending.map(Square::mirror), ..*self }
    }

    /// The position with the sides exchanged and mirrored top to bottom.
    #[must_use]
    pub fn flip(&self) -> Position {
        Position {
            board: self.board.flip(),
            side: !self.side,
            pending: self.pending.map(Square::flip),
            ..*self
        }
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.zobrist());
    }
}

impl Pending {
    fn map(self, change: impl Fn(Square) -> Square) -> Pending {
        match self {
            Pending::Nothing => Pending::Nothing,
            Pending::Pull { from, role } => Pending::Pull { from: change(from), role },
            Pending::Push { into, role } => Pending::Push { into: change(into), role },
        }
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to move, {} steps left, {:?}{:?}", self.side, self.steps_left, self.pending, self.board)
    }
}
