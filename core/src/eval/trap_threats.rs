//! Trap threats: pieces that a stronger enemy can drag to a trap under its control over the next turns (future hostages
//! and frames).
//!
//! [`super::capture_threats`] covers captures within one turn. Most pieces are lost over two or three turns, though.
//! The self-play games on which the features were tuned show little of this, so the values here are hand-written. They
//! depend on the steps to the trap, trap control, the trap's defenders, the nearest stronger enemy, and whether the
//! piece can escape.

use super::perspective::Perspective;
use super::trap_control;
use crate::bitboard::Bitboard;
use crate::square::Square;

/// Loss if a piece cannot be saved, by role, in thousandths of a rabbit. It is less than the material value because the
/// owner gains time while the enemy captures.
const LOSS: [i32; 5] = [630, 750, 900, 1300, 2100];
/// Percentage of the loss, by the steps that the capture takes: two for each square to the trap, two for each defender
/// of the trap, and the steps that bring a stronger enemy beside the piece.
const PERCENT_BY_STEPS: [i32; 11] = [100, 98, 95, 90, 82, 55, 48, 36, 28, 15, 9];
/// Percentage of the loss, by the enemy's control of the trap ([`super::trap_control`]): from −20 to 120 in tens.
const PERCENT_BY_CONTROL: [i32; 15] = [0, 3, 6, 10, 17, 28, 42, 58, 72, 83, 90, 94, 97, 98, 99];
/// Percentage of the loss, by the piece's freedom to escape: free, dominated, or frozen. For a frozen piece it depends
/// on the steps in which a friend can unfreeze it: one, two or more. For rabbits, which cannot retreat, the percentage
/// is the mean of this and 100.
const FREE_PERCENT: i32 = 45;
const DOMINATED_PERCENT: i32 = 58;
const FROZEN_PERCENT: [i32; 3] = [66, 82, 100];
/// Largest distance from a trap at which a piece is threatened. At this distance only dominated pieces are.
const MAX_DISTANCE: i32 = 4;
/// The number of approach distances of a stronger enemy: 0 steps, 1, 2, ….
const APPROACH_STEPS: usize = 4;

/// Balance of trap threats for the first side: the second side's penalty minus its own.
pub(super) fn balance(perspectives: [&Perspective; 2]) -> i32 {
    let [mover, opponent] = perspectives;
    let [movers_control, opponents_control] = trap_control::balance(perspectives);
    penalty(opponent, mover, &opponents_control) - penalty(mover, opponent, &movers_control)
}

/// The penalty for one side's threatened pieces. `enemy` is the other side's perspective of the same board, `control`
/// the own side's trap control.
fn penalty(own: &Perspective, enemy: &Perspective, control: &[i32; 4]) -> i32 {
    let reachable = beside_stronger(own, enemy);
    let restraint = |square: Square, role: usize| {
        let percent = if own.frozen.contains(square) {
            FROZEN_PERCENT[steps_to_unfreeze(own, square)]
        } else if own.dominated.contains(square) {
            DOMINATED_PERCENT
        } else {
            FREE_PERCENT
        };
        if role == 0 { percent.midpoint(100) } else { percent }
    };
    let mut sum = 0;
    for (trap, (zone, &control)) in TRAP_ZONES.iter().zip(control).enumerate() {
        let by_control = permille_by_control(-control);
        let near = own.own & (zone.near | (zone.farthest & own.dominated));
        if by_control == 0 || near.is_empty() {
            continue;
        }
        let defenders = (zone.beside & own.own).count() as i32;
        let on_trap = i32::from(own.own.contains(zone.trap));
        let mut at_trap = 0;
        for (role, loss_by_steps) in LOSS_BY_STEPS.iter().enumerate() {
            let sets = &reachable[role];
            for square in near & own.roles[role] & sets[APPROACH_STEPS - 1] {
                let approach = sets.iter().position(|set| set.contains(square)).unwrap_or_default();
                let approach = approach as i32 + i32::from(approach == APPROACH_STEPS - 1);
                let distance = i32::from(TRAP_DISTANCE[square.index()][trap]);
                // A piece beside the trap is the one to be dragged, so it is no defender. A friend on the trap is in
                // the way of other pieces.
                let defenders = match distance {
                    0 => defenders,
                    1 => defenders - 1 + on_trap,
                    _ => defenders + on_trap,
                };
                let steps = 2 * distance + 2 * defenders + approach;
                if let Some(loss) = loss_by_steps.get(steps as usize) {
                    at_trap += loss * restraint(square, role);
                }
            }
        }
        // No overflow: at most 1.4 million (all pieces at the trap) times 1000.
        sum += at_trap * by_control / 100_000;
    }
    sum
}

