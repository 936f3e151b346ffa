//! The picture at the top of README.md: copy `target/screenshots/readme-chromium.png` to `docs/images/page.png`.

use ansa_tests::browser::{Kind, Page, run};
use ansa_tests::game_page::{Preset, game_of, hook, on};

#[test]
fn a_turn_of_the_readme_is_shown() {
    run(Kind::Chromium, "a_turn_of_the_readme_is_shown", take_picture);
}

/// Gold has taken one step with the elephant, and two more to f3 are shown.
fn take_picture(page: &mut Page) {
    let turns = [
        "Ee2n Ee3n Md2n Md3n",
        "ed7s ed6s me7s hb7s",
        "Hg2n Hg3n Ra2n Rh2n",
        "ra7s rh7s hb6s rh6s",
        "Hg4n Hb2n Hb3n Ee4n",
        "hg7s dd8s ra6s",
    ];
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &turns);
    page.set_size(1280, 860);
    page.set_dark(false);
    page.open_game(&game, "person", "person");
    page.wait_for_mode(&["turn"]);
    page.click(&on("e5"));
    page.click(&on("f5"));
    page.click(&on("f5"));
    page.hover(&on("f3"));
    page.wait_for_text(&hook("route-count"), "2");
    page.screenshot("readme");
}
