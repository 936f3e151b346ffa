//! What overlays show of a position, compared with every turn of the naive implementation of the rules.

use std::collections::HashSet;

use crate::common::play::{Scene, made_up, random_step};
use crate::common::{Random, position, random_position, share, shared_vectors};
use crate::naive::{self, Going, Player, RABBIT, Squares, around};
use ansa_core::position::Position;
use ansa_core::threats::{
    self, CapturePlan, CaptureWay, StepLine, TrapHolder, capture_plans, goal_threat, reach, trap_control,
    turn_of,
};
use ansa_core::{Bitboard, Side, Square};
use serde::Deserialize;

/// What the rest of a turn can do, found by making every step.
struct Everything {
    goal: Option<usize>,
    /// For each piece at the start: the fewest steps to each square at the end of the turn.
    reached: Vec<(usize, [Option<usize>; 64])>,
    /// For each piece at the start: the fewest steps that capture it, and the traps on which that many do.
    captured: Vec<Option<(usize, HashSet<usize>)>>,
}

/// A turn in progress, and where each of the first pieces is: a square, or 64 and the trap that it was captured on.
type Tracked = (Going, Vec<u8>);

const CAPTURED: u8 = 64;

fn try_everything(start: &Going) -> Everything {
    let first: Vec<usize> = (0..64).filter(|&square| start.squares.0[square].is_some()).collect();
    let mut result = Everything {
        goal: None,
        reached: first.iter().map(|&square| (square, [None; 64])).collect(),
        captured: vec![None; first.len()],
    };
    let mut layer = HashSet::from([(start.clone(), first.iter().map(|&square| square as u8).collect())]);
    for made in 0.. {
        for (going, places) in layer.iter().filter(|(going, _): &&Tracked| going.is_complete()) {
            if going.squares.has_goal(start.player) {
                result.goal.get_or_insert(made);
            }
            for (index, &place) in places.iter().enumerate() {
                if place < CAPTURED {
                    result.reached[index].1[usize::from(place)].get_or_insert(made);
                } else {
                    let (fewest, traps) = result.captured[index].get_or_insert((made, HashSet::new()));
                    if *fewest == made {
                        traps.insert(usize::from(place - CAPTURED));
                    }
                }
            }
        }
        let next: HashSet<Tracked> = layer.iter().flat_map(after_each_step).collect();
        if next.is_empty() {
            return result;
        }
        layer = next;
    }
    unreachable!("a turn has an end")
}

fn after_each_step((going, places): &Tracked) -> Vec<Tracked> {
    let made = going.steps().map(|(from, way, after)| {
        let to = naive::next_to(from, way).expect("on the board") as u8;
        let moved = |&place: &u8| if usize::from(place) == from { to } else { place };
        let stays = |place: u8| place >= CAPTURED || after.squares.0[usize::from(place)].is_some();
        let kept = |place: u8| if stays(place) { place } else { place + CAPTURED };
        let places = places.iter().map(|place| kept(moved(place))).collect();
        (after, places)
    });
    made.collect()
}

/// Makes the steps of a line by the naive rules.
fn play(start: &Going, line: &StepLine) -> Going {
    let step = |going: Going, step: &ansa_core::Step| {
        let way = naive::WAYS.iter().position(|&(columns, rows)| {
            step.to().is_some_and(|to| {
                let to = (to.file() as i8, to.rank() as i8);
                to == (step.from.file() as i8 + columns, step.from.rank() as i8 + rows)
            })
        });
        let after = going.step(step.from.index(), way.expect("a neighbour"));
        after.unwrap_or_else(|| panic!("{line} is illegal: {step} on {:?}", going.squares))
    };
    let end = line.steps().iter().fold(start.clone(), step);
    assert!(end.is_complete(), "{line} ends within a push");
    end
}

/// How often something was there to compare.
#[derive(Default, Debug)]
struct Seen {
    goals: usize,
    captures: usize,
    ways: [usize; 4],
    other_traps: usize,
    helped: usize,
    forced: usize,
}

