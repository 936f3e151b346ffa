use super::*;
use crate::piece::BySide;
use crate::position::rule_set::RuleSet;

#[test]
fn every_seed_gives_legal_setups_that_differ() {
    let mut seen = std::collections::HashSet::new();
    for seed in 0..200 {
        let mut game = Game::new();
        for side in Side::ALL {
            game.set_up(&setup(&game, side, seed)).unwrap();
        }
        seen.insert(*game.position().unwrap().board());
    }
    assert!(seen.len() >= 20, "only {} different openings", seen.len());
}

#[test]
fn elephants_do_not_face_each_other() {
    for seed in 0..200 {
        let mut game = Game::new();
        for side in Side::ALL {
            game.set_up(&setup(&game, side, seed)).unwrap();
        }
        let file = |side| game.board().pieces(Piece::new(side, Role::Elephant)).first().unwrap().file();
        assert_ne!(file(Side::Gold), file(Side::Silver), "seed {seed}");
    }
}

#[test]
fn handicaps_are_placed() {
    let rosters = [
        Roster::without(&[Role::Elephant]),
        Roster::without(&[Role::Rabbit; 8]),
        Roster::without(&[Role::Camel, Role::Horse, Role::Horse, Role::Cat]),
        Roster::Exactly([1, 0, 0, 0, 0, 0]),
        Roster::Exactly([0, 8, 0, 0, 0, 8]),
        Roster::Any,
    ];
    for roster in rosters {
        let mut game = Game::with(RuleSet::CURRENT, BySide { gold: roster, silver: roster });
        for side in Side::ALL {
            game.set_up(&setup(&game, side, 3)).unwrap();
        }
    }
}
