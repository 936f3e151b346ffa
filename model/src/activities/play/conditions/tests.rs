use ansa_core::Step;
use ansa_core::position::turn::TurnBuilder;

use super::*;
use crate::activities::play::testing::game;
use crate::formats::words;

/// A game after gold's first turn: silver, the friend, is to move.
fn start() -> Game {
    game(&["Ee2n"])
}

/// The pairs of a line, played from the start.
fn line(turns: &[&str]) -> Vec<Pair> {
    let mut game = start();
    let mut steps = |text: &str| {
        words::play(&mut game, text).expect("a legal turn");
        game.plies().last().expect("a ply").steps().to_vec()
    };
    let pairs = turns.chunks_exact(2);
    pairs.map(|pair| Pair { expected: steps(pair[0]), answer: steps(pair[1]) }).collect()
}

fn tree(lines: &[&[&str]]) -> Conditions {
    let mut conditions = Conditions::default();
    for turns in lines {
        conditions.add(&start(), &line(turns)).expect("conditions");
    }
    conditions
}

/// The list as text, indented.
fn list(conditions: &Conditions) -> Vec<String> {
    let shown = |one: ListedCondition<'_>| {
        let [expected, answer] =
            [one.expected, one.answer].map(|(at, steps)| format!("{at} {}", words::of_steps(steps)));
        format!("{}{expected} – {answer}", " ".repeat(one.depth))
    };
    conditions.list(&start()).into_iter().map(shown).collect()
}

fn position_after(turns: &[&str]) -> Position {
    let mut game = start();
    for turn in turns {
        words::play(&mut game, turn).expect("a legal turn");
    }
    game.position().expect("a position")
}

#[test]
fn lines_make_a_tree() {
    let conditions =
        tree(&[&["ed7s", "Ee3n", "hb7s", "Hb2n"], &["ed7s", "Ee3n", "hg7s", "Hg2n"], &["ed7s ed6s", "Ee3e"]]);
    let all = ["2s ed7s – 3g Ee3n", " 3s hb7s – 4g Hb2n", " 3s hg7s – 4g Hg2n", "2s ed7s ed6s – 3g Ee3e"];
    assert_eq!((list(&conditions), conditions.len()), (all.map(str::to_owned).to_vec(), 4));
    let mut again = Conditions::default();
    for line in conditions.lines() {
        again.add(&start(), &line).expect("a line");
    }
    assert_eq!(again, conditions, "the lines say everything");
}

#[test]
fn another_answer_takes_the_place_of_the_first_with_all_that_follows() {
    let conditions = tree(&[&["ed7s", "Ee3n", "hb7s", "Hb2n"], &["ed7s", "Ee3e"]]);
    assert_eq!(list(&conditions), ["2s ed7s – 3g Ee3e"]);
    let same = tree(&[&["hb7s hg7s", "Hb2n Hg2n", "ed7s", "Ee3n"], &["hg7s hb7s", "Hg2n Hb2n"]]);
    assert_eq!(same.len(), 2, "the order of the steps does not matter");
}

#[test]
fn the_position_decides_and_not_the_steps() {
    let mut conditions = tree(&[&["hb7s hg7s", "Hb2n", "ed7s", "Ee3n"], &["ed7s", "Ee3n"]]);
    let answer = conditions.take(&position_after(&["hg7s hb7s"])).expect("an answer");
    assert_eq!(words::of_steps(&answer), "Hb2n");
    assert_eq!(conditions.len(), 1, "the rest of the tree goes on, and the other branch goes");
    assert_eq!(conditions.take(&position_after(&["me7s"])), None);
    assert!(conditions.is_empty());
}

#[test]
fn a_condition_goes_with_all_that_depend_on_it() {
    let all =
        tree(&[&["ed7s", "Ee3n", "hb7s", "Hb2n", "hg7s", "Hg2n"], &["hb7s", "Hb2n"], &["hg7s", "Hb2n"]]);
    let left = |index| {
        let mut conditions = all.clone();
        assert!(conditions.remove(index));
        conditions.len()
    };
    assert_eq!([left(0), left(1), left(2), left(3), left(4)], [2, 3, 4, 4, 4]);
    let mut conditions = all.clone();
    assert!(!conditions.remove(5) && !conditions.remove(usize::MAX) && conditions == all);
}

#[test]
fn lines_have_limits() {
    let mut conditions = Conditions::default();
    assert_eq!(conditions.add(&start(), &[]), Err(ConditionRefusal::NoAnswer));
    let long = line(&[
        "ra7s", "Ra2n", "ra6s", "Ra3n", "rh7s", "Rh2n", "rh6s", "Rh3n", "hb7s", "Hb2n", "hb6s", "Hb3n",
        "hg7s", "Hg2n", "hg6s", "Hg3n", "ed7s", "Ee3n",
    ]);
    assert_eq!((long.len(), conditions.add(&start(), &long)), (9, Err(ConditionRefusal::TooDeep)));
    assert_eq!(conditions.add(&start(), &long[..MAX_CONDITION_DEPTH]), Ok(()));
    assert_eq!(conditions.len(), 8);
    let before = conditions.clone();
    assert_eq!(conditions.add(&game(&[]), &long[..1]), Err(ConditionRefusal::Illegal), "gold is to move");
    assert_eq!(conditions, before);
}

/// All turns of so many steps.
fn all_turns(turn: &mut TurnBuilder, steps: usize, turns: &mut Vec<Vec<Step>>) {
    if steps == 0 {
        turns.push(turn.steps().map(|played| played.step).collect());
        return;
    }
    let next: Vec<Step> = turn.position().steps().map(|(step, _)| step).collect();
    for step in next {
        if turn.step(step).is_ok() {
            all_turns(turn, steps - 1, turns);
            turn.undo();
        }
    }
}

#[test]
fn there_are_not_too_many() {
    let mut conditions = Conditions::default();
    let mut refused = None;
    let answer = &line(&["ed7s", "Ee3n"])[0].answer;
    let mut turn = start().begin_turn().expect("a turn");
    let mut turns = Vec::new();
    all_turns(&mut turn, 3, &mut turns);
    for steps in turns {
        let mut game = start();
        if game.play_steps(&steps).is_ok() && refused.is_none() {
            let expected = game.plies().last().expect("a ply").steps().to_vec();
            refused = conditions.add(&start(), &[Pair { expected, answer: answer.clone() }]).err();
        }
    }
    assert_eq!((refused, conditions.len()), (Some(ConditionRefusal::TooMany), MAX_CONDITIONS));
}

#[test]
fn only_what_the_game_allows_stays() {
    let mut conditions = tree(&[&["ed7s", "Ee3n", "hb7s", "Hb2n"], &["hb7s", "Hb2n", "ed7s", "Ee3n"]]);
    assert_eq!(conditions.clone().retain_legal(&start()), 0);
    // In this game the horse has moved already.
    assert_eq!(conditions.retain_legal(&game(&["Ee2n", "hb7s", "Hb2n"])), 3);
    assert_eq!(conditions.len(), 1);
    assert_eq!(conditions.retain_legal(&Game::new()), 1);
    assert!(conditions.is_empty());
}
