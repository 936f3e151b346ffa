use super::*;
use crate::search::bench;

#[test]
fn the_moves_of_a_position_have_different_indices() {
    for index in 0..bench::POSITIONS.len() {
        let position = bench::game(index).unwrap().position().unwrap();
        let mut indices = std::collections::HashSet::new();
        position.for_each_move(|mv| {
            assert!(indices.insert(history_index(&position, mv)), "{mv:?}");
        });
    }
}
