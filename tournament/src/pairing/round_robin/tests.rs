use super::*;

#[test]
fn the_tables_are_those_that_federations_print() {
    let six = [
        [(1, 6), (2, 5), (3, 4)],
        [(6, 4), (5, 3), (1, 2)],
        [(2, 6), (3, 1), (4, 5)],
        [(6, 5), (1, 4), (2, 3)],
        [(3, 6), (4, 2), (5, 1)],
    ];
    for (round, mut printed) in (1..).zip(six) {
        let mut found = table(6, round);
        found.sort_unstable();
        printed.sort_unstable();
        assert_eq!(found, printed, "round {round}");
    }
    assert_eq!(table(2, 1), [(1, 2)]);
}

#[test]
fn everyone_meets_everyone_with_balanced_sides() {
    for places in (2..=64).step_by(2) {
        let games: Vec<_> = (1..places).flat_map(|round| table(places, round)).collect();
        for one in 1..=places {
            for two in 1..one {
                let met = games.iter().filter(|game| **game == (one, two) || **game == (two, one)).count();
                assert_eq!(met, 1, "{one} and {two} of {places}");
            }
            let golds = games.iter().filter(|game| game.0 == one).count();
            assert!(golds == places / 2 || golds == places / 2 - 1, "{one} of {places}: {golds}");
            // Without the last place, an odd number of players is balanced exactly.
            let golds = games.iter().filter(|game| game.0 == one && game.1 != places).count();
            assert!(one == places || golds == places / 2 - 1, "{one} of {}: {golds}", places - 1);
        }
    }
}