/// Compares the side of `going` with what everything gives.
fn compare(position: &Position, going: &Going, seen: &mut Seen) {
    let side = if going.player == Player::Gold { Side::Gold } else { Side::Silver };
    let truth = try_everything(going);
    let start = turn_of(position, side);

    let goal = goal_threat(position, side);
    assert_eq!(goal.map(|goal| goal.line.steps().len()), truth.goal, "{goal:?} of {side} in {position:?}");
    if let Some(goal) = goal {
        seen.goals += 1;
        let end = play(going, &goal.line);
        assert_eq!(end.squares.0[goal.goal.index()], Some((going.player, RABBIT)), "{goal:?} {position:?}");
        assert_eq!(
            start.board().piece_at(goal.rabbit).map(|piece| piece.letter().to_ascii_lowercase()),
            Some('r')
        );
        let reached = reach(&start, goal.rabbit).and_then(|reach| reach.steps_to(goal.goal));
        assert!(reached.is_some_and(|steps| usize::from(steps) <= goal.line.steps().len()), "{goal:?}");
    }

    let plans = capture_plans(position, side);
    let mut expected = Vec::new();
    for (&(square, _), captured) in truth.reached.iter().zip(&truth.captured) {
        let is_enemy = start.board().side(!side).into_iter().any(|enemy| enemy.index() == square);
        if let Some((steps, traps)) = captured.as_ref().filter(|_| is_enemy) {
            expected.push((square, *steps));
            let plan = plans.iter().find(|plan| plan.square.index() == square);
            let plan = plan.unwrap_or_else(|| panic!("the piece on {square} can be captured: {position:?}"));
            assert!(traps.contains(&plan.trap.index()), "{plan:?}, but {traps:?} in {position:?}");
            seen.other_traps += usize::from(traps.len() > 1);
            check_plan(&start, going, plan);
            seen.ways[plan.way as usize] += 1;
        }
    }
    let found: Vec<_> = plans.iter().map(|plan| (plan.square.index(), plan.line.steps().len())).collect();
    assert_eq!(found, expected, "captures of {side} in {position:?}");
    seen.captures += plans.len();

    for (square, reached) in &truth.reached {
        let square = Square::from_index(*square as u8).expect("a square");
        let reach = reach(&start, square).expect("a piece");
        for to in Square::all() {
            let steps = reach.steps_to(to).map(usize::from);
            assert_eq!(steps, reached[to.index()], "{square} to {to} by {side} in {position:?}");
            let own = start.board().side(side).contains(square);
            let (far, near) = (steps.unwrap_or_default(), usize::from(square.distance(to)));
            seen.helped += usize::from(own && far > near);
            seen.forced += usize::from(!own && far > 0);
        }
    }
}

fn check_plan(start: &Position, going: &Going, plan: &CapturePlan) {
    assert_eq!(start.board().piece_at(plan.square), Some(plan.piece));
    let before = going.squares.count(going.player.other());
    assert!(play(going, &plan.line).squares.count(going.player.other()) < before, "{plan:?} in {start:?}");
    assert!(plan.trap.is_trap() && plan.by.side == start.side(), "{plan:?} in {start:?}");
    let stays = plan.line.steps().iter().all(|step| step.from != plan.square);
    match plan.way {
        CaptureWay::Pushed | CaptureWay::Pulled => {
            assert!(plan.by.role > plan.piece.role && !stays, "{plan:?} in {start:?}");
        }
        CaptureWay::DefenderPushed | CaptureWay::DefenderPulled => {
            let is_enemy = |square| start.board().side(!start.side()).contains(square);
            let taken = plan
                .line
                .steps()
                .iter()
                .any(|step| step.from.distance(plan.trap) == 1 && is_enemy(step.from));
            assert!(taken, "{plan:?} in {start:?}");
        }
    }
    // A push ends with the pusher's step, a pull with that of the enemy.
    let last = plan.line.steps().last().expect("a step");
    let mut end = *start;
    for &step in plan.line.steps() {
        end.step(step).expect("a legal step");
    }
    let pushes = matches!(plan.way, CaptureWay::Pushed | CaptureWay::DefenderPushed);
    let on = last.to().and_then(|to| end.board().piece_at(to));
    if pushes {
        assert_eq!(on, Some(plan.by), "{plan:?} in {start:?}");
    } else {
        assert_ne!(on.map(|piece| piece.side), Some(start.side()), "{plan:?} in {start:?}");
    }
}

