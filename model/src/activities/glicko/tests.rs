use super::*;

fn game(rating: f64, deviation: f64, score: f64) -> GlickoResult {
    GlickoResult { rating, deviation, score }
}

#[track_caller]
fn near(found: f64, expected: f64, by: f64) {
    assert!((found - expected).abs() <= by, "{found} is not {expected}");
}

#[test]
fn the_example_of_the_paper() {
    let player = GlickoRating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
    let after = player.after(&[game(1400.0, 30.0, 1.0), game(1550.0, 100.0, 0.0), game(1700.0, 300.0, 0.0)]);
    near(after.rating(), 1464.06, 0.01);
    near(after.deviation, 151.52, 0.01);
    near(after.volatility, 0.05999, 0.00001);
}

#[test]
fn a_pause_makes_a_rating_less_certain() {
    let player = GlickoRating { rating: 1500.0, deviation: 50.0, volatility: 0.06 };
    // √(50² + 100 · (0.06 · 173.7178)²)
    near(player.after_pause(100).deviation, 115.60, 0.01);
    near(player.after_pause(100).rating(), 1500.0, 0.0);
    near(player.after_pause(u32::MAX).deviation, MAX_DEVIATION, 0.0);
    assert_eq!(player.after(&[]), player.after_pause(1));
}

#[test]
fn a_surprise_changes_more_and_an_uncertain_opponent_less() {
    let player = GlickoRating::default();
    let gain = |rating, deviation| player.after(&[game(rating, deviation, 1.0)]).rating() - 1200.0;
    assert!(gain(1600.0, 50.0) > gain(1200.0, 50.0) && gain(1200.0, 50.0) > gain(800.0, 50.0));
    assert!(gain(1200.0, 50.0) > gain(1200.0, 350.0) && gain(1200.0, 350.0) > 0.0);
    let volatile = GlickoRating { deviation: 50.0, ..player }.after(&[game(3000.0, 45.0, 1.0)]);
    assert!(volatile.volatility > 0.06, "{volatile:?}");
}

#[test]
fn ratings_stay_in_their_range_and_players_find_theirs() {
    for score in [0.0, 1.0] {
        let mut player = GlickoRating::default();
        for _ in 0..2_000 {
            player = player.after(&[game(player.rating(), 45.0, score)]);
            assert!(GlickoRating::new(player.rating, player.deviation, player.volatility).is_some());
        }
    }
    for strange in [f64::NAN, f64::INFINITY, -1e300, 1e300] {
        let after = GlickoRating::default().after(&[game(strange, strange, 1.0)]);
        assert!(GlickoRating::new(after.rating, after.deviation, after.volatility).is_some(), "{after:?}");
        assert_eq!(GlickoRating::new(strange, 100.0, 0.06), None);
        assert_eq!(GlickoRating::new(1500.0, strange, 0.06), None);
        assert_eq!(GlickoRating::new(1500.0, 100.0, strange), None);
    }
    // One who solves everything below 1800 and nothing above it.
    let mut player = GlickoRating::default();
    for _ in 0..100 {
        let rating = player.rating();
        player = player.after(&[game(rating, 100.0, f64::from(u8::from(rating < 1_800.0)))]);
    }
    near(player.rating(), 1_800.0, 60.0);
    assert!(player.deviation < 120.0);
}
