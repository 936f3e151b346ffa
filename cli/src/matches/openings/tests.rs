use std::collections::HashSet;

use super::*;

#[test]
fn setups_are_legal_differ_and_are_the_same_for_a_seed() {
    for openings in [Openings::Book, Openings::Random, Openings::Mixed] {
        let boards: Vec<_> = (0..60).map(|pair| openings.game(5, pair).unwrap()).collect();
        assert!(boards.iter().all(|game| game.position().is_some()), "{openings:?}");
        let again: Vec<_> = (0..60).map(|pair| openings.game(5, pair).unwrap()).collect();
        assert_eq!(boards, again, "{openings:?}");
        let different: HashSet<_> = boards.iter().map(Game::board).collect();
        assert!(different.len() >= 20, "{openings:?}: {}", different.len());
    }
}
