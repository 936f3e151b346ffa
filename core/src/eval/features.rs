//! Learned features: each has an index, a middlegame weight and an endgame weight ([`super::weights`]).
//!
//! [`emit`] reports to a [`FeatureSink`] how often each feature occurs. The evaluator sums their weights, the tuner
//! counts them; both use the same code. The indices are those of the weights in `weights.bin`.

use core::ops::Range;

use super::capture_threats::CaptureEstimate;
use super::perspective::Perspective;
use crate::bitboard::Bitboard;
use crate::piece::Role;
use crate::position::Position;
use crate::square::Direction::{East, South, West};
use crate::square::Square;
use crate::threats::GoalCache;

/// Receives the features of a position, those of the side to move first.
pub(super) trait FeatureSink {
    /// A feature occurs `count` times.
    fn add(&mut self, feature: usize, count: i32);

    /// Negates everything so far: the features that follow are those of the other side.
    fn negate(&mut self);
}

/// Defines groups of features with their names and sizes.
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
        /// Number of features.
        pub(super) const COUNT: usize = $offset;
    };
}

groups! {
    /// Tempo: the right to move.
    TEMPO: 1;
    /// Piece-square table: a piece on a square, by role, rank (home rank first) and file (a to d; e to h are mirrored).
    PIECE_SQUARE: 6 * 32;
    /// A home trap, by the distances of both elephants (beside it, within three squares, farther or none) and the
    /// numbers of own and of enemy pieces beside it.
    HOME_TRAP: 9 * 25;
    /// The strongest own piece beside a home trap is stronger than the strongest enemy there, as strong, or weaker.
    HOME_TRAP_STRONGEST: 3;
    /// A piece beside a home trap, or beside an away trap, by role.
    TRAP_DEFENDER: 2 * 6;
    /// A frozen piece, by role.
    FROZEN: 6;
    /// A dominated piece (beside a stronger enemy) that is not frozen, by role.
    DOMINATED: 6;
    /// A hostage: a dominated piece near a trap where the enemy has more pieces, by role and distance 0 to 3.
    HOSTAGE: 6 * 4;
    /// A stronger enemy is 2, 3 or 4 squares away, by role.
    STRONGER_ENEMY_NEAR: 5 * 3;
    /// Elephant mobility: squares it can reach in three steps.
    ELEPHANT_MOBILITY: 25;
    /// Mobility of the strongest piece other than the elephant: squares it can reach in two steps without being
    /// dominated.
    SECOND_MOBILITY: 13;
    /// Rabbit advancement and passed rabbits: a rabbit on rank 3 to 7, by the number of enemies (up to 4) on its way.
    RABBIT_BLOCKERS: 5 * 5;
    /// A rabbit on rank 3 to 7 with a friend beside it.
    RABBIT_SUPPORTED: 5;
    /// A frozen rabbit on rank 3 to 7.
    RABBIT_FROZEN: 5;
    /// A piece beyond the home ranks without a friend beside it, by role.
    UNSUPPORTED: 6;
    /// Hanging pieces of the side not to move. First the most valuable one, by distance (captured at once, or from one
    /// square farther) and role; then the number of others.
    OPPONENT_HANGING: 2 * 6;
    OPPONENT_HANGING_MORE: 2 * 6;
    /// Hanging pieces of the side to move, which may still save them.
    MOVER_HANGING: 2 * 6;
    MOVER_HANGING_MORE: 2 * 6;
    /// Capture threats of the side to move. First the most valuable enemy piece that it can capture this turn, by steps
    /// (two, three, four) and role; then the number of others.
    MOVER_CAPTURE: 3 * 6;
    MOVER_CAPTURE_MORE: 3 * 6;
    /// Capture threats of the side not to move, if it had the turn.
    OPPONENT_CAPTURE: 3 * 6;
    OPPONENT_CAPTURE_MORE: 3 * 6;
    /// Goal threat: the side not to move could reach goal if it had the turn.
    GOAL_THREAT: 1;
    /// Passed rabbit distance: a rabbit, by its steps to goal if the enemy does not react, obstacles included.
    /// Distances beyond [`MAX_RABBIT_DISTANCE`] are clamped to it.
    RABBIT_DISTANCE: MAX_RABBIT_DISTANCE + 1;
    /// The rabbit nearest to goal, by distance if below [`NEAREST_RABBIT_DISTANCES`]: of the side to move, then of the
    /// other side.
    NEAREST_RABBIT: 2 * NEAREST_RABBIT_DISTANCES;
    /// The rabbits nearest to goal, if up to 4, 6 or 8 steps from it, by the number of guards: enemies other than
    /// rabbits within two squares (up to 4).
    RABBIT_GUARDS: 3 * 5;
}

