use ansa_board::testing::{position, square};
use ansa_core::{Game, Side};

use super::*;
use crate::state::{EntryAction, GameOptions, Player, SetupAction};
use crate::text;

fn at(pieces: &[&str]) -> PlayState {
    let game = Game::from_position(position("g", pieces), 2, ansa_core::position::outcome::RuleSet::CURRENT);
    PlayState::resume(game, GameOptions::against(Player::Person, Side::Gold))
}

/// The words for pointing at a square.
fn said(table: &PlayState, name: &str) -> String {
    let pointing = Pointing { at: Some(square(name)), way: Vec::new() };
    PressPreview::of(table, &pointing).map(|preview| text::press_preview(&preview)).unwrap_or_default()
}

fn press(table: &mut PlayState, name: &str) {
    table.apply(EntryAction::Press(square(name)));
}

#[test]
fn every_press_says_before_what_it_does() {
    let mut table = at(&["Ed4", "Hc2", "Ra1", "Cg5", "hd5", "eg6", "rh8"]);
    assert_eq!(said(&table, "d4"), "Press to move the gold elephant.");
    assert_eq!(said(&table, "d5"), "Press to push or pull the silver horse.");
    assert_eq!(said(&table, "b4"), "");
    assert!(said(&table, "g5").contains("frozen"), "{}", said(&table, "g5"));
    press(&mut table, "c2");
    assert_eq!(said(&table, "b4"), "Gold horse to b4, 3 steps.");
    assert_eq!(said(&table, "c3"), "Gold horse to c3, 1 step. The gold horse on c3 is lost!");
    press(&mut table, "d4");
    assert_eq!(said(&table, "d5"), "Push the silver horse, then choose where.");
    let pointing = Pointing::default();
    let waits =
        PressPreview::of(&table, &pointing).map(|preview| text::press_preview(&preview)).unwrap_or_default();
    assert!(waits.contains("marked"), "{waits}");
    press(&mut table, "d5");
    assert_eq!(said(&table, "d6"), "Push the silver horse to d6, 2 steps.");
    assert_eq!(said(&table, "d4"), "Pull the silver horse to d4, then choose where the gold elephant goes.");
    press(&mut table, "d4");
    assert_eq!(said(&table, "e4"), "Pull the silver horse to d4, 2 steps.");
}

#[test]
fn a_piece_in_hand_in_the_setup_says_what_comes_next() {
    let mut table = PlayState::new(GameOptions::against(Player::Person, Side::Gold));
    assert_eq!(said(&table, "b2"), "");
    press(&mut table, "b2");
    let waits = "Press the piece to swap the gold horse with. Press the horse again to let it go.";
    let nowhere = PressPreview::of(&table, &Pointing::default());
    assert_eq!(nowhere.map(|preview| text::press_preview(&preview)).as_deref(), Some(waits));
    assert_eq!((said(&table, "b2").as_str(), said(&table, "e5").as_str()), (waits, waits));
    assert_eq!(said(&table, "a1"), "Swap the gold horse and the gold rabbit.");
    table.apply(SetupAction::Clear);
    press(&mut table, "e2");
    press(&mut table, "e2");
    assert_eq!(
        said(&table, "e2"),
        "Press a free square for the gold elephant, or a piece to swap it with. Press the elephant again to let \
         it go."
    );
}

#[test]
fn an_enemy_that_can_only_be_pulled_says_why_and_what_to_press() {
    let walled_in = ["Ee6", "Ra1", "me7", "re8", "rd7", "rf7", "rh8"];
    let mut table = at(&walled_in);
    let waits = |table: &PlayState| {
        let preview = PressPreview::of(table, &Pointing::default());
        preview.map(|preview| text::press_preview(&preview)).unwrap_or_default()
    };
    assert_eq!(
        said(&table, "e7"),
        "Press to pull the silver camel. It can’t be pushed: no square beside it is free."
    );
    press(&mut table, "e6");
    assert!(waits(&table).contains("press a marked enemy"), "{}", waits(&table));
    assert_eq!(said(&table, "e7"), "Pull the silver camel to e6, then choose where the gold elephant goes.");
    press(&mut table, "e7");
    let words = "Choose where the gold elephant goes; it pulls the silver camel to e6. It can’t be pushed: no \
                 square beside it is free.";
    assert_eq!(waits(&table), words);
    assert_eq!(said(&table, "e5"), "Pull the silver camel to e6, 2 steps.");
    let view = table.board_view(&Pointing::default(), false);
    let marks = |name: &str| view.squares[square(name).index()].clone();
    assert!(marks("e7").held && marks("e6").partner && marks("e5").target.is_some());
    // By way of the own piece, too; the enemy stays marked.
    press(&mut table, "e6");
    let view = table.board_view(&Pointing::default(), false);
    assert!(view.squares[square("e6").index()].held && view.squares[square("e7").index()].partner);
    press(&mut table, "e5");
    assert_eq!(table.board().piece_at(square("e6")).map(Piece::letter), Some('m'));
    // With two that could pull it, one is to be pressed first.
    let mut table = at(&["Ed7", "Me6", "Ra1", "he7", "re8", "rf7", "rh8"]);
    press(&mut table, "e7");
    assert!(waits(&table).starts_with("Press your marked piece that pulls the silver horse"));
    press(&mut table, "e6");
    press(&mut table, "e5");
    assert_eq!(table.board().piece_at(square("e6")).map(Piece::letter), Some('h'));
}

