//! Which steps, moves and turns are possible.
//!
//! Three views of the same rules: single steps (what a player enters), composite [`Move`]s (what search uses: a
//! push or a pull is one move, so that no half-done push is ever a node) and whole turns by where they end.

use core::fmt;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use super::step::{Step, StepKind};
use super::{Pending, Position};
use crate::bitboard::Bitboard;
use crate::board::{Board, backward};
use crate::piece::{Piece, Role, Side};
use crate::square::{Direction, Square};

/// A composite move: a step (one step), a push or a pull (two).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    first: u8,
    second: u8,
    kind: MoveKind,
}

/// The three kinds of composite move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum MoveKind {
    /// One step of an own piece.
    Step,
    /// An enemy steps aside, an own piece into its square.
    Push,
    /// An own piece steps, an enemy into the square it left.
    Pull,
}

const fn pack(step: Step) -> u8 {
    (step.from.index() as u8) << 2 | step.direction.index() as u8
}

const fn unpack(packed: u8) -> Step {
    Step { from: Square::wrapping(packed >> 2), direction: Direction::wrapping(packed) }
}

impl Move {
    const fn step(step: Step) -> Move {
        Move { first: pack(step), second: 0, kind: MoveKind::Step }
    }

    const fn pair(kind: MoveKind, first: Step, second: Step) -> Move {
        Move { first: pack(first), second: pack(second), kind }
    }

    /// What kind of move it is.
    #[must_use]
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// Steps that the move takes: 1 or 2.
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self.kind {
            MoveKind::Step => 1,
            MoveKind::Push | MoveKind::Pull => 2,
        }
    }

    /// The first step: of the own piece, or in a push of the enemy.
    #[must_use]
    pub const fn first(self) -> Step {
        unpack(self.first)
    }

    /// The second step of a push or pull.
    #[must_use]
    pub const fn second(self) -> Option<Step> {
        match self.kind {
            MoveKind::Step => None,
            MoveKind::Push | MoveKind::Pull => Some(unpack(self.second)),
        }
    }

    /// Both steps in order.
    pub fn steps(self) -> impl Iterator<Item = Step> {
        core::iter::once(self.first()).chain(self.second())
    }

    /// The move as 18 bits, unique among all moves: for tables.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.first as u32 | (self.second as u32) << 8 | (self.kind as u32) << 16
    }

    /// The move that [`Move::bits`] gave; `None` for other numbers. It may still be illegal in a given position.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Option<Move> {
        let kind = match bits >> 16 {
            0 => MoveKind::Step,
            1 => MoveKind::Push,
            2 => MoveKind::Pull,
            _ => return None,
        };
        let second = (bits >> 8) as u8;
        // One number for each move, so that equal moves stay equal.
        if matches!(kind, MoveKind::Step) && second != 0 {
            return None;
        }
        Some(Move { first: bits as u8, second, kind })
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.second() {
            None => write!(f, "{}", self.first()),
            Some(second) => write!(f, "{} {second}", self.first()),
        }
    }
}

/// Calls `visit` with each square of `set` from which stepping in `direction` lands on `onto`.
#[inline]
fn each_shift(set: Bitboard, direction: Direction, onto: Bitboard, mut visit: impl FnMut(Square)) {
    for to in set.shift(direction) & onto {
        if let Some(from) = to.step(direction.opposite()) {
            visit(from);
        }
    }
}

impl Position {
    /// Own pieces that may act: not frozen.
    #[inline]
    fn mobile(&self) -> Bitboard {
        self.board.side(self.side) - self.board.frozen(self.side)
    }

    /// Those of `from` whose own step in this direction is not a rabbit's backward one.
    #[inline]
    fn forward(&self, from: Bitboard, direction: Direction) -> Bitboard {
        if direction == backward(self.side) { from - self.board.role(Role::Rabbit) } else { from }
    }

    /// Enemies that can be pushed, as those next to a mobile stronger piece.
    #[inline]
    fn pushable(&self, mobile: Bitboard) -> Bitboard {
        let mut pushers = Bitboard::EMPTY;
        let mut pushable = Bitboard::EMPTY;
        for role in Role::ALL[..5].iter().rev() {
            pushers |= self.board.role(Role::ALL[role.index() + 1]) & mobile;
            pushable |= self.board.role(*role) & pushers.neighbours();
        }
        pushable & self.board.side(!self.side)
    }

