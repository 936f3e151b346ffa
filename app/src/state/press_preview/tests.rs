use ansa_board::testing::{position, square};
use ansa_core::{Game, Side};

use super::*;
use crate::state::{EntryAction, GameOptions, Player, SetupAction};
use crate::text;

fn at(pieces: &[&str]) -> PlayState {
    let game = Game::from_position(position("g", pieces), 2, ansa_core::position::rule_set::RuleSet::CURRENT);
    PlayState::resume(game, GameOptions::against(Player::Person, Side::Gold))
}

/// The text shown while the pointer is on a square.
fn said(play: &PlayState, name: &str) -> String {
    let pointing = Pointing { at: Some(square(name)), drag_path: Vec::new() };
    PressPreview::of(play, &pointing).map(|preview| text::press_preview(&preview)).unwrap_or_default()
}

fn press(play: &mut PlayState, name: &str) {
    play.apply(EntryAction::Press(square(name)));
}

#[test]
fn every_press_has_a_correct_preview() {
    let mut play = at(&["Ed4", "Hc2", "Ra1", "Cg5", "hd5", "eg6", "rh8"]);
    assert_eq!(said(&play, "d4"), "Press to move the gold elephant.");
    assert_eq!(said(&play, "d5"), "Press to push or pull the silver horse.");
    assert_eq!(said(&play, "b4"), "");
    assert!(said(&play, "g5").contains("frozen"), "{}", said(&play, "g5"));
    press(&mut play, "c2");
    assert_eq!(said(&play, "b4"), "Gold horse to b4, 3 steps.");
    assert_eq!(said(&play, "c3"), "Gold horse to c3, 1 step. The gold horse on c3 is captured!");
    press(&mut play, "d4");
    assert_eq!(said(&play, "d5"), "Push the silver horse, then choose where it goes.");
    let pointing = Pointing::default();
    let waits =
        PressPreview::of(&play, &pointing).map(|preview| text::press_preview(&preview)).unwrap_or_default();
    assert!(waits.contains("marked"), "{waits}");
    press(&mut play, "d5");
    assert_eq!(said(&play, "d6"), "Push the silver horse to d6, 2 steps.");
    assert_eq!(said(&play, "d4"), "Pull the silver horse to d4, then choose where the gold elephant goes.");
    press(&mut play, "d4");
    assert_eq!(said(&play, "e4"), "Pull the silver horse to d4, 2 steps.");
}

#[test]
fn a_selected_piece_in_the_setup_explains_the_next_press() {
    let mut play = PlayState::new(GameOptions::against(Player::Person, Side::Gold));
    assert_eq!(said(&play, "b2"), "");
    press(&mut play, "b2");
    let waits = "Press a piece to swap with the gold horse. Press the horse again to deselect it.";
    let nowhere = PressPreview::of(&play, &Pointing::default());
    assert_eq!(nowhere.map(|preview| text::press_preview(&preview)).as_deref(), Some(waits));
    assert_eq!((said(&play, "b2").as_str(), said(&play, "e5").as_str()), (waits, waits));
    assert_eq!(said(&play, "a1"), "Swap the gold horse and the gold rabbit.");
    play.apply(SetupAction::Clear);
    press(&mut play, "e2");
    press(&mut play, "e2");
    assert_eq!(
        said(&play, "e2"),
        "Press a free square for the gold elephant, or a piece to swap it with. Press the elephant again to \
         deselect it."
    );
}

#[test]
fn an_enemy_that_can_only_be_pulled_explains_why_and_how() {
    let walled_in = ["Ee6", "Ra1", "me7", "re8", "rd7", "rf7", "rh8"];
    let mut play = at(&walled_in);
    let waits = |play: &PlayState| {
        let preview = PressPreview::of(play, &Pointing::default());
        preview.map(|preview| text::press_preview(&preview)).unwrap_or_default()
    };
    assert_eq!(
        said(&play, "e7"),
        "Press to pull the silver camel. The enemy can’t be pushed: no square next to it is free."
    );
    press(&mut play, "e6");
    assert!(waits(&play).contains("press a marked enemy"), "{}", waits(&play));
    assert_eq!(said(&play, "e7"), "Pull the silver camel to e6, then choose where the gold elephant goes.");
    press(&mut play, "e7");
    let words = "Choose where the gold elephant goes; it pulls the silver camel to e6. The enemy can’t be \
                 pushed: no square next to it is free.";
    assert_eq!(waits(&play), words);
    assert_eq!(said(&play, "e5"), "Pull the silver camel to e6, 2 steps.");
    let view = play.board_view(&Pointing::default(), false);
    let marks = |name: &str| view.squares[square(name).index()].clone();
    assert!(marks("e7").selected && marks("e6").partner && marks("e5").destination.is_some());
    // The own piece can also be pressed first; the enemy stays marked.
    press(&mut play, "e6");
    let view = play.board_view(&Pointing::default(), false);
    assert!(view.squares[square("e6").index()].selected && view.squares[square("e7").index()].partner);
    press(&mut play, "e5");
    assert_eq!(play.board().piece_at(square("e6")).map(Piece::letter), Some('m'));
    // If two pieces could pull it, the player has to press one first.
    let mut play = at(&["Ed7", "Me6", "Ra1", "he7", "re8", "rf7", "rh8"]);
    press(&mut play, "e7");
    assert!(waits(&play).starts_with("Press a marked piece to pull the silver horse"));
    press(&mut play, "e6");
    press(&mut play, "e5");
    assert_eq!(play.board().piece_at(square("e6")).map(Piece::letter), Some('h'));
}

