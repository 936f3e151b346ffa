use super::*;

#[test]
fn the_rates_are_read_from_their_lines() {
    let report =
        "sequences over 5 positions: 1\nansa    2073.6 million/s\nratio 14.4\nsearch  1.250 million nodes/s";
    for ((_, _, line), expected) in MEASURES.into_iter().zip([2073.6, 1.25]) {
        assert!((rate(report, line).unwrap() - expected).abs() < 1e-9);
        assert!(rate("nothing", line).is_err());
    }
}
