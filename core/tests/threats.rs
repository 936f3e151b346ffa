//! Goal threats and capture threats, compared with trying everything.

use std::collections::HashSet;

use crate::common::{Random, position, random_position, share};
use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::threats::{GoalCache, StepLine, can_goal_this_turn, captures_this_turn, goal_this_turn};
use ansa_core::{Side, Square, StepKind};

/// The possible results of the rest of the turn, found by trying every step.
struct Everything {
    goal: Option<u8>,
    /// For each enemy piece, by its square at the start: the fewest steps that capture it.
    captured: Vec<(Square, Option<u8>)>,
}

fn try_everything(start: &Position) -> Everything {
    let enemies: Vec<Square> = start.board().side(!start.side()).into_iter().collect();
    let mut result =
        Everything { goal: None, captured: enemies.iter().map(|&square| (square, None)).collect() };
    // The current square of each enemy piece; A1 + 64 is off the board.
    let mut layer: HashSet<(Position, Vec<u8>)> = HashSet::new();
    layer.insert((*start, enemies.iter().map(|square| square.index() as u8).collect()));
    for made in 0..=start.steps_left() {
        let mut next = HashSet::new();
        for (position, squares) in &layer {
            if !position.is_push_unfinished() {
                if position.board().has_goal(start.side()) {
                    result.goal.get_or_insert(made);
                }
                for (entry, &square) in result.captured.iter_mut().zip(squares) {
                    if square == GONE {
                        entry.1.get_or_insert(made);
                    }
                }
            }
            for (step, _) in position.steps() {
                let mut after = *position;
                let played = after.step(step).expect("generated steps are legal");
                let mut squares = squares.clone();
                if played.piece.side != start.side() {
                    let to = step.to().expect("on the board").index() as u8;
                    squares
                        .iter_mut()
                        .filter(|square| **square == step.from.index() as u8)
                        .for_each(|square| *square = to);
                }
                if let Some(capture) = played.capture
                    && capture.piece.side != start.side()
                {
                    squares
                        .iter_mut()
                        .filter(|square| **square == capture.square.index() as u8)
                        .for_each(|square| *square = GONE);
                }
                next.insert((after, squares));
            }
        }
        layer = next;
    }
    result
}

const GONE: u8 = 64;

/// Plays the line and returns the resulting position, in which the turn may end.
fn play(start: &Position, line: &StepLine) -> Position {
    let mut turn = TurnBuilder::new(*start);
    for &step in line.steps() {
        turn.step(step).unwrap_or_else(|error| panic!("{line}: {error} in {start:?}"));
    }
    assert!(!turn.position().is_push_unfinished(), "{line} in {start:?}");
    *turn.position()
}

fn compare(start: &Position) -> (bool, usize) {
    let truth = try_everything(start);
    let goal = goal_this_turn(start);
    assert_eq!(goal.is_some(), can_goal_this_turn(start), "in {start:?}");
    assert_eq!(goal.is_some(), truth.goal.is_some(), "goal {goal:?}, truth {:?} in {start:?}", truth.goal);
    if let Some(line) = goal {
        assert_eq!(Some(line.steps().len() as u8), truth.goal, "{line} in {start:?}");
        assert!(play(start, &line).board().has_goal(start.side()), "{line} in {start:?}");
    }
    let captures = captures_this_turn(start);
    let expected: Vec<(Square, u8)> =
        truth.captured.iter().filter_map(|&(square, steps)| Some((square, steps?))).collect();
    let found: Vec<(Square, u8)> =
        captures.iter().map(|threat| (threat.square, threat.line.steps().len() as u8)).collect();
    assert_eq!(found, expected, "in {start:?}");
    for threat in &captures {
        assert_eq!(start.board().piece_at(threat.square), Some(threat.piece));
        let after = play(start, &threat.line);
        let enemies = |position: &Position| position.board().side(!start.side()).count();
        assert!(enemies(&after) < enemies(start), "{} in {start:?}", threat.line);
    }
    (truth.goal.is_some(), captures.len())
}

/// Compares on random positions of these sizes, including some in mid-turn. Returns the numbers of goals and captures
/// seen.
fn compare_many(seed: u64, count: usize, pieces: std::ops::Range<usize>) -> (usize, usize) {
    let mut random = Random(seed);
    let (mut goals, mut captures) = (0, 0);
    for _ in 0..count {
        let pieces = pieces.start + random.below(pieces.len());
        let mut start = random_position(&mut random, pieces);
        for _ in 0..random.below(3) {
            let steps: Vec<_> = start.steps().filter(|(_, kind)| *kind != StepKind::PushEnd).collect();
            if let Some(&(step, _)) = steps.get(random.below(steps.len().max(1))) {
                start.step(step).expect("generated steps are legal");
            }
        }
        let (goal, captured) = compare(&start);
        goals += usize::from(goal);
        captures += captured;
    }
    (goals, captures)
}

