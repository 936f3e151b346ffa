use super::*;

#[test]
fn pairs_count_in_their_order() {
    let mut results = MatchResults::default();
    for (number, half_points) in [(3, 2), (0, 0), (2, 2)] {
        results.add(number, half_points);
        assert_eq!(results.count_next(), None, "the first pair has not finished");
    }
    results.add(1, 1);
    assert_eq!([results.count_next(), results.count_next(), results.count_next()], [Some(1), Some(4), None]);
    assert_eq!(results.pairs, Pentanomial([0, 1, 0, 0, 1]));
    let text = results.describe(Sprt::read("0,10,0.05,0.05").ok().as_ref());
    assert!(text.starts_with("won 2, lost 1, drawn 1; score 0.6250 ± 0.3750; Elo +88.7 (95%"), "{text}");
    assert!(text.contains("LLR +"), "{text}");
}

#[test]
fn points_are_the_first_engine_s() {
    for number in [0, 1] {
        let one = side_of_one(number);
        let points = [Some(one), Some(!one), None].map(|winner| half_points(one, winner));
        assert_eq!(points, [2, 0, 1]);
    }
}
