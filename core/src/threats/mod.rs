//! What the side to move can do this turn, exactly: reach goal, capture; and who freezes whom.
//!
//! Search, hints and the page's overlays share these answers. Each is found by looking only at moves that can matter,
//! and is equal to trying every turn (the tests do).
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

mod capture;
mod goal;

pub use capture::{CaptureThreat, captures_this_turn};
pub use goal::{Goals, can_goal_this_turn, goal_this_turn};

use core::fmt;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::Side;
use crate::position::generate::Move;
use crate::position::step::{Step, StepKind};
use crate::position::{Pending, Position};
use crate::square::Square;

/// Up to four steps of one turn, without a heap.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Line {
    steps: [Step; 4],
    len: u8,
}

impl Line {
    pub(crate) const EMPTY: Line =
        Line { steps: [Step { from: Square::A1, direction: crate::square::Direction::North }; 4], len: 0 };

    /// The steps in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.len as usize]
    }

    /// Adds a step at the end; a fifth one is dropped.
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

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, step) in self.steps().iter().enumerate() {
            write!(f, "{}{step}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A frozen piece and the enemies beside it that freeze it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Freeze {
    /// Where the frozen piece stands.
    pub frozen: Square,
    /// Where the stronger enemies beside it stand.
    pub by: Bitboard,
}

/// Every frozen piece of a side, with who freezes it.
pub fn frozen(board: &Board, side: Side) -> impl Iterator<Item = Freeze> + '_ {
    board.frozen(side).into_iter().map(|frozen| Freeze { frozen, by: board.freezers(frozen) })
}

/// The ways to bring a turn in the making to a point from which composite moves continue it: nothing to do, or each
/// end of a push, or each pull that the last step allows (and nothing, for that is a choice).
fn openings(position: &Position) -> impl Iterator<Item = (Option<Step>, Position)> {
    let mut ways = Vec::new();
    if position.pending() != Pending::Nothing {
        position.for_each_step(|step, kind| {
            if matches!(kind, StepKind::PushEnd | StepKind::Pull) {
                ways.push((Some(step), position.after_step(step, kind)));
            }
        });
    }
    let as_it_is = (!position.is_push_unfinished()).then_some((None, *position));
    as_it_is.into_iter().chain(ways)
}

/// The squares on which two boards differ.
fn changed(before: &Board, after: &Board) -> Bitboard {
    let sides =
        Side::ALL.into_iter().fold(Bitboard::EMPTY, |set, side| set | (before.side(side) ^ after.side(side)));
    crate::piece::Role::ALL.into_iter().fold(sides, |set, role| set | (before.role(role) ^ after.role(role)))
}

/// The set with everything up to `steps` steps away.
fn dilate(set: Bitboard, steps: u8) -> Bitboard {
    (0..steps).fold(set, |set, _| set | set.neighbours())
}
