//! A root within a turn (partial turn): some steps have been made, and the search completes the turn.
//!
//! The search still starts at the start of the turn, because the rules compare the end of a turn with it, and because
//! repetition counts whole turns. At its first nodes, only the moves made up of the steps already made are searched.
//! The search's moves are composite, so the last step made may leave a choice: an unfinished push is completed by one
//! of several pushers, and a piece that has stepped may pull or not.
//!
//! Depths count from the start of the turn, so searches of one turn after different steps look equally far ahead.

use super::error::SearchError;
use super::search_move::SearchMove;
use crate::board::Board;
use crate::piece::Side;
use crate::position::Position;
use crate::position::generate::Move;
use crate::position::step::{Step, StepKind};
use crate::splitmix::splitmix;

/// The steps made in a turn before the search.
#[derive(Clone)]
pub(super) struct BegunTurn {
    /// The steps made.
    pub(super) steps: Vec<Step>,
    /// The position after them.
    pub(super) position: Position,
    /// For each of the search's first nodes the moves that are searched there. Only the last node has a choice.
    moves: Vec<Vec<SearchMove>>,
    /// A part of the keys of the nodes in the root's turn: 0 if no steps were made. The scores of other searches do not
    /// hold there, because they search only one order of moves that commute.
    pub(super) key: u64,
}

impl BegunTurn {
    /// No steps.
    pub(super) const fn none() -> BegunTurn {
        let position = Position::at_start_of_turn(Board::EMPTY, Side::Gold);
        BegunTurn { steps: Vec::new(), position, moves: Vec::new(), key: 0 }
    }

    /// The steps made in a turn that starts from this position.
    ///
    /// # Errors
    /// A step is illegal.
    pub(super) fn new(start: &Position, steps: &[Step]) -> Result<BegunTurn, SearchError> {
        let mut position = *start;
        // For each step, its kind and the position before it.
        let mut made = Vec::with_capacity(4);
        for (index, &step) in steps.iter().enumerate() {
            let before = position;
            let played = position.step(step).map_err(|error| SearchError::Step { index, step, error })?;
            made.push((played.kind, before));
        }
        let mut moves = Vec::with_capacity(4);
        let mut rest = made.as_slice();
        let mut left = steps;
        while let [(kind, before), others @ ..] = rest {
            let next = others.first().map(|(kind, _)| *kind);
            let is_pair = *kind == StepKind::PushStart || next == Some(StepKind::Pull);
            let (own, after) = left.split_at(left.len().min(if is_pair { 2 } else { 1 }));
            let is_last = after.is_empty();
            // A composite move has no step of an earlier one pending.
            let mut fitting = Vec::new();
            before.for_each_move(|composite| {
                if is_part(own, composite, is_last) {
                    fitting.push(SearchMove::from_move(composite));
                }
            });
            moves.push(fitting);
            (rest, left) = (others.get(own.len() - 1..).unwrap_or(&[]), after);
        }
        let key = steps.iter().fold(0, |key, step| {
            splitmix(key ^ (1 + ((step.from.index() as u64) << 2 | step.direction.index() as u64)))
        });
        Ok(BegunTurn { steps: steps.to_vec(), position, moves, key })
    }

    /// The number of nodes at which only some moves are searched.
    pub(super) const fn len(&self) -> usize {
        self.moves.len()
    }

    /// The moves that are searched at a node; `None` if all are.
    pub(super) fn moves_at(&self, height: usize) -> Option<&[SearchMove]> {
        self.moves.get(height).map(Vec::as_slice)
    }
}

/// Whether a composite move consists of these steps; if they are the last ones made, it may have another step.
fn is_part(steps: &[Step], composite: Move, may_go_on: bool) -> bool {
    let mut own = composite.steps();
    steps.iter().all(|&step| own.next() == Some(step)) && (may_go_on || own.next().is_none())
}
