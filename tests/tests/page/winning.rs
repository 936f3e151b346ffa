//! The end of a game against the computer, and an engine that falls silent.

use ansa_core::position::rule_set::RuleSet;
use ansa_core::{Game, PositionBuilder, Side};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, game_of, hook, on};
use ansa_tests::in_each_browser;
use serde_json::json;

use super::new_game::board;

in_each_browser!(
    ; long in firefox:
    a_rabbit_on_goal_is_announced_and_the_next_level_is_offered,
    a_pull_with_a_loss_is_undone_at_once,
    ; long:
    a_silent_engine_is_replaced,
);

/// A game in which gold is to move.
fn at(pieces: &[&str]) -> Game {
    let position = PositionBuilder { board: board(pieces), side: Side::Gold }.build().unwrap();
    Game::from_position(position, 20, RuleSet::CURRENT)
}

fn a_rabbit_on_goal_is_announced_and_the_next_level_is_offered(page: &mut Page) {
    let game = at(&["Ra7", "Ed4", "Rh1", "ed6", "rh7"]);
    page.open_game(&game, "person", "level-1");
    page.wait_for_mode(&["turn"]);
    assert_eq!(page.script("return document.title"), "Your turn – Ansa");
    page.carry("a7", "a8", InputMethod::Click);
    page.wait_for_text(&hook("notice"), "End the turn to win");
    page.click(&hook("end-turn"));
    page.wait_for_text(&hook("status"), "You won.");
    assert_eq!(page.script("return document.title"), "Ansa");
    assert!(page.text(&hook("next-level")).contains('2'));
    page.click(&hook("next-level"));
    page.wait_for_mode(&["turn"]);
    page.wait_for_text(&hook("plate-silver"), "level 2");

    // ---- The result is beside the board, once, and covers nothing, also on a phone ----
    page.set_size(360, 740);
    page.carry("a7", "a8", InputMethod::Click);
    page.click(&hook("end-turn"));
    page.wait_for(&hook("over-panel"));
    assert_eq!(page.script(COVERED), json!([]));
    page.wait_for_text(&hook("over-rating"), "Not rated: the game did not start with both sides setting up.");
    let told = page.script("return document.body.innerText").as_str().unwrap_or_default().to_owned();
    assert_eq!(told.matches("You won").count(), 1, "{told}");
    assert_eq!(told.matches("Gold wins").count(), 2, "in the status line, and announced: {told}");
    page.wait_until("the focus", || page.script("return document.activeElement === document.body") == false);
}

/// The squares that something covers, and the result if it is out of view.
const COVERED: &str = r"
    const centre = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const covered = [...document.querySelectorAll('[data-square]')]
        .filter(square => !document.elementFromPoint(...centre(square))?.closest('[data-test=board]'))
        .map(square => square.dataset.square);
    const status = document.querySelector('[data-test=status]');
    if (document.elementFromPoint(...centre(status)) !== status) covered.push('the result');
    return covered;
";

fn a_pull_with_a_loss_is_undone_at_once(page: &mut Page) {
    // The dog on c3 hangs on the elephant, which pulls the horse away from it.
    let game = at(&["Ec4", "Dc3", "Rh1", "hc5", "eh6", "rh7"]);
    page.open_game(&game, "person", "person");
    for square in ["c5", "c4", "d4"] {
        page.click(&on(square));
    }
    page.wait_for_draft("Ec4e Dc3x hc5s");
    page.click(&hook("undo"));
    page.wait_for_draft("");
    page.assert_board(&game.board());
}

/// The worker loses the second search: as if the system had closed it without a word.
const LOSE_SECOND: &str = r"() => {
    const { postMessage } = Worker.prototype;
    let searches = 0;
    Worker.prototype.postMessage = function (message, ...more) {
        if (message?.type === 'search' && ++searches === 2) return;
        return postMessage.call(this, message, ...more);
    };
}";

fn a_silent_engine_is_replaced(page: &mut Page) {
    page.before_each_load(LOSE_SECOND);
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    page.open_game(&game, "person", "level-1");
    for turn in ["Ee2n", "Ee3n"] {
        page.play(&mut game, turn, InputMethod::Click);
        page.await_computer(&mut game);
    }
    assert!(!page.has(&hook("engine-error")), "a failure is reported although the engine was replaced");
}
