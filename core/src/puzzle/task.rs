//! What a puzzle asks for.

use core::fmt;

use crate::piece::Role;
use crate::square::Square;

/// The kinds of task, without the piece or square that a task names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PuzzleTheme {
    /// See [`PuzzleTask::GoalInOne`].
    GoalInOne,
    /// See [`PuzzleTask::GoalInTwo`].
    GoalInTwo,
    /// See [`PuzzleTask::StopGoal`].
    StopGoal,
    /// See [`PuzzleTask::WinPiece`].
    WinPiece,
    /// See [`PuzzleTask::SavePiece`].
    SavePiece,
    /// See [`PuzzleTask::HoldPiece`].
    HoldPiece,
    /// See [`PuzzleTask::CountCaptures`].
    CountCaptures,
    /// See [`PuzzleTask::CountSquares`].
    CountSquares,
}

impl PuzzleTheme {
    /// All themes.
    pub const ALL: [PuzzleTheme; 8] = [
        PuzzleTheme::GoalInOne,
        PuzzleTheme::GoalInTwo,
        PuzzleTheme::StopGoal,
        PuzzleTheme::WinPiece,
        PuzzleTheme::SavePiece,
        PuzzleTheme::HoldPiece,
        PuzzleTheme::CountCaptures,
        PuzzleTheme::CountSquares,
    ];

    /// The name in files: lower-case ASCII letters and digits.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PuzzleTheme::GoalInOne => "goal1",
            PuzzleTheme::GoalInTwo => "goal2",
            PuzzleTheme::StopGoal => "stop",
            PuzzleTheme::WinPiece => "win",
            PuzzleTheme::SavePiece => "save",
            PuzzleTheme::HoldPiece => "hold",
            PuzzleTheme::CountCaptures => "captures",
            PuzzleTheme::CountSquares => "squares",
        }
    }

    /// The theme with this name in files.
    #[must_use]
    pub fn named(name: &str) -> Option<PuzzleTheme> {
        PuzzleTheme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Whether the answer is a turn. Otherwise it is a set of squares.
    #[must_use]
    pub const fn asks_for_turn(self) -> bool {
        !matches!(self, PuzzleTheme::CountCaptures | PuzzleTheme::CountSquares)
    }

    /// Whether a search should confirm such a puzzle before it is accepted: it is a fact that a turn wins, saves or
    /// holds a piece, but not that it is worth doing.
    #[must_use]
    pub const fn needs_agreement(self) -> bool {
        matches!(self, PuzzleTheme::WinPiece | PuzzleTheme::SavePiece | PuzzleTheme::HoldPiece)
    }
}

/// What the side to move (“the side” below) has to do, and the rule that judges it.
///
/// Each rule is a fact about the position after the turn, checked against every reply where replies matter. No
/// evaluation is involved. A turn that wins the game solves every task, and one that loses it solves none. Repetition
/// does not apply, because a puzzle has no earlier turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PuzzleTask {
    /// Win this turn: a rabbit ends the turn on its goal rank.
    GoalInOne,
    /// Play a turn after which the side reaches goal next turn, whatever the opponent does.
    ///
    /// Proved by trying every reply: after each one the side can reach goal ([`can_goal_this_turn`]), and none wins for
    /// the opponent.
    ///
    /// [`can_goal_this_turn`]: crate::threats::can_goal_this_turn
    GoalInTwo,
    /// The opponent threatens to reach goal next turn. Play a turn after which it can't.
    StopGoal,
    /// Capture an enemy piece of this or a stronger role, without losing one of equal or higher rank.
    ///
    /// The turn captures it and loses none of the side's own pieces of this or a stronger role. After the turn, the
    /// opponent can neither reach goal nor capture a piece of this or a stronger role
    /// ([`capture_of`](crate::threats::capture_of)).
    WinPiece {
        /// A cat at least.
        role: Role,
    },
    /// The opponent threatens to capture a piece of this role. Play a turn that saves it.
    ///
    /// The turn loses none of the side's own pieces of this or a stronger role. After the turn, the opponent can
    /// neither reach goal nor capture a piece of this or a stronger role.
    SavePiece {
        /// A cat at least.
        role: Role,
    },
    /// Hold an enemy piece of this role as a hostage or in a frame.
    ///
    /// After the turn, a piece of this role is a [hostage](crate::causes::Hostage), with the side to move again, or it
    /// is framed: it is on a trap, and the opponent has no turn that gets it off ([`reach`](crate::threats::reach)).
    /// The opponent can't reach goal, and can capture nothing but rabbits.
    HoldPiece {
        /// A cat at least.
        role: Role,
    },
    /// Name the squares of all enemy pieces that the side can capture this turn: those of
    /// [`captures_this_turn`](crate::threats::captures_this_turn).
    CountCaptures,
    /// Name all squares where the side's piece on this square can be at the end of the turn: those of
    /// [`reach`](crate::threats::reach).
    ///
    /// All four steps count, including those of other pieces. The piece's current square is not part of the answer, but
    /// naming it is not an error.
    CountSquares {
        /// The piece's square.
        square: Square,
    },
}

impl PuzzleTask {
    /// The kind of task.
    #[must_use]
    pub const fn theme(self) -> PuzzleTheme {
        match self {
            PuzzleTask::GoalInOne => PuzzleTheme::GoalInOne,
            PuzzleTask::GoalInTwo => PuzzleTheme::GoalInTwo,
            PuzzleTask::StopGoal => PuzzleTheme::StopGoal,
            PuzzleTask::WinPiece { .. } => PuzzleTheme::WinPiece,
            PuzzleTask::SavePiece { .. } => PuzzleTheme::SavePiece,
            PuzzleTask::HoldPiece { .. } => PuzzleTheme::HoldPiece,
            PuzzleTask::CountCaptures => PuzzleTheme::CountCaptures,
            PuzzleTask::CountSquares { .. } => PuzzleTheme::CountSquares,
        }
    }

    /// The role that the task names.
    #[must_use]
    pub const fn role(self) -> Option<Role> {
        match self {
            PuzzleTask::WinPiece { role }
            | PuzzleTask::SavePiece { role }
            | PuzzleTask::HoldPiece { role } => Some(role),
            _ => None,
        }
    }

    /// The task with another square, if it names one.
    pub(super) fn map(self, change: impl Fn(Square) -> Square) -> PuzzleTask {
        match self {
            PuzzleTask::CountSquares { square } => PuzzleTask::CountSquares { square: change(square) },
            other => other,
        }
    }
}

impl fmt::Display for PuzzleTask {
    /// As in files: `goal1`, `win:H`, `squares:b4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.theme().name())?;
        match self {
            PuzzleTask::CountSquares { square } => write!(f, ":{square}"),
            _ => self.role().map_or(Ok(()), |role| write!(f, ":{}", role.letter())),
        }
    }
}
