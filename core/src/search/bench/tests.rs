use super::*;

/// The signature: the total that `ansa bench` prints. A functional change of the search or evaluation updates it.
const SIGNATURE: u64 = 151_478;

#[test]
fn the_bench_signature_is_pinned() {
    let nodes = |index| search(index, DEPTH).unwrap().nodes;
    assert_eq!((0..POSITIONS.len()).map(nodes).sum::<u64>(), SIGNATURE);
}

#[test]
fn every_position_is_playable() {
    for (i, text) in POSITIONS.into_iter().enumerate() {
        let parsed = PositionText::read(text).unwrap();
        assert_eq!(parsed.to_builder().errors(), [], "{text}");
        assert_eq!(game(i).unwrap().outcome(), None, "{text}");
    }
    assert!(game(POSITIONS.len()).is_none());
}
