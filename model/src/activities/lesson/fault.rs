//! Why an answer is wrong; [`crate::text`] puts it into words.

use ansa_core::position::outcome::Reason;
use ansa_core::threats::TrapHolder;
use ansa_core::{Piece, Role, Square};

/// Why an answer is wrong. The squares are those at the end of the turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LessonFault {
    /// The piece should be on the first square.
    NotThere(Piece, Square, Option<Square>),
    /// The piece has not moved at all.
    NotMoved(Piece, Square),
    /// The enemy was not pushed.
    NotPushed(Piece),
    /// The enemy was not pulled.
    NotPulled(Piece),
    /// The enemy is still on this square.
    NotCaptured(Piece, Square),
    /// An own piece was lost in this trap.
    Lost(Piece, Square),
    /// The piece is frozen by the enemy on the second square.
    StillFrozen(Piece, Square, Piece, Square),
    /// The enemy is not frozen, and why.
    NotFrozen(Piece, Square, WhyFree),
    /// The game is not won in this way.
    NotWon(Reason),
    /// The enemy's rabbit reaches goal on the second square in so many steps.
    LetsGoal(Square, Square, u8),
    /// No own rabbit could reach goal with another turn.
    NoGoalThreat,
    /// The enemy can capture the piece in the trap.
    Capturable(Piece, Square, Square),
    /// The own side could not capture the enemy.
    NoThreat(Piece, Square),
    /// The trap is held by somebody else.
    NotHeld(Square, TrapHolder),
    /// The enemy can leave for the second square.
    Escapes(Piece, Square, Square),
    /// The enemy can be on the second square after its next turn.
    GetsThere(Piece, Square, Square),
    /// The own piece has too few squares to go to: how many, and how many are wanted.
    TooTight(Piece, Square, u32, u32),
    /// So many squares are missing, and none is wrong.
    Missing(u32),
    /// There is no piece on the square.
    Empty(Square),
    /// The piece on the first square can't step to the second, and why.
    NoStep(Piece, Square, WhyNoStep),
    /// The piece is of no interest: it belongs to the wrong side.
    WrongSide(Piece, Square),
    /// The piece can be neither pushed nor pulled.
    NotMovable(Piece, Square),
    /// The piece can't be captured.
    NotCapturable(Piece, Square),
    /// The square is no trap.
    NoTrap(Square),
    /// The rabbit can't reach goal in this turn, or the piece is no rabbit.
    NoRunner(Piece, Square),
    /// Nothing is chosen.
    NothingChosen,
    /// A piece of the role is not in the front row.
    NotInFront(Role, Square),
    /// The piece is not in the middle.
    NotInMiddle(Role, Square),
    /// Both pieces of the role are on the same half.
    NotApart(Role),
    RabbitThere(Square),
}

/// Why a piece is not frozen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyFree {
    /// No stronger enemy is beside it.
    NobodyStronger,
    /// This friend is beside it.
    Friend(Piece, Square),
}

/// Why a piece can't step to a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyNoStep {
    /// It takes more than one step, or the piece is there already.
    Far,
    /// Another piece is there.
    Occupied(Piece),
    /// Rabbits never step backward.
    Backward,
    /// The piece is frozen.
    Frozen,
}
