use super::*;
use crate::search::bench;

#[test]
fn each_position_is_sampled_as_often_as_any_other() {
    let positions: Vec<Position> =
        (0..bench::POSITIONS.len()).map(|index| bench::game(index).unwrap().position().unwrap()).collect();
    let mut counts = vec![0; positions.len()];
    let mut leaves = SampledLeaves::default();
    leaves.add(&positions[0]);
    assert!(leaves.positions.is_empty(), "the capacity is 0");
    leaves.set_capacity(2);
    for _ in 0..3000 {
        leaves.clear();
        for position in &positions {
            leaves.add(position);
        }
        assert_eq!(leaves.positions.len(), 2);
        for sampled in &leaves.positions {
            counts[positions.iter().position(|position| position == sampled).unwrap()] += 1;
        }
    }
    let fair = 6000 / positions.len();
    assert!(
        counts.iter().all(|&count| count > fair * 8 / 10 && count < fair * 12 / 10),
        "{fair}: {counts:?}"
    );
}
