//! Several games in one study.

use ansa_tests::browser::Page;
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;

use super::pasting::paste;
use super::screenshots::look_at;
use super::study::tree;

in_each_browser!(
    ; long in firefox:
    the_games_of_a_pasted_text_become_a_study,
    chapters_are_added_ordered_annotated_kept_and_exported,
    a_deleted_game_leaves_its_study_and_an_unplayed_chapter_stays,
);

/// The record of a game that `gold` has played at an event, with these turns.
fn record(gold: &str, turns: &[&str]) -> String {
    let plain = game_of(Preset::NinetyNine, Preset::Classic, turns).to_record().to_plain();
    format!("[Event \"Club\"]\n[Gold \"{gold}\"]\n[Silver \"Fritz\"]\n\n{plain}\n")
}

/// Opens a text in the form of the study.
fn open_text(page: &Page, text: &str) {
    page.wait_for(&hook("study-text"));
    page.type_into(&hook("study-text"), text);
    page.click(&hook("study-open"));
    page.wait_for(&hook("study-tree"));
}

/// The names of the chapters, in their order.
fn chapters(page: &Page) -> Vec<String> {
    page.texts(&hook("chapter"))
}

/// The name of the chapter that is shown.
fn shown(page: &Page) -> String {
    page.texts(&format!("{}[aria-current]", hook("chapter"))).join(", ")
}

/// Waits for these chapters, of which one is shown.
#[track_caller]
fn wait_for_chapters(page: &Page, names: &[&str], current: &str) {
    page.wait_until(&format!("{names:?} with {current}"), || {
        chapters(page) == names && shown(page) == current
    });
}

/// Shows a chapter, which the tree then has.
#[track_caller]
fn show(page: &Page, chapter: usize, turn: &str) {
    page.click(&format!("[data-test=chapter-list] li:nth-child({chapter}) button"));
    page.wait_until(turn, || tree(page).contains(turn));
}

fn the_games_of_a_pasted_text_become_a_study(page: &mut Page) {
    // On a first visit, and on a screen that knows nothing of studies.
    page.open_at("#/");
    page.wait_for(&hook("home-play"));
    paste(
        page,
        &format!("{}\n{}{}", record("Omar", &["Ee2n"]), record("Ann", &["Md2n"]), record("Bob", &[])),
    );
    page.wait_for(&hook("study-tree"));
    wait_for_chapters(
        page,
        &["Omar – Fritz, Club", "Ann – Fritz, Club", "Bob – Fritz, Club"],
        "Omar – Fritz, Club",
    );
    page.wait_for_text(&hook("notice"), "All 3 games in the text are now chapters of a study.");
    assert_eq!(page.text(&hook("study-name")), "Club");
    show(page, 2, "d2→d3");
    wait_for_chapters(
        page,
        &["Omar – Fritz, Club", "Ann – Fritz, Club", "Bob – Fritz, Club"],
        "Ann – Fritz, Club",
    );
    // A file names its study, and there are as many chapters as a study has room for.
    page.click(&hook("study-open-form"));
    page.wait_for(&hook("study-text"));
    assert_eq!(page.texts(&hook("open-study")), ["Club, 3 chapters"]);
    let many: String = (1..=66).map(|number| record(&format!("Player {number}"), &["Ee2n"])).collect();
    page.give_file("Club games.txt", &many);
    page.wait_until("64 chapters", || chapters(page).len() == 64);
    page.wait_for_text(&hook("notice"), "64 of the 66 games in the text are now chapters of a study");
    assert_eq!(page.text(&hook("study-name")), "Club games");
    look_at(page, "chapters", (1440, 900), &[false, true]);
    look_at(page, "chapters", (360, 740), &[false]);
    page.click(&hook("add-chapter"));
    open_text(page, &record("Late", &["Ee2n"]));
    page.wait_for_text(&hook("chapters-error"), "This study already has");
    assert_eq!(chapters(page).len(), 0);
    // The other study is found again.
    page.click(&hook("study-open-form"));
    page.wait_for(&hook("open-study"));
    assert_eq!(page.texts(&hook("open-study")), ["Club games, 64 chapters", "Club, 3 chapters"]);
    page.click(&format!("li:nth-child(2) > {}", hook("open-study")));
    wait_for_chapters(
        page,
        &["Omar – Fritz, Club", "Ann – Fritz, Club", "Bob – Fritz, Club"],
        "Omar – Fritz, Club",
    );
}