/// The piece-square features of a role.
pub(super) fn piece_square(role: Role) -> Range<usize> {
    let begin = PIECE_SQUARE + role.index() * 32;
    begin..begin + 32
}

/// The first feature after the tables (piece-square tables and home traps).
pub(super) const TABLES_END: usize = HOME_TRAP_STRONGEST;

/// Emits all features of a position, given both sides' perspectives of it.
pub(super) fn emit(
    position: &Position,
    [mover, opponent]: [&Perspective; 2],
    goals: &mut GoalCache,
    sink: &mut impl FeatureSink,
) {
    sink.add(TEMPO, 1);
    side(mover, sink);
    hanging(mover, MOVER_HANGING, MOVER_HANGING_MORE, sink);
    capture_threats(mover, MOVER_CAPTURE, MOVER_CAPTURE_MORE, sink);
    rabbit_distances(mover, NEAREST_RABBIT, sink);
    sink.negate();
    side(opponent, sink);
    hanging(opponent, OPPONENT_HANGING, OPPONENT_HANGING_MORE, sink);
    capture_threats(opponent, OPPONENT_CAPTURE, OPPONENT_CAPTURE_MORE, sink);
    rabbit_distances(opponent, NEAREST_RABBIT + NEAREST_RABBIT_DISTANCES, sink);
    if goals.can_goal(&position.after_pass()) {
        sink.add(GOAL_THREAT, 1);
    }
    sink.negate();
}

/// The features that do not depend on the side to move.
fn side(perspective: &Perspective, sink: &mut impl FeatureSink) {
    piece_squares(perspective, sink);
    traps(perspective, sink);
    restraint(perspective, sink);
    mobility(perspective, sink);
    rabbits(perspective, sink);
    let unsupported = (perspective.own - perspective.supported) & Bitboard(!0 << 16);
    for role in Role::ALL {
        let count = (unsupported & perspective.roles[role.index()]).count() as i32;
        if count > 0 {
            sink.add(UNSUPPORTED + role.index(), count);
        }
    }
}

/// Piece-square features.
fn piece_squares(perspective: &Perspective, sink: &mut impl FeatureSink) {
    for role in Role::ALL {
        let features = piece_square(role);
        for square in perspective.pieces(role) {
            sink.add(features.start + usize::from(FOLDED_SQUARE[square.index()]), 1);
        }
    }
}

/// Rank times four plus file; the files e to h are mirrored to d to a.
pub(super) static FOLDED_SQUARE: [u8; 64] = {
    let mut folded = [0; 64];
    let mut square = 0;
    while square < 64 {
        let file = square % 8;
        folded[square] = (square / 8 * 4 + if file < 4 { file } else { 7 - file }) as u8;
        square += 1;
    }
    folded
};

/// Trap features: the pieces beside each trap.
fn traps(perspective: &Perspective, sink: &mut impl FeatureSink) {
    for trap in Square::TRAPS {
        let around = Bitboard::from_square(trap).neighbours();
        let (own, enemy) = (around & perspective.own, around & perspective.enemy);
        let is_home = trap.rank() < 4;
        if own.any() {
            for role in Role::ALL {
                let count = (own & perspective.roles[role.index()]).count() as i32;
                if count > 0 {
                    sink.add(TRAP_DEFENDER + if is_home { 0 } else { 6 } + role.index(), count);
                }
            }
        }
        if !is_home {
            continue;
        }
        let distance = |side: Bitboard| {
            let elephant = side & perspective.roles[Role::Elephant.index()];
            if (elephant & (around | Bitboard::from_square(trap))).any() {
                0
            } else if (elephant & around.neighbours().neighbours()).any() {
                1
            } else {
                2
            }
        };
        let elephants = distance(perspective.own) * 3 + distance(perspective.enemy);
        sink.add(HOME_TRAP + elephants * 25 + own.count() as usize * 5 + enemy.count() as usize, 1);
        if own.any() && enemy.any() {
            let strongest = |set: Bitboard| {
                (0..6).rev().find(|&role| (set & perspective.roles[role]).any()).unwrap_or_default()
            };
            let relation = match strongest(own).cmp(&strongest(enemy)) {
                core::cmp::Ordering::Greater => 0,
                core::cmp::Ordering::Equal => 1,
                core::cmp::Ordering::Less => 2,
            };
            sink.add(HOME_TRAP_STRONGEST + relation, 1);
        }
    }
}