#[test]
fn frozen_pieces_and_those_on_traps_are_explained() {
    let play = at(&["Ed4", "Ra1", "Cg5", "Hg6", "Rc3", "Dc2", "hd5", "eg4", "rh8"]);
    let about = |name: &str| {
        let pointing = Pointing { at: Some(square(name)), drag_path: Vec::new() };
        let about = PressPreview::square_status(&play, &pointing);
        about.map(|(piece, at, status)| text::guide::square_status(piece, at, &status)).unwrap_or_default()
    };
    assert_eq!(
        about("d5"),
        " The silver horse on d5 is frozen by the gold elephant on d4. It can’t step unless a friendly piece is next to it."
    );
    assert_eq!(about("c3"), " The rabbit is on a trap, protected only by the gold dog on c2.");
    assert_eq!((about("a1"), about("d4"), about("g5")), Default::default());
    let play = at(&["Ed4", "Ra1", "Cg5", "eg4", "rh8"]);
    assert_eq!(
        said(&play, "g5"),
        "The gold cat on g5 is frozen by the silver elephant on g4. It can’t step unless a friendly piece is next to it."
    );
}

#[test]
fn the_last_action_is_described() {
    let mut play = at(&["Ed4", "Cb3", "Hc2", "Ra1", "hd5", "rb4", "rh8"]);
    let done = |play: &PlayState| text::guide::done(play).unwrap_or_default();
    press(&mut play, "d5");
    press(&mut play, "d6");
    assert_eq!(done(&play), "Pushed the silver horse to d6. 2 steps left.");
    play.apply(EntryAction::Reset);
    assert_eq!(done(&play), "");
    press(&mut play, "d4");
    press(&mut play, "e4");
    assert_eq!(done(&play), "", "a walk is plain to see");
    press(&mut play, "d5");
    press(&mut play, "d4");
    assert_eq!(done(&play), "Pulled the silver horse to d4. 2 steps left.");
    press(&mut play, "b3");
    assert_eq!(done(&play), "", "with a piece in hand that counts");
    press(&mut play, "c3");
    assert_eq!(
        done(&play),
        "Gold cat to c3. The cat is on a trap, protected only by the gold horse on c2. 1 step left."
    );
}

#[test]
fn a_capture_is_reported_in_a_sentence() {
    let mut play = at(&["Hc2", "Eb4", "Ra1", "rb3", "rh8"]);
    press(&mut play, "c2");
    assert!(
        PressPreview::of(&play, &Pointing::default())
            .is_some_and(|preview| text::press_preview(&preview).contains("A cross means"))
    );
    press(&mut play, "c3");
    let said = |play: &PlayState| play.notice.as_ref().map(text::notice).unwrap_or_default();
    assert_eq!(
        said(&play),
        "The gold horse is lost in the trap on c3: no friendly piece is next to it. Undo brings it back."
    );
    play.apply(EntryAction::Undo);
    assert_eq!(play.notice, None);
    press(&mut play, "b3");
    press(&mut play, "c3");
    assert_eq!(said(&play), "The silver rabbit is captured in the trap on c3.");
    play.apply(crate::state::PlayAction::End);
    assert_eq!(
        text::guide::taken(&play).as_deref(),
        Some("In the last turn, the silver rabbit was captured on c3.")
    );
}

#[test]
fn a_drop_has_a_correct_preview() {
    let mut play = at(&["Ed4", "Ra1", "hd5", "rh8"]);
    play.apply(EntryAction::Select(square("d4")));
    let drop = |drag_path: &[&str]| {
        let drag_path: Vec<Square> = drag_path.iter().map(|name| square(name)).collect();
        let pointing = Pointing { at: drag_path.last().copied(), drag_path };
        PressPreview::of(&play, &pointing).map(|preview| text::press_preview(&preview)).unwrap_or_default()
    };
    assert_eq!(drop(&["d4", "d5"]), "Push the silver horse, then choose where it goes.");
    assert_eq!(drop(&["d4", "d5", "d6"]), "Push the silver horse to d6, 2 steps.");
    assert_eq!(drop(&["d4", "e4"]), "Gold elephant to e4, 1 step.");
}
