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