/// Compares what both sides can do, and what stands on the board.
fn compare_both(position: &Position, going: &Going, seen: &mut Seen) {
    compare(position, going, seen);
    compare(position, &Going::start(going.squares.clone(), going.player.other()), seen);
    check_board(position, &going.squares);
}

fn check_board(position: &Position, squares: &Squares) {
    for (control, trap) in trap_control(position.board()).into_iter().zip(naive::TRAPS) {
        assert_eq!(control.trap.index(), trap);
        let beside = |player| {
            around(trap).filter(move |&near| matches!(squares.0[near], Some((owner, _)) if owner == player))
        };
        let strongest =
            |player| beside(player).filter_map(|near| squares.0[near]).map(|(_, power)| power).max();
        for side in Side::ALL {
            let expected: Bitboard =
                beside(side.into()).filter_map(|near| Square::from_index(near as u8)).collect();
            assert_eq!(control.beside[side], expected, "{side} at {} in {position:?}", control.trap);
        }
        let holder = match (strongest(Player::Gold), strongest(Player::Silver)) {
            (None, None) => TrapHolder::Nobody,
            (Some(gold), Some(silver)) if gold == silver => TrapHolder::Shared,
            (Some(gold), Some(silver)) if gold > silver => TrapHolder::Side(Side::Gold),
            (Some(_), None) => TrapHolder::Side(Side::Gold),
            _ => TrapHolder::Side(Side::Silver),
        };
        assert_eq!(control.holder, holder, "{} in {position:?}", control.trap);
    }
    for side in Side::ALL {
        let mut frozen: Vec<usize> = Vec::new();
        for freeze in threats::frozen(position.board(), side) {
            frozen.push(freeze.frozen.index());
            let (_, power) = squares.0[freeze.frozen.index()].expect("a piece");
            let by: Bitboard = around(freeze.frozen.index())
                .filter(|&near| matches!(squares.0[near], Some((owner, other)) if owner != side.into() && other > power))
                .filter_map(|near| Square::from_index(near as u8))
                .collect();
            assert_eq!(freeze.by, by, "{} in {position:?}", freeze.frozen);
        }
        let expected: Vec<usize> = (0..64)
            .filter(|&square| matches!(squares.0[square], Some((owner, _)) if owner == side.into()))
            .filter(|&square| squares.is_frozen(square))
            .collect();
        assert_eq!(frozen, expected, "{side} in {position:?}");
    }
}

fn start_of(position: &Position) -> Going {
    Going::start(position.board().into(), position.side().into())
}

/// Makes up to two random steps in both implementations.
fn begin_turn(random: &mut Random, position: &mut Position, going: &mut Going) {
    for _ in 0..random.below(3) {
        let Some(step) = random_step(random, position) else { return };
        let line = |going: &Going| {
            (0..4).find_map(|way| {
                let to = step.to().expect("on the board").index();
                (naive::next_to(step.from.index(), way) == Some(to))
                    .then(|| going.step(step.from.index(), way))
            })
        };
        *going = line(going).flatten().expect("legal in both");
        position.step(step).expect("a legal step");
    }
}

/// Compares random positions, some of them within a turn.
fn compare_random(seed: u64, count: usize, make: impl Fn(&mut Random) -> Position) -> Seen {
    let mut random = Random(seed);
    let mut seen = Seen::default();
    for _ in 0..count {
        let mut position = make(&mut random);
        let mut going = start_of(&position);
        begin_turn(&mut random, &mut position, &mut going);
        compare_both(&position, &going, &mut seen);
    }
    seen
}

#[test]
fn thin_boards_by_every_turn() {
    let seen = compare_random(0x0e_51, 1_500, |random| {
        let pieces = 2 + random.below(6);
        random_position(random, pieces)
    });
    assert!(seen.goals > 300 && seen.captures > 150 && seen.forced > 1_000, "{seen:?}");
}

