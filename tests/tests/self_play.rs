//! The engine plays itself, and the rules check each turn.
#![allow(clippy::print_stdout, reason = "its figures are read")]

use std::collections::BTreeMap;

use ansa_core::Game;
use ansa_core::search::{Best, Limits, Options, Search, Status};
use ansa_tests::needs;

/// Plays a game with node limits that vary from turn to turn. Panics at an illegal turn.
fn play(seed: u64, nodes: u64, longest: usize) -> Game {
    let mut game = Game::new();
    let mut search = Search::new(Options { hash_bytes: 4 << 20, seed });
    while game.outcome().is_none() && game.plies().len() < longest {
        let ply = game.plies().len() as u64;
        let budget = nodes / 2 + (seed * 31 + ply * 17) % nodes;
        search.start(&game, Limits { nodes: Some(budget), ..Limits::default() }).unwrap();
        let best = loop {
            match search.run(700, &mut || 0) {
                Status::Running => {}
                Status::Done(best) => break best,
                Status::Idle => panic!("nothing was started"),
            }
        };
        let played = match &best {
            Best::Setup(setup) => game.set_up(setup),
            Best::Turn(steps) => game.play_steps(steps),
        };
        played
            .unwrap_or_else(|error| panic!("seed {seed}, ply {ply}, {best:?}: {error}\n{:?}", game.board()));
    }
    game
}

/// Plays games with these seeds and counts their outcomes.
fn play_all(seeds: std::ops::Range<u64>, nodes: u64, longest: usize) -> BTreeMap<String, u32> {
    let mut ends = BTreeMap::new();
    let mut plies = 0;
    let games = seeds.end - seeds.start;
    for seed in seeds {
        let game = play(seed, nodes, longest);
        plies += game.plies().len();
        let end = match game.outcome() {
            None => "unfinished".to_owned(),
            Some(outcome) => format!("{:?} {}", outcome.winner, outcome.reason.letter()),
        };
        *ends.entry(end).or_insert(0) += 1;
    }
    println!("{games} games of {nodes} nodes a turn, {} plies on average: {ends:?}", plies / games as usize);
    ends
}

#[test]
fn a_few_games_have_no_illegal_turn() {
    let ends = play_all(0..8, 400, 300);
    assert!(ends.keys().any(|end| end != "unfinished"), "{ends:?}");
}

#[test]
fn two_hundred_games_have_no_illegal_turn() {
    if !needs::long_runs() {
        return;
    }
    let ends = play_all(1000..1200, 5_000, 400);
    let unfinished = ends.get("unfinished").copied().unwrap_or(0);
    assert!(unfinished <= 20, "{ends:?}");
}
