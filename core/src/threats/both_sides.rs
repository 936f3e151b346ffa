//! Goals and captures of either side, explained: which piece, where, by whom, how.
//!
//! For the side to move, the results are exact for the steps it has left. For the other side, they are exact for a
//! whole turn on the current board, as if it were its turn now: this is what players call a threat.

use super::{StepLine, captures_this_turn, goal_this_turn};
use crate::bitboard::Bitboard;
use crate::piece::{Piece, Role, Side};
use crate::position::step::StepKind;
use crate::position::{Pending, Position};
use crate::square::Square;
use crate::threats::CaptureThreat;

/// The turn in which a side carries out its threats: the rest of the turn for the side to move, a whole turn on the same
/// board for the other.
#[must_use]
pub fn turn_of(position: &Position, side: Side) -> Position {
    if position.side() == side { *position } else { position.after_pass() }
}

/// A way for a side to end a turn with a rabbit on its goal rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoalThreat {
    /// The side that reaches goal.
    pub side: Side,
    /// The rabbit's current square.
    pub rabbit: Square,
    /// The square of its goal rank that it reaches.
    pub goal: Square,
    /// The fewest steps, from [`turn_of`] the side. Empty if the rabbit is already there.
    pub line: StepLine,
}

/// How a side can reach goal in [its turn](turn_of), with the fewest steps; `None` if it can't.
///
/// It costs as much as [`goal_this_turn`]: a few microseconds natively.
#[must_use]
pub fn goal_threat(position: &Position, side: Side) -> Option<GoalThreat> {
    let start = turn_of(position, side);
    let line = goal_this_turn(&start)?;
    let mut end = start;
    for &step in line.steps() {
        end.step(step).ok()?;
    }
    let rabbits = end.board().pieces(Piece::new(side, Role::Rabbit));
    let goal = (rabbits & Bitboard::goal(side)).first()?;
    let back = |at, step: &crate::position::step::Step| if step.to() == Some(at) { step.from } else { at };
    let rabbit = line.steps().iter().rev().fold(goal, back);
    Some(GoalThreat { side, rabbit, goal, line })
}

/// How a piece is captured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CaptureWay {
    /// It is pushed onto the trap.
    Pushed,
    /// It is pulled onto the trap.
    Pulled,
    /// It is on the trap, and its last defender is pushed away.
    DefenderPushed,
    /// It is on the trap, and its last defender is pulled away.
    DefenderPulled,
}

/// A piece that the other side can capture, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CapturePlan {
    /// The piece.
    pub piece: Piece,
    /// Its current square.
    pub square: Square,
    /// The trap on which it is captured.
    pub trap: Square,
    /// The piece that makes the last push or pull.
    pub by: Piece,
    /// How it is captured.
    pub way: CaptureWay,
    /// The fewest steps, from [`turn_of`] the capturing side. It includes the step that completes a push.
    pub line: StepLine,
}

/// Every piece that a side can capture in [its turn](turn_of), in order of squares.
///
/// It costs as much as [`captures_this_turn`]: natively about 0.2 ms, and up to 2 ms if many pieces can be captured.
#[must_use]
pub fn capture_plans(position: &Position, side: Side) -> Vec<CapturePlan> {
    let start = turn_of(position, side);
    captures_this_turn(&start).iter().filter_map(|threat| plan(&start, threat)).collect()
}

/// Follows the line of a capture. There is a plan for every one, because its steps are legal and capture the piece.
fn plan(start: &Position, threat: &CaptureThreat) -> Option<CapturePlan> {
    let mut position = *start;
    let mut at = threat.square;
    let mut steps = threat.line.steps().iter().copied();
    while let Some(step) = steps.next() {
        let pulls = position.pending();
        let played = position.step(step).ok()?;
        let moves_it = step.from == at;
        if moves_it {
            at = step.to()?;
        }
        if played.capture.is_none_or(|capture| capture.square != at) {
            continue;
        }
        // Only a step of an enemy can bring it onto a trap or take away its defender.
        let (by, way) = match (played.kind, pulls) {
            (StepKind::PushStart, _) => {
                let pusher = position.board().piece_at(steps.next()?.from)?;
                (pusher, if moves_it { CaptureWay::Pushed } else { CaptureWay::DefenderPushed })
            }
            (StepKind::Pull, Pending::Pull { role, .. }) => {
                let puller = Piece::new(start.side(), role);
                (puller, if moves_it { CaptureWay::Pulled } else { CaptureWay::DefenderPulled })
            }
            _ => return None,
        };
        let CaptureThreat { piece, square, line } = *threat;
        return Some(CapturePlan { piece, square, trap: at, by, way, line });
    }
    None
}
