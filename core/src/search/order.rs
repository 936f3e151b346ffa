//! In which order a node's moves are tried: what has paid before, first.

use super::action::Action;
use super::params as p;
use crate::bitboard::Bitboard;
use crate::piece::{Role, Side};
use crate::position::Position;
use crate::position::generate::{Move, MoveKind};
use crate::square::Square;

/// Distinct slots of [`slot`] for one side.
const SLOTS: usize = 4096;
/// Where the node before moved to (64 squares) by the first step of this move.
const FOLLOW: usize = 64 * 256;

/// What has paid so far: counters that grow with every cutoff and fade as others fail.
pub(super) struct Histories {
    main: Vec<i16>,
    follow: Vec<i16>,
}

impl Histories {
    pub(super) fn new() -> Histories {
        Histories { main: vec![0; 2 * SLOTS], follow: vec![0; 2 * FOLLOW] }
    }

    pub(super) fn clear(&mut self) {
        self.main.fill(0);
        self.follow.fill(0);
    }

    /// Halves everything: a new search is about another position.
    pub(super) fn fade(&mut self) {
        for counter in self.main.iter_mut().chain(&mut self.follow) {
            *counter /= 2;
        }
    }

    /// How well a move has done, at most about ±2 × [`p::HISTORY_LIMIT`].
    pub(super) fn score(&self, position: &Position, made: Move, before: Option<Square>) -> i32 {
        let follow = before.map_or(0, |to| self.follow[follow_slot(position, to, made)]);
        i32::from(self.main[slot(position, made)]) + i32::from(follow)
    }

    /// Notes that a move caused a cutoff (positive) or failed to (negative).
    pub(super) fn reward(&mut self, position: &Position, made: Move, before: Option<Square>, bonus: i32) {
        nudge(&mut self.main[slot(position, made)], bonus);
        if let Some(to) = before {
            nudge(&mut self.follow[follow_slot(position, to, made)], bonus);
        }
    }
}

/// Moves a counter towards the bonus, the less the nearer it is to the limit.
fn nudge(counter: &mut i16, bonus: i32) {
    let old = i32::from(*counter);
    *counter = (old + bonus - old * bonus.abs() / p::HISTORY_LIMIT) as i16;
}

fn slot(position: &Position, made: Move) -> usize {
    let bits = made.bits() as usize;
    let first = bits & 0xff;
    let second_direction = bits >> 8 & 3;
    let slot = match made.kind() {
        MoveKind::Step => position.board().role_on_occupied(made.first().from).index() * 256 + first,
        MoveKind::Push => 2048 + first * 4 + second_direction,
        MoveKind::Pull => 3072 + first * 4 + second_direction,
    };
    position.side().index() * SLOTS + slot
}

fn follow_slot(position: &Position, before: Square, made: Move) -> usize {
    position.side().index() * FOLLOW + before.index() * 256 + (made.bits() & 0xff) as usize
}

/// The square that the mover's own piece arrives on.
pub(super) fn arrival(made: Move) -> Option<Square> {
    match made.kind() {
        MoveKind::Step | MoveKind::Pull => made.first().to(),
        MoveKind::Push => made.second().and_then(crate::position::step::Step::to),
    }
}

/// What a move removes from the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Gain {
    /// The strongest enemy that is taken.
    pub(super) taken: Option<Role>,
    /// The strongest own piece that is lost.
    pub(super) lost: Option<Role>,
}

/// What a move takes and loses, found without making it.
pub(super) fn gain(position: &Position, made: Move) -> Gain {
    let board = position.board();
    let side = position.side();
    let mut gain = Gain::default();
    // What a piece of `side` going from one square to another leaves undefended on a trap, itself included.
    let fallen = |side: Side, from: Square, to: Square| -> Option<Role> {
        let own = (board.side(side) - Bitboard::of(from)) | Bitboard::of(to);
        let alone = (own & Bitboard::TRAPS) - own.neighbours();
        alone.first().map(|square| board.role_on_occupied(if square == to { from } else { square }))
    };
    for (i, step) in made.steps().enumerate() {
        let Some(to) = step.to() else { continue };
        if !near_trap(step.from, to) {
            continue;
        }
        let enemy_steps = matches!((made.kind(), i), (MoveKind::Push, 0) | (MoveKind::Pull, 1));
        if enemy_steps {
            gain.taken = gain.taken.max(fallen(!side, step.from, to));
        } else {
            gain.lost = gain.lost.max(fallen(side, step.from, to));
        }
    }
    gain
}

/// Whether a step may leave something alone on a trap: it goes onto one or leaves the neighbourhood of one.
fn near_trap(from: Square, to: Square) -> bool {
    Bitboard::TRAPS.contains(to) || Bitboard::TRAPS.neighbours().contains(from)
}

/// A move waiting to be tried, with its order value.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) action: Action,
    pub(super) rank: i32,
}

/// Brings the best of the candidates to the front.
pub(super) fn pick(candidates: &mut [Candidate]) -> Option<Candidate> {
    let best = candidates.iter().enumerate().max_by_key(|(i, c)| (c.rank, usize::MAX - i)).map(|(i, _)| i)?;
    candidates.swap(0, best);
    Some(candidates[0])
}
