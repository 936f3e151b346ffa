//! What a side stands to lose over the next turns: pieces that a stronger enemy can bring to a trap that the enemy holds.
//!
//! Pieces are seldom lost within a turn, which [`super::hunt`] sees, but drawn to a trap over two or three. In the games that
//! the features were learned from nobody does that well, so they don't tell what it is worth. These are round numbers by
//! what players know: how far the trap is and who holds it, how near a stronger enemy, who defends the trap, and whether
//! the piece can go away.

use super::view::View;
use crate::bitboard::Bitboard;
use crate::square::Square;

/// What is lost with a piece that can't be saved any more, by role; less than it is worth, for its side gets something else
/// done meanwhile. In thousandths of a rabbit.
const LOSS: [i32; 5] = [630, 750, 900, 1300, 2100];
/// How much of that counts, in hundredths, by the steps that it takes: two for each square to the trap, two for each
/// defender of the trap, and those that bring a stronger enemy beside the piece.
const BY_STEPS: [i32; 11] = [100, 98, 95, 90, 82, 55, 48, 36, 28, 15, 9];
/// And by how much stronger the enemy is at the trap ([`super::control`]): from −20 to 120 in tens.
const BY_CONTROL: [i32; 15] = [0, 3, 6, 10, 17, 28, 42, 58, 72, 83, 90, 94, 97, 98, 99];
/// And by what keeps the piece from going away: nothing, a stronger enemy beside it, or that it is frozen, with a friend who
/// can be beside it in one step, in two, or in more. A rabbit can't go back: half of what is missing to 100 is no comfort.
const FREE: i32 = 45;
const HELD: i32 = 58;
const FROZEN: [i32; 3] = [66, 82, 100];
/// Farther from a trap than this nothing is in peril; and at this distance only what is held already.
const FAR: i32 = 4;
/// Steps in which enemies are brought: from none to three.
const APPROACH: usize = 4;

/// How much worse `view`'s side stands for what it may lose; `other` is the same board as the other side sees it, and
/// `control` by how much `view`'s side is stronger at each trap.
pub(super) fn of(view: &View, other: &View, control: &[i32; 4]) -> i32 {
    let beside = beside_stronger(view, other);
    let held = view.held;
    let hold = |at: Square, role: usize| {
        let hold = if view.frozen.contains(at) {
            FROZEN[steps_to_freedom(view, at)]
        } else if held.contains(at) {
            HELD
        } else {
            FREE
        };
        if role == 0 { hold.midpoint(100) } else { hold }
    };
    let mut sum = 0;
    for (trap, (place, &control)) in TRAPS.iter().zip(control).enumerate() {
        let by_control = by_control(-control);
        let near = view.own & (place.near | (place.farther & held));
        if by_control == 0 || near.is_empty() {
            continue;
        }
        let defenders = (place.beside & view.own).count() as i32;
        let on_trap = i32::from(view.own.contains(place.square));
        let mut at_trap = 0;
        for (role, lost) in LOST.iter().enumerate() {
            let sets = &beside[role];
            for at in near & view.roles[role] & sets[APPROACH - 1] {
                let approach = sets.iter().position(|set| set.contains(at)).unwrap_or_default();
                let approach = approach as i32 + i32::from(approach == APPROACH - 1);
                let squares = i32::from(AWAY[at.index()][trap]);
                // A piece beside the trap is moved itself: it is no defender. One on the trap is in the way of others.
                let defenders = match squares {
                    0 => defenders,
                    1 => defenders - 1 + on_trap,
                    _ => defenders + on_trap,
                };
                if let Some(loss) = lost.get((2 * squares + 2 * defenders + approach) as usize) {
                    at_trap += loss * hold(at, role);
                }
            }
        }
        // No more than 1.4 million, with all pieces there, by 1000.
        sum += at_trap * by_control / 100_000;
    }
    sum
}

/// What counts of a peril at a trap where the enemy is stronger by so much, in thousandths; between the tens in proportion.
fn by_control(enemy: i32) -> i32 {
    let above = (enemy + 20).clamp(0, 10 * (BY_CONTROL.len() as i32 - 1) - 1);
    let (ten, rest) = ((above / 10) as usize, above % 10);
    BY_CONTROL[ten] * (10 - rest) + BY_CONTROL[ten + 1] * rest
}

/// In how many steps a friend can be beside a frozen piece, less one: 2 is three and more.
fn steps_to_freedom(view: &View, at: Square) -> usize {
    let piece = Bitboard::of(at);
    let free = view.own - view.frozen;
    let one = (piece.neighbours() & view.empty()).neighbours();
    if (one & free).any() {
        0
    } else if (one.neighbours() & free).any() {
        1
    } else {
        2
    }
}

/// For each role the squares beside an enemy that is stronger and may move: now, and after so many of its steps.
fn beside_stronger(view: &View, other: &View) -> [[Bitboard; APPROACH]; 5] {
    let empty = view.empty();
    let moving = view.enemy - other.frozen.flip();
    let supported = other.supported.flip();
    let mut all = [Bitboard::EMPTY; APPROACH];
    let mut beside = [[Bitboard::EMPTY; APPROACH]; 5];
    for role in (1..6).rev() {
        let mut reached = moving & view.roles[role];
        if reached.any() {
            // Where it would be frozen itself it does not go.
            let barred = if role < 5 { other.dominated[role].flip() - supported } else { Bitboard::EMPTY };
            for all in &mut all {
                let near = reached.neighbours();
                *all |= near;
                reached |= (near & empty) - barred;
            }
        }
        beside[role - 1] = all;
    }
    beside
}

