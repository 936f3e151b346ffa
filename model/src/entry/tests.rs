//! Tests of the draft of a ply.

use ansa_board::destinations::{Partner, Selection};
use ansa_board::testing::{position, square};
use ansa_board::{BoardEvent, EntryEvent, EntryReport, Obstacle};
use ansa_core::Square;

use super::*;
use crate::formats::words;
use crate::text::turn_event;

fn at(pieces: &[&str]) -> PlyEntry {
    PlyEntry::from_turn(position("g", pieces))
}

fn press(entry: &mut PlyEntry, names: &[&str]) -> EntryReport {
    let mut report = EntryReport::default();
    for name in names {
        report = entry.apply(EntryAction::Board(BoardEvent::Press(square(name))));
    }
    report
}

fn move_along(entry: &mut PlyEntry, names: &[&str]) -> EntryReport {
    let path: Vec<Square> = names.iter().map(|name| square(name)).collect();
    entry.apply(EntryAction::Board(BoardEvent::MoveAlong(path)))
}

fn made(entry: &PlyEntry) -> String {
    words::of_steps(&entry.steps())
}

fn typed(entry: &mut PlyEntry, text: &str) {
    entry.apply(EntryAction::Type(text.to_owned()));
}

#[test]
fn two_pieces_pressed_one_after_the_other_push_or_pull() {
    let mut entry = at(&["Ed4", "Ra1", "hd5", "rh8"]);
    press(&mut entry, &["d4", "d5", "c5"]);
    assert_eq!(made(&entry), "hd5w Ed4n");
    entry.apply(EntryAction::Reset);
    press(&mut entry, &["d5", "d4", "d3"]);
    assert_eq!(made(&entry), "Ed4s hd5s");
    entry.apply(EntryAction::Reset);
    // Pressing the own piece again deselects its partner.
    press(&mut entry, &["d5", "d4", "d4", "d2"]);
    assert_eq!(made(&entry), "Ed4s Ed3s");
    // One more press deselects the piece itself.
    entry.apply(EntryAction::Reset);
    let report = press(&mut entry, &["d4", "d4"]);
    assert_eq!((entry.selection(), report), (None, EntryReport::event(EntryEvent::Deselected)));
}

#[test]
fn a_piece_moves_along_a_drag_path_and_onto_others() {
    let mut entry = at(&["Ed4", "Ra1", "hd5", "rh8"]);
    let report = move_along(&mut entry, &["d4", "e4", "e5", "e6"]);
    assert_eq!((made(&entry).as_str(), report.animated.len()), ("Ed4e Ee4n Ee5n", 0));
    entry.apply(EntryAction::Reset);
    move_along(&mut entry, &["d4", "d5", "d6"]);
    assert_eq!(made(&entry), "hd5n Ed4n");
    entry.apply(EntryAction::Reset);
    move_along(&mut entry, &["d4", "d5"]);
    let expected = Selection { at: square("d5"), with: Partner::MovedBy(square("d4")) };
    assert_eq!(entry.selection(), Some(expected));
    move_along(&mut entry, &["d5", "d4"]);
    let expected = Selection { at: square("d4"), with: Partner::Pulled(square("d5")) };
    assert_eq!(entry.selection(), Some(expected));
    move_along(&mut entry, &["d4", "c4"]);
    assert_eq!(made(&entry), "Ed4w hd5s");
    move_along(&mut entry, &["c4", "h8"]);
    assert_eq!((made(&entry).as_str(), entry.selection()), ("Ed4w hd5s", None), "nothing is done by half");
}

#[test]
fn an_undo_takes_back_one_step() {
    let mut entry = at(&["Ed4", "Ra1", "hd5", "rh8"]);
    let walk = press(&mut entry, &["d4", "c4"]);
    assert_eq!(walk.animated.len(), 1);
    press(&mut entry, &["c4", "a4"]);
    assert_eq!(made(&entry), "Ed4w Ec4w Eb4w");
    let undone = entry.apply(EntryAction::Undo);
    assert_eq!((made(&entry).as_str(), undone), ("Ed4w Ec4w", EntryReport::event(EntryEvent::Undone(2))));
    entry.apply(EntryAction::Undo);
    entry.apply(EntryAction::Undo);
    assert!(!entry.has_steps() && entry.can_redo());
    entry.apply(EntryAction::Redo);
    entry.apply(EntryAction::Redo);
    let redone = entry.apply(EntryAction::Redo);
    let EntryEvent::Stepped(steps, 1) = redone.event.expect("an event") else { panic!("three steps") };
    assert_eq!((words::of_steps(&steps).as_str(), made(&entry).as_str()), ("Eb4w", "Ed4w Ec4w Eb4w"));
    assert!(!entry.can_redo());
    assert_eq!(entry.apply(EntryAction::Redo), EntryReport::default(), "nothing is left to redo");
}

#[test]
fn a_press_that_leads_nowhere_is_answered() {
    let mut entry = at(&["Ed4", "Ra1", "hd5", "rh8"]);
    let elephant = entry.position().and_then(|position| position.board().piece_at(square("d4")));
    let notice =
        EntryEvent::OutOfReach(elephant.expect("gold’s elephant"), square("h5"), Obstacle::TooFar(5));
    let report = press(&mut entry, &["d4", "h5"]);
    let said = report.notice.as_ref().map(turn_event).expect("a reason");
    assert_eq!(said, "The gold elephant can’t get to h5 with the steps left: it takes 5 steps.");
    assert_eq!((report.notice, report.event), (Some(notice), Some(EntryEvent::Deselected)));
    assert_eq!(entry.selection(), None);
    let report = press(&mut entry, &["h5"]);
    assert_eq!(report, EntryReport::notice(EntryEvent::EmptySquare(square("h5"))));
    let report = press(&mut entry, &["h8"]);
    assert!(matches!(report.notice, Some(EntryEvent::NotSelectable(_, _, None | Some(_), _))), "{report:?}");
}

