//! The eleven opponents and the ladder: a win and a loss change the rating, and the next opponent is offered.

use ansa_core::search::{Best, Limits, Options, Search, Status};
use ansa_core::threats::goal_this_turn;
use ansa_core::{Game, Level, Side, Step};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, hook, saved_game};
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    games_change_the_rating_and_lead_up_the_ladder,
);

/// A whole game from the setups in which gold, who plays well, can win with this turn against the weakest level.
fn nearly_won() -> (Game, Vec<Step>) {
    let strong = Limits { nodes: Some(3_000), ..Limits::default() };
    let mut game = Game::new();
    let mut search = Search::new(Options { hash_bytes: 1 << 20, seed: 7 });
    while game.outcome().is_none() {
        let goal = game.position().filter(|_| game.side() == Side::Gold);
        if let Some(line) = goal.and_then(|position| goal_this_turn(&position)) {
            return (game, line.steps().to_vec());
        }
        let limits = if game.side() == Side::Gold { strong } else { Level::WEAKEST.limits() };
        search.start(&game, limits).unwrap();
        match search.run(u64::MAX, &mut || 0) {
            Status::Done(Best::Setup(setup)) => game.set_up(&setup).unwrap(),
            Status::Done(Best::Turn(steps)) => game.play_steps(&steps).unwrap(),
            status => panic!("{status:?}"),
        }
    }
    panic!("gold did not come near a goal: {:?}", game.outcome());
}

/// What the ladder says: the rating and the number of rated games.
fn rating(page: &Page) -> (u32, u32) {
    page.wait_for(&hook("ladder-rating"));
    let number = |name: &str| page.attribute(&hook("ladder-rating"), name).unwrap().parse().unwrap();
    (number("data-rating"), number("data-rated"))
}

/// The rung of a level.
fn rung(level: u8) -> String {
    format!("{}[data-level='{level}']", hook("rung"))
}

fn games_change_the_rating_and_lead_up_the_ladder(page: &mut Page) {
    // ---- A win ----
    let (mut game, steps) = nearly_won();
    let mut saved = saved_game(&game, "person", "level-1", "");
    saved["ladder"] = json!({ "rated": true, "counted": false });
    page.open_with_stored(&saved.to_string());
    page.wait_for_text(&hook("plate-silver"), "Pip, level 1");
    page.play_steps(&mut game, &steps, InputMethod::Click);
    page.wait_for_text(&hook("status"), "You won.");
    page.wait_for_text(&hook("over-rating"), "up by");
    page.wait_for_text(&hook("next-level"), "Next: Moss, level 2");
    page.screenshot("ladder-won");

    // ---- The ladder shows it, also after a reload, and counts it once ----
    page.click(&hook("over-ladder"));
    page.wait_for(&hook("ladder-screen"));
    let (won, rated) = rating(page);
    assert!(won > 1200 && rated == 1, "{won}, {rated}");
    page.wait_for(&format!("{}.is-next", rung(2)));
    for level in Level::ALL {
        let strength = format!("{} {}", rung(level.number()), hook("rung-strength"));
        if level.is_timed() {
            assert!(!page.has(&strength), "nobody has measured it");
        } else {
            page.wait_for_text(&strength, "on arimaa.com’s scale");
        }
    }
    page.screenshot("ladder");
    page.wait_until_loaded();
    page.open_play();
    page.wait_for_text(&hook("plate-silver"), "Pip, level 1");
    page.wait_until_loaded();
    page.open_at("#/ladder");
    assert_eq!(rating(page), (won, 1));
    assert_eq!(page.attribute(&rung(1), "data-won").as_deref(), Some("1"));

    // ---- A loss against the next one ----
    page.click(&format!("{} {}", rung(2), hook("ladder-play")));
    page.wait_for_text(&hook("plate-silver"), "Moss, level 2");
    page.click(&hook("ready"));
    page.wait_for_mode(&["turn"]);
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for_text(&hook("status"), "You lost.");
    page.wait_for_text(&hook("over-rating"), "down by");
    assert!(!page.has(&hook("next-level")), "one loss is no reason to give up");

    // ---- A game with help is not rated ----
    page.click(&hook("rematch-same"));
    page.wait_for_mode(&["setup"]);
    page.click(&hook("ready"));
    page.wait_for_mode(&["turn"]);
    page.click(&hook("hint-button"));
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for_text(&hook("over-rating"), "Not rated: you asked for a hint.");
    assert!(!page.has(&hook("next-level")));

    // ---- After the third loss, an easier opponent is offered, by the home screen, too ----
    page.click(&hook("rematch-same"));
    page.wait_for_mode(&["setup"]);
    page.click(&hook("ready"));
    page.wait_for_mode(&["turn"]);
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for_text(&hook("next-level"), "Pip, level 1");
    page.click(&hook("home"));
    page.wait_for_text(&hook("home-play"), "Pip");
    page.script("history.back()");
    page.click(&hook("over-ladder"));
    let (lost, rated) = rating(page);
    assert!(lost < won && rated == 3, "{lost}, {rated}");
    assert_eq!(page.attribute(&rung(2), "data-lost").as_deref(), Some("2"));

    // ---- What can't be read is set aside and told ----
    page.wait_until_loaded();
    page.script("localStorage.setItem('ansa.ladder', '{\"format\":\"ansa-ladder\",\"version\":9}')");
    page.open_at("#/ladder");
    page.wait_for_text(&hook("ladder-error"), "A later version of this page wrote the data");
    assert!(page.stored("ansa.ladder.unreadable").is_some_and(|kept| kept.contains(":9")));
    assert_eq!(rating(page), (1200, 0));
}
