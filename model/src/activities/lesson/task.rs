//! What an exercise asks for: a small language whose words the rules judge.

use ansa_core::position::outcome::Reason;
use ansa_core::{Role, Side, Square};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LessonTask {
    /// A turn after which all of these hold.
    Turn(&'static [LessonAim]),
    /// The squares that answer a question.
    Squares(LessonQuestion),
    /// The one of two turns, in the notation of records, after which all of these hold.
    Choice([&'static str; 2], &'static [LessonAim]),
    /// A setup with all of these properties.
    Setup(&'static [SetupAim]),
}

/// What must hold at the end of a turn. A square means the piece that stood there before the turn, wherever it is now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LessonAim {
    /// The piece is on another square now.
    Reach(Square, Square),
    /// The own piece has moved, and is back.
    Return(Square),
    /// The enemy was pushed, and is on the other square now.
    Push(Square, Square),
    /// The enemy was pulled, and is on the other square now.
    Pull(Square, Square),
    /// The enemy is captured.
    Capture(Square),
    /// The own piece is not frozen.
    Free(Square),
    /// The enemy is frozen.
    Freeze(Square),
    /// The game is won in this way.
    Win(Reason),
    /// The enemy can't reach goal with its next turn.
    StopGoal,
    /// The own side could reach goal with another turn.
    ThreatenGoal,
    /// No own piece was lost in the turn, and none can be captured with the enemy's next turn.
    Safe,
    /// The enemy can't capture this own piece with its next turn.
    Keep(Square),
    /// The own side could capture the enemy with another turn.
    Threaten(Square),
    /// The own side has the strongest piece beside the trap, alone.
    Hold(Square),
    /// The enemy can't leave its square with its next turn.
    Hem(Square),
    /// The enemy can't be on the second square after its next turn.
    Bar(Square, Square),
    /// The own piece could be on at least this number of other squares after another turn.
    Roam(Square, u32),
}

impl LessonAim {
    /// The square that a piece has to come to.
    pub(super) const fn destination(self) -> Option<Square> {
        match self {
            Self::Reach(_, to) | Self::Push(_, to) | Self::Pull(_, to) => Some(to),
            _ => None,
        }
    }
}

/// A question whose answer is a set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonQuestion {
    /// To which squares the piece can go with one step.
    StepsOf(Square),
    /// Which pieces of a side are frozen.
    Frozen(Side),
    /// Which enemies the side to move can push or pull at once, with two steps.
    Movable,
    /// Which pieces of a side the other side can capture in its turn.
    Capturable(Side),
    /// Which traps a side holds.
    Held(Side),
    /// Which rabbits of the side to move can reach goal in this turn.
    Runners,
}

/// What must hold of a setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupAim {
    /// All pieces of a role are in the front row.
    InFront(Role),
    /// The only piece of a role is on one of the four middle files.
    InMiddle(Role),
    /// The two pieces of a role are on different halves of the board.
    Apart(Role),
    /// No rabbit is on the square.
    NoRabbit(Square),
}