/// [`PERCENT_BY_CONTROL`], interpolated between the tens, in thousandths.
fn permille_by_control(enemy_control: i32) -> i32 {
    let offset = (enemy_control + 20).clamp(0, 10 * (PERCENT_BY_CONTROL.len() as i32 - 1) - 1);
    let (ten, rest) = ((offset / 10) as usize, offset % 10);
    PERCENT_BY_CONTROL[ten] * (10 - rest) + PERCENT_BY_CONTROL[ten + 1] * rest
}

/// The number of steps that a friend needs to unfreeze a piece, minus one; 2 also stands for more.
fn steps_to_unfreeze(own: &Perspective, square: Square) -> usize {
    let piece = Bitboard::from_square(square);
    let mobile = own.own - own.frozen;
    let one_step = (piece.neighbours() & own.empty()).neighbours();
    if (one_step & mobile).any() {
        0
    } else if (one_step.neighbours() & mobile).any() {
        1
    } else {
        2
    }
}

/// For each role, the squares beside a stronger enemy that is not frozen: now, and after each number of its steps.
fn beside_stronger(own: &Perspective, enemy: &Perspective) -> [[Bitboard; APPROACH_STEPS]; 5] {
    let empty = own.empty();
    let mobile = own.enemy - enemy.frozen.flip();
    let supported = enemy.supported.flip();
    let mut all = [Bitboard::EMPTY; APPROACH_STEPS];
    let mut beside = [[Bitboard::EMPTY; APPROACH_STEPS]; 5];
    for role in (1..6).rev() {
        let mut reached = mobile & own.roles[role];
        if reached.any() {
            // It does not step to a square where it would be frozen.
            let freezing =
                if role < 5 { enemy.dominated_squares[role].flip() - supported } else { Bitboard::EMPTY };
            for all in &mut all {
                let near = reached.neighbours();
                *all |= near;
                reached |= (near & empty) - freezing;
            }
        }
        beside[role - 1] = all;
    }
    beside
}

/// [`LOSS`] of each role, reduced by [`PERCENT_BY_STEPS`].
static LOSS_BY_STEPS: [[i32; PERCENT_BY_STEPS.len()]; 5] = {
    let mut losses = [PERCENT_BY_STEPS; 5];
    let mut role = 0;
    while role < losses.len() {
        let mut steps = 0;
        while steps < PERCENT_BY_STEPS.len() {
            losses[role][steps] = LOSS[role] * PERCENT_BY_STEPS[steps] / 100;
            steps += 1;
        }
        role += 1;
    }
    losses
};

/// The squares around a trap.
#[derive(Clone, Copy)]
struct TrapZone {
    trap: Square,
    /// Squares of defenders.
    beside: Bitboard,
    /// Squares closer than [`MAX_DISTANCE`], where every piece may be threatened.
    near: Bitboard,
    /// Squares at [`MAX_DISTANCE`], where only dominated pieces are threatened.
    farthest: Bitboard,
}

static TRAP_ZONES: [TrapZone; 4] = {
    let empty = Bitboard::EMPTY;
    let mut zones = [TrapZone { trap: Square::A1, beside: empty, near: empty, farthest: empty }; 4];
    let mut i = 0;
    while i < 4 {
        zones[i].trap = Square::TRAPS[i];
        let mut square = 0;
        while square < 64 {
            let distance = TRAP_DISTANCE[square][i] as i32;
            zones[i].beside.0 |= ((distance == 1) as u64) << square;
            zones[i].near.0 |= ((distance < MAX_DISTANCE) as u64) << square;
            zones[i].farthest.0 |= ((distance == MAX_DISTANCE) as u64) << square;
            square += 1;
        }
        i += 1;
    }
    zones
};

/// Distance of each square from each trap.
static TRAP_DISTANCE: [[u8; 4]; 64] = {
    let mut distances = [[0; 4]; 64];
    let mut square = 0;
    while square < 64 {
        let mut trap = 0;
        while trap < 4 {
            distances[square][trap] = Square::TRAPS[trap].distance(Square::wrapping(square as u8));
            trap += 1;
        }
        square += 1;
    }
    distances
};

#[cfg(test)]
mod tests;
