//! Searches within a turn, compared with trying every turn.

use std::collections::HashSet;

use super::*;
use crate::eval::Evaluator;
use crate::search::alpha_beta::AlphaBeta;
use crate::search::begun_turn::BegunTurn;
use crate::search::score::INFINITE;
use crate::splitmix::splitmix;

type End = [Option<Piece>; 64];

/// A few pieces of each side anywhere, or close together.
fn few_pieces(seed: u64, letters: &str, is_close: bool) -> Option<Game> {
    let squares: Vec<Square> = Square::all()
        .filter(|square| !is_close || (2..6).contains(&square.file()) && (2..6).contains(&square.rank()))
        .collect();
    let mut board = Board::EMPTY;
    let mut random = splitmix(seed);
    for letter in letters.chars() {
        random = splitmix(random);
        board.put(squares[random as usize % squares.len()], Piece::from_letter(letter)?);
    }
    let position = PositionBuilder { board, side: Side::ALL[seed as usize % 2] }.build().ok()?;
    let game = Game::from_position(position, 2, RuleSet::CURRENT);
    game.outcome().is_none().then_some(game)
}

/// So many random steps of the next turn; fewer if there are no more.
fn random_steps(game: &Game, count: usize, seed: u64) -> Vec<Step> {
    random_steps_after(game, &[], count, seed)
}

/// The same after these steps.
fn random_steps_after(game: &Game, first: &[Step], count: usize, seed: u64) -> Vec<Step> {
    let mut position = game.position().unwrap();
    let mut made = first.to_vec();
    for &step in first {
        position.step(step).unwrap();
    }
    for index in 0..count {
        let steps: Vec<_> = position.steps().collect();
        // Pushes and pulls are rarer than steps, and more is decided by them.
        let rare: Vec<_> = steps.iter().filter(|(_, kind)| *kind != StepKind::Simple).copied().collect();
        let random = splitmix(seed ^ splitmix(index as u64));
        let choice = if random & 1 == 0 && !rare.is_empty() { rare } else { steps };
        let Some(&(random_step, _)) = choice.get((random >> 8) as usize % choice.len().max(1)) else { break };
        // A turn that goes back must not end.
        let back = made.last().and_then(|last: &Step| Step::between(last.to()?, last.from));
        let step = back.filter(|&back| random & 6 == 0 && position.classify(back).is_ok());
        let step = step.unwrap_or(random_step);
        position.step(step).unwrap();
        made.push(step);
    }
    made
}

/// The boards on which a legal turn that begins with these steps can end: every sequence of steps is tried.
fn legal_ends(game: &Game, made: &[Step]) -> HashSet<End> {
    fn extend(game: &Game, position: &Position, steps: &mut Vec<Step>, ends: &mut HashSet<End>) {
        if turns::is_legal(game, steps) {
            ends.insert(position.board().to_pieces());
        }
        position.for_each_step(|step, _| {
            let mut after = *position;
            if after.step(step).is_ok() {
                steps.push(step);
                extend(game, &after, steps, ends);
                steps.pop();
            }
        });
    }
    let mut position = game.position().unwrap();
    for &step in made {
        position.step(step).unwrap();
    }
    let mut ends = HashSet::new();
    extend(game, &position, &mut made.to_vec(), &mut ends);
    ends
}

/// The ends of the turns that a search can return: each one found is excluded from the next search.
fn searched_ends(game: &Game, made: &[Step]) -> HashSet<End> {
    let root = game.position().unwrap();
    let begun = BegunTurn::new(&root, made).unwrap();
    let mut search = AlphaBeta::new(Evaluator::default(), TranspositionTable::new(1 << 20), 1);
    search.repetitions.set_game(game);
    search.start_search(0, None, None, begun);
    let mut found: Vec<Board> = Vec::new();
    loop {
        search.exclude(found.iter());
        search.start_iteration(root, 4, -INFINITE, INFINITE);
        search.run(u64::MAX);
        let Some((score, moves)) = search.best_line() else { break };
        let line = RootLine::from_moves(game, &root, 4, score, moves)
            .unwrap_or_else(|| panic!("an illegal turn after {made:?}: {moves:?}\n{game:?}"));
        let turn = line.first_turn();
        assert_eq!(turn.get(..made.len()), Some(made), "{turn:?}");
        let end = turns::board_after(&root, turn).unwrap();
        assert!(!found.contains(&end), "{turn:?} twice");
        found.push(end);
    }
    found.iter().map(Board::to_pieces).collect()
}

