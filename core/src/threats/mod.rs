//! Exact threats of the side to move: goals and captures within this turn. Also the other side's threats, with
//! explanations; frozen pieces and what freezes them; who controls the traps; and where a piece can go.
//!
//! The search, the hints and the board's overlays share these functions. Each searches only moves that can matter, with
//! the same result as trying every turn (the tests compare both). The evaluation uses a faster estimate of captures.
//!
//! ```
//! use ansa_core::{Board, Piece, Role, Side, threats};
//! use ansa_core::PositionBuilder;
//! let mut board = Board::EMPTY;
//! board.put("a5".parse().unwrap(), Piece::new(Side::Gold, Role::Rabbit));
//! board.put("h5".parse().unwrap(), Piece::new(Side::Silver, Role::Rabbit));
//! let position = PositionBuilder { board, side: Side::Gold }.build().unwrap();
//! let line = threats::goal_this_turn(&position).unwrap();
//! assert_eq!(line.to_string(), "a5n a6n a7n");
//! ```

mod both_sides;
mod capture;
mod goal;
mod reach;
mod trap_control;

pub use both_sides::{CapturePlan, CaptureWay, GoalThreat, capture_plans, goal_threat, turn_of};
pub use capture::{CaptureThreat, capture_of, captures_this_turn};
pub use goal::{GoalCache, can_goal_this_turn, goal_this_turn};
pub use reach::{Reach, reach};
pub use trap_control::{TrapControl, TrapHolder, trap_control};

use core::fmt;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::Side;
use crate::position::generate::Move;
use crate::position::step::{Step, StepKind};
use crate::position::{Pending, Position};
use crate::square::Square;

/// Up to four steps of one turn, in order, without heap allocation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct StepLine {
    steps: [Step; 4],
    len: u8,
}

impl StepLine {
    pub(crate) const EMPTY: StepLine = StepLine {
        steps: [Step { from: Square::A1, direction: crate::square::Direction::North }; 4],
        len: 0,
    };

    /// The steps in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.len as usize]
    }

    /// Appends a step. A fifth step is dropped.
    pub(crate) fn push(&mut self, step: Step) {
        if let Some(slot) = self.steps.get_mut(self.len as usize) {
            *slot = step;
            self.len += 1;
        }
    }

    pub(crate) fn extend(&mut self, made: Move) {
        made.steps().for_each(|step| self.push(step));
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len as u8);
    }
}

impl fmt::Display for StepLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, step) in self.steps().iter().enumerate() {
            write!(f, "{}{step}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for StepLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A frozen piece and the enemies beside it that freeze it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Freeze {
    /// The square of the frozen piece.
    pub frozen: Square,
    /// The squares of the stronger enemies next to it.
    pub by: Bitboard,
}

/// Every frozen piece of a side, with the enemies that freeze it.
pub fn frozen(board: &Board, side: Side) -> impl Iterator<Item = Freeze> + '_ {
    board.frozen(side).into_iter().map(|frozen| Freeze { frozen, by: board.freezers(frozen) })
}

/// The positions from which composite moves (steps, pushes, pulls) can continue a turn in progress, each with the step
/// that leads there. A pending push gives one for each completion, a pending pull one for each pull and one without a
/// step.
fn resolve_pending(position: &Position) -> impl Iterator<Item = (Option<Step>, Position)> {
    let mut resolved = Vec::new();
    if position.pending() != Pending::Nothing {
        position.for_each_step(|step, kind| {
            if matches!(kind, StepKind::PushEnd | StepKind::Pull) {
                resolved.push((Some(step), position.after_step(step, kind)));
            }
        });
    }
    let unchanged = (!position.is_push_unfinished()).then_some((None, *position));
    unchanged.into_iter().chain(resolved)
}

/// The squares on which two boards differ.
pub(crate) fn changed(before: &Board, after: &Board) -> Bitboard {
    let sides =
        Side::ALL.into_iter().fold(Bitboard::EMPTY, |set, side| set | (before.side(side) ^ after.side(side)));
    crate::piece::Role::ALL.into_iter().fold(sides, |set, role| set | (before.role(role) ^ after.role(role)))
}

/// The set and all squares within `steps` steps of it.
fn dilate(set: Bitboard, steps: u8) -> Bitboard {
    (0..steps).fold(set, |set, _| set | set.neighbours())
}
