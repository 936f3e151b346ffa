use super::*;
use crate::eval::tests::perspectives;

/// Penalties of gold and silver on a board with these ranks 6 to 3.
fn penalties(ranks: [&str; 4]) -> [i32; 2] {
    let [gold, silver] = &perspectives(ranks);
    let [golds_control, silvers_control] = trap_control::balance([gold, silver]);
    [penalty(gold, silver, &golds_control), penalty(silver, gold, &silvers_control)]
}

#[test]
fn a_threat_depends_on_distance_trap_control_enemies_and_escape() {
    let empty = "........";
    let camel = |sixth, fifth, fourth, third| {
        let [gold, silver] = penalties([sixth, fifth, fourth, third]);
        assert_eq!(silver, 0, "nothing threatens silver's elephant");
        gold
    };
    let beside_trap = camel("......Me", empty, empty, "E.......");
    // The camel is frozen and two steps from capture on f6, where the elephant weighs 36 and the camel 18. c6 and
    // f3, four squares away, count a little as well.
    let at = |percent: i32, enemy| 2100 * percent / 100 * permille_by_control(enemy) / 1000;
    assert_eq!(beside_trap, at(95, 18) + at(28, 0) + at(28, -1));
    let nearer_to_home = camel(empty, "......Me", empty, "E.......");
    assert!(0 < nearer_to_home && nearer_to_home < beside_trap, "{nearer_to_home}");
    assert_eq!(camel("......M.", empty, empty, "E......."), 0, "there is no enemy");
    let approaching = camel("......M.", empty, "......e.", "E.......");
    assert!(0 < approaching && approaching < beside_trap, "the enemy must approach first: {approaching}");
    let guarded = camel("......Me", ".....E..", empty, empty);
    assert!(guarded < beside_trap / 20, "the own elephant controls the trap: {guarded}");
    let unfrozen = camel("......Me", "......R.", empty, "E.......");
    assert!(unfrozen < beside_trap, "a friend unfreezes it: {unfrozen}");
    let helped = camel("......Me", empty, "......R.", "E.......");
    assert!(unfrozen < helped && helped < beside_trap, "a friend is near: {helped}");
    let outnumbered = camel("......Me", ".....h..", empty, "E.......");
    assert!(outnumbered > beside_trap, "a horse helps the elephant: {outnumbered}");
}

#[test]
fn both_sides_are_treated_alike_and_every_piece_counts() {
    let [gold, silver] = penalties(["......hE", "........", "........", "......He"]);
    assert!(silver > 0, "{silver}");
    assert_eq!(gold, silver, "the same on both sides");
    let two = penalties(["Mh....hE", "........", "........", "........"])[1];
    assert!(two > silver, "{two}, one alone {silver}");
}

#[test]
fn a_threat_grows_with_the_enemy_s_trap_control() {
    let all: Vec<i32> = (-40..=160).map(permille_by_control).collect();
    assert!(all.is_sorted() && all[0] == 0 && all[20] == 0 && all[21] > 0, "{all:?}");
    let some = [0, 45, 200].map(permille_by_control);
    assert_eq!(some, [60, 500, 989]);
}
