use ansa_core::notation::PlyText;
use ansa_core::record::{Evaluation, GoldScore};
use ansa_core::{Side, Square};

use super::*;
use crate::activities::play::testing;
use crate::document::GameOptions;

#[test]
fn each_mistake_with_a_better_turn_is_an_exercise() {
    let game = testing::game(&["Ee2n Ee3n", "ed7s", "Ee4n"]);
    let mut document = Document::from_game(game, GameOptions::default());
    let nodes = document.played().nodes().to_vec();
    let mut keep = |ply: usize, score: i32, best: &str| {
        let best = match best.parse() {
            Ok(PlyText::Turn(steps)) => steps,
            _ => Vec::new(),
        };
        let score = GoldScore::CentiRabbits(score);
        // Long searches, also of the position after the best turn.
        let evaluation =
            Evaluation { nodes: 1_000_000, best, after_best: Some(score), ..Evaluation::new(score) };
        document.keep_evaluation(nodes[ply], evaluation);
    };
    // Gold's first turn loses a lot, silver's first too, and then nobody knows a better turn.
    keep(1, 0, "Hb2n");
    keep(2, -400, "hb7s");
    keep(3, 100, "");
    keep(4, -600, "");
    let found = exercises(&document);
    let sides: Vec<Side> = found.iter().map(|exercise| exercise.side()).collect();
    assert_eq!(sides, [Side::Gold, Side::Silver]);
    let [first, second] = &found[..] else { panic!("two exercises") };
    assert_eq!((first.label().to_string(), second.label().to_string()), ("2g".to_owned(), "2s".to_owned()));
    let from =
        |steps: &[ansa_core::PlayedStep]| steps.iter().map(|one| one.step.from).collect::<Vec<Square>>();
    assert_eq!(from(&first.played), ["e2".parse().expect("a square"), "e3".parse().expect("a square")]);
    assert_eq!(from(&second.best), ["b7".parse().expect("a square")]);
    assert!(first.chances.0 - first.chances.1 > 0.1, "{:?}", first.chances);
}