#[test]
fn the_turns_searched_are_the_legal_turns_that_begin_with_the_steps_made() {
    let small = (0..70).filter_map(|seed| few_pieces(seed, "EHRhrdr", seed % 4 != 0));
    let small = small.map(|game| (game, [1, 2, 3, 4]));
    let bench = (0..bench::POSITIONS.len()).filter_map(bench::game).map(|game| (game, [2, 3, 3, 4]));
    let [mut pushes, mut pulls, mut none] = [0; 3];
    for (seed, (game, counts)) in small.chain(bench).enumerate() {
        for (index, count) in counts.into_iter().enumerate() {
            // Two steps of all 32 pieces leave hundreds of turns: once is enough.
            if count == 2 && seed % 8 != 0 && game.board().occupied().count() > 16 {
                continue;
            }
            let made = random_steps(&game, count, splitmix(seed as u64) ^ index as u64);
            let mut position = game.position().unwrap();
            let last = made.iter().map(|&step| position.step(step).unwrap().kind).last();
            pushes += usize::from(last == Some(StepKind::PushStart));
            pulls += usize::from(position.steps().any(|(_, kind)| kind == StepKind::Pull));
            let legal = legal_ends(&game, &made);
            none += usize::from(legal.is_empty());
            let searched = searched_ends(&game, &made);
            assert_eq!(searched.len(), legal.len(), "after {made:?} in {game:?}");
            assert_eq!(searched, legal, "after {made:?} in {game:?}");
        }
    }
    assert!(pushes > 10 && pulls > 5 && none > 0, "{pushes} pushes, {pulls} pulls, {none} without a turn");
}

/// The answer to a search after these steps, with the progress of the search.
fn completed(game: &Game, made: &[Step], limits: Limits) -> (Vec<Step>, Info) {
    let mut search = small();
    search.start_within(game, made, limits).unwrap();
    let turn = finish(&mut search, 100);
    assert_eq!(turn.get(..made.len()), Some(made), "{turn:?}");
    assert!(turns::is_legal(game, &turn), "{turn:?}");
    (turn, search.info())
}

#[test]
fn a_goal_is_found_after_every_number_of_steps() {
    let mut seen = [0; 5];
    for seed in 0..300 {
        let Some(game) = few_pieces(seed, "RRREDrrred", false) else { continue };
        for count in 1..=4 {
            let made = random_steps(&game, count, seed);
            let mut position = game.position().unwrap();
            for &step in &made {
                position.step(step).unwrap();
            }
            let goal = Piece::new(game.side(), Role::Rabbit);
            let can_goal = legal_ends(&game, &made).iter().any(|end| {
                let rank = game.side().goal_rank();
                Square::all().any(|square| square.rank() == rank && end[square.index()] == Some(goal))
            });
            match small().start_within(&game, &made, nodes(1)) {
                Ok(()) => {}
                Err(SearchError::NoCompletion) => {
                    assert!(!can_goal && legal_ends(&game, &made).is_empty());
                    continue;
                }
                Err(error) => panic!("{error}"),
            }
            let (turn, info) = completed(&game, &made, nodes(1));
            let mut after = game.clone();
            after.play_steps(&turn).unwrap();
            let reached = after
                .outcome()
                .is_some_and(|outcome| outcome.reason == Reason::Goal && outcome.winner == Some(game.side()));
            assert_eq!(reached, can_goal, "{turn:?} after {made:?} in {game:?}");
            assert!(!can_goal || info.score == Score::WinIn(1));
            seen[made.len()] += usize::from(can_goal);
        }
    }
    assert!(seen[1..].iter().all(|&goals| goals > 3), "{seen:?}");
}

#[test]
fn a_capture_is_completed_and_its_order_of_steps_kept() {
    // A silver horse stands alone next to f6, gold's elephant two steps away from a push.
    let game = game('g', ["rrrr.rrr", "e.......", "......h.", EMPTY, EMPTY, "......E.", EMPTY, "RRRRRRRR"]);
    let horse = Piece::new(Side::Silver, Role::Horse);
    let cases = [&["g3n"][..], &["g3n", "g4n"], &["g3n", "g4n", "g6w"]];
    for made in cases.map(steps) {
        let (turn, _) = completed(&game, &made, depth(4));
        let mut after = game.clone();
        after.play_steps(&turn).unwrap();
        assert!(after.board().pieces(horse).is_empty(), "{turn:?} after {made:?}");
    }
    // After a step that does not help, the horse is out of reach.
    let (turn, _) = completed(&game, &steps(&["a1n", "b1n", "c1n"]), depth(4));
    let mut after = game.clone();
    after.play_steps(&turn).unwrap();
    assert!(after.board().pieces(horse).any());
}

