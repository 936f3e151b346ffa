use super::*;
use crate::formats::words;
use ansa_board::testing::{position, square};
use ansa_core::StepError;

fn typed(text: &str) -> Typed {
    let start = position("g", &["Ee2", "Ra1", "Cd1", "Hb2", "rb3", "rh8", "ee7"]);
    Typed::read(&TurnBuilder::new(start), text)
}

fn steps(typed: &Typed) -> String {
    let TypedDraft::Turn(turn) = &typed.draft else { panic!("no turn") };
    words::of_steps(turn.steps())
}

fn made(text: &str) -> String {
    let typed = typed(text);
    assert_eq!(typed.error, None, "{text}");
    steps(&typed)
}

fn error(text: &str) -> (usize, usize, TypedErrorKind) {
    let error = typed(text).error.expect("something is wrong");
    (error.start, error.end, error.kind)
}

#[test]
fn full_and_short_notation_are_equivalent() {
    for text in [
        "Ee2n Ee3n",
        "ee2n ee3n",
        "e2n e3n",
        "e2ne3n",
        "ee2nee3n",
        "e2e4",
        "E2-E4",
        " e2n,\te3n ",
        "Ee2e4",
        "2g e2n e3n pass",
    ] {
        assert_eq!(made(text), "Ee2n Ee3n", "{text}");
    }
    assert_eq!(made(""), "");
}

#[test]
fn captures_may_be_omitted() {
    for text in ["rb3e rc3x Hb2n", "rb3e b2n", "b3e c3x hb2n", "b3c3"] {
        assert_eq!(made(text), "rb3e rc3x Hb2n", "{text}");
    }
    assert_eq!(error("e2n c3x"), (4, 7, TypedErrorKind::NoCapture(square("c3"))));
}

#[test]
fn an_incomplete_last_word_is_not_an_error() {
    for text in ["e", "ee", "ee2", "e2", "e2-", "e2c", "e2n e", "r", "2", "12", "p", "pas"] {
        let error = typed(text).error.expect("it is not finished");
        assert_eq!(error.kind, TypedErrorKind::Unfinished, "{text}");
    }
    assert_eq!(error("e2 e3n"), (0, 2, TypedErrorKind::Unreadable), "but only as the last word");
}

#[test]
fn the_first_error_has_its_place() {
    assert_eq!(error("e2n e2n"), (4, 7, TypedErrorKind::NoPiece(square("e2"))));
    assert_eq!(error("xyz"), (0, 3, TypedErrorKind::Unreadable));
    assert_eq!(error("e2q"), (0, 3, TypedErrorKind::Unreadable));
    assert_eq!(error("e2n ja5n"), (4, 8, TypedErrorKind::Unreadable));
    assert!(matches!(error("me2n"), (0, 4, TypedErrorKind::Another(Role::Camel, _, _))));
    assert!(matches!(error("e2n a1s"), (4, 7, TypedErrorKind::Step(StepError::OffBoard { .. }))));
    assert!(matches!(error("d1d8"), (0, 4, TypedErrorKind::NoRoute(_, _, _))));
    assert!(matches!(error("e7s"), (0, 3, TypedErrorKind::Step(StepError::NobodyPushes { .. }))));
    let typed = typed("e2n e3n zzz e4n");
    assert_eq!(steps(&typed), "Ee2n Ee3n", "what comes before it is made");
    assert!(error("e2n é5n").2 == TypedErrorKind::Unreadable, "any letter is read");
}

#[test]
fn typed_steps_continue_the_draft() {
    let mut draft = TurnBuilder::new(position("g", &["Ee2", "Ra1", "rh8"]));
    draft
        .step("e2".parse().map(|from| Step { from, direction: Direction::North }).expect("a step"))
        .expect("legal");
    let typed = Typed::read(&draft, "e3n");
    assert_eq!(steps(&typed), "Ee2n Ee3n");
    assert_eq!(Typed::read(&draft, "e3n e4n e5n e6n").error.map(|error| error.start), Some(12));
}
