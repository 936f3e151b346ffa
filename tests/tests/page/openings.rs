//! The opening explorer: in the study, and while setting up.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Game, Side};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;
use serde_json::json;

use super::navigation::shows;
use super::pasting::paste;
use super::screenshots::glance;

in_each_browser!(
    ; long in firefox:
    saved_games_show_what_was_played_in_the_study,
    a_setup_of_saved_games_is_taken_over,
);

/// Games of two openings, won by gold unless they are told to be lost.
fn games() -> Vec<Game> {
    let game = |gold: Preset, turns: &[&str], winner: Side| {
        let mut game = game_of(gold, Preset::NinetyNine, turns);
        game.end(Outcome::win(winner, Reason::Resignation)).unwrap();
        game
    };
    vec![
        game(Preset::NinetyNine, &["Ee2n Ee3n", "ed7s", "Hb2n", "hg7s"], Side::Gold),
        game(Preset::NinetyNine, &["Hb2n", "ed7s", "Ee2n Ee3n", "hb7s"], Side::Silver),
        game(Preset::NinetyNine, &["Ee2n Ee3n", "ed7s ed6s"], Side::Gold),
        game(Preset::Classic, &["Ee2n"], Side::Gold),
    ]
}

/// Imports the games.
fn import(page: &Page) -> Vec<Game> {
    let games = games();
    page.open_at("#/games");
    page.wait_for(&hook("library-screen"));
    let records: Vec<String> = games.iter().map(|game| game.to_record().to_tagged()).collect();
    page.give_file("games.txt", &records.join("\n"));
    page.wait_for_text(&hook("import-report"), "4 games were added");
    games
}

/// Opens the explorer, and waits for these numbers of games of the plies.
#[track_caller]
fn counts(page: &Page, expected: &[&str]) {
    page.wait_until("the counts", || {
        let found = page.texts(&hook("opening-ply"));
        found.len() == expected.len() && expected.iter().zip(&found).all(|(own, found)| found.contains(own))
    });
}

fn saved_games_show_what_was_played_in_the_study(page: &mut Page) {
    page.set_size(1440, 900);
    let games = import(page);
    page.open_at("#/study");
    page.wait_for(&hook("study-text"));
    page.script("document.activeElement.blur()");
    // Not quite the same, or the saved game would be opened.
    paste(page, &format!("[Annotator \"A friend\"]\n{}", games[0].to_record().to_tagged()));
    page.wait_for(&hook("study-tree"));
    page.script("document.activeElement.blur()");
    page.press(Key::Home);
    page.wait_for_snapshot("the first turn", |shown| shown.status() == "Gold to move");
    page.click(&format!("{} > summary", hook("openings")));
    // The pasted game is a saved game, too.
    page.wait_for_text(&hook("opening-reached"), "4 saved games have reached this position");
    counts(page, &["3 games, score 100.0\u{a0}%", "1 game, score 0.0\u{a0}%"]);

    // ---- After two turns, also by another order ----
    for _ in 0..3 {
        page.press(Key::Right);
    }
    page.wait_for_text(
        &hook("opening-reached"),
        "3 saved games have reached this position. Silver’s score: 33.3\u{a0}%",
    );
    counts(page, &["2 games, score 0.0\u{a0}%", "1 game, score 100.0\u{a0}%"]);

    // ---- The engine's scores ----
    page.click(&hook("opening-engine"));
    page.wait_until("a score of each", || {
        let found = page.texts(&hook("opening-ply"));
        found.iter().all(|text| text.contains("engine ") && !text.contains('…'))
    });
    assert!(page.stored("ansa.setup-opinions").is_some());

    // ---- A turn of another game is played as a variation ----
    page.click(&format!("li:last-child > {}", hook("opening-ply")));
    page.wait_for_snapshot("the horse", |shown| shown.attribute("b6", "piece") == Some("h"));
    page.wait_for_text(&hook("opening-reached"), "1 saved game has reached this position");

    // ---- The setups before it, and where no game has been ----
    page.press(Key::Home);
    page.press(Key::Home);
    counts(page, &["4 games", "1 game"]);
    page.click(&format!("li:last-child > {}", hook("opening-ply")));
    page.wait_for_text(&hook("opening-reached"), "1 saved game has reached this position. Silver’s score");
    counts(page, &["1 game"]);
    page.click(&hook("opening-ply"));
    page.wait_for_snapshot("the classic setup", |shown| shown.attribute("a2", "piece") == Some("D"));
    page.click(&hook("study-undo"));
    page.click(&hook("study-undo"));
    page.wait_for_snapshot("the game", |shown| shown.attribute("a2", "piece") != Some("D"));
    page.press(Key::End);
    shows(page, &games[0], 6);
    page.wait_for_text(&hook("opening-reached"), "None of their later turns are counted");
}

fn a_setup_of_saved_games_is_taken_over(page: &mut Page) {
    import(page);
    page.new_game("person", Side::Gold);
    page.wait_for_mode(&["setup"]);
    page.click(&format!("{} > summary", hook("openings")));
    counts(page, &["3 games, score 66.7\u{a0}%", "1 game, score 100.0\u{a0}%"]);
    // Each is a figure with its name, which is explained.
    assert_eq!(page.texts(&format!("{} {}", hook("opening-ply"), hook("setup-known"))), ["99of9", "Classic"]);
    let drawn = "return [...document.querySelectorAll('[data-test=opening-ply] canvas')].map(canvas => {
        const { width, height } = canvas;
        const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data;
        return [width / height, pixels.some(value => value > 0)];
    })";
    page.wait_until("the figures", || page.script(drawn) == json!([[4, true], [4, true]]));
    page.wait_for_text(&hook("setup-names"), "All rabbits in the back row");
    glance(page, "openings-setups");
    page.click(&format!("li:last-child > {}", hook("opening-ply")));
    page.wait_for_snapshot("the classic setup", |shown| {
        ["a2", "h2"].map(|square| shown.attribute(square, "piece")) == [Some("D"); 2]
    });
    page.click(&hook("ready"));
    // Now what silver has played against it.
    counts(page, &["1 game, score 0.0\u{a0}%"]);
    page.click(&hook("opening-ply"));
    page.wait_for_snapshot("silver's setup", |shown| shown.attribute("a7", "piece") == Some("r"));
}
