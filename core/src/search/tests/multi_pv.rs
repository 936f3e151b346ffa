//! `MultiPV`, compared with trying every turn.

use std::collections::HashMap;

use super::*;
use crate::search::score::WIN;
use crate::splitmix::splitmix;

fn lines(count: u8, limits: Limits) -> Limits {
    Limits { lines: count, ..limits }
}

/// The result of a new search.
fn found(game: &Game, limits: Limits) -> Info {
    let mut search = small();
    search.start(game, limits).unwrap();
    let answer = finish(&mut search, u64::MAX);
    let info = search.info();
    check(game, limits, &info);
    assert_eq!(info.lines[0].pv[0], answer);
    info
}

/// Checks what holds for the lines of every search at any time.
fn check(game: &Game, limits: Limits, info: &Info) {
    let lines = &info.lines;
    assert!((1..=usize::from(limits.lines)).contains(&lines.len()), "{info:?}");
    assert_eq!((info.depth, info.score, &info.pv), (lines[0].depth, lines[0].score, &lines[0].pv));
    let mut ends = Vec::new();
    for line in lines {
        let mut after = game.clone();
        for turn in &line.pv {
            after.play_steps(turn).unwrap_or_else(|error| panic!("{error}: {line:?}"));
        }
        let end = end(game, &line.pv[0]);
        assert!(!ends.contains(&end), "the same twice: {info:?}");
        ends.push(end);
    }
    for pair in lines.windows(2) {
        // A goal that is known without a search comes first.
        let depth = if pair[0].depth == 0 { u8::MAX } else { pair[0].depth };
        assert!((depth, value(pair[0].score)) >= (pair[1].depth, value(pair[1].score)), "{info:?}");
    }
}

fn value(score: Score) -> i32 {
    match score {
        Score::CentiRabbits(score) => score,
        Score::WinIn(turns) => WIN - i32::from(turns),
        Score::LossIn(turns) => i32::from(turns) - WIN,
    }
}

fn end(game: &Game, turn: &[Step]) -> Board {
    turns::board_after(&game.position().unwrap(), turn).unwrap()
}

/// A turn for each position in which a legal turn can end.
fn all_turns(game: &Game) -> Vec<Vec<Step>> {
    fn extend(game: &Game, position: &Position, steps: &mut Vec<Step>, all: &mut Turns) {
        if turns::is_legal(game, steps) {
            all.entry(position.board().to_pieces()).or_insert_with(|| steps.clone());
        }
        if position.steps_left() > 0 {
            position.for_each_step(|step, _| {
                let mut after = *position;
                if after.step(step).is_ok() {
                    steps.push(step);
                    extend(game, &after, steps, all);
                    steps.pop();
                }
            });
        }
    }
    let mut all = Turns::new();
    extend(game, &game.position().unwrap(), &mut Vec::new(), &mut all);
    all.into_values().collect()
}

type Turns = HashMap<[Option<Piece>; 64], Vec<Step>>;

/// The result of a turn, as far as this turn and a goal in the next one decide it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum TurnResult {
    LosesNow,
    LosesNext,
    Open,
    Wins,
}

/// `None` for a turn that ends the game by anything but a goal.
fn exact_result(game: &Game, turn: &[Step]) -> Option<TurnResult> {
    let mut after = game.clone();
    after.play_steps(turn).unwrap();
    match after.outcome() {
        Some(outcome) if outcome.reason != Reason::Goal => None,
        Some(outcome) if outcome.winner == Some(game.side()) => Some(TurnResult::Wins),
        Some(_) => Some(TurnResult::LosesNow),
        None if threats::can_goal_this_turn(&after.position().unwrap()) => Some(TurnResult::LosesNext),
        None => Some(TurnResult::Open),
    }
}

/// A few pieces of each side anywhere; only with goals in reach.
fn small_endgame(seed: u64) -> Option<Game> {
    let mut board = Board::EMPTY;
    let mut random = splitmix(seed);
    for letter in "RRREDrrred".chars() {
        random = splitmix(random);
        board.put(Square::all().nth(random as usize % 64)?, Piece::from_letter(letter)?);
    }
    let position = PositionBuilder { board, side: Side::ALL[seed as usize % 2] }.build().ok()?;
    let game = Game::from_position(position, 2, RuleSet::CURRENT);
    game.outcome().is_none().then_some(game)
}

#[test]
fn the_lines_of_small_endgames_match_those_of_trying_every_turn() {
    let mut seen = [0; 4];
    for game in (0..200).filter_map(small_endgame) {
        let turns = all_turns(&game);
        let Some(mut exact) =
            turns.iter().map(|turn| exact_result(&game, turn)).collect::<Option<Vec<TurnResult>>>()
        else {
            continue;
        };
        exact.sort_by(|a, b| b.cmp(a));
        let info = found(&game, lines(MAX_LINES, depth(8)));
        assert_eq!(info.lines.len(), exact.len().min(MAX_LINES.into()), "{game:?}");
        for (line, expected) in info.lines.iter().zip(&exact) {
            seen[*expected as usize] += 1;
            assert_eq!(exact_result(&game, &line.pv[0]), Some(*expected), "{game:?}: {line:?} in {info:?}");
            let found = match line.score {
                Score::WinIn(1) => TurnResult::Wins,
                Score::LossIn(0) => TurnResult::LosesNow,
                Score::LossIn(1) => TurnResult::LosesNext,
                _ => TurnResult::Open,
            };
            assert_eq!(found, *expected, "{game:?}: {line:?}");
        }
    }
    assert!(seen[1..].iter().all(|&count| count >= 100), "{seen:?}");
}

