//! Each cause on a hand-made board, and what is no cause.

use ansa_core::causes::{CauseError, Threat, causes, strongest_threat};
use ansa_core::game::TurnError;
use ansa_core::position::turn::EndError;
use ansa_core::{Outcome, Position, Reason, Side, StepError};

use super::{described, plain};
use crate::common::diagram::{sq, steps, to_move};

/// The causes, described. The naive ones must be the same.
#[track_caller]
fn found(start: &Position, played: &str, better: Option<&str>) -> Vec<String> {
    let (played, better) = (steps(played), better.map(steps));
    let found = causes(start, &played, better.as_deref()).expect("legal turns");
    let words: Vec<String> = found.iter().map(described).collect();
    let mut sorted = words.clone();
    sorted.sort_unstable();
    let mut naive = plain::causes(&start.board().into(), start.side().into(), &played, better.as_deref());
    naive.sort_unstable();
    assert_eq!(sorted, naive);
    words
}

const NONE: [&str; 0] = [];

#[test]
fn a_missed_goal_needs_no_better_turn() {
    let start = to_move(Side::Gold, "7  . . R . . . . .\n 5  . . . . . . r .\n 2  E . . . . . . .");
    assert_eq!(found(&start, "Ea2n", None), ["win missed g 1"]);
    // Any winning turn is as good as any other.
    assert_eq!(found(&start, "Rc7w Rb7n", Some("Rc7n")), NONE);
}

#[test]
fn a_missed_elimination_or_immobilisation() {
    // The elephant pushes the last rabbit onto c6.
    let start = to_move(
        Side::Gold,
        "8  . . . . . . . c\n 5  . . r . . . . .\n 4  . . E . . . . .\n 2  . . . . . . . R",
    );
    assert_eq!(found(&start, "Rh2n", None), NONE);
    assert_eq!(found(&start, "Rh2n", Some("rc5n rc6x Ec4n")), ["win missed e 2"]);
    // On b2 the cat would leave the rabbit without a step. Elsewhere it lets the rabbit run to b1.
    let start = to_move(Side::Gold, "3  . C . . . . . .\n 2  r . . . . . . .\n 1  R . . . . . . .");
    assert_eq!(found(&start, "Cb3n", Some("Cb3s")), ["win missed m 1", "win let through g 2"]);
}

#[test]
fn a_turn_that_loses_at_once() {
    // The cat pushes the enemy rabbit to its goal.
    let start = to_move(Side::Gold, "8  . . . . . . . c\n 3  . C . . . . . R\n 2  . r . . . . . .");
    assert_eq!(found(&start, "rb2s Cb3s", None), ["lost at once g"]);
    assert_eq!(found(&start, "rb2s Cb3s", Some("rb2e Cb3s")), ["lost at once g"]);
    // A better turn that loses at once, too, proves nothing.
    assert_eq!(found(&start, "rb2s Cb3s", Some("Cb3n Cb4s rb2s Cb3s")), ["lost at once g"]);
    assert_eq!(found(&start, "rb2s Cb3s", Some("rb2s Cb3s Rh3n")), NONE);
    // The cat leaves its side's last rabbit alone on c3.
    let start = to_move(Side::Gold, "5  . . . . . . r .\n 4  . . C . . . . .\n 3  . . R . . . . .");
    assert_eq!(found(&start, "Cc4n Rc3x", Some("Rc3e")), ["lost at once e"]);
}

#[test]
fn a_goal_let_through() {
    // On b2 the elephant would freeze the rabbit.
    let start = to_move(Side::Gold, "8  . . . . . . . c\n 3  . r . . . . . R\n 2  . . . E . . . .");
    assert_eq!(found(&start, "Rh3n", Some("Ed2w Ec2w")), ["win let through g 2", "steps unused 3"]);
    // The side was lost anyway.
    assert_eq!(found(&start, "Rh3n", Some("Ed2n")), NONE);
    assert_eq!(found(&start, "Rh3n", None), NONE);
}

#[test]
fn the_last_rabbit_let_through() {
    // The camel pushes the rabbit onto f6.
    let start = to_move(Side::Gold, "6  r . . . . . . m\n 5  . . . . . . R .\n 2  . . . . E . . .");
    let words = found(&start, "Rg5n", Some("Rg5w Rf5w"));
    assert_eq!(words, ["win let through e 2", "steps unused 3"]);
}