/// What counts of a role's loss, by the steps that it takes.
static LOST: [[i32; BY_STEPS.len()]; 5] = {
    let mut lost = [BY_STEPS; 5];
    let mut role = 0;
    while role < lost.len() {
        let mut steps = 0;
        while steps < BY_STEPS.len() {
            lost[role][steps] = LOSS[role] * BY_STEPS[steps] / 100;
            steps += 1;
        }
        role += 1;
    }
    lost
};

/// A trap, the squares beside it, those from which a piece is brought to it, and those from which one is that is held.
#[derive(Clone, Copy)]
struct Trap {
    square: Square,
    beside: Bitboard,
    near: Bitboard,
    farther: Bitboard,
}

static TRAPS: [Trap; 4] = {
    let nothing = Bitboard::EMPTY;
    let mut traps = [Trap { square: Square::A1, beside: nothing, near: nothing, farther: nothing }; 4];
    let mut i = 0;
    while i < 4 {
        traps[i].square = Square::TRAPS[i];
        let mut square = 0;
        while square < 64 {
            let away = AWAY[square][i] as i32;
            traps[i].beside.0 |= ((away == 1) as u64) << square;
            traps[i].near.0 |= ((away < FAR) as u64) << square;
            traps[i].farther.0 |= ((away == FAR) as u64) << square;
            square += 1;
        }
        i += 1;
    }
    traps
};

/// How many squares each square is away from each trap.
static AWAY: [[u8; 4]; 64] = {
    let mut away = [[0; 4]; 64];
    let mut square = 0;
    while square < 64 {
        let mut trap = 0;
        while trap < 4 {
            away[square][trap] = Square::TRAPS[trap].distance(Square::wrapping(square as u8));
            trap += 1;
        }
        square += 1;
    }
    away
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::control;
    use crate::eval::tests::views;

    /// What gold and silver stand to lose on a board with these ranks 6 to 3.
    fn perils(ranks: [&str; 4]) -> [i32; 2] {
        let views = views(ranks);
        let [gold, silver] = &views;
        let [golds, silvers] = control::balance([gold, silver]);
        [of(gold, silver, &golds), of(silver, gold, &silvers)]
    }

    #[test]
    fn a_piece_is_in_peril_by_who_is_near_how_far_the_trap_is_and_who_holds_it() {
        let empty = "........";
        let camel = |sixth, fifth, fourth, third| {
            let [gold, silver] = perils([sixth, fifth, fourth, third]);
            assert_eq!(silver, 0, "nobody is after silver's elephant");
            gold
        };
        let beside_trap = camel("......Me", empty, empty, "E.......");
        // It is frozen and two steps from its end at f6, where the elephant weighs 36 and the camel 18; a little counts for
        // c6 and f3, too, which are four squares away.
        let at = |by_steps: i32, enemy| 2100 * by_steps / 100 * by_control(enemy) / 1000;
        assert_eq!(beside_trap, at(95, 18) + at(28, 0) + at(28, -1));
        let nearer_to_home = camel(empty, "......Me", empty, "E.......");
        assert!(0 < nearer_to_home && nearer_to_home < beside_trap, "{nearer_to_home}");
        assert_eq!(camel("......M.", empty, empty, "E......."), 0, "there is no enemy");
        let to_come = camel("......M.", empty, "......e.", "E.......");
        assert!(0 < to_come && to_come < beside_trap, "the enemy must come first: {to_come}");
        let guarded = camel("......Me", ".....E..", empty, empty);
        assert!(guarded < beside_trap / 20, "the own elephant holds the trap: {guarded}");
        let freed = camel("......Me", "......R.", empty, "E.......");
        assert!(freed < beside_trap, "a friend lets it go: {freed}");
        let helped = camel("......Me", empty, "......R.", "E.......");
        assert!(freed < helped && helped < beside_trap, "a friend is near: {helped}");
        let held_by_more = camel("......Me", ".....h..", empty, "E.......");
        assert!(held_by_more > beside_trap, "a horse helps the elephant: {held_by_more}");
    }

    #[test]
    fn both_sides_are_seen_alike_and_every_piece_counts() {
        let [gold, silver] = perils(["......hE", "........", "........", "......He"]);
        assert!(silver > 0, "{silver}");
        assert_eq!(gold, silver, "the same on both sides");
        let two = perils(["Mh....hE", "........", "........", "........"])[1];
        assert!(two > silver, "{two}, one alone {silver}");
    }

    #[test]
    fn the_more_the_enemy_holds_a_trap_the_more_counts() {
        let all: Vec<i32> = (-40..=160).map(by_control).collect();
        assert!(all.is_sorted() && all[0] == 0 && all[20] == 0 && all[21] > 0, "{all:?}");
        assert_eq!((by_control(0), by_control(45), by_control(200)), (60, 500, 989));
    }
}
