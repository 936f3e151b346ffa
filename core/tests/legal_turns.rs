//! The lists of legal turns compared with the counts of sequences and ends, which other implementations confirm.

use std::collections::HashSet;

use crate::common::{Random, position, random_position};
use ansa_core::position::legal_turns::{EveryTurn, TurnToEachEnd};
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Board, Position, Step, Turn};

fn steps_of(turn: &Turn) -> Vec<Step> {
    turn.steps().iter().map(|played| played.step).collect()
}

/// Plays the steps again, one by one, and returns the board at the end.
fn board_after(turn: &TurnBuilder, all: &[Step]) -> Board {
    let mut again = TurnBuilder::new(*turn.start());
    for &step in all {
        again.step(step).expect("a legal step");
    }
    let end = again.finish().expect("a legal turn");
    *end.end().board()
}

/// Checks both lists for a turn that may have begun.
fn check(turn: &TurnBuilder) {
    let made: Vec<Step> = turn.steps().map(|played| played.step).collect();
    let every: Vec<Turn> = EveryTurn::new(turn).collect();
    let sequences: HashSet<Vec<Step>> = every.iter().map(steps_of).collect();
    assert_eq!(sequences.len(), every.len(), "each sequence occurs once");
    let mut boards = HashSet::new();
    for listed in &every {
        let steps = steps_of(listed);
        assert!(steps.starts_with(&made));
        assert_eq!(board_after(turn, &steps), *listed.end().board());
        boards.insert(*listed.end().board());
    }
    let each: Vec<Turn> = TurnToEachEnd::new(turn).collect();
    assert_eq!(each.iter().map(|turn| *turn.end().board()).collect::<HashSet<_>>(), boards);
    assert_eq!(each.len(), boards.len(), "each end occurs once");
    assert!(each.iter().all(|turn| sequences.contains(&steps_of(turn))));
    assert!(each.is_sorted_by_key(|turn| turn.steps().len()));
    let shortest = |board: &Board| {
        let ways = every.iter().filter(|turn| turn.end().board() == board);
        ways.map(|turn| turn.steps().len()).min()
    };
    for turn in each.iter().take(20) {
        assert_eq!(Some(turn.steps().len()), shortest(turn.end().board()));
    }
    if made.is_empty() {
        let ends: HashSet<Board> = turn.start().turn_ends().into_iter().collect();
        assert_eq!(boards, ends);
        let back = back_to_the_start(turn.start(), *turn.start());
        assert_eq!(every.len() as u64 + back, turn.start().count_sequences());
    }
}

/// The number of sequences that end where the turn began.
fn back_to_the_start(start: &Position, at: Position) -> u64 {
    let mut count = 0;
    for (step, _) in at.steps() {
        let mut after = at;
        after.step(step).expect("a legal step");
        count += u64::from(!after.is_push_unfinished() && after.board() == start.board());
        count += back_to_the_start(start, after);
    }
    count
}

#[test]
fn random_positions_have_every_turn_once() {
    let mut random = Random(0x1234_5678_9abc_def1);
    let mut begun = 0;
    for pieces in [2, 3, 4, 5, 6, 7].repeat(8) {
        let mut turn = TurnBuilder::new(random_position(&mut random, pieces));
        check(&turn);
        // The same after each of some random steps.
        for _ in 0..4 {
            let steps: Vec<_> = turn.position().steps().collect();
            if steps.is_empty() {
                break;
            }
            let (step, _) = steps[random.below(steps.len())];
            turn.step(step).expect("a legal step");
            begun += 1;
            check(&turn);
        }
    }
    assert!(begun > 100);
}

#[test]
fn an_undone_step_is_no_part_of_the_turns() {
    let start = position("g [r                                                              R]");
    let mut turn = TurnBuilder::new(start);
    let (step, _) = start.steps().next().expect("a step");
    turn.step(step).expect("a legal step");
    turn.undo();
    assert_eq!(EveryTurn::new(&turn).count(), EveryTurn::new(&TurnBuilder::new(start)).count());
    assert_eq!(TurnToEachEnd::new(&turn).count(), TurnToEachEnd::new(&TurnBuilder::new(start)).count());
}

#[test]
fn the_first_turns_of_a_crowded_position_come_at_once() {
    let start = position("g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]");
    let turn = TurnBuilder::new(start);
    let firsts: Vec<String> = TurnToEachEnd::new(&turn).take(3).map(|turn| turn.to_string()).collect();
    assert_eq!(firsts, ["Da2n", "Hb2n", "Cc2n Cc3x"]);
    let mut every = EveryTurn::new(&turn);
    let firsts: Vec<String> = every.by_ref().take(5).map(|turn| turn.to_string()).collect();
    assert_eq!(firsts[..4], ["Da2n", "Da2n Ra1n", "Da2n Ra1n Hb2n", "Da2n Ra1n Hb2n Rb1n"]);
}

#[test]
fn without_a_step_there_is_no_turn() {
    let start = position("g [e                                                              r]");
    let turn = TurnBuilder::new(start);
    assert_eq!((EveryTurn::new(&turn).count(), TurnToEachEnd::new(&turn).count()), (0, 0));
    let mut none = EveryTurn::new(&turn);
    assert_eq!((none.next(), none.next()), (None, None));
}
