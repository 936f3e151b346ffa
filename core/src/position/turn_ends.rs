//! Whole turns: where they can end, and in how many ways.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use super::step::StepKind;
use super::{Pending, Position};
use crate::bitboard::Bitboard;
use crate::board::{Board, backward};
use crate::piece::{Role, Side};
use crate::square::Direction;

impl Position {
    /// The number of sequences of single steps that complete the turn from here.
    ///
    /// Each sequence has at least one more step and leaves no push unfinished. Sequences that end where the turn
    /// started count too. A step that could either end a pull or start a push counts once.
    #[must_use]
    pub fn count_sequences(&self) -> u64 {
        // Different orders of the same steps reach the same position. Each position is expanded once, with the number
        // of sequences that reach it. That pays off only while there are few positions, so not for the last two steps.
        let mut layer: HashMap<Position, u64, BuildHasherDefault<ZobristHasher>> = HashMap::default();
        layer.insert(*self, 1);
        let mut count = 0;
        for _ in 2..self.steps_left {
            let mut next = HashMap::with_capacity_and_hasher(layer.len() * 16, BuildHasherDefault::default());
            for (position, ways) in &layer {
                position.for_each_step(|step, kind| {
                    count += if kind == StepKind::PushStart { 0 } else { *ways };
                    *next.entry(position.after_step(step, kind).without_idle_pull()).or_insert(0) += ways;
                });
            }
            layer = next;
        }
        count + layer.iter().map(|(position, ways)| ways * position.count_last_two_steps()).sum::<u64>()
    }

    /// [`Position::count_sequences`] for at most two steps, without storing positions.
    fn count_last_two_steps(&self) -> u64 {
        if self.steps_left < 2 {
            return if self.steps_left == 1 { self.count_last_steps() } else { 0 };
        }
        let mut count = 0;
        if !self.is_push_unfinished() {
            let context = CountContext::new(self);
            for role in Role::ALL {
                let movers = context.mobile & self.board.role(role);
                for direction in Direction::ALL {
                    for to in self.forward(movers, direction).shift(direction) & context.empty {
                        let to = Bitboard::from_square(to);
                        let from = to.shift(direction.opposite());
                        count += 1 + context.count_last_steps_after(role, from, to);
                    }
                }
            }
        }
        self.for_each_step(|step, kind| match kind {
            StepKind::Simple => {}
            StepKind::PushStart => count += self.after_step(step, kind).count_last_steps(),
            StepKind::PushEnd | StepKind::Pull => {
                count += 1 + self.after_step(step, kind).count_last_steps();
            }
        });
        count
    }

    /// The same position without a pending pull that has no enemy to pull, because such positions have the same
    /// continuations.
    #[inline]
    pub(super) fn without_idle_pull(mut self) -> Position {
        if !self.is_push_unfinished() && self.pullable().1.is_empty() {
            self.pending = Pending::Nothing;
        }
        self
    }

    /// The number of steps that can be the last of the turn, counted with whole bitboards.
    #[inline]
    fn count_last_steps(&self) -> u64 {
        let mobile = self.mobile();
        let count = if let Pending::Push { into, role } = self.pending {
            (Bitboard::from_square(into).neighbours() & mobile & self.board.stronger(self.side, role)).count()
        } else {
            let empty = self.board.empty();
            let simple: u32 = Direction::ALL
                .into_iter()
                .map(|direction| (self.forward(mobile, direction).shift(direction) & empty).count())
                .sum();
            simple + self.pullable().1.count()
        };
        u64::from(count)
    }

    /// Every board on which the turn can end from here, each once and without the current one.
    ///
    /// Repetition and goals reached before the end of the turn are ignored. The order is unspecified. At the start of a
    /// turn, their number is `turns` in the test vectors.
    #[must_use]
    pub fn turn_ends(&self) -> Vec<Board> {
        let mut ends = BoardSet::default();
        self.search_turn_ends(&mut |end| {
            ends.insert(end.board);
            false
        });
        ends.remove(&self.board);
        ends.into_iter().collect()
    }

