use super::*;

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6 * other.abs().max(1.0)
}

#[test]
fn the_llr_is_that_of_fishtest() {
    // What `LLR_logistic` of Fishtest's LLRcalc.py returns for these.
    for (elo0, elo1, pairs, expected) in [
        (0.0, 5.0, [10, 20, 40, 25, 15], 0.293_285_790_936),
        (0.0, 2.0, [388, 9133, 24862, 9409, 408], 1.442_040_653_594),
        (-5.0, 0.0, [0, 0, 10, 0, 0], 0.139_427_638_815),
        (0.0, 10.0, [3, 0, 14, 0, 33], 1.176_063_003_740),
        (0.0, 30.0, [0, 0, 0, 0, 5], 0.413_275_972_917),
    ] {
        let llr = Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }.llr(Pentanomial(pairs));
        assert!(close(llr, expected), "{pairs:?}: {llr}, not {expected}");
    }
}

#[test]
fn the_score_and_its_error() {
    // By LLRcalc.py the score is 0.534090909 with an error of 0.027173546, whose variance it divides by the
    // number of pairs and not by one less.
    let score = Pentanomial([10, 20, 40, 25, 15]).score().unwrap();
    assert!(close(score.mean, 0.534_090_909), "{score:?}");
    assert!(close(score.error, 0.027_173_545_55 * (110f64 / 109.0).sqrt()), "{score:?}");
    assert_eq!(Pentanomial::default().score(), None);
    assert!(Pentanomial([0, 0, 1, 0, 0]).score().unwrap().error.is_infinite());
    // If every pair is 1 : 1, the score has no variance.
    assert_eq!(Pentanomial([0, 0, 9, 0, 0]).score(), Some(Estimate { mean: 0.5, error: 0.0 }));
}

#[test]
fn an_sprt_ends_at_its_bounds() {
    let sprt = Sprt::read("0,10,0.05,0.05").unwrap();
    let (low, high) = sprt.bounds();
    // Wald's bounds, ±ln 19.
    assert!(close(high, 2.944_438_979) && close(low, -high));
    assert_eq!(sprt.state(Pentanomial([3, 0, 14, 0, 33])), SprtState::Continue);
    assert_eq!(sprt.state(Pentanomial([30, 0, 140, 0, 330])), SprtState::AcceptH1);
    assert_eq!(sprt.state(Pentanomial([330, 0, 140, 0, 30])), SprtState::AcceptH0);
    for wrong in
        ["", "0,10,0.05", "10,0,0.05,0.05", "0,10,0,0.05", "0,10,0.05,0.7", "0,NaN,0.05,0.05", "a,b,c,d"]
    {
        assert!(Sprt::read(wrong).is_err(), "{wrong}");
    }
}
