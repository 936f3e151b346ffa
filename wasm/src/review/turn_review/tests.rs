use super::*;

#[test]
fn forced_results_are_certain_and_other_scores_are_not() {
    assert_eq!(
        [chance(Score::WinIn(3)), chance(Score::LossIn(1))].map(f64::to_bits),
        [1.0, 0.0].map(f64::to_bits)
    );
    assert!((chance(Score::CentiRabbits(0)) - 0.5).abs() < 1e-12);
    let most = chance(Score::CentiRabbits(i32::MAX));
    assert!(most > 0.99 && most < 1.0);
    assert!(after_loss(-MAX_SCORE) < after_loss(1 - MAX_SCORE));
}