    /// Visits every position in which the turn could end until `found` returns true. Returns whether it did.
    ///
    /// Positions after fewer steps come first. A position may be visited once for each number of steps left, but
    /// different orders of the same steps are visited once. The starting board of the turn may be among them.
    pub fn search_turn_ends(&self, found: &mut impl FnMut(&Position) -> bool) -> bool {
        let mut layer: PositionSet = [*self].into_iter().collect();
        for _ in 0..self.steps_left {
            let mut next = PositionSet::default();
            for position in &layer {
                let mut done = false;
                position.for_each_step(|step, kind| {
                    if done {
                        return;
                    }
                    let after = position.after_step(step, kind).without_idle_pull();
                    if next.insert(after) && !after.is_push_unfinished() {
                        done = found(&after);
                    }
                });
                if done {
                    return true;
                }
            }
            layer = next;
        }
        false
    }
}

/// State that stays the same while one friendly piece steps. With it, the steps after that are counted in a few
/// operations.
struct CountContext {
    side: Side,
    own: Bitboard,
    rabbits: Bitboard,
    mobile: Bitboard,
    empty: Bitboard,
    /// By [`Role::index`]: squares next to an enemy stronger than the role.
    threatened: [Bitboard; 6],
    /// Friendly pieces next to a stronger enemy.
    in_danger: Bitboard,
    /// By [`Role::index`]: enemies weaker than the role.
    weaker: [Bitboard; 6],
}

impl CountContext {
    fn new(position: &Position) -> CountContext {
        let board = &position.board;
        let own = board.side(position.side);
        let enemies = board.side(!position.side);
        let mut threatened = [Bitboard::EMPTY; 6];
        let mut weaker = [Bitboard::EMPTY; 6];
        let mut stronger = Bitboard::EMPTY;
        for role in (0..5).rev() {
            stronger |= board.role(Role::ALL[role + 1]) & enemies;
            threatened[role] = stronger.neighbours();
        }
        for role in 1..6 {
            weaker[role] = weaker[role - 1] | (board.role(Role::ALL[role - 1]) & enemies);
        }
        let in_danger = Role::ALL
            .into_iter()
            .fold(Bitboard::EMPTY, |set, role| set | (board.role(role) & own & threatened[role.index()]));
        CountContext {
            side: position.side,
            own,
            rabbits: board.role(Role::Rabbit) & own,
            mobile: own - (in_danger - own.neighbours()),
            empty: board.empty(),
            threatened,
            in_danger,
            weaker,
        }
    }

    /// The number of last steps after a friendly piece has stepped: the same as [`Position::count_last_steps`].
    #[inline]
    fn count_last_steps_after(&self, role: Role, from: Bitboard, to: Bitboard) -> u64 {
        let moved = (self.own ^ from) | to;
        let captured = (moved & Bitboard::TRAPS) - moved.neighbours();
        let own = moved - captured;
        let in_danger = (self.in_danger - from) | (to & self.threatened[role.index()]);
        let mobile = own - (in_danger - own.neighbours());
        let rabbits = if role == Role::Rabbit { (self.rabbits ^ from) | to } else { self.rabbits };
        let empty = (self.empty ^ to) | from | captured;
        let back = backward(self.side);
        let (forward, pieces) = (mobile.shift(back.opposite()), mobile - rabbits);
        let count = (forward & empty).count()
            + (mobile.shift(Direction::East) & empty).count()
            + (mobile.shift(Direction::West) & empty).count()
            + (pieces.shift(back) & empty).count()
            + (from.neighbours() & self.weaker[role.index()]).count();
        u64::from(count)
    }
}

/// A hasher for keys that provide their Zobrist key as the hash. Equality still compares the whole key.
#[derive(Default)]
pub(crate) struct ZobristHasher(u64);

impl Hasher for ZobristHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
    }

    fn write_u64(&mut self, value: u64) {
        self.0 ^= value;
    }
}

pub(super) type BoardSet = HashSet<Board, BuildHasherDefault<ZobristHasher>>;
pub(super) type PositionSet = HashSet<Position, BuildHasherDefault<ZobristHasher>>;
