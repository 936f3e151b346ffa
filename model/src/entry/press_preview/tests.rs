use ansa_board::BoardEvent;
use ansa_board::destinations::Selection;
use ansa_board::testing::{position, square};
use ansa_core::Game;

use super::*;
use crate::entry::{EntryAction, SetupAction};
use crate::text;

fn at(pieces: &[&str]) -> PlyEntry {
    PlyEntry::from_turn(position("g", pieces))
}

/// The text shown while the pointer is on a square.
fn said(entry: &PlyEntry, name: &str) -> String {
    let pointing = Pointing { at: Some(square(name)), drag_path: Vec::new() };
    PressPreview::of(entry, &pointing).map(|preview| text::press_preview(&preview)).unwrap_or_default()
}

fn letter(entry: &PlyEntry, name: &str) -> Option<char> {
    entry.position()?.board().piece_at(square(name)).map(Piece::letter)
}

fn press(entry: &mut PlyEntry, name: &str) {
    entry.apply(EntryAction::Board(BoardEvent::Press(square(name))));
}

#[test]
fn every_press_has_a_correct_preview() {
    let mut entry = at(&["Ed4", "Hc2", "Ra1", "Cg5", "hd5", "eg6", "rh8"]);
    assert_eq!(said(&entry, "d4"), "Press to move the gold elephant.");
    assert_eq!(said(&entry, "d5"), "Press to push or pull the silver horse.");
    assert_eq!(said(&entry, "b4"), "");
    assert!(said(&entry, "g5").contains("frozen"), "{}", said(&entry, "g5"));
    press(&mut entry, "c2");
    assert_eq!(said(&entry, "b4"), "Gold horse to b4, 3 steps.");
    assert_eq!(said(&entry, "c3"), "Gold horse to c3, 1 step. You lose the gold horse on c3!");
    press(&mut entry, "d4");
    assert_eq!(said(&entry, "d5"), "Push the silver horse, then choose where it goes.");
    let pointing = Pointing::default();
    let waits =
        PressPreview::of(&entry, &pointing).map(|preview| text::press_preview(&preview)).unwrap_or_default();
    assert!(waits.contains("marked"), "{waits}");
    press(&mut entry, "d5");
    assert_eq!(said(&entry, "d6"), "Push the silver horse to d6, 2 steps.");
    assert_eq!(said(&entry, "d4"), "Pull the silver horse to d4, then choose where the gold elephant goes.");
    press(&mut entry, "d4");
    assert_eq!(said(&entry, "e4"), "Pull the silver horse to d4, 2 steps.");
}

#[test]
fn a_selected_piece_in_the_setup_explains_the_next_press() {
    let mut entry = PlyEntry::of(&Game::new());
    assert_eq!(said(&entry, "b2"), "");
    press(&mut entry, "b2");
    let waits = "Choose a piece to swap with the gold horse. Press the horse again to deselect it.";
    let nowhere = PressPreview::of(&entry, &Pointing::default());
    assert_eq!(nowhere.map(|preview| text::press_preview(&preview)).as_deref(), Some(waits));
    assert_eq!((said(&entry, "b2").as_str(), said(&entry, "e5").as_str()), (waits, waits));
    assert_eq!(said(&entry, "a1"), "Swap the gold horse and the gold rabbit.");
    entry.apply(EntryAction::Setup(SetupAction::Clear));
    press(&mut entry, "e2");
    press(&mut entry, "e2");
    assert_eq!(
        said(&entry, "e2"),
        "Choose a free square for the gold elephant, or a piece to swap it with. Press the elephant again to \
         deselect it."
    );
}

