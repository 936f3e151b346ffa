//! Move generation.
//!
//! There are two views of the same rules. Players enter single steps. The search uses composite [`Move`]s, in which a
//! push or a pull is one move, so that no node is an unfinished push. Whole turns consist of single steps:
//! [`Position::turn_ends`] lists where they end, and [`Position::count_sequences`] counts them.

use core::fmt;

use super::step::{Step, StepKind};
use super::{Pending, Position};
use crate::bitboard::Bitboard;
use crate::board::backward;
use crate::piece::{Piece, Role};
use crate::square::{Direction, Square};

/// A composite move: a single step, or a push or pull of two steps.
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
    /// One step of a friendly piece.
    Step,
    /// An enemy is moved to an empty square, and a friendly piece takes its square.
    Push,
    /// A friendly piece steps, and an enemy is moved to the square it left.
    Pull,
}

const fn pack(step: Step) -> u8 {
    (step.from.index() as u8) << 2 | step.direction.index() as u8
}

const fn unpack(packed: u8) -> Step {
    Step { from: Square::wrapping(packed >> 2), direction: Direction::wrapping(packed) }
}

/// The squares that a packed step leaves and enters.
static TOUCHED: [Bitboard; 256] = {
    let mut touched = [Bitboard::EMPTY; 256];
    let mut packed = 0;
    while packed < touched.len() {
        let step = unpack(packed as u8);
        let from = Bitboard::from_square(step.from);
        touched[packed] = Bitboard(from.0 | from.shift(step.direction).0);
        packed += 1;
    }
    touched
};

/// The square that a packed step enters, or the square it leaves if the step would leave the board.
static ENTERED: [Square; 256] = {
    let mut entered = [Square::wrapping(0); 256];
    let mut packed = 0;
    while packed < entered.len() {
        let step = unpack(packed as u8);
        entered[packed] = match step.to() {
            Some(to) => to,
            None => step.from,
        };
        packed += 1;
    }
    entered
};

/// The start and target squares of a packed step.
const fn way(packed: u8) -> (Square, Square) {
    (unpack(packed).from, ENTERED[packed as usize])
}

impl Move {
    const fn step(step: Step) -> Move {
        Move { first: pack(step), second: 0, kind: MoveKind::Step }
    }

    const fn pair(kind: MoveKind, first: Step, second: Step) -> Move {
        Move { first: pack(first), second: pack(second), kind }
    }

    /// The kind of move.
    #[must_use]
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// The number of steps: 1 or 2.
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self.kind {
            MoveKind::Step => 1,
            MoveKind::Push | MoveKind::Pull => 2,
        }
    }

    /// The first step: of the friendly piece, or of the enemy in a push.
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

    /// The start and target squares of the friendly piece.
    #[inline]
    pub(crate) const fn own_goes(self) -> (Square, Square) {
        match self.kind {
            MoveKind::Step | MoveKind::Pull => way(self.first),
            MoveKind::Push => way(self.second),
        }
    }

    /// The start and target squares of the pushed or pulled enemy.
    #[inline]
    pub(crate) const fn enemy_goes(self) -> Option<(Square, Square)> {
        match self.kind {
            MoveKind::Step => None,
            MoveKind::Push => Some(way(self.first)),
            MoveKind::Pull => Some(way(self.second)),
        }
    }

    /// The squares that the move leaves or enters.
    #[inline]
    pub(crate) fn touched(self) -> Bitboard {
        let first = TOUCHED[usize::from(self.first)];
        match self.kind {
            MoveKind::Step => first,
            MoveKind::Push | MoveKind::Pull => first | TOUCHED[usize::from(self.second)],
        }
    }

    /// The squares that a move must not touch to be independent of this one. Two independent moves can be made in
    /// either order, have the same effect, and lead to the same position.
    ///
    /// A move changes the squares it touches. Freezing reaches one square further, and a capture depends on all
    /// neighbours of the trap.
    pub(crate) fn zone(self) -> Bitboard {
        let own = self.touched();
        let near = own.neighbours();
        let traps = near & Bitboard::TRAPS;
        own | near | traps.neighbours()
    }

    /// The move as 18 bits, unique among all moves. Used in tables.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.first as u32 | (self.second as u32) << 8 | (self.kind as u32) << 16
    }

    /// The move encoded by [`Move::bits`]; `None` for other numbers. It need not be legal in a given position.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Option<Move> {
        let kind = match bits >> 16 {
            0 => MoveKind::Step,
            1 => MoveKind::Push,
            2 => MoveKind::Pull,
            _ => return None,
        };
        let second = (bits >> 8) as u8;
        // A move has only one encoding, so that equal moves compare equal.
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

