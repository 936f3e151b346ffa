//! Steps: what they are, what they did, and why one is refused.

use core::fmt;

use crate::board::Capture;
use crate::piece::{Piece, Role};
use crate::square::{Direction, Square};

/// One piece to one neighbouring square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub direction: Direction,
}

impl Step {
    /// The step from one square to a neighbour of it.
    #[must_use]
    pub fn between(from: Square, to: Square) -> Option<Step> {
        from.direction_to(to).map(|direction| Step { from, direction })
    }

    /// The square that is stepped to, if it is on the board.
    #[must_use]
    pub const fn to(self) -> Option<Square> {
        self.from.step(self.direction)
    }

    /// The step mirrored left to right.
    #[must_use]
    pub const fn mirror(self) -> Step {
        Step { from: self.from.mirror(), direction: self.direction.mirror() }
    }

    /// The step seen from the other end of the board.
    #[must_use]
    pub const fn flip(self) -> Step {
        Step { from: self.from.flip(), direction: self.direction.flip() }
    }
}

impl fmt::Display for Step {
    /// Square and direction without the piece: `e2n`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.direction.letter())
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What part a step plays in a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StepKind {
    /// An own piece steps by itself.
    Simple,
    /// A weaker enemy is stepped aside; an own piece must follow into its square.
    PushStart,
    /// An own piece steps into the square of the piece it pushed.
    PushEnd,
    /// A weaker enemy is drawn into the square that an own piece just left.
    Pull,
}

/// A step that was made and what it did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayedStep {
    /// The piece that was stepped (of either side).
    pub piece: Piece,
    /// From where to where.
    pub step: Step,
    /// Its part in the turn.
    pub kind: StepKind,
    /// What it removed from a trap.
    pub capture: Option<Capture>,
}

impl fmt::Display for PlayedStep {
    /// As in records: `Hb2n`, with a capture `rb3e rc3x`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.piece, self.step)?;
        match self.capture {
            Some(Capture { piece, square }) => write!(f, " {piece}{square}x"),
            None => Ok(()),
        }
    }
}

/// Why a step is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepError {
    /// The turn has used its four steps.
    NoStepsLeft,
    /// Nothing stands there.
    NoPiece {
        /// The empty square.
        square: Square,
    },
    /// The step would leave the board.
    OffBoard {
        /// The piece.
        piece: Piece,
        /// The step.
        step: Step,
    },
    /// The target is taken.
    Occupied {
        /// The step.
        step: Step,
        /// What stands there.
        by: Piece,
        /// The target square.
        square: Square,
    },
    /// Own rabbits never step backward.
    RabbitBackward {
        /// Where the rabbit stands.
        square: Square,
    },
    /// A stronger enemy beside it and no friend.
    Frozen {
        /// The frozen piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
        /// A square of an enemy that freezes it.
        by: Square,
    },
    /// The push that was begun comes first.
    PushUnfinished {
        /// The square to step into.
        into: Square,
        /// The piece that was pushed off it.
        pushed: Piece,
    },
    /// An enemy piece with no stronger piece of the side to move beside it, nor one that pulls it there.
    NobodyPushes {
        /// The enemy piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// All pieces that could push it are frozen.
    PushersFrozen {
        /// The enemy piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// A push takes two steps and only one is left.
    PushNeedsTwoSteps {
        /// The enemy piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            StepError::NoStepsLeft => f.write_str("the turn has no steps left"),
            StepError::NoPiece { square } => write!(f, "there is no piece on {square}"),
            StepError::OffBoard { piece, step } => {
                write!(f, "the {} {} on {} would leave the board", piece.side, piece.role, step.from)
            }
            StepError::Occupied { by, square, .. } => {
                write!(f, "{square} is taken by the {} {}", by.side, by.role)
            }
            StepError::RabbitBackward { square } => {
                write!(f, "the rabbit on {square} cannot step backward")
            }
            StepError::Frozen { piece, square, by } => {
                write!(f, "the {} {} on {square} is frozen by the piece on {by}", piece.side, piece.role)
            }
            StepError::PushUnfinished { into, pushed } => write!(
                f,
                "a push must be finished first: step a piece stronger than the {} into {into}",
                pushed.role
            ),
            StepError::NobodyPushes { piece, square } if piece.role == Role::Elephant => {
                write!(f, "the {} elephant on {square} can be neither pushed nor pulled", piece.side)
            }
            StepError::NobodyPushes { piece, square } => write!(
                f,
                "no stronger {} piece stands beside the {} on {square} to push or pull it",
                !piece.side, piece.role
            ),
            StepError::PushersFrozen { piece, square } => write!(
                f,
                "the {} pieces that could push the {} on {square} are frozen",
                !piece.side, piece.role
            ),
            StepError::PushNeedsTwoSteps { piece, square } => {
                write!(f, "pushing the {} on {square} takes two steps, and only one is left", piece.role)
            }
        }
    }
}

impl core::error::Error for StepError {}