#[test]
fn thin_endgames_by_brute_force() {
    let halves = std::thread::scope(|scope| {
        let other = scope.spawn(|| compare_many(0x5eed_0001, share(47_000), 2..9));
        [compare_many(0x5eed_0002, share(47_000), 2..9), other.join().expect("no panic")]
    });
    let (goals, captures) = halves.iter().fold((0, 0), |sum, half| (sum.0 + half.0, sum.1 + half.1));
    assert!(
        goals > share(10_000) && captures > share(5_000),
        "{goals} goals, {captures} captures: too few to prove much"
    );
}

#[test]
fn fuller_boards_by_brute_force() {
    let halves = std::thread::scope(|scope| {
        let other = scope.spawn(|| compare_many(0x5eed_0003, share(7_000), 9..18));
        [compare_many(0x5eed_0004, share(7_000), 9..18), other.join().expect("no panic")]
    });
    let (goals, captures) = halves.iter().fold((0, 0), |sum, half| (sum.0 + half.0, sum.1 + half.1));
    assert!(
        goals > share(1_000) && captures > share(1_000),
        "{goals} goals, {captures} captures: too few to prove much"
    );
    let (goals, captures) = compare_many(0x5eed_0005, share(400), 18..33);
    assert!(
        goals > share(10) && captures > share(50),
        "{goals} goals, {captures} captures: too few to prove much"
    );
}

#[test]
fn a_cached_line_of_another_position_does_not_change_the_answer() {
    let mut random = Random(0x5eed_0006);
    let mut seen = [0; 2];
    for _ in 0..4_000 {
        let pieces = 4 + random.below(20);
        let mut goals = GoalCache::default();
        let mut position = random_position(&mut random, pieces);
        for _ in 0..12 {
            let answer = goals.can_goal(&position);
            assert_eq!(answer, can_goal_this_turn(&position), "in {position:?}");
            seen[usize::from(answer)] += 1;
            let steps: Vec<_> = position.steps().collect();
            match steps.get(random.below(steps.len().max(1))) {
                Some(&(step, _)) => drop(position.step(step).expect("generated steps are legal")),
                None => position = position.after_pass(),
            }
            if random.below(3) == 0 && !position.is_push_unfinished() {
                // The same side again, as if the other side had made a turn without changes.
                position = position.after_pass().after_pass();
            }
        }
    }
    assert!(seen.iter().all(|&seen| seen > 3_000), "{seen:?}");
}

#[test]
fn a_frozen_rabbit_is_freed_first() {
    // 8| . . . . . . . r |    The cat on h7 freezes the rabbit on g7. A horse beside the rabbit frees it, and
    // 7| . . . . . . R c |    the rabbit then has one step to go. Without the horse there is no goal.
    // 6| . . . . . . . H |
    let free = "g [       r      Rc       H                                        ]";
    let start = position(free);
    assert_eq!(compare(&start), (true, 0));
    assert_eq!(goal_this_turn(&start).map(|line| line.to_string()), Some("h6w g7n".to_owned()));
    assert_eq!(compare(&position(&free.replace('H', " "))), (false, 0));
}

#[test]
fn a_friend_before_a_frozen_rabbit_lets_it_go_aside() {
    // 8| . . . . M . . . |    A camel freezes the rabbit. The other camel can only step in front of the
    // 7| . . . . m R . . |    rabbit and block it. The rabbit can then sidestep and reach goal from there.
    let start = position("g [    M       mR                                                  ]");
    assert_eq!(compare(&start), (true, 0));
    assert_eq!(goal_this_turn(&start).map(|line| line.to_string()), Some("e8e f7e g7n".to_owned()));
}

#[test]
fn a_friend_captured_on_a_trap_does_not_unfreeze() {
    // 8| . . . . r . . . |    When the rabbit leaves e6, the dog on the trap f6 is captured, and on f7 the cat would
    // 7| . . . r . . c . |    freeze the rabbit. So e7, f7, f8 is not a way to goal.
    // 6| . . . . R D . . |
    compare(&position("g [    r      r  c     RD                                          ]"));
}

#[test]
fn freezers_are_named() {
    // 5| . . . e . . . . |    Elephant and horse both freeze the dog. Only the horse freezes the rabbit next to it.
    // 4| . . . D h R . . |
    let board = *position("g [r                          e       DhR                         R]").board();
    let frozen: Vec<String> = ansa_core::threats::frozen(&board, Side::Gold)
        .map(|freeze| format!("{} by {:?}", freeze.frozen, freeze.by.into_iter().collect::<Vec<_>>()))
        .collect();
    assert_eq!(frozen, ["d4 by [e4, d5]", "f4 by [e4]"]);
    assert!(ansa_core::threats::frozen(&board, Side::Silver).next().is_none());
}
