//! Searches that are run to their end.

use ansa_core::position::rule_set::RuleSet;
use ansa_core::search::{Best, Limits, Options, Score, Search, Status};
use ansa_core::{Game, Position, Step};

/// A search with a small table, for few nodes.
pub(crate) fn small_search(seed: u64) -> Search {
    Search::new(Options { hash_bytes: 4 << 20, seed })
}

/// Limits of the nodes alone.
pub(crate) fn node_limit(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// The game that starts from a position.
pub(crate) fn game_from(position: &Position) -> Game {
    Game::from_position(*position, 2, RuleSet::CURRENT)
}

/// Searches to the limits and returns the best turn, if any.
pub(crate) fn best_turn(search: &mut Search, game: &Game, limits: Limits) -> Option<Vec<Step>> {
    best_turn_observed(search, game, limits, u64::MAX, |_| ())
}

/// Searches to the limits and returns the best turn, if any. Calls `observe` after each `slice` of nodes.
pub(crate) fn best_turn_observed(
    search: &mut Search,
    game: &Game,
    limits: Limits,
    slice: u64,
    mut observe: impl FnMut(&Search),
) -> Option<Vec<Step>> {
    search.start(game, limits).ok()?;
    loop {
        let status = search.run(slice, &mut || 0);
        observe(search);
        match status {
            Status::Running => {}
            Status::Done(Best::Turn(steps)) => return Some(steps),
            Status::Done(Best::Setup(_)) | Status::Idle => return None,
        }
    }
}

/// The score of a label with a proved win, in hundredths of a rabbit.
const WIN_SCORE: i32 = 20_000;

/// What a search says of a position, for its side to move, in hundredths of a rabbit; `None` if it has no turn.
pub(crate) fn label(search: &mut Search, position: &Position, limits: Limits) -> Option<i32> {
    best_turn(search, &game_from(position), limits)?;
    Some(match search.info().score {
        Score::CentiRabbits(score) => score.clamp(-WIN_SCORE, WIN_SCORE),
        Score::WinIn(_) => WIN_SCORE,
        Score::LossIn(_) => -WIN_SCORE,
    })
}

/// Plays a game with the turns that `choose` finds. Returns its positions, at most `max_turns`.
pub(crate) fn play_game(
    mut game: Game,
    max_turns: usize,
    mut choose: impl FnMut(&Game, &Position) -> Option<Vec<Step>>,
) -> Vec<Position> {
    let mut positions = Vec::new();
    while let Some(position) = game.position().filter(|_| positions.len() < max_turns) {
        let Some(steps) = choose(&game, &position) else { break };
        positions.push(position);
        if game.play_steps(&steps).is_err() {
            break;
        }
    }
    positions
}
