//! What a side stands to lose over the next turns: pieces that a stronger enemy can bring to a trap that nobody holds.
//!
//! Pieces are seldom lost within a turn, which [`super::hunt`] sees, but drawn to a trap over two or three. In the games that
//! the features were learned from nobody does that well, so they don't tell what it is worth. These are round numbers by
//! what players know: how far the trap is, how near a stronger enemy, who defends the trap, and where the own elephant is.

use super::view::View;
use crate::bitboard::Bitboard;
use crate::piece::Role;
use crate::square::Square;

/// What is lost with a piece whose loss can't be prevented, by role: half of what it is worth, for its side gets something
/// else done meanwhile. In thousandths of a rabbit.
const LOSS: [i32; 5] = [500, 650, 800, 1250, 2150];
/// How much of that counts, in hundredths, by the steps that it takes: two for each square to the trap, two for each
/// defender of the trap, and those that bring a stronger enemy beside the piece.
const BY_STEPS: [i32; 11] = [42, 42, 42, 42, 42, 36, 30, 24, 18, 12, 6];
/// And by how far the own elephant is from the trap, which nobody takes from it.
const BY_ELEPHANT: [i32; 5] = [10, 10, 40, 65, 100];
/// And by what keeps the piece from going away: nothing, a stronger enemy beside it, or that it is frozen.
const FREE: i32 = 50;
const HELD: i32 = 80;
const FROZEN: i32 = 100;
/// Farther from a trap than this nothing is in peril.
const FAR: usize = 3;
/// Steps in which enemies are brought: from none to four.
const APPROACH: usize = 5;

/// How much worse `view`'s side stands for what it may lose; `other` is the same board as the other side sees it.
pub(super) fn of(view: &View, other: &View) -> i32 {
    let beside = beside_stronger(view, other);
    let held = view.held();
    let elephant = view.of(Role::Elephant).first();
    let mut perils = [0; 64];
    for (trap, rings) in RINGS {
        let defenders = (rings[1] & view.own).count() as i32;
        let away = elephant.map_or(usize::MAX, |at| usize::from(at.distance(trap)));
        let by_elephant = BY_ELEPHANT[away.min(BY_ELEPHANT.len() - 1)];
        // Who stands on the trap is in peril; the others are not while the trap is taken.
        let farthest = if (rings[0] & view.own).any() { 0 } else { FAR };
        for (squares, ring) in rings.into_iter().enumerate().take(farthest + 1) {
            for (role, loss) in LOSS.into_iter().enumerate() {
                for at in ring & view.own & view.roles[role] {
                    let Some(approach) = beside[role].iter().position(|set| set.contains(at)) else {
                        continue;
                    };
                    // A piece beside the trap is moved itself: it is no defender.
                    let defenders = defenders - i32::from(squares == 1);
                    let steps = 2 * squares as i32 + 2 * defenders + approach as i32;
                    let Some(by_steps) = BY_STEPS.get(steps as usize) else { continue };
                    let hold = if view.frozen.contains(at) {
                        FROZEN
                    } else if held.contains(at) {
                        HELD
                    } else {
                        FREE
                    };
                    let peril = &mut perils[at.index()];
                    *peril = (*peril).max(loss * by_steps * by_elephant * hold / 1_000_000);
                }
            }
        }
    }
    // Not everything can be taken at once: the greatest counts in full, the others half.
    let sum: i32 = perils.iter().sum();
    let most = perils.iter().max().copied().unwrap_or_default();
    most + (sum - most) / 2
}

/// For each role the squares beside an enemy that is stronger and may move: now, and after so many of its steps.
fn beside_stronger(view: &View, other: &View) -> [[Bitboard; APPROACH]; 5] {
    let empty = view.empty();
    let moving = view.enemy - other.frozen.flip();
    let supported = view.enemy.neighbours();
    let mut all = [Bitboard::EMPTY; APPROACH];
    let mut beside = [[Bitboard::EMPTY; APPROACH]; 5];
    for role in (1..6).rev() {
        let mut reached = moving & view.roles[role];
        if reached.any() {
            // Where it would be frozen itself it does not go.
            let barred = if role < 5 { other.dominated[role].flip() - supported } else { Bitboard::EMPTY };
            for all in &mut all {
                *all |= reached;
                reached |= (reached.neighbours() & empty) - barred;
            }
        }
        beside[role - 1] = all.map(Bitboard::neighbours);
    }
    beside
}

/// Each trap with the squares that are so many steps away from it.
static RINGS: [(Square, [Bitboard; FAR + 1]); 4] = {
    let mut rings = [(Square::A1, [Bitboard::EMPTY; FAR + 1]); 4];
    let mut i = 0;
    while i < 4 {
        let trap = Square::TRAPS[i];
        rings[i].0 = trap;
        let mut square = 0;
        while square < 64 {
            let squares = trap.distance(Square::wrapping(square)) as usize;
            if squares <= FAR {
                rings[i].1[squares].0 |= 1 << square;
            }
            square += 1;
        }
        i += 1;
    }
    rings
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::notation::PositionText;
    use crate::setup::Setup;

    /// What gold and silver stand to lose on a board with these ranks 6 to 3.
    fn perils(ranks: [&str; 4]) -> [i32; 2] {
        let empty = "........";
        let [sixth, fifth, fourth, third] = ranks;
        let rows = ["r......r", empty, sixth, fifth, fourth, third, empty, "R......R"];
        let text = PositionText::read(&format!("g [{}]", rows.concat())).unwrap();
        let setup = Setup { board: Board::from_pieces(&text.squares), side: text.side };
        let [gold, silver] = &View::both(&setup.into_position().unwrap());
        [of(gold, silver), of(silver, gold)]
    }

    #[test]
    fn a_piece_is_in_peril_by_who_is_near_and_how_far_the_trap_is() {
        let empty = "........";
        let camel = |sixth, fifth, fourth, third| {
            let [gold, silver] = perils([sixth, fifth, fourth, third]);
            assert_eq!(silver, 0, "nobody is after silver's elephant");
            gold
        };
        let beside_trap = camel("......Me", empty, empty, "E.......");
        assert_eq!(beside_trap, 2150 * 42 / 100, "it is frozen and two steps from its end");
        let nearer_to_home = camel(empty, "......Me", empty, "E.......");
        assert!(0 < nearer_to_home && nearer_to_home <= beside_trap, "{nearer_to_home}");
        assert_eq!(
            camel(empty, empty, empty, "ME.....e"),
            0,
            "the own elephant is at the trap, the other one far away"
        );
        assert_eq!(camel("......M.", empty, empty, "E......."), 0, "there is no enemy");
        let far = camel("......M.", empty, "........", "E......e");
        assert!(0 < far && far < beside_trap, "the enemy must come first: {far}");
        let guarded = camel("......Me", ".....E..", empty, empty);
        assert!(guarded < beside_trap / 5, "the own elephant is at the trap: {guarded}");
        let freed = camel("......Me", "......R.", empty, "E.......");
        assert!(freed < beside_trap, "a friend lets it go: {freed}");
    }

    #[test]
    fn both_sides_are_seen_alike_and_several_perils_are_not_added_up() {
        let [gold, silver] = perils(["......hE", "........", "........", "......He"]);
        assert!(silver > 0, "{silver}");
        assert_eq!(gold, silver, "the same on both sides");
        let two = perils([".h....hE", "M.......", "........", "........"])[1];
        assert!(two > silver && two < 2 * silver, "{two}, one alone {silver}");
    }
}
