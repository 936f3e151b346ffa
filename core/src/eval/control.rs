//! Who holds each trap: how much stronger one side is about it than the other.
//!
//! A piece counts by how few enemies are stronger than it, and by how near it is; a frozen one for what it still defends.

use super::view::View;
use crate::piece::Role;
use crate::square::Square;

/// What a piece beside a trap is worth to a side that wants to hold it, by how many enemies are stronger: with all pieces on
/// the board an elephant as much as a camel, a horse and a cat together.
const STRENGTH: [u64; 7] = [60, 30, 20, 20, 14, 14, 10];
/// A rabbit, whatever else is on the board.
const RABBIT: u64 = 7;
/// How much of that counts, in hundredths, by how many squares away the piece stands.
const BY_SQUARES: [u64; 5] = [80, 100, 60, 30, 12];
/// The same for a frozen piece.
const BY_SQUARES_FROZEN: [u64; 5] = [48, 60, 15, 7, 3];

/// For each trap, in the order of [`Square::TRAPS`] as the first view sees them, then as the second one does: by how much that
/// view's side is stronger there. 110 is an elephant, a camel and a horse beside the trap, and nobody against them.
pub(super) fn balance([one, two]: [&View; 2]) -> [[i32; 4]; 2] {
    let [ones, twos] = [influence(one), influence(two)];
    // What is c3 to one side is c6 to the other.
    let balance = [0, 1, 2, 3].map(|trap: usize| ones[trap] - twos[trap ^ 2]);
    [balance, [0, 1, 2, 3].map(|trap: usize| -balance[trap ^ 2])]
}

/// What the pieces of the view's side weigh at each trap.
fn influence(view: &View) -> [i32; 4] {
    let mut stronger = 0;
    let mut sums = 0;
    for role in (0..6).rev() {
        let own = view.own & view.roles[role];
        let strength =
            if role == Role::Rabbit.index() { RABBIT } else { STRENGTH[stronger.min(STRENGTH.len() - 1)] };
        for at in own - view.frozen {
            sums += strength * NEAR[at.index()];
        }
        for at in own & view.frozen {
            sums += strength * NEAR_FROZEN[at.index()];
        }
        stronger += (view.enemy & view.roles[role]).count() as usize;
    }
    [0, 1, 2, 3].map(|trap| (sums >> (LANE * trap) & ((1 << LANE) - 1)) as i32 / 100)
}

/// Four sums are counted at a time, each in so many bits: eight pieces and eight rabbits make 53 600 at most.
const LANE: u32 = 16;
static NEAR: [u64; 64] = near(&BY_SQUARES);
static NEAR_FROZEN: [u64; 64] = near(&BY_SQUARES_FROZEN);

/// For each square what counts of a piece on it, in the lanes of the four traps.
const fn near(by_squares: &[u64; 5]) -> [u64; 64] {
    let mut near = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut trap = 0;
        while trap < 4 {
            let away = Square::TRAPS[trap].distance(Square::wrapping(square as u8)) as usize;
            if away < by_squares.len() {
                near[square] |= by_squares[away] << (LANE * trap as u32);
            }
            trap += 1;
        }
        square += 1;
    }
    near
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::tests::views;

    /// By how much gold is stronger at c3, f3, c6 and f6 with these ranks 6 to 3.
    fn gold(ranks: [&str; 4]) -> [i32; 4] {
        let [gold, silver] = &views(ranks);
        let [gold, silver] = balance([gold, silver]);
        assert_eq!(silver, [2, 3, 0, 1].map(|trap: usize| -gold[trap]), "silver sees the same");
        gold
    }

    #[test]
    fn who_is_stronger_and_nearer_holds_a_trap() {
        let empty = "........";
        let beside = gold([empty, empty, empty, ".E.....M"]);
        assert!(beside[0] > beside[1] && beside[1] > 0, "an elephant and a camel: {beside:?}");
        assert!(beside[0] > beside[2], "c6 is farther away: {beside:?}");
        let against = gold([empty, empty, "..d.....", ".E.....M"]);
        assert!(against[0] < beside[0], "an enemy beside it: {against:?}");
        let taken = gold([empty, empty, "..e.....", ".M.....E"]);
        assert!(taken[0] < 0, "the enemy's elephant is stronger than a camel: {taken:?}");
        let frozen = gold([empty, "..Me....", empty, ".......E"]);
        assert_eq!(frozen[2], 18 - 36, "a frozen camel beside c6 holds less than the 30 of a free one");
    }

    #[test]
    fn the_most_that_can_stand_on_a_board_does_not_overflow() {
        // Silver has rabbits only, so every piece of gold's is as strong as an elephant.
        let all = gold(["........", ".HMEHD..", ".CCD....", "RRRRRR.."]);
        assert!(all[0] > 200 && all.iter().all(|&at| (0..536).contains(&at)), "{all:?}");
    }
}
