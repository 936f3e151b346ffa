//! The computer's levels against each other: each one is a clear step from the one below it.
#![allow(clippy::print_stdout, reason = "its figures are read")]

use ansa_core::search::{Best, Options, Search, Status};
use ansa_core::{BySide, Game, Level, Side};
use ansa_tests::needs;

/// After this many plies the side with more pieces is better. A game between levels rarely takes that long.
const LONGEST: usize = 160;

/// The ply that the engine plays at this level.
fn best(search: &mut Search, game: &Game, level: Level) -> Best {
    search.start(game, level.limits()).unwrap();
    loop {
        match search.run(u64::MAX, &mut || 0) {
            Status::Running => {}
            Status::Done(best) => return best,
            Status::Idle => panic!("nothing was started"),
        }
    }
}

/// The winner of a game between these levels. `None` if it is even after the maximum length.
fn winner(levels: BySide<Level>, seed: u64) -> Option<Side> {
    let mut game = Game::new();
    let mut searches =
        BySide::from_fn(|side| Search::new(Options { hash_bytes: 16 << 20, seed: seed * 2 + side as u64 }));
    while game.outcome().is_none() && game.plies().len() < LONGEST {
        let side = game.side();
        match best(&mut searches[side], &game, levels[side]) {
            Best::Setup(setup) => game.set_up(&setup).unwrap(),
            Best::Turn(steps) => game.play_steps(&steps).unwrap(),
        }
    }
    let Some(outcome) = game.outcome() else {
        let [gold, silver] = Side::ALL.map(|side| game.board().side(side).count());
        return (gold != silver).then_some(if gold > silver { Side::Gold } else { Side::Silver });
    };
    outcome.winner
}

/// Plays pairs of games, each level having either side of the same beginning, and returns how many the stronger
/// one has won.
fn match_of(weaker: Level, stronger: Level, pairs: u64) -> u64 {
    let mut won = 0;
    for seed in 0..pairs {
        for side in Side::ALL {
            let levels = BySide::from_fn(|own| if own == side { stronger } else { weaker });
            won += u64::from(winner(levels, seed) == Some(side));
        }
    }
    println!("level {} against {}: won {won} of {}", stronger.number(), weaker.number(), 2 * pairs);
    won
}

#[test]
fn each_level_is_a_clear_step() {
    if !needs::long_runs() {
        return;
    }
    // Fewer games for slow levels. Those of the last level take hours.
    let mut unclear = Vec::new();
    for (weaker, pairs) in [(1, 60), (2, 60), (3, 60), (4, 40), (5, 20), (6, 10), (7, 5), (8, 5)] {
        let [weaker, stronger] = [weaker, weaker + 1].map(|number| Level::new(number).unwrap());
        let won = match_of(weaker, stronger, pairs);
        if won * 100 < pairs * 2 * 65 {
            unclear.push((stronger, won, 2 * pairs));
        }
    }
    assert!(unclear.is_empty(), "levels, the games they won, and of how many: {unclear:?}");
}