#[test]
fn with_fewer_turns_than_lines_each_is_a_line() {
    // Each of the rabbits between silver's has one step.
    let rows = ["e.......", EMPTY, "r......r", ".r....r.", "Rr....rR", EMPTY, EMPTY, EMPTY];
    let game = game('g', rows);
    assert_eq!(all_turns(&game).len(), 3);
    for steps in 1..=8 {
        let info = found(&game, lines(5, depth(steps)));
        assert_eq!(info.lines.len(), 3, "{info:?}");
        assert!(info.lines.iter().all(|line| line.depth == steps), "{info:?}");
    }
    // The number of lines is clamped.
    assert_eq!(found(&opening(), lines(u8::MAX, depth(2))).lines.len(), MAX_LINES.into());
    let mut search = small();
    search.start(&opening(), lines(0, depth(2))).unwrap();
    finish(&mut search, u64::MAX);
    assert_eq!(search.info(), found(&opening(), depth(2)));
}

#[test]
fn each_goal_is_a_line_and_one_is_played_from_the_first_node_on() {
    // The rabbit on d7 reaches many squares with many ends; the one on a4 only a8, and with all four steps.
    for (place, many) in [("...R....", true), ("R.......", false)] {
        let mut rows = ["......rr", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "R......."];
        rows[if many { 1 } else { 4 }] = place;
        let game = game('g', rows);
        let wins = all_turns(&game)
            .iter()
            .filter(|turn| exact_result(&game, turn) == Some(TurnResult::Wins))
            .count();
        assert_eq!(wins > 16, many, "{wins}");
        for count in [1, 2, 3, MAX_LINES] {
            for limit in [0, 1, 10, 100, 1000] {
                let info = found(&game, lines(count, nodes(limit)));
                assert_eq!(info.score, Score::WinIn(1), "{limit} nodes: {info:?}");
            }
            let info = found(&game, lines(count, depth(8)));
            assert_eq!(info.lines.len(), count.into());
            let found_wins = info.lines.iter().filter(|line| line.score == Score::WinIn(1)).count();
            assert_eq!(found_wins, wins.min(count.into()), "{info:?}");
        }
    }
}

#[test]
fn table_entries_of_later_lines_do_not_change_the_first() {
    // Only with its elephant on b4, four steps away, gold leaves silver without a step.
    let game = game('g', [EMPTY, EMPTY, EMPTY, EMPTY, "r.......", "....E...", EMPTY, "R......R"]);
    let mut search = small();
    for count in [4, 1, 4] {
        search.start(&game, lines(count, depth(12))).unwrap();
        finish(&mut search, u64::MAX);
        assert_eq!(search.info().score, Score::WinIn(1), "{count} lines: {:?}", search.info());
    }
}

#[test]
fn a_third_repetition_is_no_line() {
    let (game, there) = before_third_repetition();
    let end = end(&game, &there);
    let has = |game: &Game| {
        let info = found(game, lines(MAX_LINES, depth(4)));
        assert_eq!(info.lines.len(), usize::from(MAX_LINES));
        info.lines.iter().any(|line| self::end(game, &line.pv[0]) == end)
    };
    assert!(!has(&game));
    assert!(
        has(&Game::from_position(game.position().unwrap(), 2, RuleSet::CURRENT)),
        "but for the repetition it is"
    );
}

#[test]
fn lines_are_the_same_in_any_slices_and_keep_their_depth_until_the_next_is_complete() {
    for (index, start) in
        [opening(), bench::game(3).unwrap(), bench::game(7).unwrap()].into_iter().enumerate()
    {
        let limits = lines(4, nodes(30_000));
        let whole = found(&start, limits);
        assert_eq!(whole.lines.len(), 4);
        let mut mixed = 0;
        for slice in [1, 7, 1000] {
            let mut search = small();
            search.start(&start, limits).unwrap();
            let mut before = search.info();
            while search.run(slice, &mut || 0) == Status::Running {
                let info = search.info();
                if info.lines != before.lines {
                    check(&start, limits, &info);
                    assert!(info.lines.len() >= before.lines.len());
                    let depths = [&info.lines[0], info.lines.last().unwrap()].map(|line| line.depth);
                    assert!(depths[1] >= before.lines.last().unwrap().depth, "{before:?}\n{info:?}");
                    mixed += i32::from(depths[0] != depths[1]);
                }
                assert!(matches!(search.best(), Some(Best::Turn(turn)) if *turn == info.lines[0].pv[0]));
                before = info;
            }
            assert_eq!(search.info(), whole, "slices of {slice} in game {index}");
        }
        assert!(mixed > 10, "{mixed}");
    }
}

#[test]
fn stop_in_the_middle_of_a_line_keeps_the_known_lines() {
    let start = bench::game(4).unwrap();
    let limits = lines(3, Limits::default());
    let mut search = small();
    for slice in (0..40).map(|i| 1 << (i / 3)) {
        search.start(&start, limits).unwrap();
        assert_eq!(search.run(slice, &mut || 0), Status::Running);
        let known = search.info();
        search.stop();
        let Status::Done(Best::Turn(answer)) = search.run(1, &mut || 0) else { panic!() };
        check(&start, limits, &search.info());
        assert_eq!(search.info(), known);
        assert_eq!(answer, known.pv[0]);
    }
}
