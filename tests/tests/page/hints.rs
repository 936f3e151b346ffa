//! Hints: first the piece that should move, then the whole turn, on the board and as text.

use ansa_core::{Game, StepKind};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, begin, game_of, hook, on, steps_of};
use ansa_tests::in_each_browser;

in_each_browser!(
    ; long in firefox:
    a_hint_comes_in_two_stages_and_ends_with_a_step,
    a_hint_by_keys_can_be_followed,
);

fn game() -> Game {
    game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n Ee3n Ee4n Md2n", "ra7s ra6s ed7s ed6s"])
}

/// Waits until the hint names a piece, and returns its square.
fn wait_for_piece(page: &Page) -> String {
    page.wait_for("[data-test=hint][data-stage=piece]");
    let hinted = page.snapshot().squares_with("hint");
    assert_eq!(hinted.len(), 1, "{hinted:?}");
    let square = hinted.into_iter().next().unwrap();
    let words = page.text(&hook("hint"));
    assert!(words.contains(&square), "{words}: {square}");
    assert_eq!(page.count("[data-arrow]"), 0, "the turn is shown too early");
    square
}

fn wait_for_turn(page: &Page, piece: &str) {
    page.wait_for("[data-test=hint][data-stage=turn]");
    page.wait_for(&format!("[data-arrow^={piece}]"));
}

fn no_hint(page: &Page) {
    page.wait_until_gone(&hook("hint"));
    assert_eq!(page.count("[data-arrow]"), 0);
    assert!(page.snapshot().squares_with("hint").is_empty());
}

fn a_hint_comes_in_two_stages_and_ends_with_a_step(page: &mut Page) {
    let game = game();
    page.open_game(&game, "person", "level-1");
    let before = page.snapshot();
    page.click(&hook("hint-button"));
    let piece = wait_for_piece(page);
    page.click(&hook("hint-button"));
    wait_for_turn(page, &piece);
    // No step was played.
    let shown = page.snapshot();
    assert!(shown.board() == before.board());
    assert_eq!((shown.steps_left(), shown.plies()), (Some(4), before.plies()));
    for (width, height) in [(360, 740), (820, 1180), (1440, 900)] {
        page.set_size(width, height);
        page.screenshot(&format!("hint-{width}x{height}"));
    }
    page.click(&hook("hint-button"));
    no_hint(page);

    // A step hides the hint, and undoing the step does not show it again.
    page.click(&hook("hint-button"));
    wait_for_piece(page);
    let mut turn = begin(&game);
    page.enter(&mut turn, "Hb2n", InputMethod::Click);
    no_hint(page);
    page.click(&hook("undo"));
    page.wait_for_snapshot("no step", |shown| shown.steps_left() == Some(4));
    no_hint(page);

    // A hint within the turn leaves the steps made, and says how to go on from them.
    page.click(&hook("redo"));
    page.wait_for_snapshot("a step", |shown| shown.steps_left() == Some(3));
    page.click(&hook("hint-button"));
    page.wait_for("[data-test=hint]:not([data-stage=asked])");
    assert_eq!(page.snapshot().steps_left(), Some(3));
    page.click(&hook("undo"));
    page.wait_for_snapshot("no step", |shown| shown.steps_left() == Some(4));
    no_hint(page);
    page.click(&hook("redo"));
    page.wait_for_snapshot("a step", |shown| shown.steps_left() == Some(3));

    // No hints are available during the computer's turn.
    page.click(&hook("end-turn"));
    page.wait_for_mode(&["computer", "replay"]);
    assert!(page.property(&hook("hint-button"), "disabled").is_some_and(|disabled| disabled == "true"));
}

fn a_hint_by_keys_can_be_followed(page: &mut Page) {
    let mut game = game();
    page.open_game(&game, "person", "person");
    page.press('h');
    let piece = wait_for_piece(page);
    page.press('h');
    wait_for_turn(page, &piece);
    let words = page.text(&hook("hint"));
    assert!(words.contains(" to "), "the turn is not told in words: {words}");
    let record = page.attribute(&hook("hint"), "data-turn").unwrap();
    let steps = steps_of(&record);
    page.play_steps(&mut game, &steps, InputMethod::Click);
    no_hint(page);
    // The other player asks for a hint and moves without waiting for it.
    page.press('h');
    let mut steps = game.position().unwrap().steps();
    let (step, _) = steps.find(|(_, kind)| *kind == StepKind::Simple).unwrap();
    page.click(&on(&step.from.to_string()));
    page.click(&on(&step.to().unwrap().to_string()));
    page.wait_for_snapshot("a step", |shown| shown.steps_left() == Some(3));
    no_hint(page);
    page.click(&hook("undo"));
    page.press('h');
    wait_for_piece(page);
}
