//! What the evaluation looks at: every feature has a number, and how often it counts is told to a [`Tally`].
//!
//! The search adds up what the features are worth; tuning takes down how often each one counts. Both see the same.

use core::ops::Range;

use super::hunt::Hunt;
use super::view::View;
use crate::bitboard::Bitboard;
use crate::piece::Role;
use crate::position::Position;
use crate::square::Direction::{East, South, West};
use crate::square::Square;
use crate::threats::Goals;

/// Hears of features: at first of the side whose turn it is.
pub(super) trait Tally {
    /// A feature counts so many times.
    fn add(&mut self, feature: usize, count: i32);

    /// From here on it is about the other side: what counted for counts against, and the other way round.
    fn turn(&mut self);
}

/// Groups of features with their names and how many there are.
macro_rules! groups {
    ($($(#[$doc:meta])* $name:ident: $length:expr;)*) => {
        groups!(@offsets 0; $($(#[$doc])* $name: $length;)*);
    };
    (@offsets $offset:expr; $(#[$doc:meta])* $name:ident: $length:expr; $($rest:tt)*) => {
        $(#[$doc])*
        const $name: usize = $offset;
        groups!(@offsets $offset + $length; $($rest)*);
    };
    (@offsets $offset:expr;) => {
        /// How many features there are.
        pub(super) const COUNT: usize = $offset;
    };
}

groups! {
    /// The right to move.
    TO_MOVE: 1;
    /// A piece on a square: by role, rank (the own home first) and file (a to d: left and right are the same).
    SQUARES: 6 * 32;
    /// A home trap by how near the elephants are to it, the own and the enemy's (beside it, within three squares, farther
    /// or none), and the number of own and of enemy pieces beside it.
    TRAP: 9 * 25;
    /// The strongest own piece at a home trap is stronger than the strongest enemy there, as strong, or weaker.
    TRAP_STRONGEST: 3;
    /// A piece beside a home trap, beside an away trap: by role.
    AT_TRAP: 2 * 6;
    /// A frozen piece, by role.
    FROZEN: 6;
    /// A piece beside a stronger enemy though not frozen, by role.
    HELD: 6;
    /// Either, so far from a trap at which the enemy has more pieces: by role and distance 0 to 3.
    HOSTAGE: 6 * 4;
    /// A stronger enemy is 2, 3 or 4 squares away: by role.
    NEAR_STRONGER: 5 * 3;
    /// How many squares the elephant can reach in three steps.
    ELEPHANT_REACH: 25;
    /// How many squares the strongest piece but the elephant can reach in two steps without coming beside a stronger one.
    SECOND_REACH: 13;
    /// A rabbit on rank 3 to 7, by the number of enemies (up to 4) on its way.
    RABBIT_WAY: 5 * 5;
    /// A rabbit on rank 3 to 7 with a friend beside it, or frozen.
    RABBIT_HELPED: 5;
    RABBIT_FROZEN: 5;
    /// A piece without a friend beside it beyond the own home ranks, by role.
    ALONE: 6;
    /// The best piece that can be taken at once, or from one square further; then how many others: for the side that is not to move.
    PREY: 2 * 6;
    PREY_MORE: 2 * 6;
    /// The same for the side to move, which may still save them.
    RISK: 2 * 6;
    RISK_MORE: 2 * 6;
    /// The best enemy piece that the side to move can capture this turn, by the steps it takes (two, three, four) and its
    /// role; then how many others.
    CATCH: 3 * 6;
    CATCH_MORE: 3 * 6;
    /// The same for the side that is not to move, if it had the turn.
    THREAT: 3 * 6;
    THREAT_MORE: 3 * 6;
    /// The side that is not to move could reach goal if it had the turn.
    GOAL_THREAT: 1;
    /// A rabbit by the steps to its goal, with what stands in its way: one that is left alone (11 and more are one).
    RABBIT_STEPS: FARTHEST_STEPS + 1;
    /// The rabbit nearest to goal, by steps up to six: of the side to move, and of the other.
    FIRST_RABBIT: 2 * FIRST_STEPS;
    /// Up to 4, up to 6, up to 8 steps from goal: by the number of enemies (no rabbits, up to 4) within two squares.
    GUARDED: 3 * 5;
}

/// The features of a role on each square.
pub(super) fn squares_of(role: Role) -> Range<usize> {
    let begin = SQUARES + role.index() * 32;
    begin..begin + 32
}

/// Where the tables end.
pub(super) const TABLES: usize = TRAP_STRONGEST;

/// Tells the features of a position, which its two sides see like this, to `tally`.
pub(super) fn tell(
    position: &Position,
    [mover, other]: [&View; 2],
    goals: &mut Goals,
    tally: &mut impl Tally,
) {
    tally.add(TO_MOVE, 1);
    side(mover, tally);
    danger(mover, RISK, RISK_MORE, tally);
    hunt(mover, CATCH, CATCH_MORE, tally);
    ways_to_goal(mover, FIRST_RABBIT, tally);
    tally.turn();
    side(other, tally);
    danger(other, PREY, PREY_MORE, tally);
    hunt(other, THREAT, THREAT_MORE, tally);
    ways_to_goal(other, FIRST_RABBIT + FIRST_STEPS, tally);
    if goals.can_goal(&position.after_pass()) {
        tally.add(GOAL_THREAT, 1);
    }
    tally.turn();
}

fn side(view: &View, tally: &mut impl Tally) {
    squares(view, tally);
    traps(view, tally);
    restraint(view, tally);
    reach(view, tally);
    rabbits(view, tally);
    let alone = (view.own - view.supported) & Bitboard(!0 << 16);
    for role in Role::ALL {
        let count = (alone & view.roles[role.index()]).count() as i32;
        if count > 0 {
            tally.add(ALONE + role.index(), count);
        }
    }
}

fn squares(view: &View, tally: &mut impl Tally) {
    for role in Role::ALL {
        let features = squares_of(role);
        for square in view.of(role) {
            tally.add(features.start + usize::from(FOLDED[square.index()]), 1);
        }
    }
}

/// Rank and file of a square, the files e to h as d to a.
pub(super) static FOLDED: [u8; 64] = {
    let mut folded = [0; 64];
    let mut square = 0;
    while square < 64 {
        let file = square % 8;
        folded[square] = (square / 8 * 4 + if file < 4 { file } else { 7 - file }) as u8;
        square += 1;
    }
    folded
};

fn traps(view: &View, tally: &mut impl Tally) {
    for trap in Square::TRAPS {
        let around = Bitboard::of(trap).neighbours();
        let (own, enemy) = (around & view.own, around & view.enemy);
        let is_home = trap.rank() < 4;
        if own.any() {
            for role in Role::ALL {
                let count = (own & view.roles[role.index()]).count() as i32;
                if count > 0 {
                    tally.add(AT_TRAP + if is_home { 0 } else { 6 } + role.index(), count);
                }
            }
        }
        if !is_home {
            continue;
        }
        let near = |side: Bitboard| {
            let elephant = side & view.roles[Role::Elephant.index()];
            if (elephant & (around | Bitboard::of(trap))).any() {
                0
            } else if (elephant & around.neighbours().neighbours()).any() {
                1
            } else {
                2
            }
        };
        let elephants = near(view.own) * 3 + near(view.enemy);
        tally.add(TRAP + elephants * 25 + own.count() as usize * 5 + enemy.count() as usize, 1);
        if own.any() && enemy.any() {
            let strongest =
                |set: Bitboard| (0..6).rev().find(|&role| (set & view.roles[role]).any()).unwrap_or_default();
            let relation = match strongest(own).cmp(&strongest(enemy)) {
                core::cmp::Ordering::Greater => 0,
                core::cmp::Ordering::Equal => 1,
                core::cmp::Ordering::Less => 2,
            };
            tally.add(TRAP_STRONGEST + relation, 1);
        }
    }
}

fn restraint(view: &View, tally: &mut impl Tally) {
    let held = view.held;
    if held.any() {
        let mut zones = [Bitboard::EMPTY; 4];
        for trap in Square::TRAPS {
            let set = Bitboard::of(trap);
            let around = set.neighbours();
            if (around & view.enemy).count() > (around & view.own).count() {
                zones[0] |= set;
            }
        }
        for i in 1..4 {
            zones[i] = zones[i - 1] | zones[i - 1].neighbours();
        }
        for role in 0..5 {
            let held = held & view.roles[role];
            if held.is_empty() {
                continue;
            }
            let frozen = (held & view.frozen).count() as i32;
            let loose = held.count() as i32 - frozen;
            if frozen > 0 {
                tally.add(FROZEN + role, frozen);
            }
            if loose > 0 {
                tally.add(HELD + role, loose);
            }
            let mut inner = Bitboard::EMPTY;
            for (distance, &zone) in zones.iter().enumerate() {
                let count = (held & (zone - inner)).count() as i32;
                if count > 0 {
                    tally.add(HOSTAGE + role * 4 + distance, count);
                }
                inner = zone;
            }
        }
    }
    // Stronger enemies that are not beside a piece but near it.
    for role in 0..5 {
        let own = view.of(Role::ALL[role]);
        if own.is_empty() {
            continue;
        }
        let mut inner = view.dominated[role];
        for distance in 0..3 {
            let zone = inner | inner.neighbours();
            let count = (own & (zone - inner)).count() as i32;
            if count > 0 {
                tally.add(NEAR_STRONGER + role * 3 + distance, count);
            }
            inner = zone;
        }
    }
}

fn reach(view: &View, tally: &mut impl Tally) {
    let open = view.empty();
    let elephant = view.of(Role::Elephant);
    if elephant.any() {
        let mut reach = elephant;
        for _ in 0..3 {
            reach |= reach.neighbours() & open;
        }
        tally.add(ELEPHANT_REACH + ((reach - elephant).count() as usize).min(24), 1);
    }
    if let Some(role) = (1..5).rev().find(|&role| (view.own & view.roles[role]).any()) {
        let pieces = view.own & view.roles[role];
        let open = open - view.dominated[role];
        let mut reach = pieces - view.frozen;
        for _ in 0..2 {
            reach |= reach.neighbours() & open;
        }
        tally.add(SECOND_REACH + ((reach - pieces).count() as usize).min(12), 1);
    }
}

fn rabbits(view: &View, tally: &mut impl Tally) {
    let far = Bitboard(!0 << 16);
    for square in view.of(Role::Rabbit) & far {
        let rank = usize::from(square.rank()) - 2;
        if rank > 4 {
            continue;
        }
        let blockers = ((view.enemy & WAY[square.index()]).count() as usize).min(4);
        tally.add(RABBIT_WAY + rank * 5 + blockers, 1);
        if view.frozen.contains(square) {
            tally.add(RABBIT_FROZEN + rank, 1);
        } else if view.supported.contains(square) {
            tally.add(RABBIT_HELPED + rank, 1);
        }
    }
}

/// Squares through which a rabbit passes on its way north: its file and the two beside it, ranks ahead.
static WAY: [Bitboard; 64] = {
    let mut ways = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let file = Bitboard::file((square % 8) as u8).0;
        let band = file | (file & !Bitboard::file(7).0) << 1 | (file & !Bitboard::file(0).0) >> 1;
        let first_ahead = (square / 8 + 1) * 8;
        let ahead = if first_ahead < 64 { !0 << first_ahead } else { 0 };
        ways[square] = Bitboard(band & ahead);
        square += 1;
    }
    ways
};

/// What the view's pieces risk to be taken: the best piece and the others, at once or from one square further.
fn danger(view: &View, best: usize, more: usize, tally: &mut impl Tally) {
    let held = view.held;
    if held.is_empty() {
        return;
    }
    let empty = view.empty();
    let mut near = Bitboard::EMPTY;
    let mut far = Bitboard::EMPTY;
    for trap in Square::TRAPS {
        let trap_set = Bitboard::of(trap);
        let around = trap_set.neighbours();
        let defenders = around & view.own;
        let on_trap = trap_set & view.own;
        // Pieces that are gone as soon as they, or the only defender of the trap, are moved.
        let (at_once, farther) = match defenders.count() {
            0 => (Bitboard::EMPTY, around.neighbours() & held),
            1 if on_trap.any() => {
                // The one on the trap falls when its last friend is displaced.
                (if (defenders & held).any() { on_trap } else { Bitboard::EMPTY }, Bitboard::EMPTY)
            }
            1 => (defenders & held, around.neighbours() & held),
            2 if on_trap.is_empty() => (Bitboard::EMPTY, defenders & held),
            _ => (Bitboard::EMPTY, Bitboard::EMPTY),
        };
        // Being moved onto the trap takes an empty trap, or an enemy on it that pulls.
        if (trap_set & (empty | view.enemy)).any() || on_trap.any() {
            near |= at_once;
            far |= farther;
        }
    }
    ranked(view, [near, far - near], best, more, tally);
}

/// Tells pieces of several kinds: the best one, with its kind and role, and how many others there are of each.
fn ranked<const KINDS: usize>(
    view: &View,
    sets: [Bitboard; KINDS],
    best: usize,
    more: usize,
    tally: &mut impl Tally,
) {
    let mut first = true;
    for role in (0..6).rev() {
        for (kind, set) in sets.into_iter().enumerate() {
            let mut count = (set & view.roles[role]).count() as i32;
            if count > 0 && first {
                tally.add(best + kind * 6 + role, 1);
                count -= 1;
                first = false;
            }
            if count > 0 {
                tally.add(more + kind * 6 + role, count);
            }
        }
    }
}

/// What the view's side could capture with a whole turn: the best piece and the others.
fn hunt(view: &View, best: usize, more: usize, tally: &mut impl Tally) {
    let hunt = Hunt::new(view);
    if hunt.within(4).any() {
        ranked(view, [hunt.two, hunt.three, hunt.four], best, more, tally);
    }
}

/// Steps from goal up to which the nearest rabbit counts by whose turn it is: so many less one.
const FIRST_STEPS: usize = 7;

/// So many steps from goal and more are one.
const FARTHEST_STEPS: usize = 11;

/// How many steps each rabbit is from goal, if what is in its way is moved by its friends and no enemy moves.
fn ways_to_goal(view: &View, nearest: usize, tally: &mut impl Tally) {
    let rabbits = view.of(Role::Rabbit);
    let empty = view.empty();
    let goal = Bitboard::rank(7);
    // Squares on which a rabbit would be frozen, or on a trap alone: a friend must come first.
    let alone = !view.supported;
    let hard = ((view.dominated[0] & alone) - goal) | (Bitboard::TRAPS & alone);
    // What it costs to enter a square: a step, one more for a friend that must come or step aside, two more for an enemy.
    let costs = [empty - hard, (empty & hard) | view.own, view.enemy];
    let mut left = rabbits;
    let mut first = None;
    // Squares from which the goal is at most so many steps away; and at most one, two and three fewer.
    let mut within = goal;
    let mut fewer = [goal, Bitboard::EMPTY, Bitboard::EMPTY];
    for steps in 1..FARTHEST_STEPS {
        let next = (fewer[0] & costs[0]) | (fewer[1] & costs[1]) | (fewer[2] & costs[2]);
        within |= next.shift(South) | next.shift(East) | next.shift(West);
        // A frozen rabbit must be freed first.
        let here = left & ((within - view.frozen) | (fewer[0] & view.frozen));
        fewer = [within, fewer[0], fewer[1]];
        if here.is_empty() {
            continue;
        }
        tally.add(RABBIT_STEPS + steps, here.count() as i32);
        first = first.or(Some((steps, here)));
        left = left - here;
        if left.is_empty() {
            break;
        }
    }
    if left.any() {
        tally.add(RABBIT_STEPS + FARTHEST_STEPS, left.count() as i32);
    }
    let Some((steps, rabbits)) = first else { return };
    // Farther ones make no difference: it would only be one more way to learn what the turn is worth.
    if steps < FIRST_STEPS {
        tally.add(nearest + steps, 1);
    }
    if steps <= 8 {
        let near = rabbits.neighbours() | rabbits;
        let near = near | near.neighbours();
        let guards = (near & view.enemy) - view.roles[0];
        let stage = (steps.saturating_sub(3) / 2).min(2);
        tally.add(GUARDED + stage * 5 + (guards.count() as usize).min(4), 1);
    }
}
