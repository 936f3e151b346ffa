use super::*;
use crate::game::Setup;
use crate::game::setup::CLASSIC;
use crate::square::Direction;

#[test]
fn the_fault_is_the_step_after_which_no_good_turn_was_left() {
    let fault = |completed: &[f64], steps| TurnFault::find(0.6, completed, steps, 0.1);
    assert_eq!(fault(&[0.6, 0.55, 0.4], 4), TurnFault::Step(2));
    assert_eq!(fault(&[0.45, 0.4, 0.4], 4), TurnFault::Step(0));
    assert_eq!(fault(&[0.45], 1), TurnFault::Step(0));
    // The last of four steps, after which nothing is left to search.
    assert_eq!(fault(&[0.6, 0.6, 0.6], 4), TurnFault::Step(3));
    // The steps were good, but others were needed after them.
    assert_eq!(fault(&[0.6, 0.6, 0.55], 3), TurnFault::End);
    assert_eq!(fault(&[0.51], 1), TurnFault::End);
}

#[test]
fn a_later_step_corrects_what_a_search_has_overlooked() {
    assert_eq!(TurnFault::find(0.6, &[0.45, 0.58, 0.4], 4, 0.1), TurnFault::Step(2));
    assert_eq!(TurnFault::find(0.6, &[0.45, 0.58], 2, 0.1), TurnFault::End);
    // A loss of exactly the least is one.
    assert_eq!(TurnFault::find(0.75, &[0.75, 0.5, 0.25], 4, 0.25), TurnFault::Step(1));
    assert_eq!(TurnFault::find(0.6, &[], 4, 0.1), TurnFault::Step(0));
}

#[test]
fn a_turn_that_ends_like_the_best_one_is_no_mistake() {
    let mut game = Game::new();
    for side in Side::ALL {
        game.set_up(&Setup::from_rows(CLASSIC, side)).unwrap();
    }
    let steps = |texts: &[(&str, Direction)]| -> Vec<Step> {
        let step = |&(from, direction): &(&str, Direction)| Step { from: from.parse().unwrap(), direction };
        texts.iter().map(step).collect()
    };
    let played = steps(&[("a2", Direction::North), ("b2", Direction::North)]);
    game.play_steps(&played).unwrap();
    let judge = |best: &[Step], chances| TurnJudgement::new(&game, 2, best, chances);
    let other_order = steps(&[("b2", Direction::North), ("a2", Direction::North)]);
    assert_eq!(judge(&other_order, (0.9, 0.1)), TurnJudgement { is_best: true, severity: None });
    let another = steps(&[("a2", Direction::North)]);
    let blunder = TurnJudgement { is_best: false, severity: Some(Severity::Blunder) };
    assert_eq!(judge(&another, (0.9, 0.1)), blunder);
    assert_eq!(judge(&[], (0.9, 0.1)), blunder, "the best turn is unknown");
    assert_eq!(judge(&another, (0.9, 0.89)).severity, None);
    // A setup is no turn, and no ply follows the last.
    assert!(!TurnJudgement::new(&game, 0, &another, (0.9, 0.1)).is_best);
    assert!(!TurnJudgement::new(&game, 9, &another, (0.9, 0.1)).is_best);
}

#[test]
fn severities_are_those_of_their_min_loss() {
    for severity in [Severity::Inaccuracy, Severity::Mistake, Severity::Blunder] {
        assert_eq!(Severity::from_chances(1.0, 0.999 - severity.min_loss()), Some(severity));
        assert!(Severity::from_chances(1.0, 1.001 - severity.min_loss()) < Some(severity));
    }
}
