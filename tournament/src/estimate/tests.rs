use super::*;

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6 * other.abs().max(1.0)
}

#[test]
fn scores_and_differences() {
    // The table that every federation prints: 200 points of difference score 0.76.
    assert!((expected_score(200.0) - 0.7597).abs() < 1e-4);
    assert!(close(elo(expected_score(-123.0)), -123.0));
    assert!(close(elo(0.534_090_909), 23.725_600_486));
    assert_eq!((elo(0.0), elo(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
}

#[test]
fn the_interval_is_the_95_percent_one_and_superiority_the_normal_distribution() {
    let (low, high) = Estimate { mean: 100.0, error: 50.0 }.bounds();
    assert!(close(low, 2.0018) && close(high, 197.9982), "{low} {high}");
    // Values of the normal distribution, to six digits.
    for (deviation, share) in
        [(0.0, 0.5), (1.0, 0.841_344_7), (-1.0, 0.158_655_3), (1.959_964, 0.975), (-3.0, 0.001_349_9)]
    {
        let found = Estimate { mean: deviation * 7.0, error: 7.0 }.superiority();
        assert!((found - share).abs() < 3e-7, "{deviation}: {found}");
    }
    assert!(close(Estimate { mean: 0.0, error: 0.0 }.superiority(), 0.5));
    assert!(close(Estimate { mean: 1.0, error: 0.0 }.superiority(), 1.0));
    assert!(close(Estimate { mean: 1.0, error: f64::INFINITY }.superiority(), 0.5));
}
