//! Planning mode: trying turns beside the game.

use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, begin, game_of, hook};
use ansa_tests::in_each_browser;

in_each_browser!(
    ; long in firefox:
    turns_are_tried_while_the_computer_thinks,
);

/// This level thinks for some seconds.
const OPPONENT: &str = "level-10";

fn turns_are_tried_while_the_computer_thinks(page: &mut Page) {
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "ra7s"]);
    page.open_game(&game, "person", OPPONENT);

    // ---- During the player's turn, from the steps made, and back ----
    page.carry("e3", "e4", InputMethod::Click);
    page.wait_for_draft("Ee3n");
    page.press('p');
    page.wait_for(&hook("plan"));
    page.carry("e4", "e5", InputMethod::Drag);
    page.press_with(&[ansa_tests::browser::Key::Shift], ansa_tests::browser::Key::Enter);
    page.wait_for_plies(game.plies().len() + 1);
    assert_eq!(page.wait_for_mode(&["turn"]).status(), "Silver to move");
    page.carry("a6", "a5", InputMethod::Click);
    page.wait_for_snapshot("a step of silver's", |shown| shown.steps_left() == Some(3));
    assert_eq!(page.draft(), "Ee3n", "the game knows nothing of it");
    page.press('b');
    page.wait_until_gone(&hook("plan"));
    let shown = page.snapshot();
    assert_eq!((shown.steps_left(), shown.plies().len()), (Some(3), game.plies().len()));

    // ---- While the computer thinks; its answer waits ----
    let mut turn = begin(&game);
    page.click(&hook("reset"));
    page.enter(&mut turn, "Ee3n Ee4n", InputMethod::Click);
    game.play(&turn).unwrap();
    page.click(&hook("end-turn"));
    page.wait_for_mode(&["computer"]);
    page.click(&hook("plan-begin"));
    page.wait_for(&hook("plan"));
    page.carry("a6", "a5", InputMethod::Click);
    page.wait_for_snapshot("a step of silver's", |shown| shown.steps_left() == Some(3));
    page.wait_for(&format!("{}[data-moved]", hook("plan")));
    let shown = page.snapshot();
    assert_eq!(
        (shown.mode(), shown.attribute("a5", "piece")),
        ("turn", Some("r")),
        "the planner is not thrown out"
    );
    assert_eq!(shown.plies().len(), game.plies().len());
    for (width, height) in [(360, 740), (1440, 900)] {
        page.set_size(width, height);
        page.screenshot(&format!("plan-{width}x{height}"));
    }
    page.click(&hook("plan-back"));
    page.wait_until_gone(&hook("plan"));
    page.await_computer(&mut game);
}
