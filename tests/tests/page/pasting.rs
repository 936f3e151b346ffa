//! Records and positions from the clipboard.

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    a_pasted_record_keeps_everything,
    a_paste_on_any_screen_opens_the_study,
    a_record_with_an_illegal_turn_is_shown_up_to_it,
    the_study_screen_takes_a_position,
    a_text_that_is_pasted_twice_is_one_game_and_one_study,
);

/// Copies a text by keys, and pastes it outside of every field.
pub(super) fn paste(page: &Page, text: &str) {
    page.script_with(
        "const field = document.createElement('textarea');
         field.id = 'source';
         field.value = arguments[0];
         document.body.append(field);
         field.focus();
         field.select()",
        vec![json!(text)],
    );
    page.press_with(&[Key::Control], 'c');
    page.script("document.getElementById('source').remove(); document.activeElement.blur()");
    page.press_with(&[Key::Control], 'v');
}

/// A record as other programs write it: names, ratings, comments, a glyph, a variation.
fn record() -> String {
    let game = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n", "ra7s"]).to_record().to_plain();
    let game =
        game.replace("2g Ee2n", "2g Ee2n! {A quiet start. [%emt 0:00:05]}\n(\n2g Md2n {The camel first.}\n)");
    format!(
        "[Event \"Club <b>evening</b>\"]\n[Gold \"Omar\"]\n[Silver \"Fritz\"]\n[GoldRating \"2100\"]\n\
         [Annotator \"A friend\"]\n\n{game}"
    )
}

fn a_pasted_record_keeps_everything(page: &mut Page) {
    page.open_play();
    page.wait_for_mode(&["setup"]);
    page.catch_files();
    paste(page, &record());
    page.wait_for(&hook("study-tree"));
    page.wait_for_text(&hook("notice"), "Opened as a game with tags or comments: Omar – Fritz");
    page.click(&hook("study-play"));
    page.wait_for_plies(4);
    assert!(!page.has(&hook("notice")), "the game says what the study has said");
    page.wait_for_text(&hook("plate-gold"), "Omar (2100)");
    page.wait_for_text(&hook("plate-silver"), "Fritz");
    page.wait_for_text(&hook("variation"), "Md2n");
    page.click("[data-ply='2']");
    page.wait_for_text(&hook("comment"), "A quiet start.");
    assert!(page.text("[data-ply='2']").contains('!'), "{}", page.text("[data-ply='2']"));

    // ---- It is saved and exported with all of that ----
    page.click(&hook("library"));
    page.wait_for_text(&hook("games-count"), "game");
    page.wait_for_text(&hook("open-game"), "Omar – Fritz, Club <b>evening</b>");
    page.click(&hook("export-game"));
    page.wait_until("the file", || !page.caught_files().is_empty());
    let text = &page.caught_files()[0].1;
    for part in [
        "[Event \"Club <b>evening</b>\"]",
        "[Gold \"Omar\"]",
        "[GoldRating \"2100\"]",
        "[Annotator \"A friend\"]",
        "Ee2n !",
        "A quiet start.",
        "[%emt 0:00:05]",
        "2g Md2n",
        "The camel first.",
    ] {
        assert!(text.contains(part), "{part} is lost:\n{text}");
    }
}

fn a_paste_on_any_screen_opens_the_study(page: &mut Page) {
    for address in ["#/", "#/puzzles"] {
        page.open_at(address);
        page.wait_for(&hook("home"));
        paste(page, "To be or not to be");
        page.wait_for_text(&hook("paste-refused"), "This can’t be opened");
        page.screenshot(&format!("paste-refused-{}", address.len()));
    }
    for address in ["#/", "#/puzzles", "#/games", "#/rules"] {
        page.open_at(address);
        page.wait_for(&hook("home"));
        paste(page, &record());
        page.wait_for(&hook("study-tree"));
        page.wait_for_text(&hook("plate-gold"), "Omar (2100)");
        page.script("history.back()");
        page.wait_until_gone(&hook("study-screen"));
    }
    // The form for another game gives way to it. In a field, the text belongs to the field.
    page.open_at("#/study");
    page.click(&hook("study-open-form"));
    page.wait_for(&hook("study-text"));
    paste(page, "g [r      r                        E                              R]");
    page.wait_for(&hook("study-tree"));
    let shown = page.wait_for_mode(&["turn"]);
    assert_eq!(shown.attribute("h1", "piece"), Some("R"));
    // Steps are typed into the turn.
    paste(page, "Rh1n Rh2n");
    page.wait_for(&hook("typed-turn"));
    page.wait_until("the steps", || {
        page.property(&hook("typed-turn"), "value").as_deref() == Some("Rh1n Rh2n")
    });
}