/// Calls `visit` with each square of `set` whose neighbour in `direction` is in `onto`.
#[inline]
fn each_shift(set: Bitboard, direction: Direction, onto: Bitboard, mut visit: impl FnMut(Square)) {
    for to in set.shift(direction) & onto {
        if let Some(from) = to.step(direction.opposite()) {
            visit(from);
        }
    }
}

impl Position {
    /// Friendly pieces that are not frozen.
    #[inline]
    pub(super) fn mobile(&self) -> Bitboard {
        self.board.side(self.side) - self.board.frozen(self.side)
    }

    /// The squares of `from`, without rabbits if the step would be backward.
    #[inline]
    pub(super) fn forward(&self, from: Bitboard, direction: Direction) -> Bitboard {
        if direction == backward(self.side) { from - self.board.role(Role::Rabbit) } else { from }
    }

    /// Enemies next to a stronger piece that is not frozen and can push them.
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
                each_shift(pushers, direction, Bitboard::from_square(into), |from| {
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

    /// The square that a pull would fill, and the neighbouring enemies that can be pulled there.
    #[inline]
    pub(super) fn pullable(&self) -> (Bitboard, Bitboard) {
        match self.pending {
            Pending::Pull { from, role } if role > Role::Rabbit => {
                let to = Bitboard::from_square(from);
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

    /// Makes a legal single step without checking it again.
    #[inline]
    pub(crate) fn after_step(&self, step: Step, kind: StepKind) -> Position {
        let mut after = self.by_fields();
        after.make(step, kind);
        after
    }

    /// Makes a legal step.
    #[inline]
    fn make(&mut self, step: Step, kind: StepKind) {
        if let Some(to) = step.to() {
            let side = match kind {
                StepKind::Simple | StepKind::PushEnd => self.side,
                StepKind::PushStart | StepKind::Pull => !self.side,
            };
            let piece = Piece { side, role: self.board.role_on_occupied(step.from) };
            self.apply(piece, step.from, to, kind);
        }
    }

    /// Calls `visit` with each composite move. There are none while a push is unfinished.
    ///
    /// A pull begun by the last single step is not completed, because a composite move contains all its steps.
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
            let around = Bitboard::from_square(enemy).neighbours();
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
            let around = Bitboard::from_square(puller).neighbours();
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

    /// Whether a composite move, for example one from a table, is legal here.
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

    /// The Zobrist key of the board after a legal composite move that captures nothing.
    #[inline]
    pub(crate) fn zobrist_after(&self, made: Move) -> u64 {
        let (from, to) = made.own_goes();
        let zobrist = self.board.zobrist_after(self.board.zobrist(), from, to);
        made.enemy_goes().map_or(zobrist, |(from, to)| self.board.zobrist_after(zobrist, from, to))
    }

    /// The position after a legal composite move. For an illegal move the result is meaningless, but the function does
    /// not panic.
    #[must_use]
    #[inline]
    pub fn after_move(&self, made: Move) -> Position {
        let mut board = self.board.by_fields();
        let steps_left = self.steps_left.saturating_sub(made.cost());
        let mut go = |side, (from, to)| {
            let piece = Piece { side, role: board.role_on_occupied(from) };
            board.slide(piece, from, to);
        };
        match made.kind {
            MoveKind::Step => go(self.side, way(made.first)),
            MoveKind::Push => {
                go(!self.side, way(made.first));
                go(self.side, way(made.second));
            }
            MoveKind::Pull => {
                go(self.side, way(made.first));
                go(!self.side, way(made.second));
            }
        }
        Position { board: board.by_fields(), side: self.side, steps_left, pending: Pending::Nothing }
    }
}
