//! How likely each legal step of a turn is, as an integer weight.
//!
//! The weight is a power of 2, whose exponent is the sum of the scores of a few features. The scores were fitted to
//! games of people. Any legal step can be coded; a step that nobody would play takes more bits.

use super::step_scores::{ScoreTable, score};
use crate::bitboard::Bitboard;
use crate::game::{Game, Ply};
use crate::piece::{Role, Side};
use crate::position::Position;
use crate::position::step::{PlayedStep, Step, StepKind};
use crate::square::Square;

/// The score of everything before any feature counts, in eighths of a bit.
const BASE: i32 = 72;
/// The largest score; 0 is the smallest.
const LARGEST: i32 = 127;
/// 2 to the power of 8 and an eighth of the index, rounded.
const FRACTIONS: [u32; 8] = [256, 279, 304, 332, 362, 395, 431, 470];

/// What is known before a turn and does not change in it.
pub(super) struct TurnContext {
    side: Side,
    /// The squares that pieces of either side entered in the last turn of the side to move.
    own_last: Bitboard,
    /// The same for the turn before this one.
    enemy_last: Bitboard,
}

impl TurnContext {
    pub(super) fn new(game: &Game) -> TurnContext {
        let mut last = game.plies().iter().rev().map(entered);
        let enemy_last = last.next().unwrap_or(Bitboard::EMPTY);
        TurnContext { side: game.side(), enemy_last, own_last: last.next().unwrap_or(Bitboard::EMPTY) }
    }

    /// The weight of a legal step. `last` is the step before it in the turn.
    pub(super) fn step_weight(&self, position: &Position, last: Option<PlayedStep>, step: Step) -> u32 {
        let mut sum = BASE;
        self.step_features(position, last, step, &mut |table, index| sum += score(table, index));
        weight(sum)
    }

    /// The weight of ending the turn after this many steps.
    pub(super) fn end_weight(&self, position: &Position, made: usize) -> u32 {
        let mut sum = BASE;
        self.end_features(position, made, &mut |table, index| sum += score(table, index));
        weight(sum)
    }

    fn step_features(
        &self,
        position: &Position,
        last: Option<PlayedStep>,
        step: Step,
        visit: &mut dyn FnMut(ScoreTable, usize),
    ) {
        let mut after = *position;
        let (Ok(played), Some(to)) = (after.step(step), step.to()) else { return };
        let (role, from) = (played.piece.role, step.from);
        let is_own = played.piece.side == self.side;
        let ahead = self.rank(to) - self.rank(from);
        // Forward, to the side, backward.
        visit(ScoreTable::Way, (kind_index(played.kind) * 6 + role.index()) * 3 + (1 - ahead) as usize);
        if is_own {
            visit(ScoreTable::Rank, role.index() * 8 + self.rank(to) as usize);
            if role == Role::Rabbit && self.rank(to) == 7 {
                visit(ScoreTable::Goal, 0);
            }
            if after.board().is_frozen(to) {
                visit(ScoreTable::Frozen, 0);
            }
        }
        if let Some(last) = last {
            chain_features(last, played, visit);
        }
        if let Some(capture) = played.capture {
            visit(ScoreTable::Capture, usize::from(capture.piece.side == self.side));
        }
        if let Some(distance) = self.enemy_last.into_iter().map(|square| square.distance(from)).min() {
            visit(ScoreTable::Near, usize::from(is_own) * 5 + usize::from(distance.min(4)));
        }
        if self.own_last.contains(from) {
            visit(ScoreTable::Again, usize::from(is_own));
        }
    }

    fn end_features(&self, position: &Position, made: usize, visit: &mut dyn FnMut(ScoreTable, usize)) {
        visit(ScoreTable::End, made);
        if position.board().has_goal(self.side) {
            visit(ScoreTable::End, 0);
        }
    }

    /// The rank from 0, counted from the side to move.
    fn rank(&self, square: Square) -> i32 {
        match self.side {
            Side::Gold => i32::from(square.rank()),
            Side::Silver => 7 - i32::from(square.rank()),
        }
    }
}

/// The features of a step that follows another one.
fn chain_features(last: PlayedStep, played: PlayedStep, visit: &mut dyn FnMut(ScoreTable, usize)) {
    let (before, step) = (last.step, played.step);
    let Some(stood) = before.to() else { return };
    match played.kind {
        StepKind::Simple if step.from != stood => {
            visit(ScoreTable::Other, usize::from(stood.distance(step.from).min(4)));
        }
        StepKind::Simple if step.direction == before.direction => visit(ScoreTable::Same, 0),
        StepKind::Simple if step.direction == before.direction.opposite() => visit(ScoreTable::Same, 2),
        StepKind::Simple => visit(ScoreTable::Same, 1),
        StepKind::PushStart => visit(ScoreTable::Push, usize::from(stood.distance(step.from).min(4))),
        StepKind::PushEnd | StepKind::Pull => {}
    }
}

const fn kind_index(kind: StepKind) -> usize {
    match kind {
        StepKind::Simple => 0,
        StepKind::PushStart => 1,
        StepKind::PushEnd => 2,
        StepKind::Pull => 3,
    }
}

/// The squares that pieces entered in a turn; none for a setup.
fn entered(ply: &Ply) -> Bitboard {
    let Ply::Turn(turn) = ply else { return Bitboard::EMPTY };
    let squares = turn.steps().iter().filter_map(|played| played.step.to());
    squares.fold(Bitboard::EMPTY, |set, square| set | Bitboard::from_square(square))
}

fn weight(score: i32) -> u32 {
    let score = score.clamp(0, LARGEST) as usize;
    FRACTIONS.get(score % 8).copied().unwrap_or(1) << (score / 8)
}