#[test]
fn crowded_corners_by_every_turn() {
    let scenes = [Scene::Thin, Scene::Cage];
    let seen = compare_random(0x0e_52, share(250), |random| {
        let scene = scenes[random.below(2)];
        made_up(random, scene)
    });
    assert!(seen.captures > share(150) && seen.helped > share(500), "{seen:?}");
    assert!(seen.ways.iter().all(|&seen| seen > share(3)) && seen.other_traps > 0, "{seen:?}");
}

#[test]
fn full_boards_by_every_turn() {
    let seen = compare_random(0x0e_53, 6, |random| made_up(random, Scene::Middle));
    assert!(seen.captures > 3 && seen.helped > 100, "{seen:?}");
    let seen = compare_random(0x0e_54, 2, |random| made_up(random, Scene::Opening));
    assert!(seen.helped > 50, "{seen:?}");
}

#[derive(Deserialize)]
struct Row {
    position: String,
}

/// Compares every `every`th position of a file of vectors.
fn compare_rows(json: &str, every: usize) -> Seen {
    let rows: Vec<Row> = serde_json::from_str(json).expect("rows");
    let mut seen = Seen::default();
    for row in rows.iter().step_by(every) {
        let position = position(&row.position);
        compare_both(&position, &start_of(&position), &mut seen);
    }
    seen
}

#[test]
fn positions_of_random_play_by_every_turn() {
    let seen = compare_rows(include_str!("data/turns-random.json"), 10);
    assert!(seen.captures > 5 && seen.helped > 500, "{seen:?}");
}

#[test]
fn positions_of_real_games_by_every_turn() {
    if let Some(path) = shared_vectors("turns.json") {
        let seen = compare_rows(&std::fs::read_to_string(path).expect("readable"), 15);
        assert!(seen.helped > 500, "{seen:?}");
    }
}

#[test]
fn captures_are_explained() {
    // 4| . . h E . . . . |    The elephant pushes the horse to c3, where nothing defends it.
    // 3| . . x . . . . . |
    let start = position("g [r                                 hE                           R]");
    let [plan] = capture_plans(&start, Side::Gold)[..] else { panic!("one capture") };
    assert_eq!(
        (plan.line.to_string().as_str(), plan.way, plan.by.letter()),
        ("c4s d4w", CaptureWay::Pushed, 'E')
    );
    assert_eq!((plan.square.to_string(), plan.trap.to_string()), ("c4".to_owned(), "c3".to_owned()));
    assert_eq!(capture_plans(&start, Side::Silver), []);
    // 4| . . . . . d . . |    The dog alone defends the cat on f3. The elephant comes to e4 and pushes it away.
    // 3| . . . . E c . . |
    let start = position("g [r                                    d      Ec                 R]");
    let plans = capture_plans(&start, Side::Gold);
    let cat = plans.iter().find(|plan| plan.square == plan.trap).expect("the cat");
    assert_eq!((cat.way, cat.line.steps().len(), cat.piece.letter()), (CaptureWay::DefenderPushed, 3, 'c'));
    // Silver is not to move, and threatens nothing, whoever is.
    assert_eq!(capture_plans(&start.after_pass(), Side::Gold), plans);
    assert_eq!(goal_threat(&start, Side::Silver), None);
}

#[test]
fn an_unfinished_push_is_no_place() {
    // 4| D c . . . . . . |    The dog pushes the cat, and must follow.
    let mut start = position("g [r                               Dc                             R]");
    let reach_of = |position: &Position, name: &str| reach(position, name.parse().expect("a square"));
    assert_eq!(reach_of(&start, "d5"), None);
    let cat = reach_of(&start, "b4").expect("a cat");
    assert_eq!(cat.steps_to("c4".parse().expect("a square")), Some(2));
    start
        .step(ansa_core::Step {
            from: "b4".parse().expect("a square"),
            direction: ansa_core::Direction::East,
        })
        .expect("a push");
    let cat = reach_of(&start, "c4").expect("a cat");
    assert_eq!(cat.in_steps(0), Bitboard::EMPTY, "the turn can’t end");
    assert_eq!(cat.steps_to("c4".parse().expect("a square")), Some(1));
    assert_eq!(cat.in_steps(9), Bitboard::EMPTY);
}
