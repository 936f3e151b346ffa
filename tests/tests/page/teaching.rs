//! The teaching game.

use ansa_core::Game;
use ansa_core::notation::PositionText;
use ansa_core::position::rule_set::RuleSet;
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, hook};
use ansa_tests::in_each_browser;

in_each_browser!(
    ; long in firefox:
    a_bad_mistake_is_named_and_taken_back,
);

/// Gold's rabbit on b5 can reach goal, and then silver's on g4.
const POSITION: &str = "g [r                        R            r                 E       ]";

/// Begins a teaching game from the position against the weakest level.
fn begin(page: &Page) -> Game {
    page.open_new_game();
    page.click(&hook("more"));
    page.click("label:has(input[name=teaches])");
    page.click("label:has(input[name=start-from][value=pasted])");
    page.type_into(&hook("position-text"), POSITION);
    page.wait_for_text(&hook("recap"), "teaching");
    page.click(&hook("start"));
    page.wait_until_gone(&hook("new-game-dialog"));
    page.wait_for_mode(&["turn"]);
    let position = PositionText::read(POSITION).unwrap().to_builder().build().unwrap();
    Game::from_position(position, 2, RuleSet::CURRENT)
}

fn a_bad_mistake_is_named_and_taken_back(page: &mut Page) {
    let start = begin(page);
    let mut game = start.clone();
    page.play(&mut game, "Ea1n", InputMethod::Click);
    page.wait_for_text(&hook("teaching"), "Gold could have reached the goal");
    page.screenshot("teaching");
    page.click(&hook("teaching-take-back"));
    page.wait_for_mode(&["turn"]);
    page.assert_board(&start.board());
    page.wait_until_gone(&hook("teaching"));

    // ---- The computer waits, also over a reload ----
    let mut game = start.clone();
    page.play(&mut game, "Ea1e", InputMethod::Click);
    page.wait_for(&hook("teaching"));
    page.come_back();
    page.wait_for(&hook("teaching"));
    page.assert_plies(&game);

    // ---- What was decided is not asked again ----
    page.click(&hook("teaching-play-on"));
    page.wait_for_plies(2);
    page.wait_until_gone(&hook("teaching"));
    page.come_back();
    page.wait_for_plies(2);
    assert!(!page.has(&hook("teaching")));
}
