//! Names and files of tournaments that try to be more than text.

use ansa_board::testing::HOSTILE_TEXTS;
use ansa_tests::browser::Page;
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;

use super::hostile_texts::{GUARD, all, only_own, put_into};

in_each_browser!(
    ; long in firefox:
    hostile_names_of_tournaments_stay_texts,
);

fn hostile_names_of_tournaments_stay_texts(page: &mut Page) {
    page.before_each_load(GUARD);
    page.open_play();
    page.script("location.hash = '/tournaments'");
    page.wait_for(&hook("tournament-form"));
    let [names @ .., controls] = HOSTILE_TEXTS;

    // ---- A name with control characters is refused ----
    put_into(page, "tournament-people", &format!("Ann\nx{controls}y"));
    page.click(&hook("tournament-start"));
    page.wait_for(&hook("tournament-refused"));
    only_own(page);

    // ---- Names here, elsewhere, and of the tournament ----
    put_into(page, "tournament-name", &all());
    put_into(page, "tournament-people", &names.join("\n"));
    page.click(&hook("tournament-start"));
    page.wait_for_text(&hook("standings"), names[0]);
    page.wait_for_text("#screen-title", names[1]);
    only_own(page);
    page.click(&hook("tournament-play"));
    page.wait_for_mode(&["setup", "computer", "replay"]);
    only_own(page);

    // ---- A file with such a name ----
    page.script("location.hash = '/tournaments'");
    page.wait_for(&hook("tournament-form"));
    only_own(page);
    page.give_file(&all(), &all());
    page.wait_for(&hook("tournament-not-imported"));
    only_own(page);
    page.give_file(
        &all(),
        "# Format: elimination 2\nplayer <img/src=x/onerror=hacked()> 1500\nplayer Ben 1500\n",
    );
    page.wait_for_text(&hook("standings"), "<img/src=x/onerror=hacked()>");
    page.wait_for_text("#screen-title", names[0]);
    only_own(page);

    // ---- The Challenge ----
    page.script("location.hash = '/challenge'");
    page.wait_for(&hook("challenge-form"));
    put_into(page, "challenge-name", names[0]);
    page.click(&hook("challenge-start"));
    page.wait_for_text(&hook("challenge-score"), names[0]);
    only_own(page);
}