#[test]
fn a_refused_move_is_answered_with_the_true_reason() {
    let pieces = ["Re3", "Da2", "Ra1", "Rb2", "Eh1", "mb3", "Hc2", "rb4", "rd4", "rc5", "rd3", "rh8"];
    for (press_at, to, reason) in [
        ("e3", "e2", "The gold rabbit can’t get to e2: rabbits never step backward."),
        ("a2", "a4", "The gold dog can’t get to a4: it would be frozen on a3."),
        ("c2", "c4", "The gold horse can’t get to c4: it would be lost in the trap on c3."),
    ] {
        let mut entry = at(&pieces);
        let report = press(&mut entry, &[press_at, to]);
        assert_eq!(report.notice.as_ref().map(turn_event).as_deref(), Some(reason));
    }
}

#[test]
fn a_rabbit_on_goal_and_lost_pieces_are_reported() {
    let mut entry = at(&["Rd7", "Hc2", "Ea1", "rh5", "rh8"]);
    assert_eq!(press(&mut entry, &["d7", "d8"]).notice, Some(EntryEvent::OnGoal(square("d8"))));
    entry.apply(EntryAction::Reset);
    let report = press(&mut entry, &["c2", "c3"]);
    let Some(EntryEvent::Lost(lost, side)) = report.notice else { panic!("{report:?}") };
    assert_eq!((lost.len(), lost[0].square, side), (1, square("c3"), ansa_core::Side::Gold));
    let mut entry = at(&["Ed4", "Mc5", "Ra1", "rd5", "rh8"]);
    let report = press(&mut entry, &["d5", "d6"]);
    assert!(matches!(report.notice, Some(EntryEvent::ChooseFollower(_))), "{report:?}");
    assert!(entry.awaits_press());
}

#[test]
fn typed_steps_are_previewed_and_then_played() {
    let mut entry = at(&["Ed4", "Ra1", "rh8"]);
    let before = entry.draft.clone();
    typed(&mut entry, "d4n a1");
    let steps_left = |entry: &PlyEntry| entry.position().map(ansa_core::position::Position::steps_left);
    assert_eq!((steps_left(&entry), entry.draft == before), (Some(3), true));
    assert!(entry.selectable().is_empty(), "what is only tried can't be gone on with by hand");
    entry.apply(EntryAction::LeaveTyped);
    assert_eq!(steps_left(&entry), Some(4));
    typed(&mut entry, "d4n zz");
    assert!(entry.typed.as_ref().is_some_and(|typed| typed.error.is_some()));
    entry.apply(EntryAction::PlayTyped);
    assert_eq!((made(&entry).as_str(), entry.typed.as_ref()), ("Ed4n", None));
    typed(&mut entry, "d5n");
    assert!(!entry.can_redo() && !entry.awaits_press());
    let report = press(&mut entry, &["d6"]);
    assert_eq!((made(&entry).as_str(), entry.selection()), ("Ed4n", None), "a press puts them away");
    assert_eq!(report, EntryReport::default());
    typed(&mut entry, "d5n e6e");
    entry.apply(EntryAction::PlayTyped);
    assert_eq!(made(&entry), "Ed4n Ed5n");
    entry.apply(EntryAction::Undo);
    assert_eq!(made(&entry), "Ed4n", "each typed step is undone alone");
}

#[test]
fn a_typed_text_deselects_and_other_actions_put_it_away() {
    let mut entry = at(&["Ed4", "Ra1", "rh8"]);
    press(&mut entry, &["d4"]);
    typed(&mut entry, "");
    assert!(entry.selection().is_none() && entry.typed.is_some(), "an empty text opens the field");
    for action in [EntryAction::Undo, EntryAction::Redo, EntryAction::Reset] {
        typed(&mut entry, "d4n");
        entry.apply(action);
        assert_eq!((entry.typed.as_ref(), entry.has_steps()), (None, false));
    }
    typed(&mut entry, "d4n");
    entry.leave_typed();
    assert!(!entry.has_steps());
}

#[test]
fn a_draft_is_written_and_read() {
    let start = ["Ed4", "Ra1", "hd5", "rh8"];
    let mut entry = at(&start);
    press(&mut entry, &["d4", "d5", "c5", "a1", "b1"]);
    assert_eq!(entry.to_text(), "hd5w Ed4n Ra1e");
    let mut again = at(&start);
    assert_eq!(again.read(&entry.to_text()), Ok(()));
    assert_eq!(made(&again), made(&entry));
    again.apply(EntryAction::Undo);
    again.apply(EntryAction::Undo);
    assert!(!again.has_steps(), "the push is undone as one again");
    for wrong in ["Ed4n Ra1e Ra1e", "Ra1 Eb1", "Ed4q", "takeback"] {
        let mut entry = at(&start);
        assert!(entry.read(wrong).is_err(), "{wrong}");
        assert_eq!(entry, at(&start), "{wrong}");
    }
    assert_eq!(at(&start).read(""), Ok(()));
}
