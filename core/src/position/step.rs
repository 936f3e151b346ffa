//! Steps, their effects, and the reasons why a step is illegal.

use core::fmt;

use crate::board::Capture;
use crate::piece::{Piece, Role};
use crate::square::{Direction, Square};

/// One step: a piece moves to a neighbouring square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// The square that the piece leaves.
    pub from: Square,
    /// The direction of the step.
    pub direction: Direction,
}

impl Step {
    /// The step from one square to a neighbouring one.
    #[must_use]
    pub fn between(from: Square, to: Square) -> Option<Step> {
        from.direction_to(to).map(|direction| Step { from, direction })
    }

    /// The target square, if it is on the board.
    #[must_use]
    pub const fn to(self) -> Option<Square> {
        self.from.step(self.direction)
    }

    /// The step mirrored left to right.
    #[must_use]
    pub const fn mirror(self) -> Step {
        Step { from: self.from.mirror(), direction: self.direction.mirror() }
    }

    /// The step mirrored top to bottom.
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

/// What a step is in its turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StepKind {
    /// A friendly piece steps by itself.
    Simple,
    /// A weaker enemy is pushed away. A friendly piece must follow onto its square.
    PushStart,
    /// A friendly piece steps onto the square of the enemy it pushed.
    PushEnd,
    /// A weaker enemy is pulled onto the square that a friendly piece just left.
    Pull,
}

/// A step that was made, with its effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayedStep {
    /// The piece that was moved, which may be either side's.
    pub piece: Piece,
    /// The step.
    pub step: Step,
    /// The kind of step.
    pub kind: StepKind,
    /// The piece captured on a trap as a result.
    pub capture: Option<Capture>,
}

impl fmt::Display for PlayedStep {
    /// As in records: `Hb2n`, or `rb3e rc3x` with a capture.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.piece, self.step)?;
        match self.capture {
            Some(Capture { piece, square }) => write!(f, " {piece}{square}x"),
            None => Ok(()),
        }
    }
}

/// The steps alone.
pub fn steps_of<'a>(played: impl IntoIterator<Item = &'a PlayedStep>) -> Vec<Step> {
    played.into_iter().map(|played| played.step).collect()
}

/// Why a step is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepError {
    /// The turn has used its four steps.
    NoStepsLeft,
    /// The square is empty.
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
    /// The target square is occupied.
    Occupied {
        /// The step.
        step: Step,
        /// The piece on the target square.
        by: Piece,
        /// The target square.
        square: Square,
    },
    /// A rabbit can't step backward.
    RabbitBackward {
        /// The square of the rabbit.
        square: Square,
    },
    /// The piece is frozen: it is next to a stronger enemy and not next to a friend.
    Frozen {
        /// The frozen piece.
        piece: Piece,
        /// Its square.
        square: Square,
        /// The square of an enemy that freezes it.
        by: Square,
    },
    /// The unfinished push must be completed first.
    PushUnfinished {
        /// The square that the pusher must enter.
        into: Square,
        /// The piece that was pushed off it.
        pushed: Piece,
    },
    /// No stronger friendly piece is next to the enemy piece, and no pull takes it to the target square.
    NobodyPushes {
        /// The enemy piece.
        piece: Piece,
        /// Its square.
        square: Square,
    },
    /// All pieces that could push the enemy piece are frozen.
    PushersFrozen {
        /// The enemy piece.
        piece: Piece,
        /// Its square.
        square: Square,
    },
    /// A push takes two steps, but only one is left.
    PushNeedsTwoSteps {
        /// The enemy piece.
        piece: Piece,
        /// Its square.
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
                write!(f, "{square} is occupied by the {} {}", by.side, by.role)
            }
            StepError::RabbitBackward { square } => {
                write!(f, "the rabbit on {square} can’t step backward")
            }
            StepError::Frozen { piece, square, by } => {
                write!(f, "the {} {} on {square} is frozen by the piece on {by}", piece.side, piece.role)
            }
            StepError::PushUnfinished { into, pushed } => {
                write!(f, "complete the push first: move a piece stronger than the {} to {into}", pushed.role)
            }
            StepError::NobodyPushes { piece, square } if piece.role == Role::Elephant => {
                write!(f, "the {} elephant on {square} can’t be pushed or pulled", piece.side)
            }
            StepError::NobodyPushes { piece, square } => write!(
                f,
                "no stronger {} piece is next to the {} on {square} to push or pull it",
                !piece.side, piece.role
            ),
            StepError::PushersFrozen { piece, square } => write!(
                f,
                "the {} pieces that could push the {} on {square} are frozen",
                !piece.side, piece.role
            ),
            StepError::PushNeedsTwoSteps { piece, square } => {
                write!(f, "pushing the {} on {square} takes two steps, but only one is left", piece.role)
            }
        }
    }
}

impl core::error::Error for StepError {}
