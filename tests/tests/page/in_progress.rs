//! Several games at the same time: the list of games in progress, and games of computers that go on meanwhile.

use ansa_core::{Game, Side};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;

in_each_browser!(
    a_game_between_computers_goes_on_while_another_is_played,
    ; long in firefox:
    the_game_in_which_a_person_is_to_move_comes_first,
);

/// The number of turns of the running game, as its line says: “Gold to move, 12 turns.”
fn turns(page: &Page) -> u32 {
    let line = page.text(&format!("[data-turn=running] {}", hook("live-status")));
    line.split_whitespace().find_map(|word| word.parse().ok()).unwrap_or(0)
}

fn a_game_between_computers_goes_on_while_another_is_played(page: &mut Page) {
    let running = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ed7s"]);
    page.open_game(&running, "level-6", "level-6");
    page.wait_for_mode(&["computer", "replay"]);
    page.new_game("person", Side::Gold);
    let mut own = Game::new();
    page.set_up(&mut own, Preset::NinetyNine);

    page.click(&hook("library"));
    page.wait_for("[data-turn=running]");
    let before = turns(page);
    page.wait_until("turns of the computers", || turns(page) > before + 2);
    assert_eq!(page.texts(&hook("live-turn")), ["Silver to set up.", "Being played now"]);
    assert_eq!(page.count(&format!("{}[data-current]", hook("live-game"))), 1);

    // ---- The other game goes on as well, and both are saved ----
    page.press(Key::Escape);
    page.wait_until_gone(&hook("library-screen"));
    page.set_up(&mut own, Preset::NinetyNine);
    page.assert_plies(&own);
    page.click(&hook("library"));
    page.wait_for("[data-turn=running]");
    let before = turns(page);
    page.wait_until("another turn", || turns(page) > before);
    // A new tab begins with the game that was shown, not with the one that was saved last.
    let shown = page.stored_game().unwrap();
    assert!(shown.contains("person"), "{shown}");
    page.click(&format!("[data-turn=running] {}", hook("open-live-game")));
    page.wait_until_gone(&hook("library-screen"));
    let shown = page.wait_for_snapshot("the game of the computers", |shown| shown.plies().len() > 2);
    assert!(shown.plies().len() >= before as usize + 2, "{} plies, {before} turns", shown.plies().len());
    let plies = shown.plies().len();
    page.wait_for_snapshot("its next turn", |shown| shown.plies().len() > plies);
    page.come_back();
    page.wait_for_snapshot("what was saved", |shown| shown.plies().len() >= plies);
}

fn the_game_in_which_a_person_is_to_move_comes_first(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ed7s"]);
    page.open_game(&game, "person", "level-1");
    page.new_game("person", Side::Gold);
    let mut own = Game::new();
    page.set_up(&mut own, Preset::NinetyNine);
    page.click(&hook("library"));
    page.wait_until("both games", || page.count(&hook("live-game")) == 2);
    assert_eq!(page.texts(&hook("live-turn")), ["Your turn", "Silver to set up."]);
    // One press opens it.
    page.wait_until("the focus", || {
        page.press(Key::Tab);
        page.focus_is_on(&hook("open-live-game"))
    });
    page.press(Key::Enter);
    page.wait_until_gone(&hook("library-screen"));
    page.wait_for_plies(game.plies().len());
    page.assert_plies(&game);

    // ---- A game that is over is no longer in progress ----
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for_mode(&["over"]);
    page.click(&hook("library"));
    page.wait_until("one game", || page.texts(&hook("live-turn")) == ["Silver to set up."]);
}