#[test]
fn an_open_pull_is_completed_where_it_captures() {
    // Gold's elephant has stepped away from the horse beside the trap. Pulling it leaves it alone on f6.
    let rows = ["rrrr.rrr", "e.......", ".....ER.", ".....h..", EMPTY, EMPTY, EMPTY, "RRRRRR.R"];
    let game = game('g', rows);
    let made = steps(&["f6n"]);
    let (turn, _) = completed(&game, &made, depth(4));
    let mut after = game.clone();
    after.play_steps(&turn).unwrap();
    assert!(after.board().pieces(Piece::new(Side::Silver, Role::Horse)).is_empty(), "{turn:?}");
}

#[test]
fn steps_that_allow_no_turn_are_refused_and_nothing_changes() {
    let rows = ["r......e", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "R......E"];
    let game = game('g', rows);
    let mut search = small();
    search.start(&game, depth(4)).unwrap();
    let before = (finish(&mut search, u64::MAX), search.info());
    let refused = [
        (&["h1w", "g1e", "h1w", "g1e"][..], SearchError::NoCompletion),
        (
            &["h1w", "a8e"],
            SearchError::Step {
                index: 1,
                step: steps(&["a8e"])[0],
                error: game
                    .position()
                    .map(|mut position| {
                        position.step(steps(&["h1w"])[0]).unwrap();
                        position.step(steps(&["a8e"])[0]).unwrap_err()
                    })
                    .unwrap(),
            },
        ),
    ];
    for (made, error) in refused {
        assert_eq!(search.start_within(&game, &steps(made), depth(4)), Err(error));
        assert_eq!((finish(&mut search, u64::MAX), search.info()), before);
    }
    let five = steps(&["h1w", "g1w", "f1w", "e1w", "d1w"]);
    assert!(matches!(
        search.start_within(&game, &five, depth(4)),
        Err(SearchError::Step { index: 4, error: crate::StepError::NoStepsLeft, .. })
    ));
    let empty = Game::new();
    assert_eq!(search.start_within(&empty, &five[..1], depth(4)), Err(SearchError::SetupExpected));
}

#[test]
fn a_third_repetition_is_no_completion() {
    let (game, there) = before_third_repetition();
    let (last, begun) = there.split_last().unwrap();
    let (turn, info) = completed(&game, begun, depth(4));
    assert_ne!(turn.last(), Some(last));
    assert!(info.depth >= 4);
    assert_eq!(small().start_within(&game, &there, depth(4)), Err(SearchError::NoCompletion));
}

#[test]
fn scores_within_a_turn_do_not_count_for_the_whole_turn() {
    // All searches of a game use one table. The first step of a turn that stops a goal is searched with other steps
    // after it, which do not stop it, and at last another first step.
    let mut checked = 0;
    for seed in 0..1500 {
        let Some(game) = few_pieces(seed, "RRREDrrred", false) else { continue };
        let position = game.position().unwrap();
        if !threats::can_goal_this_turn(&position.after_pass()) {
            continue;
        }
        let mut new = small();
        new.start(&game, depth(4)).unwrap();
        let stops = finish(&mut new, u64::MAX);
        if !matches!(new.info().score, Score::CentiRabbits(_)) || stops.len() < 3 {
            continue;
        }
        let mut used = small();
        let mut search = |made: &[Step]| {
            let is_legal = used.start_within(&game, made, depth(4)).is_ok();
            is_legal.then(|| finish(&mut used, u64::MAX));
            used.info().score
        };
        for next in (0..20).map(|other| random_steps_after(&game, &stops[..1], 2, other)) {
            search(&next);
        }
        search(&random_steps(&game, 1, seed));
        let score = search(&[]);
        assert!(matches!(score, Score::CentiRabbits(_)), "{score:?}, not {stops:?} in {game:?}");
        checked += 1;
    }
    assert!(checked > 20, "{checked}");
}