fn chapters_are_added_ordered_annotated_kept_and_exported(page: &mut Page) {
    page.open_at("#/study");
    open_text(page, &record("Omar", &["Ee2n"]));
    page.wait_for(&hook("chapters"));
    page.click(&format!("{} > summary", hook("chapters")));
    page.click(&hook("begin-study"));
    wait_for_chapters(page, &["Omar – Fritz, Club"], "Omar – Fritz, Club");
    page.click(&hook("add-chapter"));
    page.wait_for_text(&hook("study-about"), "next chapter of “Omar – Fritz, Club”");
    page.click(&hook("study-cancel"));
    page.wait_for(&hook("study-tree"));
    page.click(&hook("add-chapter"));
    open_text(page, &record("Ann", &["Md2n", "ra7s"]));
    wait_for_chapters(page, &["Omar – Fritz, Club", "Ann – Fritz, Club"], "Ann – Fritz, Club");
    page.click(&hook("add-chapter"));
    open_text(page, "g [r      r                        E                              R]");
    page.wait_until("three chapters", || chapters(page).len() == 3);

    // ---- Names and order ----
    page.click(&hook("rename-chapter"));
    page.wait_until("the field", || page.focus_is_on(&hook("game-name")));
    page.script("document.querySelector('[data-test=game-name]').value = 'The elephant alone'");
    page.click(&hook("save-name"));
    let names = ["Omar – Fritz, Club", "Ann – Fritz, Club", "The elephant alone"];
    wait_for_chapters(page, &names, names[2]);
    page.wait_until("the focus where it was", || page.focus_is_on(&hook("rename-chapter")));
    page.click(&hook("rename-study"));
    page.wait_until("the field", || page.focus_is_on(&hook("game-name")));
    page.script("document.querySelector('[data-test=game-name]').value = 'Lessons for Omar'");
    page.click(&hook("save-name"));
    page.wait_for_text(&hook("study-name"), "Lessons for Omar");
    page.click(&hook("chapter-up"));
    let names = [names[0], names[2], names[1]];
    wait_for_chapters(page, &names, names[1]);

    // ---- Another chapter is annotated; all is there after a reload ----
    show(page, 3, "a7→a6");
    page.type_into(&hook("study-comment"), "Silver answers.");
    page.wait_until("the comment", || tree(page).contains("Silver answers."));
    show(page, 1, "e2→e3");
    assert!(!tree(page).contains("Silver answers."));
    page.come_back();
    wait_for_chapters(page, &names, names[0]);
    assert_eq!(page.text(&hook("study-name")), "Lessons for Omar");
    show(page, 3, "Silver answers.");

    // ---- The file has all of them, with what was just changed ----
    page.catch_files();
    page.type_into(&hook("study-comment"), " Well.");
    page.click(&hook("export-study"));
    page.wait_until("the file", || !page.caught_files().is_empty());
    let (name, file) = page.caught_files().remove(0);
    assert_eq!(name, "Lessons for Omar.txt");
    assert!(file.contains("Silver answers. Well."), "{file}");
    page.click(&hook("study-open-form"));
    page.wait_for(&hook("study-text"));
    page.give_file(&name, &file);
    page.wait_for_text(&hook("notice"), "All 3 games in the text are now chapters of a study.");
    page.wait_until("three chapters", || chapters(page).len() == 3);
    assert_eq!(chapters(page), names);
    show(page, 3, "Silver answers. Well.");
    show(page, 1, "e2→e3");
    page.catch_files();
    page.click(&hook("export-study"));
    page.wait_until("the same file", || !page.caught_files().is_empty());
    assert_eq!(page.caught_files().remove(0).1, file);

    // ---- Removed from the study, the game is still saved ----
    page.click(&hook("chapter-remove"));
    page.wait_for(&hook("begin-study"));
    assert!(tree(page).contains("e2→e3"));
    page.click(&hook("library"));
    page.wait_for_text(&hook("games-count"), "6 games");
}

fn a_deleted_game_leaves_its_study_and_an_unplayed_chapter_stays(page: &mut Page) {
    page.open_at("#/study");
    open_text(page, &format!("{}{}", record("Omar", &["Ee2n"]), record("Ann", &["Md2n"])));
    let names = ["Omar – Fritz, Club", "Ann – Fritz, Club"];
    wait_for_chapters(page, &names, names[0]);
    // A position without turns is a chapter that nobody has played.
    page.click(&hook("add-chapter"));
    open_text(page, "g [r      r                        E                              R]");
    page.wait_until("three chapters", || chapters(page).len() == 3);
    let position = chapters(page).pop().unwrap();
    page.click(&hook("study-open-form"));
    open_text(page, &record("Bob", &["Ra2n"]));
    page.wait_for(&hook("begin-study"));
    page.click(&hook("library"));
    page.wait_for_text(&hook("games-count"), "4 games");
    page.type_into(&hook("search-games"), "ann");
    page.wait_for_text(&hook("games-count"), "1 of 4 games");
    page.click(&hook("delete-game"));
    page.wait_for(&hook("deleted"));
    page.script("history.back()");
    page.wait_for(&hook("study-tree"));
    // The game in hand joins the others.
    page.click(&format!("{} > summary", hook("chapters")));
    page.click(&hook("join-study"));
    wait_for_chapters(page, &[names[0], &position, "Bob – Fritz, Club"], "Bob – Fritz, Club");
    show(page, 1, "e2→e3");
    // One that was deleted elsewhere says so when it is pressed, and nothing else changes. The page reads the names of
    // the chapters anew after it has shown another one; that many reads here leave it the time for its own, which would
    // take the deleted game out of the list.
    page.script(
        "return new Promise((resolve, reject) => {
            const request = indexedDB.open('ansa');
            request.onsuccess = () => {
                const database = request.result;
                const remove = () => {
                    const work = database.transaction(['owners', 'names'], 'readwrite');
                    const names = work.objectStore('names'), all = names.getAllKeys(), texts = names.getAll();
                    texts.onsuccess = () => {
                        const at = texts.result.findIndex(name => name.startsWith('Bob'));
                        work.objectStore('owners').delete(all.result[at]);
                    };
                    work.oncomplete = () => { database.close(); resolve(); };
                    work.onabort = () => reject(work.error);
                };
                const wait = reads => {
                    const work = database.transaction(['owners', 'names', 'entries']);
                    work.objectStore('names').count();
                    work.oncomplete = reads > 0 ? () => wait(reads - 1) : remove;
                };
                wait(50);
            };
        })",
    );
    page.click("[data-test=chapter-list] li:nth-child(3) button");
    page.wait_for_text(&hook("chapters-error"), "This game no longer exists");
    wait_for_chapters(page, &[names[0], &position], names[0]);
    assert!(tree(page).contains("e2→e3"));
}