#[test]
fn own_pieces_lost_and_captures_missed() {
    // The dog leaves the cat alone on c3.
    let start = to_move(
        Side::Gold,
        "6  . . . . . . . r\n 4  . . D . . . . .\n 3  . . C . . . . .\n 2  R . . . . . . .",
    );
    assert_eq!(found(&start, "Dc4n Cc3x", Some("Cc3s")), ["own piece lost C c3 c3"]);
    assert_eq!(found(&start, "Dc4n Cc3x", None), NONE);
    // A better turn that loses the other cat proves nothing.
    let start = to_move(
        Side::Gold,
        "6  . . . . . . . r\n 4  . . D . . D . .\n 3  . . C . . C . .\n 2  R . . . . . . .",
    );
    assert_eq!(found(&start, "Dc4n Cc3x", Some("Df4n Cf3x")), NONE);

    let start = to_move(
        Side::Gold,
        "6  . . . . . . . r\n 5  . . d . . . . .\n 4  . . E . . . . .\n 2  R . . . . . . .",
    );
    assert_eq!(found(&start, "Ec4e", Some("dc5n dc6x Ec4n")), ["capture missed d c5 2", "steps unused 3"]);
    // The played turn captures it, too.
    assert_eq!(found(&start, "dc5n dc6x Ec4n Ra2n", Some("dc5n dc6x Ec4n")), NONE);
}

#[test]
fn a_capture_let_through() {
    // On d3 the elephant can push the cat onto c3.
    let start = to_move(Side::Gold, "6  r . . . . . . .\n 3  . . . . e . . .\n 2  R . . C . . . .");
    let words = found(&start, "Cd2n", Some("Cd2w Cc2w"));
    assert_eq!(words, ["capture let through C d3 2", "steps unused 3"]);
    // So it can after this turn.
    assert_eq!(found(&start, "Cd2n", Some("Cd2n Ra2n")), ["steps unused 3"]);
    assert_eq!(found(&start, "Cd2n", None), NONE);
}

#[test]
fn a_hostage_given() {
    // On b3 the elephant holds the cat, which only the other elephant beside c3 saves.
    let start = to_move(
        Side::Gold,
        "6  . . . . . . . r\n 4  . e . . . . . .\n 3  . . . E . . . .\n 2  . C . . . . R .",
    );
    assert_eq!(found(&start, "Cb2n", Some("Cb2w")), ["hostage given C b3 [b4] c3"]);
    // A friend beside the cat keeps it free.
    assert_eq!(found(&start, "Cb2n", Some("Cb2n Ed3w")), ["hostage given C b3 [b4] c3", "steps unused 3"]);
    // The rabbit on the trap would fall with its defender, and the elephant could push the cat there twice.
    let two = to_move(
        Side::Gold,
        "6  . . . . . . . r\n 3  . . R E . . . .\n 2  e . . . . . . .\n 1  . C . . . . . .",
    );
    assert_eq!(found(&two, "Cb1n", Some("Cb1e")), ["hostage given C b2 [a2] c3"]);
    // It was a hostage before.
    let held = to_move(
        Side::Gold,
        "6  . . . . . . . r\n 4  . e . . . . . .\n 3  . C . E . . . .\n 2  . . . . . . R .",
    );
    assert_eq!(found(&held, "Rg2n", Some("Ed3w")), NONE);
    // Without the elephant, the cat can be captured.
    let alone = to_move(Side::Gold, "6  . . . . . . . r\n 4  . e . . . . . .\n 2  . C . . . . R .");
    assert_eq!(found(&alone, "Cb2n", Some("Cb2w")), ["capture let through C b3 2"]);
}

#[test]
fn an_abandoned_trap() {
    let start = to_move(Side::Gold, "6  . . . . . . . r\n 3  . h . . . . . .\n 2  . . C . . . . R");
    assert_eq!(found(&start, "Cc2s", Some("Rh2n")), ["trap abandoned c3 [b3]"]);
    // The home trap comes first.
    let two = to_move(
        Side::Silver,
        "7  . . h . . . . r\n 6  . C . . . . . .\n 3  . C . . . . . .\n 2  . . h . . . . R",
    );
    let words = found(&two, "hc2s hc7n", Some("rh7s"));
    assert_eq!(words, ["trap abandoned c6 [b6]", "trap abandoned c3 [b3]"]);
    // No enemy is beside the trap.
    let quiet = to_move(Side::Gold, "6  . . . . . . . r\n 4  . h . . . . . .\n 2  . . C . . . . R");
    assert_eq!(found(&quiet, "Cc2s", Some("Rh2n")), NONE);
}

#[test]
fn a_piece_left_frozen() {
    let start = to_move(
        Side::Gold,
        "8  . . . . . . . r\n 6  e . . . . . . .\n 4  H . . . . . . .\n 2  . . . . R . . .",
    );
    assert_eq!(found(&start, "Ha4n", Some("Ha4s")), ["left frozen H a5 [a6]"]);
    // The better turn leaves the other horse frozen on the same square.
    let two = to_move(
        Side::Gold,
        "8  . . . . . . . r\n 6  e . . . . . . .\n 5  . H . . . . . .\n 4  H . . . . . . .\n 2  . . . . R . . .",
    );
    assert_eq!(found(&two, "Ha4n Hb5e Hc5e", Some("Hb5w Ha4s Ha3s")), NONE);
    assert_eq!(found(&two, "Ha4n Hb5e Hc5e", Some("Hb5e Hc5e Ha4s")), ["left frozen H a5 [a6]"]);
    // Rabbits don't count.
    let start = to_move(
        Side::Gold,
        "8  . . . . . . . r\n 6  e . . . . . . .\n 4  R . . . . . . .\n 2  . . . . R . . .",
    );
    assert_eq!(found(&start, "Ra4n", Some("Re2n")), NONE);
    // The horse was frozen before.
    let start = to_move(
        Side::Gold,
        "8  . . . . . . . r\n 6  e . . . . . . .\n 5  H . . . . . . .\n 4  . . R . . . . .",
    );
    assert_eq!(found(&start, "Rc4e", Some("Rc4w Rb4w")), ["steps unused 3"]);
}