#[test]
fn an_enemy_that_can_only_be_pulled_explains_why_and_how() {
    let walled_in = ["Ee6", "Ra1", "me7", "re8", "rd7", "rf7", "rh8"];
    let mut entry = at(&walled_in);
    let waits = |entry: &PlyEntry| {
        let preview = PressPreview::of(entry, &Pointing::default());
        preview.map(|preview| text::press_preview(&preview)).unwrap_or_default()
    };
    assert_eq!(
        said(&entry, "e7"),
        "Press to pull the silver camel. The enemy can’t be pushed: there is no empty square next to it."
    );
    press(&mut entry, "e6");
    assert!(waits(&entry).contains("choose a marked enemy"), "{}", waits(&entry));
    assert_eq!(said(&entry, "e7"), "Pull the silver camel to e6, then choose where the gold elephant goes.");
    press(&mut entry, "e7");
    let words = "Choose where the gold elephant goes. It pulls the silver camel to e6. The enemy can’t be \
                 pushed: there is no empty square next to it.";
    assert_eq!(waits(&entry), words);
    assert_eq!(said(&entry, "e5"), "Pull the silver camel to e6, 2 steps.");
    let selection = Selection { at: square("e7"), with: Partner::MovedBy(square("e6")) };
    assert_eq!(entry.selection(), Some(selection));
    assert!(entry.destinations(&[]).iter().any(|route| route.to == square("e5")));
    // The own piece can also be pressed first; the enemy stays marked.
    press(&mut entry, "e6");
    let selection = Selection { at: square("e6"), with: Partner::Pulled(square("e7")) };
    assert_eq!(entry.selection(), Some(selection));
    press(&mut entry, "e5");
    assert_eq!(letter(&entry, "e6"), Some('m'));
    // If two pieces could pull it, the player has to press one first.
    let mut entry = at(&["Ed7", "Me6", "Ra1", "he7", "re8", "rf7", "rh8"]);
    press(&mut entry, "e7");
    assert!(waits(&entry).starts_with("Choose a marked piece to pull the silver horse"));
    press(&mut entry, "e6");
    press(&mut entry, "e5");
    assert_eq!(letter(&entry, "e6"), Some('h'));
}

#[test]
fn frozen_pieces_and_those_on_traps_are_explained() {
    let entry = at(&["Ed4", "Ra1", "Cg5", "Hg6", "Rc3", "Dc2", "hd5", "eg4", "rh8"]);
    let about = |name: &str| {
        let pointing = Pointing { at: Some(square(name)), drag_path: Vec::new() };
        let about = PressPreview::square_status(&entry, &pointing);
        about.map(|(piece, at, status)| text::guide::square_status(piece, at, &status)).unwrap_or_default()
    };
    assert_eq!(
        about("d5"),
        [
            "The silver horse on d5 is frozen by the gold elephant on d4. It can’t step unless a friendly piece is next to it."
        ]
    );
    assert_eq!(about("c3"), ["The rabbit is on a trap, protected only by the gold dog on c2."]);
    assert_eq!((about("a1"), about("d4"), about("g5")), Default::default());
    let entry = at(&["Ed4", "Ra1", "Cg5", "eg4", "rh8"]);
    assert_eq!(
        said(&entry, "g5"),
        "The gold cat on g5 is frozen by the silver elephant on g4. It can’t step unless a friendly piece is next to it."
    );
}

#[test]
fn a_drop_has_a_correct_preview() {
    let mut entry = at(&["Ed4", "Ra1", "hd5", "rh8"]);
    entry.apply(EntryAction::Board(BoardEvent::Select(square("d4"))));
    let drop = |drag_path: &[&str]| {
        let drag_path: Vec<Square> = drag_path.iter().map(|name| square(name)).collect();
        let pointing = Pointing { at: drag_path.last().copied(), drag_path };
        PressPreview::of(&entry, &pointing).map(|preview| text::press_preview(&preview)).unwrap_or_default()
    };
    assert_eq!(drop(&["d4", "d5"]), "Push the silver horse, then choose where it goes.");
    assert_eq!(drop(&["d4", "d5", "d6"]), "Push the silver horse to d6, 2 steps.");
    assert_eq!(drop(&["d4", "e4"]), "Gold elephant to e4, 1 step.");
}

#[test]
fn the_piece_in_question_is_named_only_while_it_is_selected() {
    let entry = at(&["Ed4", "Ra1", "md5", "rh8"]);
    let piece = |from: &str| {
        let pointing = Pointing { at: Some(square(from)), ..Pointing::default() };
        PressPreview::of(&entry, &pointing).and_then(|preview| preview.piece()).map(Piece::letter)
    };
    assert_eq!([piece("d4"), piece("d5"), piece("a8")], [Some('E'), Some('m'), None]);
}
