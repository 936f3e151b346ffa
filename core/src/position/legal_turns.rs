//! The turns that can be played from here, one at a time: every sequence of steps, or one way to reach each board.
//!
//! Both iterators are lazy. A turn can end on thousands of different boards, by hundreds of thousands of sequences of
//! steps, so a program that needs only the first few should not have to wait for the rest.
//!
//! Repetition is not checked here, because a position does not know its game:
//! [`Game::is_forbidden`](crate::game::Game::is_forbidden) tells whether a turn may end where it does.
//!
//! ```
//! use ansa_core::position::legal_turns::{EveryTurn, TurnToEachEnd};
//! use ansa_core::position::turn::TurnBuilder;
//! use ansa_core::{Board, Piece, PositionBuilder, Role, Side};
//! let mut board = Board::EMPTY;
//! board.put("a1".parse()?, Piece::new(Side::Gold, Role::Rabbit));
//! board.put("h8".parse()?, Piece::new(Side::Silver, Role::Rabbit));
//! let turn = TurnBuilder::new(PositionBuilder { board, side: Side::Gold }.build()?);
//! // North and then east, and east and then north, end on the same board.
//! assert_eq!(EveryTurn::new(&turn).filter(|turn| turn.steps().len() == 2).count(), 4);
//! assert_eq!(TurnToEachEnd::new(&turn).filter(|turn| turn.steps().len() == 2).count(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::vec;

use super::Position;
use super::step::{PlayedStep, Step, StepKind};
use super::turn::{Turn, TurnBuilder};
use super::turn_ends::{BoardSet, PositionSet};

/// Every way to complete a turn: each sequence of steps once, deepest first.
///
/// If steps have already been made, every turn begins with them; if the turn can end right there, that comes first.
/// Needs no more memory than the steps of one turn.
#[derive(Clone, Debug)]
pub struct EveryTurn {
    turn: TurnBuilder,
    /// The steps not yet tried after each number of further steps.
    rest: Vec<vec::IntoIter<(Step, StepKind)>>,
    /// Whether the turn as given has not been considered yet.
    is_new: bool,
}

impl EveryTurn {
    /// The ways to complete this turn.
    #[must_use]
    pub fn new(turn: &TurnBuilder) -> EveryTurn {
        let rest = vec![steps_from(turn.position())];
        EveryTurn { turn: turn.clone(), rest, is_new: true }
    }
}

impl Iterator for EveryTurn {
    type Item = Turn;

    fn next(&mut self) -> Option<Turn> {
        if core::mem::take(&mut self.is_new)
            && let Ok(turn) = self.turn.finish()
        {
            return Some(turn);
        }
        loop {
            let Some((step, _)) = self.rest.last_mut()?.next() else {
                self.rest.pop();
                // The first level is that of the steps made before, which stay.
                if !self.rest.is_empty() {
                    self.turn.undo();
                }
                continue;
            };
            if self.turn.step(step).is_ok() {
                self.rest.push(steps_from(self.turn.position()));
                if let Ok(turn) = self.turn.finish() {
                    return Some(turn);
                }
            }
        }
    }
}

/// One way to complete a turn for each board on which it can end, with the fewest steps.
///
/// Turns of fewer steps come first. If steps have already been made, every turn begins with them. Remembers every board
/// found: about 100 bytes each.
#[derive(Clone, Debug)]
pub struct TurnToEachEnd {
    turn: TurnBuilder,
    /// The positions from which steps are tried, in the order in which they were found.
    reached: Vec<Reached>,
    /// The same positions, to find each once.
    seen: PositionSet,
    /// The boards on which a turn has ended, and the one on which the turn began.
    ends: BoardSet,
    /// The index of the position from which steps are tried now, and those not yet tried.
    at: usize,
    rest: vec::IntoIter<(Step, StepKind)>,
    is_new: bool,
}

/// A position within a turn, and how it was reached.
#[derive(Clone, Debug)]
struct Reached {
    position: Position,
    /// The index of the position before the last step, and that step; `None` where the turn was given.
    by: Option<(usize, Step)>,
}

impl TurnToEachEnd {
    /// The ways to complete this turn.
    #[must_use]
    pub fn new(turn: &TurnBuilder) -> TurnToEachEnd {
        let position = *turn.position();
        TurnToEachEnd {
            turn: turn.clone(),
            reached: vec![Reached { position, by: None }],
            seen: PositionSet::from_iter([position]),
            ends: BoardSet::from_iter([*turn.start().board()]),
            at: 0,
            rest: steps_from(&position),
            is_new: true,
        }
    }

    /// The turn with the steps that lead to the current position, and one more.
    fn turn_with(&self, last: Step) -> Option<Turn> {
        let mut steps = vec![last];
        let mut at = self.at;
        while let Some((before, step)) = self.reached.get(at)?.by {
            steps.push(step);
            at = before;
        }
        let mut turn = self.turn.clone();
        while let Some(step) = steps.pop() {
            turn.step(step).ok()?;
        }
        turn.finish().ok()
    }
}

impl Iterator for TurnToEachEnd {
    type Item = Turn;

    fn next(&mut self) -> Option<Turn> {
        if core::mem::take(&mut self.is_new)
            && let Ok(turn) = self.turn.finish()
        {
            self.ends.insert(*turn.end().board());
            return Some(turn);
        }
        loop {
            let Some((step, kind)) = self.rest.next() else {
                self.at += 1;
                self.rest = steps_from(&self.reached.get(self.at)?.position);
                continue;
            };
            let after = self.reached.get(self.at)?.position.after_step(step, kind).without_idle_pull();
            // The positions after the last step need not be kept: no step follows.
            if after.steps_left() > 0 && self.seen.insert(after) {
                self.reached.push(Reached { position: after, by: Some((self.at, step)) });
            }
            if !after.is_push_unfinished()
                && self.ends.insert(*after.board())
                && let Some(turn) = self.turn_with(step)
            {
                return Some(turn);
            }
        }
    }
}

fn steps_from(position: &Position) -> vec::IntoIter<(Step, StepKind)> {
    let mut steps = Vec::new();
    position.for_each_step(|step, kind| steps.push((step, kind)));
    steps.into_iter()
}

impl Position {
    /// Every legal single step with its effect.
    pub fn played_steps(&self) -> impl Iterator<Item = PlayedStep> + use<> {
        let mut played = Vec::new();
        self.for_each_step(|step, kind| {
            if let Some((piece, to)) = self.board().piece_at(step.from).zip(step.to()) {
                let capture = self.by_fields().apply(piece, step.from, to, kind);
                played.push(PlayedStep { piece, step, kind, capture });
            }
        });
        played.into_iter()
    }
}