#[test]
fn frozen_pieces_and_those_on_traps_are_explained() {
    let table = at(&["Ed4", "Ra1", "Cg5", "Hg6", "Rc3", "Dc2", "hd5", "eg4", "rh8"]);
    let about = |name: &str| {
        let pointing = Pointing { at: Some(square(name)), way: Vec::new() };
        let about = PressPreview::stands(&table, &pointing);
        about.map(|(piece, at, footing)| text::guide::footing(piece, at, &footing)).unwrap_or_default()
    };
    assert_eq!(
        about("d5"),
        " The silver horse on d5 is frozen by the gold elephant on d4: it can’t step without a friend beside it."
    );
    assert_eq!(about("c3"), " On a trap: only the gold dog on c2 keeps the rabbit from being lost.");
    assert_eq!((about("a1"), about("d4"), about("g5")), Default::default());
    let table = at(&["Ed4", "Ra1", "Cg5", "eg4", "rh8"]);
    assert_eq!(
        said(&table, "g5"),
        "The gold cat on g5 is frozen by the silver elephant on g4: it can’t step without a friend beside it."
    );
}

#[test]
fn what_was_done_is_said() {
    let mut table = at(&["Ed4", "Cb3", "Hc2", "Ra1", "hd5", "rb4", "rh8"]);
    let done = |table: &PlayState| text::guide::done(table).unwrap_or_default();
    press(&mut table, "d5");
    press(&mut table, "d6");
    assert_eq!(done(&table), "Pushed the silver horse to d6. 2 steps left.");
    table.apply(EntryAction::Reset);
    assert_eq!(done(&table), "");
    press(&mut table, "d4");
    press(&mut table, "e4");
    assert_eq!(done(&table), "", "a walk is plain to see");
    press(&mut table, "d5");
    press(&mut table, "d4");
    assert_eq!(done(&table), "Pulled the silver horse to d4. 2 steps left.");
    press(&mut table, "b3");
    assert_eq!(done(&table), "", "with a piece in hand that counts");
    press(&mut table, "c3");
    assert_eq!(
        done(&table),
        "Gold cat to c3. On a trap: only the gold horse on c2 keeps the cat from being lost. 1 step left."
    );
}

#[test]
fn a_loss_is_told_in_a_sentence() {
    let mut table = at(&["Hc2", "Eb4", "Ra1", "rb3", "rh8"]);
    press(&mut table, "c2");
    assert!(
        PressPreview::of(&table, &Pointing::default())
            .is_some_and(|preview| text::press_preview(&preview).contains("A cross means"))
    );
    press(&mut table, "c3");
    let said = |table: &PlayState| table.notice.as_ref().map(text::notice).unwrap_or_default();
    assert_eq!(
        said(&table),
        "The gold horse is lost in the trap c3: no friend stands beside it. Undo brings it back."
    );
    table.apply(EntryAction::Undo);
    assert_eq!(table.notice, None);
    press(&mut table, "b3");
    press(&mut table, "c3");
    assert_eq!(said(&table), "The silver rabbit is captured in the trap c3.");
    table.apply(crate::state::PlayAction::End);
    assert_eq!(
        text::guide::taken(&table).as_deref(),
        Some("In the last turn the silver rabbit was lost in the trap c3.")
    );
}

#[test]
fn a_drop_says_before_what_it_does() {
    let mut table = at(&["Ed4", "Ra1", "hd5", "rh8"]);
    table.apply(EntryAction::Hold(square("d4")));
    let drop = |way: &[&str]| {
        let way: Vec<Square> = way.iter().map(|name| square(name)).collect();
        let pointing = Pointing { at: way.last().copied(), way };
        PressPreview::of(&table, &pointing).map(|preview| text::press_preview(&preview)).unwrap_or_default()
    };
    assert_eq!(drop(&["d4", "d5"]), "Push the silver horse, then choose where.");
    assert_eq!(drop(&["d4", "d5", "d6"]), "Push the silver horse to d6, 2 steps.");
    assert_eq!(drop(&["d4", "e4"]), "Gold elephant to e4, 1 step.");
}
