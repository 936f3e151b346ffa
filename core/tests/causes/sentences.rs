//! Causes in English sentences.

use ansa_core::Step;
use ansa_core::causes::causes;
use ansa_core::notation::{PlyText, PositionText, StepTextKind};

/// The sentences for gold's turns on this board.
fn said(squares: &[(&str, char)], played: &str, better: &str) -> Vec<String> {
    let mut cells = ['.'; 64];
    for &(square, piece) in squares {
        let square: ansa_core::Square = square.parse().unwrap();
        cells[(7 - square.rank() as usize) * 8 + square.file() as usize] = piece;
    }
    let text = format!("g [{}]", cells.iter().collect::<String>());
    let start = PositionText::read(&text).unwrap().to_builder().build_lenient().unwrap();
    let steps = |text: &str| -> Vec<Step> {
        let Ok(PlyText::Turn(words)) = text.parse::<PlyText>() else { panic!("“{text}” is not a turn") };
        words
            .iter()
            .filter_map(|word| match word.kind {
                StepTextKind::Step(direction) => Some(Step { from: word.square, direction }),
                StepTextKind::Capture => None,
            })
            .collect()
    };
    let (played, better) = (steps(played), steps(better));
    let mut end = start;
    assert!(played.iter().all(|&step| end.step(step).is_ok()), "the turn is legal");
    let found = causes(&start, &played, Some(&better)).unwrap_or_default();
    found.iter().map(|cause| cause.sentence(&start, &end.after_pass())).collect()
}

#[test]
fn wins_and_losses() {
    let squares = [("c7", 'R'), ("a2", 'E'), ("g6", 'r')];
    assert_eq!(said(&squares, "Ea2n", "Rc7n"), ["Gold could have reached the goal: Rc7n"]);
    let squares = [("h8", 'c'), ("c5", 'r'), ("c4", 'E'), ("h2", 'R')];
    assert_eq!(
        said(&squares, "Rh2n", "rc5n rc6x Ec4n"),
        ["Gold could have captured Silver’s last rabbit: rc5n rc6x Ec4n"]
    );
    let squares = [("a2", 'r'), ("b3", 'C'), ("a1", 'R')];
    assert_eq!(
        said(&squares, "Cb3n", "Cb3s"),
        ["Gold could have left Silver without a legal turn: Cb3s", "Silver can reach the goal: ra2e rb2s"]
    );
    let squares = [("h8", 'c'), ("b2", 'r'), ("b3", 'C'), ("h3", 'R')];
    assert_eq!(
        said(&squares, "rb2s Cb3s", "rb2e Cb3s"),
        ["the turn leaves a silver rabbit on its goal rank"]
    );
    let squares = [("g5", 'r'), ("c4", 'C'), ("c3", 'R')];
    assert_eq!(said(&squares, "Cc4n Rc3x", "Rc3e"), ["the turn loses Gold’s last rabbit"]);
    let squares = [("h6", 'm'), ("g5", 'R'), ("a6", 'r'), ("e2", 'E')];
    let words = said(&squares, "Rg5n", "Rg5w Rf5w");
    assert_eq!(words, ["Silver can capture Gold’s last rabbit: Rg6w Rf6x mh6w", "3 steps are left unused"]);
}

#[test]
fn captures() {
    let squares = [("h6", 'r'), ("c4", 'D'), ("c3", 'C'), ("a2", 'R')];
    assert_eq!(said(&squares, "Dc4n Cc3x", "Cc3s"), ["the turn loses the cat in the trap on c3"]);
    let squares = [("h6", 'r'), ("c5", 'd'), ("c4", 'E'), ("a2", 'R')];
    assert_eq!(
        said(&squares, "Ec4e Ed4e Ee4e", "dc5n dc6x Ec4n"),
        ["Gold could have captured the dog on c5: dc5n dc6x Ec4n"]
    );
    let squares = [("a6", 'r'), ("e3", 'e'), ("d2", 'C'), ("a2", 'R')];
    assert_eq!(
        said(&squares, "Cd2n Ra2n Ra3n", "Cd2w Cc2w Ra2n Ra3n"),
        ["Silver can capture the cat on d3: Cd3w Cc3x ee3w", "1 step is left unused"]
    );
}

#[test]
fn what_is_given_up() {
    let squares = [("h6", 'r'), ("b4", 'e'), ("d3", 'E'), ("b2", 'C'), ("g2", 'R')];
    assert_eq!(
        said(&squares, "Cb2n", "Cb2w"),
        ["the cat on b3 is a hostage: it is frozen, and Gold must guard c3"]
    );
    let squares = [("h6", 'r'), ("b3", 'h'), ("c2", 'C'), ("h2", 'R')];
    assert_eq!(said(&squares, "Cc2s", "Rh2n"), ["Gold no longer guards c3"]);
    let squares = [("h8", 'r'), ("a6", 'e'), ("a4", 'H'), ("e2", 'R')];
    assert_eq!(said(&squares, "Ha4n", "Ha4s"), ["the horse on a5 is frozen"]);
    let squares = [("h8", 'r'), ("a4", 'H'), ("e2", 'R')];
    assert_eq!(
        said(&squares, "Ha4n Ha5e Hb5s", "Re2n"),
        ["the same position can be reached in fewer steps: Ha4e"]
    );
}
