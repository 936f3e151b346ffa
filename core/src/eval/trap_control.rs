//! Trap control: how much stronger one side is than the other around each trap.
//!
//! A piece contributes by its strength, which depends on the number of stronger enemies, and by its distance from the
//! trap. A frozen piece contributes less: it defends the trap from its square but cannot come closer.

use super::perspective::Perspective;
use crate::piece::Role;
use crate::square::Square;

/// Strength of a piece beside a trap, by the number of stronger enemies. With all pieces on the board an elephant is as
/// strong as a camel, a horse and a cat together.
const STRENGTH: [u64; 7] = [60, 30, 20, 20, 14, 14, 10];
/// Strength of a rabbit, whatever else is on the board.
const RABBIT_STRENGTH: u64 = 7;
/// Percentage of its strength that a piece contributes, by its distance from the trap in squares.
const PERCENT_BY_DISTANCE: [u64; 5] = [80, 100, 60, 30, 12];
/// The same percentages for a frozen piece.
const FROZEN_PERCENT_BY_DISTANCE: [u64; 5] = [48, 60, 15, 7, 3];

/// Trap control of both sides: for each trap, in the order of [`Square::TRAPS`] from that side's perspective, how much
/// stronger the side is there. An elephant, a camel and a horse beside a trap without enemies near it make 110.
pub(super) fn balance([one, other]: [&Perspective; 2]) -> [[i32; 4]; 2] {
    let [own, enemy] = [influence(one), influence(other)];
    // c3 from one side's perspective is c6 from the other's.
    let balance = [0, 1, 2, 3].map(|trap: usize| own[trap] - enemy[trap ^ 2]);
    [balance, [0, 1, 2, 3].map(|trap: usize| -balance[trap ^ 2])]
}

/// Summed strength of a side's pieces at each trap.
fn influence(perspective: &Perspective) -> [i32; 4] {
    let mut stronger = 0;
    let mut sums = 0;
    for role in (0..6).rev() {
        let own = perspective.own & perspective.roles[role];
        let strength = if role == Role::Rabbit.index() {
            RABBIT_STRENGTH
        } else {
            STRENGTH[stronger.min(STRENGTH.len() - 1)]
        };
        for square in own - perspective.frozen {
            sums += strength * PERCENT[square.index()];
        }
        for square in own & perspective.frozen {
            sums += strength * FROZEN_PERCENT[square.index()];
        }
        stronger += (perspective.enemy & perspective.roles[role]).count() as usize;
    }
    [0, 1, 2, 3].map(|trap| (sums >> (LANE_BITS * trap) & ((1 << LANE_BITS) - 1)) as i32 / 100)
}

/// The sums of the four traps share one integer, with this number of bits each (SIMD within a register). Eight pieces
/// and eight rabbits sum to at most 53 600.
const LANE_BITS: u32 = 16;
static PERCENT: [u64; 64] = lanes(&PERCENT_BY_DISTANCE);
static FROZEN_PERCENT: [u64; 64] = lanes(&FROZEN_PERCENT_BY_DISTANCE);

/// For each square, the percentages for the four traps, one in each lane.
const fn lanes(by_distance: &[u64; 5]) -> [u64; 64] {
    let mut lanes = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut trap = 0;
        while trap < 4 {
            let distance = Square::TRAPS[trap].distance(Square::wrapping(square as u8)) as usize;
            if distance < by_distance.len() {
                lanes[square] |= by_distance[distance] << (LANE_BITS * trap as u32);
            }
            trap += 1;
        }
        square += 1;
    }
    lanes
}

#[cfg(test)]
mod tests;
