//! What the help line says during a game.

use ansa_board::Pointing;

use super::*;
use crate::Apply;
use crate::activities::play::PlayAction;
use crate::activities::play::testing::{at, press};
use crate::entry::{EntryAction, PressPreview};
use crate::text;

#[test]
fn the_last_action_is_described() {
    let mut play = at("g", &["Ed4", "Cb3", "Hc2", "Ra1", "hd5", "rb4", "rh8"]);
    let done = |play: &PlayState| done(play).unwrap_or_default();
    press(&mut play, &["d5", "d6"]);
    assert_eq!(done(&play), "Pushed the silver horse to d6. 2 steps left.");
    play.apply(EntryAction::Reset);
    assert_eq!(done(&play), "");
    press(&mut play, &["d4", "e4"]);
    assert_eq!(done(&play), "", "a walk is plain to see");
    press(&mut play, &["d5", "d4"]);
    assert_eq!(done(&play), "Pulled the silver horse to d4. 2 steps left.");
    press(&mut play, &["b3"]);
    assert_eq!(done(&play), "", "with a piece in hand that counts");
    press(&mut play, &["c3"]);
    assert_eq!(
        done(&play),
        "Gold cat to c3. The cat is on a trap, protected only by the gold horse on c2. 1 step left."
    );
}

#[test]
fn a_capture_is_reported_in_a_sentence() {
    let mut play = at("g", &["Hc2", "Eb4", "Ra1", "rb3", "rh8"]);
    press(&mut play, &["c2"]);
    let preview = play.entry().and_then(|entry| PressPreview::of(entry, &Pointing::default()));
    assert!(preview.is_some_and(|preview| {
        text::press_preview(&preview).contains("A cross means that you lose a piece.")
    }));
    press(&mut play, &["c3"]);
    let said = |play: &PlayState| play.notice().map(text::notice).unwrap_or_default();
    assert_eq!(
        said(&play),
        "The gold horse is lost in the trap on c3: no friendly piece is next to it. Undo that step to bring it back."
    );
    play.apply(EntryAction::Undo);
    assert_eq!(play.notice(), None);
    press(&mut play, &["b3", "c3"]);
    assert_eq!(said(&play), "The silver rabbit is captured in the trap on c3.");
    play.apply(PlayAction::End);
    assert_eq!(taken(&play).as_deref(), Some("Last turn, the silver rabbit was captured on c3."));
}

#[test]
fn a_piece_left_frozen_is_named_at_once() {
    let done = |play: &PlayState| done(play).unwrap_or_default();
    // The cat leaves the rabbit beside the goal.
    let mut play = at("g", &["Ra7", "Ca6", "Eh1", "db7", "rh8"]);
    press(&mut play, &["a6", "a5"]);
    assert_eq!(
        done(&play),
        "The gold rabbit on a7 is frozen by the silver dog on b7. It can’t step unless a friendly piece is next to it. \
         3 steps left."
    );
    // It was frozen before.
    press(&mut play, &["h1", "h2"]);
    assert_eq!(done(&play), "");
    // A piece that walks next to a stronger enemy.
    let mut play = at("g", &["Cd4", "Ra1", "Eh1", "df4", "rh8"]);
    press(&mut play, &["d4", "e4"]);
    assert!(
        done(&play).starts_with("The gold cat on e4 is frozen by the silver dog on f4."),
        "{}",
        done(&play)
    );
}
