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
mod tests {
    use super::*;
    use crate::eval::tests::perspectives;

    /// Gold's control of c3, f3, c6 and f6 on a board with these ranks 6 to 3.
    fn gold(ranks: [&str; 4]) -> [i32; 4] {
        let [gold, silver] = &perspectives(ranks);
        let [gold, silver] = balance([gold, silver]);
        assert_eq!(silver, [2, 3, 0, 1].map(|trap: usize| -gold[trap]), "silver's control is the opposite");
        gold
    }

    #[test]
    fn the_stronger_and_nearer_side_controls_a_trap() {
        let empty = "........";
        let beside = gold([empty, empty, empty, ".E.....M"]);
        assert!(beside[0] > beside[1] && beside[1] > 0, "an elephant and a camel: {beside:?}");
        assert!(beside[0] > beside[2], "c6 is farther away: {beside:?}");
        let against = gold([empty, empty, "..d.....", ".E.....M"]);
        assert!(against[0] < beside[0], "an enemy beside it: {against:?}");
        let lost = gold([empty, empty, "..e.....", ".M.....E"]);
        assert!(lost[0] < 0, "the enemy's elephant is stronger than a camel: {lost:?}");
        let frozen = gold([empty, "..Me....", empty, ".......E"]);
        assert_eq!(frozen[2], 18 - 36, "a frozen camel beside c6 counts less than the 30 of a free one");
    }

    #[test]
    fn the_strongest_army_does_not_overflow_its_lanes() {
        // Silver has only rabbits, so every gold piece counts as much as an elephant.
        let all = gold(["........", ".HMEHD..", ".CCD....", "RRRRRR.."]);
        assert!(all[0] > 200 && all.iter().all(|&at| (0..536).contains(&at)), "{all:?}");
    }
}