/// Freezing, domination and hostages.
fn restraint(perspective: &Perspective, sink: &mut impl FeatureSink) {
    let dominated = perspective.dominated;
    if dominated.any() {
        let mut zones = [Bitboard::EMPTY; 4];
        for trap in Square::TRAPS {
            let set = Bitboard::from_square(trap);
            let around = set.neighbours();
            if (around & perspective.enemy).count() > (around & perspective.own).count() {
                zones[0] |= set;
            }
        }
        for i in 1..4 {
            zones[i] = zones[i - 1] | zones[i - 1].neighbours();
        }
        for role in 0..5 {
            let dominated = dominated & perspective.roles[role];
            if dominated.is_empty() {
                continue;
            }
            let frozen = (dominated & perspective.frozen).count() as i32;
            let mobile = dominated.count() as i32 - frozen;
            if frozen > 0 {
                sink.add(FROZEN + role, frozen);
            }
            if mobile > 0 {
                sink.add(DOMINATED + role, mobile);
            }
            let mut inner = Bitboard::EMPTY;
            for (distance, &zone) in zones.iter().enumerate() {
                let count = (dominated & (zone - inner)).count() as i32;
                if count > 0 {
                    sink.add(HOSTAGE + role * 4 + distance, count);
                }
                inner = zone;
            }
        }
    }
    // Stronger enemies near a piece, but not beside it.
    for role in 0..5 {
        let own = perspective.pieces(Role::ALL[role]);
        if own.is_empty() {
            continue;
        }
        let mut inner = perspective.dominated_squares[role];
        for distance in 0..3 {
            let zone = inner | inner.neighbours();
            let count = (own & (zone - inner)).count() as i32;
            if count > 0 {
                sink.add(STRONGER_ENEMY_NEAR + role * 3 + distance, count);
            }
            inner = zone;
        }
    }
}

/// Mobility of the elephant and of the second strongest piece.
fn mobility(perspective: &Perspective, sink: &mut impl FeatureSink) {
    let open = perspective.empty();
    let elephant = perspective.pieces(Role::Elephant);
    if elephant.any() {
        let mut reached = elephant;
        for _ in 0..3 {
            reached |= reached.neighbours() & open;
        }
        sink.add(ELEPHANT_MOBILITY + ((reached - elephant).count() as usize).min(24), 1);
    }
    if let Some(role) = (1..5).rev().find(|&role| (perspective.own & perspective.roles[role]).any()) {
        let pieces = perspective.own & perspective.roles[role];
        let open = open - perspective.dominated_squares[role];
        let mut reached = pieces - perspective.frozen;
        for _ in 0..2 {
            reached |= reached.neighbours() & open;
        }
        sink.add(SECOND_MOBILITY + ((reached - pieces).count() as usize).min(12), 1);
    }
}

/// Rabbit advancement: blockers, support and freezing.
fn rabbits(perspective: &Perspective, sink: &mut impl FeatureSink) {
    let advanced = Bitboard(!0 << 16);
    for square in perspective.pieces(Role::Rabbit) & advanced {
        let rank = usize::from(square.rank()) - 2;
        if rank > 4 {
            continue;
        }
        let blockers = ((perspective.enemy & FRONT_SPAN[square.index()]).count() as usize).min(4);
        sink.add(RABBIT_BLOCKERS + rank * 5 + blockers, 1);
        if perspective.frozen.contains(square) {
            sink.add(RABBIT_FROZEN + rank, 1);
        } else if perspective.supported.contains(square) {
            sink.add(RABBIT_SUPPORTED + rank, 1);
        }
    }
}

/// The front span of a rabbit: the squares of its file and of the two beside it on the ranks ahead.
static FRONT_SPAN: [Bitboard; 64] = {
    let mut spans = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let file = Bitboard::file((square % 8) as u8).0;
        let band = file | (file & !Bitboard::file(7).0) << 1 | (file & !Bitboard::file(0).0) >> 1;
        let first_ahead = (square / 8 + 1) * 8;
        let ahead = if first_ahead < 64 { !0 << first_ahead } else { 0 };
        spans[square] = Bitboard(band & ahead);
        square += 1;
    }
    spans
};

/// Hanging pieces: dominated pieces that can be captured at once or from one square farther.
fn hanging(perspective: &Perspective, best: usize, more: usize, sink: &mut impl FeatureSink) {
    let dominated = perspective.dominated;
    if dominated.is_empty() {
        return;
    }
    let empty = perspective.empty();
    let mut near = Bitboard::EMPTY;
    let mut far = Bitboard::EMPTY;
    for trap in Square::TRAPS {
        let trap_set = Bitboard::from_square(trap);
        let around = trap_set.neighbours();
        let defenders = around & perspective.own;
        let on_trap = trap_set & perspective.own;
        // Pieces that are captured when they, or the trap's only defender, are pushed or pulled.
        let (at_once, one_farther) = match defenders.count() {
            0 => (Bitboard::EMPTY, around.neighbours() & dominated),
            1 if on_trap.any() => {
                // The piece on the trap is captured when its last defender is pushed or pulled away.
                (if (defenders & dominated).any() { on_trap } else { Bitboard::EMPTY }, Bitboard::EMPTY)
            }
            1 => (defenders & dominated, around.neighbours() & dominated),
            2 if on_trap.is_empty() => (Bitboard::EMPTY, defenders & dominated),
            _ => (Bitboard::EMPTY, Bitboard::EMPTY),
        };
        // A piece can be moved onto the trap if it is empty, or if an enemy on it pulls.
        if (trap_set & (empty | perspective.enemy)).any() || on_trap.any() {
            near |= at_once;
            far |= one_farther;
        }
    }
    ranked(perspective, [near, far - near], best, more, sink);
}

