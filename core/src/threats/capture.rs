//! Exact capture threats: the enemy pieces that the side to move can capture this turn.

use super::{StepLine, changed, dilate, resolve_pending};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Piece, Side};
use crate::position::Position;
use crate::position::generate::{Move, MoveKind};
use crate::square::Square;

/// An enemy piece that can be captured this turn, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CaptureThreat {
    /// The enemy piece.
    pub piece: Piece,
    /// Its current square.
    pub square: Square,
    /// The fewest steps that capture it and allow the turn to end.
    pub line: StepLine,
}

/// Every enemy piece that can be captured in the rest of this turn, in order of squares.
#[must_use]
pub fn captures_this_turn(position: &Position) -> Vec<CaptureThreat> {
    let enemies = position.board().side(!position.side());
    (enemies & near_traps(position)).into_iter().filter_map(|square| threat_to(position, square)).collect()
}

/// How the enemy piece on a square can be captured in the rest of this turn; `None` if it can't, or if there is none.
#[must_use]
pub fn capture_of(position: &Position, square: Square) -> Option<CaptureThreat> {
    let enemies = position.board().side(!position.side());
    (enemies & near_traps(position)).contains(square).then(|| threat_to(position, square)).flatten()
}

/// The squares from which the steps left can move a piece onto a trap.
fn near_traps(position: &Position) -> Bitboard {
    // A pending push must be completed, and a pending pull may be: either can move the target.
    dilate(Bitboard::TRAPS, position.steps_left().div_ceil(2))
}

fn threat_to(position: &Position, square: Square) -> Option<CaptureThreat> {
    let piece = position.board().piece_at(square)?;
    let line = shortest(position, square)?;
    Some(CaptureThreat { piece, square, line })
}

/// A shortest line that captures the piece on `target`.
fn shortest(position: &Position, target: Square) -> Option<StepLine> {
    (1..=position.steps_left()).find_map(|steps| {
        resolve_pending(position).find_map(|(first, start)| {
            let mut line = StepLine::EMPTY;
            let mut target = target;
            let mut left = steps;
            if let Some(step) = first {
                line.push(step);
                left -= 1;
                if step.from == target {
                    target = step.to()?;
                }
                if is_captured(start.board(), target, position) {
                    return Some(line);
                }
            }
            search(&start, target, left, &mut line).then_some(line)
        })
    })
}

/// Whether the enemy piece that was on `target` has been captured.
fn is_captured(board: &Board, target: Square, position: &Position) -> bool {
    !board.side(!position.side()).contains(target)
}

/// Searches for a capture of the piece on `target` within `left` steps and appends it to the line.
fn search(position: &Position, target: Square, left: u8, line: &mut StepLine) -> bool {
    let board = position.board();
    let enemy = !position.side();
    let zone = Square::TRAPS.into_iter().fold(Bitboard::EMPTY, |zone, trap| {
        let needed = min_steps(board, enemy, target, trap);
        match left.checked_sub(needed) {
            None => zone,
            Some(spare) => {
                // Pieces that push, pull, block or freeze are within two steps of the target, the trap or its
                // defenders. Each spare step may help such a piece.
                let core = Bitboard::from_square(target)
                    | Bitboard::from_square(trap)
                    | Bitboard::from_square(trap).neighbours();
                zone | dilate(core, 1 + 3 * spare)
            }
        }
    });
    if zone.is_empty() {
        return false;
    }
    let mut found = false;
    let len = line.steps().len();
    position.for_each_move(|made| {
        if found || made.cost() > left {
            return;
        }
        let after = position.after_move(made);
        if (changed(board, after.board()) & zone).is_empty() {
            return;
        }
        let target = target_after(made, target);
        line.extend(made);
        found =
            is_captured(after.board(), target, position) || search(&after, target, left - made.cost(), line);
        if !found {
            line.truncate(len);
        }
    });
    found
}

/// The square of the target after a move that does not capture it.
fn target_after(made: Move, target: Square) -> Square {
    let enemy_step = match made.kind() {
        MoveKind::Step => None,
        MoveKind::Push => Some(made.first()),
        MoveKind::Pull => made.second(),
    };
    enemy_step.filter(|step| step.from == target).and_then(crate::position::step::Step::to).unwrap_or(target)
}

/// Lower bound of the steps needed to capture the target on a trap: two for each square that it must be moved, and two
/// for each defender that must be moved away from the trap.
fn min_steps(board: &Board, enemy: Side, target: Square, trap: Square) -> u8 {
    let defenders =
        (Bitboard::from_square(trap).neighbours() & board.side(enemy)) - Bitboard::from_square(target);
    2 * (target.distance(trap) + defenders.count() as u8)
}
