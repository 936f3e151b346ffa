//! The study of a game that another tab plays.

use ansa_tests::browser::Page;
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;

in_each_browser!(
    ; long in firefox:
    a_study_says_that_another_tab_has_the_game_and_takes_it_over,
);

fn a_study_says_that_another_tab_has_the_game_and_takes_it_over(page: &mut Page) {
    page.open_game(&game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n"]), "person", "person");
    let first = page.tab();
    let second = page.open_tab();
    page.open_at("#/study");
    page.wait_for(&hook("elsewhere"));
    page.wait_for(&hook("study-tree"));
    page.type_into(&hook("study-comment"), "a");
    page.wait_for_text(&hook("notice"), "open in another tab");
    // Looking about is no change.
    page.click(&hook("flip"));
    page.click(&hook("step-back"));
    page.wait_until_gone(&hook("notice"));
    page.type_into(&hook("study-comment"), "a");
    page.click(&hook("study-take"));
    page.wait_until_gone(&hook("elsewhere"));
    page.clear(&hook("study-comment"));
    page.type_into(&hook("study-comment"), "mine");
    page.wait_until("the comment is kept", || {
        page.property(&hook("study-comment"), "value").as_deref() == Some("mine")
    });
    assert!(!page.has(&hook("notice")));
    page.go_to_tab(&first);
    page.wait_for(&hook("elsewhere"));
    page.go_to_tab(&second);
}
