//! One scale for the players of many matches.

use ansa_tournament::{Estimate, NotConnected, OnRecord, Results, expected_score};

/// Players of known strength, and as many points for each pair of neighbours and next neighbours as expected of them.
fn expected_results(strengths: &[f64], games: u32) -> Results {
    let mut results = Results::default();
    for (one, strength) in strengths.iter().enumerate() {
        for (two, other) in strengths.iter().enumerate().skip(one + 1).take(2) {
            let points = (f64::from(games) * expected_score(strength - other)).round() as u32;
            for game in 0..games {
                results.add(&one.to_string(), &two.to_string(), if game < points { 2 } else { 0 });
            }
        }
    }
    results
}

#[test]
fn known_strengths_are_recovered() {
    let strengths = [0.0, 180.0, 420.0, 510.0, 800.0, 1100.0, 1290.0];
    let results = expected_results(&strengths, 4000);
    let scale = results.scale(0).unwrap();
    for (index, strength) in strengths.iter().enumerate() {
        let found = scale.elo(index);
        assert!((found.mean - strength).abs() < 4.0, "{strength}: {found:?}");
    }
    for pair in results.pairs() {
        let points = f64::from(pair.half_points) / 2.0;
        assert!((scale.expected_points(pair) - points).abs() < 3.0, "{pair:?}");
    }
    // Another zero moves everyone by the same amount.
    let moved = results.scale(3).unwrap();
    assert!((moved.elo(0).mean + scale.elo(3).mean).abs() < 1e-6);
    assert!((moved.elo(6).mean - scale.elo(6).mean + scale.elo(3).mean).abs() < 1e-6);
}

#[test]
fn intervals_hold_the_strength_as_often_as_they_say() {
    let strengths = [0.0, 150.0, 300.0, 420.0];
    let (mut seed, mut inside, mut all) = (7_u64, 0, 0);
    let mut chance = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 11) as f64 / (1_u64 << 53) as f64
    };
    for _ in 0..300 {
        let mut results = Results::default();
        for one in 0..3 {
            for _ in 0..100 {
                let wins = chance() < expected_score(strengths[one] - strengths[one + 1]);
                results.add(&one.to_string(), &(one + 1).to_string(), if wins { 2 } else { 0 });
            }
        }
        let scale = results.scale(0).unwrap();
        for (player, strength) in strengths.iter().enumerate().skip(1) {
            let (low, high) = scale.elo(player).bounds();
            all += 1;
            inside += u32::from((low..=high).contains(strength));
        }
    }
    let share = f64::from(inside) / f64::from(all);
    assert!((0.92..0.98).contains(&share), "{share}");
}

#[test]
fn one_rating_on_record_stretches_the_scale() {
    let results = expected_results(&[0.0, 200.0, 400.0], 1000);
    let scale = results.scale(0).unwrap();
    let exact = |mean| Estimate { mean, error: 0.0 };
    // The player on record was 100 stronger than the one measured: 500 here are 250 there.
    let mut on_record = OnRecord { player: 2, stronger_by: exact(100.0), rating: exact(250.0) };
    assert!((scale.rating(1, &on_record).mean - 100.0).abs() < 3.0);
    assert!((scale.rating(2, &on_record).mean - 200.0).abs() < 3.0);
    assert_eq!(scale.rating(0, &on_record), exact(0.0));
    // Without an extrapolation, the player on record has that rating, with that error.
    on_record =
        OnRecord { stronger_by: exact(0.0), rating: Estimate { mean: 250.0, error: 20.0 }, ..on_record };
    let own = scale.rating(2, &on_record);
    assert!((own.mean - 250.0).abs() < 1e-9 && (own.error - 20.0).abs() < 1e-4, "{own:?}");
    // The errors of the extrapolation and of the rating count in proportion.
    on_record.rating.error = 0.0;
    let before = scale.rating(1, &on_record).error;
    on_record.stronger_by.error = 40.0;
    assert!((scale.rating(1, &on_record).error.hypot(0.0) - before.hypot(12.5)).abs() < 0.5);
}

#[test]
fn one_sided_results_have_finite_differences() {
    let mut results = Results::default();
    for _ in 0..40 {
        results.add("weak", "strong", 0);
    }
    let found = results.scale(0).unwrap().elo(1);
    // 40½ and ½ of 41.
    assert!((found.mean - 763.4).abs() < 0.1 && found.error > 200.0, "{found:?}");
}

#[test]
fn everyone_must_be_connected_with_the_zero() {
    let mut results = Results::default();
    results.add("a", "b", 2);
    results.add("c", "d", 1);
    results.add("d", "e", 0);
    assert_eq!(results.scale(0), Err(NotConnected(["c", "d", "e"].map(str::to_owned).to_vec())));
    results.add("e", "b", 0);
    assert!(results.scale(4).is_ok());
}