#[test]
fn unused_steps_and_shorter_turns() {
    let start = to_move(Side::Gold, "8  . . . . . . . r\n 4  H . . . . . . .\n 2  . . . . R . . .");
    assert_eq!(found(&start, "Ha4e Hb4n Re2n", Some("Ha4n Ha5n Ha6n Ha7n")), ["steps unused 1"]);
    // The better turn's board takes two steps, however many it used.
    assert_eq!(found(&start, "Ha4e Re2n", Some("Ha4e Hb4w Ha4n Ha5n")), NONE);
    assert_eq!(found(&start, "Ha4n Ha5e Hb5s", None), ["shorter turn 1"]);
    // Two steps to the side take two steps, in any order.
    assert_eq!(found(&start, "Ha4n Re2n", None), NONE);
}

#[test]
fn the_weightiest_cause_comes_first() {
    // A goal is missed, the horse is captured and the dog can be, and a step is left.
    let start = to_move(
        Side::Gold,
        "7  . . . . . . R .\n 6  r . . . . . . .\n 4  . . H . . . . .\n 3  . . D . . . e .\n 2  R . . . . . . .",
    );
    let words = found(&start, "Hc4n Dc3x", Some("Ra2n Ra3n"));
    assert_eq!(words, ["win missed g 1", "own piece lost D c3 c3", "steps unused 3"]);
}

#[test]
fn the_strongest_threat() {
    let goal = to_move(Side::Gold, "7  . . R . . . . .\n 5  . . d . . . r .\n 4  . . E . . . . .");
    let threat = strongest_threat(&goal).expect("a goal");
    assert!(matches!(threat, Threat::Win { reason: Reason::Goal, .. }), "{threat:?}");
    assert_eq!(threat.line().to_string(), "c7n");
    // Both the rabbit and the dog can be captured: the last rabbit first, otherwise the stronger piece.
    let two = "5  . . r . . d . .\n 4  . . E . . E . .\n 2  R . . . . . . .";
    let threat = strongest_threat(&to_move(Side::Gold, two)).expect("an elimination");
    assert!(matches!(threat, Threat::Win { reason: Reason::Elimination, .. }), "{threat:?}");
    let three = two.replace("5  . ", "7  . . . . r . . .\n 5  . ");
    let threat = strongest_threat(&to_move(Side::Gold, &three)).expect("a capture");
    assert!(matches!(threat, Threat::Capture(capture) if capture.square == sq("f5")), "{threat:?}");
    assert_eq!(strongest_threat(&to_move(Side::Silver, &three)), None);
}

#[test]
fn turns_that_are_not_legal_are_refused() {
    let start = to_move(Side::Gold, "5  . . . . . . r .\n 4  . . R . . . . .\n 2  . . E . . . . .");
    let good = steps("Rc4n");
    let refused = |turn: &str| causes(&start, &steps(turn), None).expect_err("an illegal turn");
    let step = |index, text, error| TurnError::Step { index, step: steps(text)[0], error };
    let backward = StepError::RabbitBackward { square: sq("c4") };
    assert_eq!(refused("Ec2e Rc4s"), CauseError::Played(step(1, "Rc4s", backward)));
    assert_eq!(
        refused("Ec2s Ec1n Ec2s Ec1n Ec2s"),
        CauseError::Played(step(4, "Ec2s", StepError::NoStepsLeft))
    );
    assert_eq!(refused(""), CauseError::Played(TurnError::End(EndError::NoStep)));
    assert_eq!(refused("Ec2e Ed2w"), CauseError::Played(TurnError::End(EndError::NothingChanged)));
    let error = causes(&start, &good, Some(&steps("Rc4s"))).expect_err("an illegal turn");
    assert_eq!(error, CauseError::Better(step(0, "Rc4s", backward)));
    assert_eq!(error.to_string(), "the better turn is illegal: c4s: the rabbit on c4 can’t step backward");

    let mut begun = start;
    begun.step(steps("Ec2e")[0]).expect("a legal step");
    assert_eq!(causes(&begun, &good, None), Err(CauseError::MidTurn));
    let over = to_move(Side::Gold, "5  . . R . . . . .\n 1  . . . . r . . .");
    let lost = Outcome::win(Side::Silver, Reason::Goal);
    assert_eq!(causes(&over, &steps("Rc5n"), None), Err(CauseError::Over(lost)));
}
