use super::*;
use crate::board::Board;
use crate::game::setup::{CLASSIC, NINETY_NINE, Setup};
use crate::level::Level;
use crate::notation::PositionText;
use crate::piece::{BySide, Piece, Role, Side};
use crate::position::builder::PositionBuilder;
use crate::position::outcome::Reason;
use crate::position::rule_set::RuleSet;
use crate::position::step::StepKind;
use crate::square::{Direction, Square};
use crate::threats;

mod begun_turns;
mod multi_pv;
mod slices;

const EMPTY: &str = "........";

fn position(side: char, rows: [&str; 8]) -> Position {
    let text = PositionText::read(&format!("{side} [{}]", rows.concat())).unwrap();
    text.to_builder().build().unwrap()
}

fn game(side: char, rows: [&str; 8]) -> Game {
    Game::from_position(position(side, rows), 2, RuleSet::CURRENT)
}

fn opening() -> Game {
    let mut game = Game::new();
    game.set_up(&Setup::from_rows(NINETY_NINE, Side::Gold)).unwrap();
    game.set_up(&Setup::from_rows(CLASSIC, Side::Silver)).unwrap();
    game
}

fn small() -> Search {
    Search::new(Options { hash_bytes: 1 << 20, seed: 1 })
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn depth(depth: u8) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

fn finish(search: &mut Search, slice: u64) -> Vec<Step> {
    loop {
        match search.run(slice, &mut || 0) {
            Status::Done(Best::Turn(steps)) => return steps,
            Status::Running => {}
            other => panic!("{other:?}"),
        }
    }
}

/// The game after the turn that a new search chooses.
fn after_best(game: &Game, limits: Limits) -> (Game, Info) {
    let mut search = small();
    search.start(game, limits).unwrap();
    let steps = finish(&mut search, u64::MAX);
    let mut after = game.clone();
    after.play_steps(&steps).unwrap();
    (after, search.info())
}

#[test]
fn a_goal_in_one_turn_is_played() {
    let game = game('g', [".....rrr", EMPTY, EMPTY, "R.......", EMPTY, EMPTY, EMPTY, "RR......"]);
    let (after, info) = after_best(&game, nodes(1));
    assert_eq!(after.outcome().map(|outcome| outcome.reason), Some(Reason::Goal));
    assert_eq!(info.score, Score::WinIn(1));
}

#[test]
fn a_goal_that_can_be_stopped_is_stopped() {
    // Silver's rabbit on b3 is three steps from goal; gold's cat can freeze it or stand in its way.
    let rows = [".....rrr", EMPTY, EMPTY, "....e...", EMPTY, ".r......", EMPTY, "...C.RRR"];
    let game = game('g', rows);
    assert!(threats::can_goal_this_turn(&position('s', rows)));
    let (after, info) = after_best(&game, depth(4));
    assert!(!threats::can_goal_this_turn(&after.position().unwrap()), "{after:?}");
    assert!(matches!(info.score, Score::CentiRabbits(_)), "{:?}", info.score);
}

#[test]
fn a_goal_that_cannot_be_stopped_is_a_loss() {
    // Two silver rabbits one step from goal on different wings, and gold with nothing near them.
    let rows = [".....rrr", EMPTY, EMPTY, "....e...", "...C....", "R.......", ".r....r.", EMPTY];
    let (_, info) = after_best(&game('g', rows), depth(6));
    assert_eq!(info.score, Score::LossIn(1), "{info:?}");
}

#[test]
fn a_goal_in_two_turns_is_found() {
    // Nothing stands in the way of the rabbit on a3, but goal is five steps away.
    let rows = ["......rr", EMPTY, EMPTY, EMPTY, EMPTY, "R.......", EMPTY, "........"];
    let (after, info) = after_best(&game('g', rows), depth(8));
    assert_eq!(info.score, Score::WinIn(2));
    assert!(after.outcome().is_none());
    assert_eq!(info.pv.len(), 3, "{:?}", info.pv);
}

#[test]
fn a_goal_in_two_turns_is_found_though_its_answer_looks_good() {
    // Problem 59 of `tests/data/tactics.txt`: silver stands far better after gold's turn, and can't hold off the goal.
    let rows = ["....hr..", "...dR.r.", "...E.RRc", ".......R", "r....e.D", ".C......", "..R.....", EMPTY];
    let (_, info) = after_best(&game('g', rows), nodes(20_000));
    assert_eq!(info.score, Score::WinIn(2), "{info:?}");
}

#[test]
fn free_material_is_taken() {
    // A silver horse stands alone next to f6, gold's elephant beside it.
    let rows = ["rrrr.rrr", "e.......", "......hE", EMPTY, EMPTY, EMPTY, EMPTY, "RRRRRRRR"];
    let (after, _) = after_best(&game('g', rows), depth(4));
    let horse = Piece::new(Side::Silver, Role::Horse);
    assert!(after.board().pieces(horse).is_empty(), "{:?}", after.board());
}

#[test]
fn steps_that_prepare_a_capture_are_searched_below_the_horizon() {
    // Gold's elephant needs two steps to come beside the horse on g6; the depth is enough for one of them.
    let rows = ["rrrr.rrr", "e.......", "......h.", EMPTY, EMPTY, "......E.", EMPTY, "RRRRRRRR"];
    let (after, _) = after_best(&game('g', rows), depth(1));
    let horse = Piece::new(Side::Silver, Role::Horse);
    assert!(after.board().pieces(horse).is_empty(), "{:?}", after.board());
}

#[test]
fn a_piece_in_danger_is_saved() {
    // Gold's horse stands frozen next to f6 under silver's elephant; a step or two bring it a friend or let it go.
    let rows = ["rrrr.rrr", EMPTY, "......He", "......E.", EMPTY, EMPTY, EMPTY, "RRRRRRRR"];
    let (after, _) = after_best(&game('g', rows), depth(8));
    let taken = threats::captures_this_turn(&after.position().unwrap());
    assert!(taken.iter().all(|threat| threat.piece.role != Role::Horse), "{taken:?}");
}

#[test]
fn a_side_that_can_be_left_without_a_step_is() {
    // Silver's last rabbit on a4 can step to a3 or b4; gold's elephant goes to b4 and freezes it.
    let rows = [EMPTY, EMPTY, EMPTY, EMPTY, "r.......", "...E....", EMPTY, "R......R"];
    let (after, info) = after_best(&game('g', rows), depth(6));
    assert_eq!(after.outcome().map(|outcome| outcome.reason), Some(Reason::Immobilisation));
    assert_eq!(info.score, Score::WinIn(1));
}

/// Gold can move its elephant only, the rabbit being frozen; silver has a cat to shuffle with.
fn lone_elephant(at: Square) -> Game {
    let rows = ["r.c.....", EMPTY, EMPTY, EMPTY, EMPTY, ".......e", ".......R", EMPTY];
    let mut board = *position('g', rows).board();
    board.put(at, Piece::new(Side::Gold, Role::Elephant));
    let position = PositionBuilder { board, side: Side::Gold }.build().unwrap();
    Game::from_position(position, 2, RuleSet::CURRENT)
}

fn steps(words: &[&str]) -> Vec<Step> {
    words
        .iter()
        .map(|word| {
            let (square, direction) = word.split_at(2);
            let direction = direction.chars().next().and_then(Direction::from_letter).unwrap();
            Step { from: square.parse().unwrap(), direction }
        })
        .collect()
}

#[test]
fn doing_nothing_is_no_turn() {
    // On some of these squares the elephant would rather stay. The answer must still come from the search, not from the
    // legal turn that was the answer before it.
    for at in Square::all().filter(|at| at.rank() < 6 && at.file() < 6 && !at.is_trap()) {
        let game = lone_elephant(at);
        let mut search = small();
        for steps in 4..=5 {
            search.start(&game, depth(steps)).unwrap();
            finish(&mut search, u64::MAX);
            assert_eq!(search.info().depth, steps, "elephant on {at}");
        }
    }
}

/// A game, and a turn that would be the best one if it were not a third repetition.
fn before_third_repetition() -> (Game, Vec<Step>) {
    let start: Square = "d2".parse().unwrap();
    let there = finish_new(&lone_elephant(start), depth(4));
    let to = there.last().and_then(|step| step.to()).unwrap();
    let squares: Vec<Square> = there.iter().map(|step| step.from).collect();
    assert_eq!(squares[0], start, "only the elephant moves: {there:?}");
    let back: Vec<Step> = there
        .iter()
        .rev()
        .map(|step| Step { from: step.to().unwrap(), direction: step.direction.opposite() })
        .collect();
    // The position after the best turn occurs twice, the second time reached from another square.
    let elsewhere = Direction::ALL
        .into_iter()
        .filter_map(|direction| to.step(direction))
        .find(|square| !squares.contains(square) && !square.is_trap())
        .unwrap();
    let mut game = lone_elephant(elsewhere);
    game.play_steps(&[Step::between(elsewhere, to).unwrap()]).unwrap();
    for turn in [&steps(&["c8w"]), &back, &steps(&["b8e"]), &there, &steps(&["c8w"]), &back, &steps(&["b8e"])]
    {
        game.play_steps(turn).unwrap();
    }
    assert!(game.clone().play_steps(&there).is_err(), "a third time is illegal");
    (game, there)
}

#[test]
fn the_search_skips_a_third_repetition() {
    let (mut game, _) = before_third_repetition();
    let mut search = small();
    search.start(&game, depth(4)).unwrap();
    let other = finish(&mut search, u64::MAX);
    assert_eq!(search.info().depth, 4, "the answer comes from the search");
    game.play_steps(&other).unwrap();
}

fn finish_new(game: &Game, limits: Limits) -> Vec<Step> {
    let mut search = small();
    search.start(game, limits).unwrap();
    finish(&mut search, u64::MAX)
}

#[test]
fn repetitions_in_the_game_are_counted_exactly() {
    let mut game = game('g', ["r......e", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "R......E"]);
    let mut history = repetition::RepetitionHistory::new();
    let counts = |history: &mut repetition::RepetitionHistory, game: &Game| {
        history.set_game(game);
        let position = game.position().unwrap();
        history.count(position.board(), position.side())
    };
    assert_eq!(counts(&mut history, &game), 1);
    for expected in [2, 2] {
        for turn in [["h1w"], ["h8w"], ["g1e"], ["g8e"]] {
            game.play_steps(&steps(&turn)).unwrap_or_default();
        }
        assert_eq!(counts(&mut history, &game), expected);
    }
    let other = position('s', ["r......e", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "R......E"]);
    assert_eq!(history.count(other.board(), other.side()), 0);
}

#[test]
fn a_cleared_search_answers_like_a_new_one() {
    let start = opening();
    let mut used = small();
    used.start(&start, nodes(5000)).unwrap();
    finish(&mut used, u64::MAX);
    used.clear();
    assert_eq!(used.run(1, &mut || 0), Status::Idle);
    used.start(&start, nodes(5000)).unwrap();
    let again = finish(&mut used, u64::MAX);
    let mut new = small();
    new.start(&start, nodes(5000)).unwrap();
    assert_eq!(again, finish(&mut new, u64::MAX));
    assert_eq!(used.info(), new.info());
}

#[test]
fn setups_come_from_the_book_and_an_ended_game_is_refused() {
    let mut game = Game::new();
    let mut search = small();
    search.start(&opening(), nodes(10)).unwrap();
    finish(&mut search, 10);
    for _ in 0..2 {
        search.start(&game, nodes(10)).unwrap();
        let Status::Done(Best::Setup(setup)) = search.run(1, &mut || 0) else { panic!() };
        let info = search.info();
        assert_eq!((info.nodes, info.seldepth, info.pv, info.lines), (0, 0, Vec::new(), Vec::new()));
        game.set_up(&setup).unwrap();
    }
    game.end(crate::position::outcome::Outcome::win(Side::Gold, Reason::Resignation)).unwrap();
    assert_eq!(search.start(&game, nodes(10)), Err(SearchError::GameOver));
    assert!(matches!(search.best(), Some(Best::Setup(_))), "an error changes nothing");
}

#[test]
fn a_line_that_the_rules_do_not_allow_is_cut_short() {
    let root = position('g', ["r......e", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "R......E"]);
    let mut moves = Vec::new();
    root.for_each_move(|composite| moves.push(SearchMove::from_move(composite)));
    let elsewhere = position('g', ["r......e", EMPTY, EMPTY, "...D....", EMPTY, EMPTY, EMPTY, "R......E"]);
    elsewhere.for_each_move(|composite| {
        let mv = SearchMove::from_move(composite);
        let turns = turns::from_moves(&root, &[mv, SearchMove::PASS]);
        assert_eq!(turns.len(), usize::from(moves.contains(&mv)));
    });
    assert_eq!(turns::from_moves(&root, &[moves[0], SearchMove::PASS, SearchMove::NONE]).len(), 1);
}

/// Plays a game against itself and checks every turn.
fn self_play(seed: u64, budget: u64, longest: usize) -> Game {
    let mut game = Game::new();
    let mut search = Search::new(Options { hash_bytes: 1 << 20, seed });
    while game.outcome().is_none() && game.plies().len() < longest {
        search.start(&game, nodes(budget + seed % 7)).unwrap();
        match search.run(u64::MAX, &mut || 0) {
            Status::Done(Best::Setup(setup)) => game.set_up(&setup).unwrap(),
            Status::Done(Best::Turn(steps)) => {
                game.play_steps(&steps)
                    .unwrap_or_else(|error| panic!("seed {seed}: {steps:?}: {error}\n{game:?}"));
            }
            other => panic!("{other:?}"),
        }
    }
    game
}

#[test]
fn games_against_itself_are_legal() {
    for seed in 0..6 {
        self_play(seed, 400, 120);
    }
}

#[test]
fn handicap_games_and_old_rules_are_played_too() {
    for (seed, rules) in [(1, RuleSet::UNTIL_2005_05), (2, RuleSet::UNTIL_2008_07)] {
        let rosters = BySide {
            gold: crate::game::Roster::without(&[Role::Camel, Role::Rabbit]),
            silver: crate::game::Roster::without(&[Role::Cat]),
        };
        let mut game = Game::with(rules, rosters);
        let mut search = Search::new(Options { hash_bytes: 1 << 20, seed });
        while game.outcome().is_none() && game.plies().len() < 60 {
            search.start(&game, nodes(200)).unwrap();
            match search.run(u64::MAX, &mut || 0) {
                Status::Done(Best::Setup(setup)) => game.set_up(&setup).unwrap(),
                Status::Done(Best::Turn(steps)) => game.play_steps(&steps).unwrap(),
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn positions_that_no_game_reaches_are_searched_too() {
    // Too many pieces, all of one kind, full boards, lone pieces: whatever an editor allows.
    let boards = [
        ["eeeeeeee", "eeeeeeee", "eeeeeeee", EMPTY, "RRRRRRRR", "EEEEEEEE", "EEEEEEEE", "EEEEEEEE"],
        ["rrrrrrrr", "rrrrrrrr", "rrrrrrrr", "rrrrrrrr", EMPTY, "RRRRRRRR", "RRRRRRRR", "RRRRRRRR"],
        ["hhhhhhhh", "mrmrmrmr", "dddddddd", "HHHHHHHH", EMPTY, "MRMRMRMR", "cccccccc", "DDDDDDDD"],
        ["r.......", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, ".......R"],
        ["RRRRRRRR", "eeeeeeee", EMPTY, EMPTY, EMPTY, EMPTY, "EEEEEEEE", "rrrrrrrr"],
        ["EMEMEMEM", "ememremR", "EMEMEMEM", "emememem", "EMEMEMEM", "emememem", "EMEMEMEM", "emem.mem"],
    ];
    for rows in boards {
        for side in ['g', 's'] {
            let text = PositionText::read(&format!("{side} [{}]", rows.concat())).unwrap();
            let game = Game::from_position(text.to_builder().build_lenient().unwrap(), 2, RuleSet::CURRENT);
            let mut search = small();
            for noise in [0, u32::MAX] {
                if search.start(&game, Limits { noise, ..nodes(3000) }).is_ok() {
                    let steps = finish(&mut search, 500);
                    game.clone().play_steps(&steps).unwrap();
                } else {
                    assert!(game.outcome().is_some());
                }
            }
        }
    }
}

#[test]
fn a_weak_level_does_not_profit_from_a_strong_one() {
    let game = bench::game(3).unwrap();
    let weak = Level::ALL[2].limits();
    let answer = |search: &mut Search| {
        search.start(&game, weak).unwrap();
        let steps = finish(search, 500);
        (steps, search.info())
    };
    let mut search = small();
    let expected = answer(&mut search);
    search.start(&game, nodes(60_000)).unwrap();
    finish(&mut search, 5000);
    let (steps, info) = answer(&mut search);
    assert_eq!(steps, expected.0);
    assert_eq!(Info { hashfull: 0, ..info }, Info { hashfull: 0, ..expected.1 });
}

#[test]
fn every_level_plays_a_goal_this_turn() {
    let rows = ["r......r", "...R....", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "R......R"];
    let text = PositionText::read(&format!("g [{}]", rows.concat())).unwrap();
    let game = Game::from_position(text.to_builder().build().unwrap(), 2, RuleSet::CURRENT);
    for level in Level::ALL {
        let mut search = small();
        search.start(&game, level.limits()).unwrap();
        let steps = finish(&mut search, 500);
        let mut played = game.clone();
        played.play_steps(&steps).unwrap();
        assert_eq!(played.outcome().and_then(|outcome| outcome.winner), Some(Side::Gold), "{level:?}");
    }
}
