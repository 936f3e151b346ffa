//! The best that the side to move can do this turn, as far as the rules alone can prove it.

use core::cmp::Reverse;

use crate::piece::{Piece, Role};
use crate::position::Position;
use crate::position::outcome::{Reason, goal_or_elimination};
use crate::position::rule_set::RuleSet;
use crate::threats::{CaptureThreat, StepLine, captures_this_turn, goal_this_turn};

/// A win or a capture that the side to move can achieve this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Threat {
    /// It can win.
    Win {
        /// [`Reason::Goal`], or [`Reason::Elimination`] by capturing the last enemy rabbit.
        reason: Reason,
        /// A shortest line.
        line: StepLine,
    },
    /// It can capture an enemy piece.
    Capture(CaptureThreat),
}

impl Threat {
    /// The steps that carry it out.
    #[must_use]
    pub const fn line(&self) -> StepLine {
        match self {
            Threat::Win { line, .. } => *line,
            Threat::Capture(threat) => threat.line,
        }
    }
}

/// The strongest threat of the side to move: a goal; failing that, capturing the last enemy rabbit; failing that,
/// capturing the strongest piece. It takes the fewest steps possible.
///
/// Valid at the start of a turn. After a played turn, this is what the opponent can do next. There is none if the game
/// is over. Wins by immobilisation and by capturing the last two rabbits in one turn are not found.
#[must_use]
pub fn strongest_threat(position: &Position) -> Option<Threat> {
    if goal_or_elimination(position.board(), !position.side(), RuleSet::CURRENT).is_some() {
        return None;
    }
    if let Some(line) = goal_this_turn(position) {
        return Some(Threat::Win { reason: Reason::Goal, line });
    }
    let captures = captures_this_turn(position);
    if let Some(threat) = elimination(position, &captures) {
        return Some(Threat::Win { reason: Reason::Elimination, line: threat.line });
    }
    let strongest =
        captures.into_iter().min_by_key(|threat| (Reverse(threat.piece.role), threat.line.steps().len()))?;
    Some(Threat::Capture(strongest))
}

/// The capture of the last enemy rabbit, among the captures that the side to move has.
pub(super) fn elimination(position: &Position, captures: &[CaptureThreat]) -> Option<CaptureThreat> {
    let rabbit = Piece::new(!position.side(), Role::Rabbit);
    let is_last = position.board().pieces(rabbit).count() == 1;
    captures.iter().copied().find(|threat| is_last && threat.piece == rabbit)
}