    /// Calls `visit` with each legal single step and its kind.
    pub fn for_each_step(&self, mut visit: impl FnMut(Step, StepKind)) {
        if self.steps_left == 0 {
            return;
        }
        let mobile = self.mobile();
        let empty = self.board.empty();
        if let Pending::Push { into, role } = self.pending {
            let pushers = self.board.stronger(self.side, role) & mobile;
            for direction in Direction::ALL {
                each_shift(pushers, direction, Bitboard::of(into), |from| {
                    visit(Step { from, direction }, StepKind::PushEnd);
                });
            }
            return;
        }
        for direction in Direction::ALL {
            each_shift(self.forward(mobile, direction), direction, empty, |from| {
                visit(Step { from, direction }, StepKind::Simple);
            });
        }
        let (pull_to, pulled) = self.pullable();
        for direction in Direction::ALL {
            each_shift(pulled, direction, pull_to, |from| visit(Step { from, direction }, StepKind::Pull));
        }
        if self.steps_left >= 2 {
            let pushable = self.pushable(mobile);
            for direction in Direction::ALL {
                each_shift(pushable, direction, empty, |from| {
                    let ends_pull =
                        pulled.contains(from) && from.step(direction).is_some_and(|to| pull_to.contains(to));
                    if !ends_pull {
                        visit(Step { from, direction }, StepKind::PushStart);
                    }
                });
            }
        }
    }

    /// The square that a pull may fill and the enemies next to it that may be pulled there.
    #[inline]
    fn pullable(&self) -> (Bitboard, Bitboard) {
        match self.pending {
            Pending::Pull { from, role } if role > Role::Rabbit => {
                let to = Bitboard::of(from);
                (to, to.neighbours() & self.board.weaker(!self.side, role))
            }
            _ => (Bitboard::EMPTY, Bitboard::EMPTY),
        }
    }

    /// Every legal single step with its kind.
    pub fn steps(&self) -> impl Iterator<Item = (Step, StepKind)> + use<> {
        let mut steps = Vec::new();
        self.for_each_step(|step, kind| steps.push((step, kind)));
        steps.into_iter()
    }

    /// Whether any step is legal.
    #[must_use]
    pub fn has_step(&self) -> bool {
        if self.steps_left == 0 {
            return false;
        }
        let mobile = self.mobile();
        let empty = self.board.empty();
        self.is_push_unfinished()
            || Direction::ALL
                .into_iter()
                .any(|direction| (self.forward(mobile, direction).shift(direction) & empty).any())
            || self.pullable().1.any()
            || (self.steps_left >= 2 && (self.pushable(mobile).neighbours() & empty).any())
    }

    /// Makes a legal single step without asking again whether it is one.
    #[inline]
    pub(crate) fn after_step(&self, step: Step, kind: StepKind) -> Position {
        let mut after = *self;
        if let Some(to) = step.to() {
            let side = match kind {
                StepKind::Simple | StepKind::PushEnd => self.side,
                StepKind::PushStart | StepKind::Pull => !self.side,
            };
            let piece = Piece { side, role: self.board.role_on_occupied(step.from) };
            after.apply(piece, step.from, to, kind);
        }
        after
    }

