//! Tests of the entry of a turn: selecting, moving, and undoing them.

use ansa_core::square::Direction;

use super::*;
use crate::testing::{position, square};

fn at(pieces: &[&str]) -> TurnEntry {
    TurnEntry::new(position("g", pieces))
}

fn press(entry: &mut TurnEntry, names: &[&str]) -> EntryReport {
    let mut result = EntryReport::default();
    for name in names {
        result = entry.press(square(name));
    }
    result
}

fn drag(entry: &mut TurnEntry, names: &[&str]) -> EntryReport {
    let path: Vec<Square> = names.iter().map(|name| square(name)).collect();
    entry.move_along(&path)
}

/// The steps that were made, in words.
fn stepped(report: EntryReport) -> Option<String> {
    match report.event {
        Some(EntryEvent::Stepped(steps, _)) => Some(words(&steps)),
        _ => None,
    }
}

fn words<'a>(steps: impl IntoIterator<Item = &'a PlayedStep>) -> String {
    steps.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn made(entry: &TurnEntry) -> String {
    words(entry.turn().steps())
}

fn step(name: &str, direction: Direction) -> Step {
    Step { from: square(name), direction }
}

#[test]
fn a_push_is_undone_and_redone_as_one() {
    let mut entry = at(&["Ed4", "Ra1", "rd5", "rh8"]);
    let report = press(&mut entry, &["d5", "d6"]);
    assert_eq!(report.animated.len(), 2);
    assert_eq!((stepped(report).as_deref(), made(&entry).as_str()), (Some("rd5n Ed4n"), "rd5n Ed4n"));
    entry.undo();
    assert_eq!((made(&entry).as_str(), entry.can_redo(), entry.position().steps_left()), ("", true, 4));
    assert_eq!(stepped(entry.redo()).as_deref(), Some("rd5n Ed4n"));
    assert_eq!((made(&entry).as_str(), entry.can_redo(), stepped(entry.redo())), ("rd5n Ed4n", false, None));
}

#[test]
fn the_step_that_finishes_a_push_belongs_to_it() {
    let mut entry = at(&["Ed4", "Mc5", "Ra1", "rd5", "rh8"]);
    press(&mut entry, &["a1", "b1", "d5", "d6"]);
    assert!(entry.position().is_push_unfinished());
    press(&mut entry, &["c5"]);
    assert_eq!(made(&entry), "Ra1e rd5n Mc5e");
    entry.undo();
    assert_eq!(made(&entry), "Ra1e", "the whole push");
    entry.undo();
    assert_eq!(made(&entry), "");
    entry.redo();
    entry.redo();
    assert_eq!(made(&entry), "Ra1e rd5n Mc5e");
    // An unfinished push alone can be undone, too.
    let mut entry = at(&["Ed4", "Mc5", "Ra1", "rd5", "rh8"]);
    press(&mut entry, &["d5", "d6"]);
    entry.undo();
    assert_eq!((made(&entry).as_str(), entry.position().is_push_unfinished()), ("", false));
}

#[test]
fn a_pull_with_a_loss_is_undone_as_one() {
    let mut entry = at(&["Ec5", "Ra1", "hc7", "rb6", "hd5", "rh8"]);
    let start = *entry.position();
    // The elephant pulls the horse; it steps onto the trap on c6 itself, unprotected.
    press(&mut entry, &["d5", "c5", "c6"]);
    assert_eq!(made(&entry), "Ec5n Ec6x hd5w");
    entry.undo();
    assert_eq!((made(&entry).as_str(), *entry.position()), ("", start), "the lost piece is back");
    let Some(EntryEvent::Stepped(redone, 2)) = entry.redo().event else { panic!("a pull") };
    assert_eq!((redone.len(), redone[0].capture.map(|lost| lost.square)), (2, Some(square("c6"))));
}

#[test]
fn a_walk_is_undone_step_by_step() {
    let mut entry = at(&["Ed4", "Ra1", "rh8"]);
    press(&mut entry, &["d4", "e6"]);
    assert_eq!((entry.turn().steps().len(), entry.position().steps_left()), (3, 1));
    assert_eq!(entry.undo(), EntryReport::event(EntryEvent::Undone(2)));
    assert_eq!(made(&entry), "Ed4n Ed5n");
    entry.reset();
    // So is a drag, which needs no animation.
    let report = drag(&mut entry, &["d4", "e4", "e5", "e6"]);
    assert!(matches!(&report.event, Some(EntryEvent::Stepped(steps, 1)) if steps.len() == 3), "{report:?}");
    assert_eq!(report.animated, []);
    assert!(!entry.can_redo(), "other steps are not to be redone");
    entry.undo();
    entry.undo();
    assert_eq!(made(&entry), "Ed4e");
    assert_eq!(stepped(entry.redo()).as_deref(), Some("Ee4n"));
}

#[test]
fn a_walk_up_to_a_push_is_undone_apart_from_it() {
    let mut entry = at(&["Ed4", "Ra1", "rd6", "rh8"]);
    drag(&mut entry, &["d4", "d5", "d6", "d7"]);
    assert_eq!(made(&entry), "Ed4n rd6n Ed5n");
    entry.undo();
    assert_eq!(made(&entry), "Ed4n");
}

#[test]
fn a_pull_chosen_after_a_step_is_undone_alone() {
    let mut entry = at(&["Ed4", "Ra1", "hd5", "rh8"]);
    press(&mut entry, &["d4", "d3", "d5", "d4"]);
    assert_eq!(made(&entry), "Ed4s hd5s");
    entry.undo();
    assert_eq!(made(&entry), "Ed4s");
}

#[test]
fn after_a_reset_all_steps_are_redone_one_by_one() {
    let mut entry = at(&["Ed4", "Ra1", "rd5", "rh8"]);
    press(&mut entry, &["a1", "b1", "d5", "d6", "d5", "c5"]);
    assert_eq!(made(&entry), "Ra1e rd5n Ed4n Ed5w");
    entry.undo();
    entry.reset();
    assert_eq!((made(&entry).as_str(), entry.selection()), ("", None));
    let redone: Vec<String> = core::iter::from_fn(|| stepped(entry.redo())).collect();
    assert_eq!(redone, ["Ra1e", "rd5n Ed4n", "Ed5w"]);
    assert_eq!(made(&entry), "Ra1e rd5n Ed4n Ed5w");
    entry.undo();
    entry.undo();
    assert_eq!(made(&entry), "Ra1e", "one by one again");
    press(&mut entry, &["d4", "e4"]);
    assert_eq!(
        (made(&entry).as_str(), stepped(entry.redo())),
        ("Ra1e Ed4e", None),
        "what was undone is gone"
    );
}

#[test]
fn the_steps_of_a_turn_are_undone_one_by_one() {
    let mut turn = TurnBuilder::new(position("g", &["Ed4", "Ra1", "rd5", "rh8"]));
    for step in [
        step("a1", Direction::East),
        step("d5", Direction::North),
        step("d4", Direction::North),
        step("d5", Direction::West),
    ] {
        turn.step(step).expect("a legal step");
    }
    let mut entry = TurnEntry::from(&turn);
    assert_eq!((entry.turn(), entry.can_redo()), (&turn, false));
    let mut left = Vec::new();
    while entry.turn().steps().len() > 0 {
        entry.undo();
        left.push(made(&entry));
    }
    assert_eq!(left, ["Ra1e rd5n Ed4n", "Ra1e", ""], "a push is one");
    entry.undo();
    assert_eq!(core::iter::from_fn(|| stepped(entry.redo())).count(), 3, "an undo without a step is none");
}

#[test]
fn steps_are_played_up_to_the_first_illegal_one() {
    let mut entry = at(&["Ed4", "Ra1", "rh8"]);
    press(&mut entry, &["d4"]);
    let steps = [step("d4", Direction::North), step("a1", Direction::South), step("d5", Direction::North)];
    assert_eq!(stepped(entry.play_steps(&steps)).as_deref(), Some("Ed4n"));
    assert_eq!((made(&entry).as_str(), entry.selection()), ("Ed4n", None));
}

#[test]
fn a_drag_out_of_reach_does_nothing_but_deselect() {
    let mut entry = at(&["Ed4", "Ra1", "hd5", "rh8"]);
    let elephant = entry.position().board().piece_at(square("d4")).expect("a piece");
    let out_of_reach = EntryReport {
        event: Some(EntryEvent::Deselected),
        ..EntryReport::notice(EntryEvent::OutOfReach(elephant, square("h7"), Obstacle::TooFar(7)))
    };
    assert_eq!(drag(&mut entry, &["d4", "h7"]), out_of_reach);
    assert_eq!((made(&entry).as_str(), entry.selection()), ("", None));
    assert_eq!(press(&mut entry, &["d4", "h7"]), out_of_reach);
    let deselected = EntryReport::event(EntryEvent::Deselected);
    assert_eq!(drag(&mut entry, &["d4", "a1"]), deselected, "onto another piece");
    let empty = EntryReport::notice(EntryEvent::EmptySquare(square("e4")));
    assert_eq!(drag(&mut entry, &["e4", "e5"]), empty);
    assert_eq!(drag(&mut entry, &["d4"]), EntryReport::default());
    assert_eq!(made(&entry), "");
}

#[test]
fn a_piece_that_cannot_move_deselects_another() {
    let mut entry = at(&["Ed4", "Ra1", "Cg5", "eg4", "rh8"]);
    let cat = entry.position().board().piece_at(square("g5")).expect("a piece");
    let report = entry.select(square("g5"));
    let Some(notice @ EntryEvent::NotSelectable(piece, at, _, status)) = &report.notice else {
        panic!("the cat is frozen")
    };
    assert_eq!((*piece, *at, status.frozen_by.len()), (cat, square("g5"), 1));
    assert_eq!((notice.frozen(), &report.event), (Some(square("g5")), &None));
    entry.select(square("d4"));
    let report = entry.select(square("g5"));
    assert!(matches!(report.notice, Some(EntryEvent::NotSelectable(..))), "{report:?}");
    assert_eq!((report.event, entry.selection()), (Some(EntryEvent::Deselected), None));
    assert_eq!(entry.select(square("e5")), EntryReport::notice(EntryEvent::EmptySquare(square("e5"))));
    entry.select(square("d4"));
    assert_eq!(entry.select(square("e5")), EntryReport::event(EntryEvent::Deselected));
}

#[test]
fn moved_pieces_go_from_their_first_square_to_their_last() {
    let steps = [
        step("d4", Direction::North),
        step("a1", Direction::East),
        step("d5", Direction::East),
        step("a8", Direction::North),
    ];
    let moved = moved(steps);
    assert_eq!(moved, [(square("d4"), square("e5")), (square("a1"), square("b1"))]);
}