/// Emits sets of pieces: the most valuable piece, by its set and role, then the number of others.
fn ranked<const KINDS: usize>(
    perspective: &Perspective,
    sets: [Bitboard; KINDS],
    best: usize,
    more: usize,
    sink: &mut impl FeatureSink,
) {
    let mut first = true;
    for role in (0..6).rev() {
        for (kind, set) in sets.into_iter().enumerate() {
            let mut count = (set & perspective.roles[role]).count() as i32;
            if count > 0 && first {
                sink.add(best + kind * 6 + role, 1);
                count -= 1;
                first = false;
            }
            if count > 0 {
                sink.add(more + kind * 6 + role, count);
            }
        }
    }
}

/// Capture threats: the most valuable piece that this side could capture with a whole turn, and the others.
fn capture_threats(perspective: &Perspective, best: usize, more: usize, sink: &mut impl FeatureSink) {
    let captures = CaptureEstimate::new(perspective);
    if captures.within(4).any() {
        let by_steps = [captures.two, captures.three, captures.four];
        ranked(perspective, by_steps, best, more, sink);
    }
}

/// The number of distances from goal, from 0 on, with [`NEAREST_RABBIT`] features.
const NEAREST_RABBIT_DISTANCES: usize = 7;

/// The largest distance from goal with its own feature; larger ones are clamped to it.
const MAX_RABBIT_DISTANCE: usize = 11;

/// Passed rabbit distance: the steps of each rabbit to goal if its friends clear the way and no enemy moves.
fn rabbit_distances(perspective: &Perspective, nearest: usize, sink: &mut impl FeatureSink) {
    let rabbits = perspective.pieces(Role::Rabbit);
    let empty = perspective.empty();
    let goal = Bitboard::rank(7);
    // Squares where a rabbit would be frozen, or captured on a trap, unless a friend comes first.
    let unsupported = !perspective.supported;
    let unsafe_squares =
        ((perspective.dominated_squares[0] & unsupported) - goal) | (Bitboard::TRAPS & unsupported);
    // Squares by the steps that it takes to enter them: one; two (a friend must come or step aside); three (an enemy
    // is there).
    let by_cost = [empty - unsafe_squares, (empty & unsafe_squares) | perspective.own, perspective.enemy];
    let mut left = rabbits;
    let mut nearest_rabbits = None;
    // `within`: squares at most `steps` steps from goal. `fewer`: the same for one, two and three steps fewer.
    let mut within = goal;
    let mut fewer = [goal, Bitboard::EMPTY, Bitboard::EMPTY];
    for steps in 1..MAX_RABBIT_DISTANCE {
        let next = (fewer[0] & by_cost[0]) | (fewer[1] & by_cost[1]) | (fewer[2] & by_cost[2]);
        within |= next.shift(South) | next.shift(East) | next.shift(West);
        // A frozen rabbit must be unfrozen first.
        let here = left & ((within - perspective.frozen) | (fewer[0] & perspective.frozen));
        fewer = [within, fewer[0], fewer[1]];
        if here.is_empty() {
            continue;
        }
        sink.add(RABBIT_DISTANCE + steps, here.count() as i32);
        nearest_rabbits = nearest_rabbits.or(Some((steps, here)));
        left = left - here;
        if left.is_empty() {
            break;
        }
    }
    if left.any() {
        sink.add(RABBIT_DISTANCE + MAX_RABBIT_DISTANCE, left.count() as i32);
    }
    let Some((steps, rabbits)) = nearest_rabbits else { return };
    // Larger distances are left out: their weights would only learn the tempo again.
    if steps < NEAREST_RABBIT_DISTANCES {
        sink.add(nearest + steps, 1);
    }
    if steps <= 8 {
        let near = rabbits.neighbours() | rabbits;
        let near = near | near.neighbours();
        let guards = (near & perspective.enemy) - perspective.roles[0];
        let range = (steps.saturating_sub(3) / 2).min(2);
        sink.add(RABBIT_GUARDS + range * 5 + (guards.count() as usize).min(4), 1);
    }
}