fn a_record_with_an_illegal_turn_is_shown_up_to_it(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n"]).to_record().to_plain();
    page.open_play();
    page.wait_for_mode(&["setup"]);
    paste(page, &format!("{game}2s Ee3n\n"));
    page.wait_for(&hook("study-tree"));
    page.wait_for_text(&hook("notice"), "up to an error");
    page.click(&hook("study-play"));
    page.wait_for_plies(3);
    // What is no game changes nothing.
    paste(page, "To be or not to be");
    page.wait_for_text(&hook("notice"), "This can’t be opened");
    paste(page, "Ee3n Ee4n");
    page.wait_for_text(&hook("notice"), "are steps without a game");
    page.wait_for_plies(3);
    // The source of a game viewer's page.
    let moves = game.trim_end().replace('\n', "\\n");
    paste(page, &format!("vars.wplayer=\"Omar\"\nvars.movelist=\"{moves}\\n2b\""));
    page.wait_for_text(&hook("notice"), "Opened as the data of a game viewer or link: Omar – ?");
}

fn the_study_screen_takes_a_position(page: &mut Page) {
    // On a phone, too, there is a way back.
    page.set_size(360, 740);
    page.open_at("#/");
    page.click(&hook("home-study"));
    page.wait_for(&hook("study-text"));
    page.screenshot("study-form");
    page.click(&hook("close"));
    page.wait_for(&hook("home-study"));
    page.open_at("#/study");
    page.click(&hook("study-open"));
    page.wait_for_text(&hook("study-refused"), "Paste a game or a position first");
    page.type_into(
        &hook("study-text"),
        "g [r      r                        E                              R]",
    );
    page.click(&hook("study-open"));
    let shown = page.wait_for_mode(&["turn"]);
    assert_eq!(shown.attribute("h1", "piece"), Some("R"));
    assert_eq!(shown.status(), "Gold to move");
}

fn a_text_that_is_pasted_twice_is_one_game_and_one_study(page: &mut Page) {
    let saved = |page: &Page, count: &str| {
        page.open_at("#/games");
        page.wait_for_text(&hook("games-count"), count);
    };
    let open = |page: &Page, text: &str| {
        page.open_at("#/study");
        page.wait_for(&format!("{}, {}", hook("study-open-form"), hook("study-text")));
        if page.has(&hook("study-open-form")) {
            page.click(&hook("study-open-form"));
        }
        page.type_into(&hook("study-text"), text);
        page.click(&hook("study-open"));
        page.wait_for(&hook("study-tree"));
    };
    // ---- A game, by the keyboard and in the form ----
    page.open_at("#/");
    page.wait_for(&hook("home"));
    paste(page, &record());
    page.wait_for(&hook("study-tree"));
    saved(page, "1 game");
    open(page, &record());
    page.wait_for_text(&hook("notice"), "already open");
    saved(page, "1 game");
    // ---- Or as a file ----
    page.open_at("#/");
    page.wait_for(&hook("home"));
    page.drop_file("again.txt", &record());
    page.wait_for(&hook("study-tree"));
    page.wait_for_text(&hook("notice"), "already open");
    saved(page, "1 game");
    // ---- A study of two games, with another game in between ----
    let other = record().replace("Omar", "Ann");
    let both = format!("{}\n\n{other}", record().replace("Omar", "Bob"));
    open(page, &both);
    page.wait_until("two chapters", || page.count(&hook("chapter")) == 2);
    open(page, &record());
    page.wait_until("the first game", || page.text(&hook("plate-gold")).contains("Omar"));
    open(page, &both);
    page.wait_until("the same two chapters", || page.count(&hook("chapter")) == 2);
    saved(page, "3 games");
    page.open_at("#/study");
    page.click(&hook("study-open-form"));
    page.wait_until("one study", || page.count(&hook("open-study")) == 1);
}
