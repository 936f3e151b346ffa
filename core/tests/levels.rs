//! Self-play of the weakest levels: they move on instead of going back and forth, and their games end.

use ansa_core::game::Ply;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::search::{Best, Options, Search, Status};
use ansa_core::{BySide, Game, Level, Piece, Side, Square, Step};

/// The levels that have a progress bias.
const WEAK: [u8; 3] = [1, 2, 3];
/// No game may take more turns of each side.
const MAX_TURNS: usize = 120;

/// The ply that the engine plays at this level.
fn best(search: &mut Search, game: &Game, level: Level) -> Best {
    search.start(game, level.limits()).unwrap();
    match search.run(u64::MAX, &mut || 0) {
        Status::Done(best) => best,
        status => panic!("{status:?}"),
    }
}

fn play(game: &mut Game, best: &Best) {
    match best {
        Best::Setup(setup) => game.set_up(setup).unwrap(),
        Best::Turn(steps) => game.play_steps(steps).unwrap(),
    }
}

/// Where the pieces of `side` have gone in a ply; `None` if anything else has changed on the board.
fn own_moves(game: &Game, ply: usize, side: Side) -> Option<Vec<(Piece, usize, usize)>> {
    let [before, after] = [ply, ply + 1].map(|ply| game.board_at(ply).unwrap().to_pieces());
    let changed: Vec<usize> = (0..64).filter(|&square| before[square] != after[square]).collect();
    let pieces = changed.iter().flat_map(|&square| [before[square], after[square]]).flatten();
    if pieces.clone().any(|piece| piece.side != side) {
        return None;
    }
    let mut came: Vec<(Piece, usize)> =
        changed.iter().filter_map(|&to| after[to].map(|piece| (piece, to))).collect();
    let moves =
        changed.iter().filter_map(|&from| before[from].map(|piece| (piece, from))).map(|(piece, from)| {
            let index = came.iter().position(|&(other, _)| other == piece)?;
            Some((piece, from, came.swap_remove(index).1))
        });
    let moves: Option<Vec<_>> = moves.collect();
    moves.filter(|_| came.is_empty())
}

/// Whether the last turn takes back a part of its side's turn before: a piece returns to where it was, and no piece was
/// captured, pushed or pulled between.
fn is_reversal(game: &Game) -> bool {
    let last = game.plies().len() - 1;
    if last < 4 {
        return false;
    }
    let mover = !game.side();
    let moves =
        [(last - 2, mover), (last - 1, !mover), (last, mover)].map(|(ply, side)| own_moves(game, ply, side));
    let [Some(earlier), Some(_), Some(now)] = moves else { return false };
    earlier.iter().any(|&(piece, from, to)| now.contains(&(piece, to, from)))
}

#[derive(Debug, Default)]
struct Count {
    turns: usize,
    reversals: usize,
    lengths: Vec<usize>,
}

impl Count {
    /// Plays a game and counts the turns of `level`, which plays gold, or both sides without an `opponent`.
    fn play(&mut self, level: Level, seed: u64, opponent: Option<fn(&mut Game)>) {
        let mut game = Game::new();
        let mut searches = BySide::from_fn(|side| {
            Search::new(Options { hash_bytes: 1 << 20, seed: seed * 2 + side as u64 })
        });
        while game.outcome().is_none() && game.plies().len() < 2 + 2 * MAX_TURNS {
            let side = game.side();
            match opponent {
                Some(opponent) if side == Side::Silver && game.position().is_some() => opponent(&mut game),
                _ => {
                    let best = best(&mut searches[side], &game, level);
                    play(&mut game, &best);
                    self.turns += 1;
                    self.reversals += usize::from(is_reversal(&game));
                }
            }
        }
        self.lengths.push(game.plies().len() / 2);
    }

    /// The median number of turns of each side.
    fn median(&mut self) -> usize {
        self.lengths.sort_unstable();
        self.lengths[self.lengths.len() / 2]
    }

    fn longest(&self) -> usize {
        self.lengths.iter().copied().max().unwrap()
    }
}

/// Moves one piece out and back, and another if that one cannot move. Resigns without a turn of one step.
fn go_back_and_forth(game: &mut Game) {
    let back = match &game.plies()[game.plies().len() - 2] {
        Ply::Turn(turn) => turn.steps().first().and_then(|made| back(made.step)),
        Ply::Setup(_) => None,
    };
    let mut steps: Vec<Step> = game.position().unwrap().steps().map(|(step, _)| step).collect();
    // Sideways first: rabbits that go forward can't come back.
    steps.sort_by_key(|step| step.to().is_some_and(|to: Square| to.file() == step.from.file()));
    let played = back.into_iter().chain(steps).any(|step| game.play_steps(&[step]).is_ok());
    if !played {
        game.end(Outcome::win(Side::Gold, Reason::Resignation)).unwrap();
    }
}

fn back(step: Step) -> Option<Step> {
    Step::between(step.to()?, step.from)
}

#[test]
fn weak_levels_rarely_take_back_their_turns_and_their_games_end() {
    for level in WEAK.map(|number| Level::new(number).unwrap()) {
        let mut count = Count::default();
        for seed in 0..8 {
            count.play(level, seed, None);
        }
        // Without the bias: 3 to 5 % of the turns, and a median of 65 to 75.
        assert!(count.reversals * 200 <= count.turns, "{level:?}: {count:?}");
        assert!(count.longest() < MAX_TURNS && count.median() <= 60, "{level:?}: {count:?}");
    }
}

#[test]
fn weak_levels_make_progress_against_a_side_that_does_not() {
    for level in WEAK.map(|number| Level::new(number).unwrap()) {
        let mut count = Count::default();
        for seed in 0..8 {
            count.play(level, seed, Some(go_back_and_forth));
        }
        // Without the bias: 30 to 40 % of the turns, and many games go on for ever.
        assert!(count.reversals * 200 <= count.turns, "{level:?}: {count:?}");
        assert!(count.median() <= 60, "{level:?}: {count:?}");
    }
}

#[test]
fn a_level_plays_the_same_game_for_the_same_seed() {
    let game = |slice| {
        let mut game = Game::new();
        let mut search = Search::new(Options { hash_bytes: 1 << 20, seed: 7 });
        while game.outcome().is_none() && game.plies().len() < 30 {
            search.start(&game, Level::WEAKEST.limits()).unwrap();
            let best = loop {
                if let Status::Done(best) = search.run(slice, &mut || 0) {
                    break best;
                }
            };
            play(&mut game, &best);
        }
        game
    };
    assert_eq!(game(u64::MAX), game(13));
}