    /// Calls `visit` with each composite move; nothing while a push is half done.
    ///
    /// Pulls begun by the last single step are not continued: composite moves start from finished ones.
    pub fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        if self.steps_left == 0 || self.is_push_unfinished() {
            return;
        }
        let board = &self.board;
        let mobile = self.mobile();
        let empty = board.empty();
        for direction in Direction::ALL {
            each_shift(self.forward(mobile, direction), direction, empty, |from| {
                visit(Move::step(Step { from, direction }));
            });
        }
        if self.steps_left < 2 {
            return;
        }
        for enemy in self.pushable(mobile) {
            let around = Bitboard::of(enemy).neighbours();
            let role = board.role_on_occupied(enemy);
            let pushers = around & mobile & board.stronger(self.side, role);
            for to in around & empty {
                for pusher in pushers {
                    if let (Some(first), Some(second)) =
                        (Step::between(enemy, to), Step::between(pusher, enemy))
                    {
                        visit(Move::pair(MoveKind::Push, first, second));
                    }
                }
            }
        }
        let pullers = mobile - board.role(Role::Rabbit);
        for puller in pullers & board.side(!self.side).neighbours() & empty.neighbours() {
            let around = Bitboard::of(puller).neighbours();
            let pulled = around & board.weaker(!self.side, board.role_on_occupied(puller));
            for enemy in pulled {
                for to in around & empty {
                    if let (Some(first), Some(second)) =
                        (Step::between(puller, to), Step::between(enemy, puller))
                    {
                        visit(Move::pair(MoveKind::Pull, first, second));
                    }
                }
            }
        }
    }

    /// Whether a composite move, from a table perhaps, is legal here.
    #[must_use]
    pub fn is_legal(&self, candidate: Move) -> bool {
        let mut position = Position { pending: Pending::Nothing, ..*self };
        if self.is_push_unfinished() {
            return false;
        }
        let Ok(first) = position.step(candidate.first()) else { return false };
        match (candidate.kind, candidate.second()) {
            (MoveKind::Step, _) => first.kind == StepKind::Simple,
            (MoveKind::Push, Some(second)) => {
                first.kind == StepKind::PushStart
                    && position.step(second).is_ok_and(|step| step.kind == StepKind::PushEnd)
            }
            (MoveKind::Pull, Some(second)) => {
                first.kind == StepKind::Simple
                    && position.step(second).is_ok_and(|step| step.kind == StepKind::Pull)
            }
            (_, None) => false,
        }
    }

    /// The position after a legal composite move. An illegal one gives a position that means nothing, but no panic.
    #[must_use]
    #[inline]
    pub fn after_move(&self, made: Move) -> Position {
        let mut after = Position { pending: Pending::Nothing, ..*self };
        let kinds = match made.kind {
            MoveKind::Step => [StepKind::Simple, StepKind::Simple],
            MoveKind::Push => [StepKind::PushStart, StepKind::PushEnd],
            MoveKind::Pull => [StepKind::Simple, StepKind::Pull],
        };
        if after.steps_left < made.cost() {
            return after;
        }
        after = after.after_step(made.first(), kinds[0]);
        if let Some(second) = made.second() {
            after = after.after_step(second, kinds[1]);
        }
        after.pending = Pending::Nothing;
        after
    }

    /// The position after passing the steps that are left: the other side's turn begins.
    #[must_use]
    pub fn after_pass(&self) -> Position {
        self.with_turn_ended()
    }

    /// How many sequences of single steps complete the turn from here.
    ///
    /// Each sequence has at least one more step; a push is never left half done; sequences that end where the turn
    /// started are counted too. A step that could end a pull or start a push is one step.
    #[must_use]
    pub fn count_sequences(&self) -> u64 {
        // Different orders of the same steps lead to the same position: each is looked at once, with the number of
        // sequences that lead to it. That pays while positions are few, so not for the last two steps.
        let mut layer: HashMap<Position, u64, BuildHasherDefault<KeptHash>> = HashMap::default();
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

    /// [`Position::count_sequences`] for at most two steps, without remembering anything.
    fn count_last_two_steps(&self) -> u64 {
        if self.steps_left < 2 {
            return if self.steps_left == 1 { self.count_last_steps() } else { 0 };
        }
        let mut count = 0;
        if !self.is_push_unfinished() {
            let scene = Scene::new(self);
            for role in Role::ALL {
                let movers = scene.mobile & self.board.role(role);
                for direction in Direction::ALL {
                    for to in self.forward(movers, direction).shift(direction) & scene.empty {
                        let to = Bitboard::of(to);
                        let from = to.shift(direction.opposite());
                        count += 1 + scene.count_last_steps_after(role, from, to);
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

    /// The same position; a pull that no enemy can be pulled by is forgotten, for it makes no difference.
    #[inline]
    fn without_idle_pull(mut self) -> Position {
        if !self.is_push_unfinished() && self.pullable().1.is_empty() {
            self.pending = Pending::Nothing;
        }
        self
    }

    /// How many steps can be the turn's last one: whole sets at a time.
    #[inline]
    fn count_last_steps(&self) -> u64 {
        let mobile = self.mobile();
        let count = if let Pending::Push { into, role } = self.pending {
            (Bitboard::of(into).neighbours() & mobile & self.board.stronger(self.side, role)).count()
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

    /// Every board on which the turn can end from here, each once, the current one left out.
    ///
    /// Repetition plays no part, nor do goals in mid-turn. The order is unspecified. From the start of a turn this
    /// is what `turns` in the test vectors counts.
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

    /// Walks every position in which the turn could end, until `found` says that it has seen enough.
    ///
    /// A position may be visited once for each count of steps left; transposed step orders are visited once.
    pub(crate) fn search_turn_ends(&self, found: &mut impl FnMut(&Position) -> bool) -> bool {
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

/// What stays the same while one own piece steps, so that the steps after that can be counted in a few operations.
struct Scene {
    side: Side,
    own: Bitboard,
    rabbits: Bitboard,
    mobile: Bitboard,
    empty: Bitboard,
    /// By [`Role::index`]: squares beside an enemy stronger than the role.
    threatened: [Bitboard; 6],
    /// Own pieces beside a stronger enemy.
    in_danger: Bitboard,
    /// By [`Role::index`]: enemies weaker than the role.
    weaker: [Bitboard; 6],
}

impl Scene {
    fn new(position: &Position) -> Scene {
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
        Scene {
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

    /// How many steps can end the turn after an own piece has stepped: [`Position::count_last_steps`] of that.
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

/// The hash is in the key already; equality is exact.
#[derive(Default)]
pub(crate) struct KeptHash(u64);

impl Hasher for KeptHash {
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

type BoardSet = HashSet<Board, BuildHasherDefault<KeptHash>>;
type PositionSet = HashSet<Position, BuildHasherDefault<KeptHash>>;

/// Boards with a side to move as keys of maps that compare exactly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardAndSide {
    /// What stands where.
    pub board: Board,
    /// Who is to move.
    pub side: Side,
}
