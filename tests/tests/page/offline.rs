//! The page without a network, and with a new release.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use ansa_core::{Game, Side};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, hook};
use ansa_tests::{in_each_browser, needs};
use serde_json::json;

in_each_browser!(
    after_one_visit_a_game_goes_on_without_a_network,
    a_first_visit_says_once_that_the_page_works_offline,
    a_first_visit_that_ends_early_stores_the_page_whole_or_not_at_all,
    ; long in firefox:
    a_new_release_replaces_the_old_one_whole,
    at_the_root_of_a_host_too,
);

fn after_one_visit_a_game_goes_on_without_a_network(page: &mut Page) {
    page.site().keep_offline();
    let mut game = Game::new();
    page.open_play();
    page.wait_until_loaded();
    page.new_game("level-1", Side::Gold);
    page.set_up(&mut game, Preset::NinetyNine);
    page.await_computer(&mut game);
    page.play(&mut game, "Ee2n Ee3n", InputMethod::Click);
    page.await_computer(&mut game);

    page.site().stop();
    page.come_back();
    page.wait_for_mode(&["turn"]);
    page.assert_plies(&game);
    page.assert_board(&game.board());
    let step = game.position().unwrap().steps().map(|(step, _)| step).next().unwrap();
    page.play_steps(&mut game, &[step], InputMethod::Click);
    page.await_computer(&mut game);
    // Another game from the start, using only cached files.
    let mut game = Game::new();
    page.new_game("level-5", Side::Gold);
    page.set_up(&mut game, Preset::Classic);
    page.await_computer(&mut game);
    // The images have loaded: each has a size.
    assert_eq!(
        page.script("return [...document.images].every(image => image.complete && image.naturalWidth > 0)"),
        true
    );
}

/// The controls that the news covers, but for the name of the page that it stands in for.
const COVERED: &str = "
    const { left, top, right, bottom } = document.querySelector('[data-test=offline-news]').getBoundingClientRect();
    return [...document.querySelectorAll('a:not(.bar-home), button, .board')].filter(control => {
        const box = control.getBoundingClientRect();
        return box.width && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    }).map(control => control.dataset.test);
";

fn a_first_visit_says_once_that_the_page_works_offline(page: &mut Page) {
    page.site().keep_offline();
    page.set_size(360, 740);
    page.open_at("#/learn/steps");
    page.wait_for_text(&hook("offline-news"), "works offline");
    assert_eq!(page.script(COVERED), json!([]), "the news covers controls");
    page.screenshot("offline-news");
    assert!(page.has("html[data-offline=ready]"));
    page.open();
    page.wait_for("html[data-offline=ready]");
    assert_eq!(page.text(&hook("offline-news")), "");
}

fn a_first_visit_that_ends_early_stores_the_page_whole_or_not_at_all(page: &mut Page) {
    page.site().keep_offline();
    // At another moment of the installation each time.
    for seconds in [1, 2, 3] {
        page.open();
        page.wait_for(&hook("home-play"));
        thread::sleep(Duration::from_secs(seconds));
        page.goto("favicon.svg");
        let counts = "const sizes = Promise.all((await caches.keys()).map(async (name) =>
                (await (await caches.open(name)).keys()).length));
            const worker = await (await fetch('sw.js')).text();
            const isWanted = (file) => !file.includes('/texts/') || file.includes('/texts/en/');
            return [await sizes, JSON.parse(worker.match(/FILES = (\\[.*?\\])/)[1]).filter(isWanted).length]";
        let counts = page.script(&format!("return (async () => {{ {counts} }})()"));
        let all = &counts[1];
        for size in counts[0].as_array().unwrap() {
            assert!(size == 0 || size == all, "{size} of {all} files after {seconds} seconds");
        }
    }
    // Firefox asks for an icon of the picture.
    page.take_troubles();
    // Whatever was left, the next visit stores the page.
    page.open();
    page.wait_for("html[data-offline=ready]");
    // What was being loaded when the page was left may be told of only now.
    page.take_troubles();
    page.site().stop();
    page.come_back();
    page.wait_for(&hook("home-play"));
}

fn at_the_root_of_a_host_too(page: &mut Page) {
    page.site().keep_offline();
    page.site().mount_at("/");
    let mut game = Game::new();
    page.open_play();
    page.wait_until_loaded();
    page.site().stop();
    page.come_back();
    page.new_game("level-1", Side::Gold);
    page.set_up(&mut game, Preset::NinetyNine);
    page.await_computer(&mut game);
}

fn build_of(page: &Page) -> String {
    page.attribute("meta[name=ansa-build]", "content").unwrap_or_default()
}

fn a_new_release_replaces_the_old_one_whole(page: &mut Page) {
    page.site().keep_offline();
    page.open_play();
    page.wait_until_loaded();
    let old = build_of(page);
    let new = "0123456789abcdef";
    assert!(!old.is_empty() && old != new);

    // ---- The same page with another build id ----
    let release = tempfile::tempdir().unwrap();
    copy_renamed(&needs::dist().unwrap(), release.path(), &old, new);
    page.site().serve_folder(release.path());
    page.come_back();
    // The visit that discovers the new release still uses the old one, including its engine.
    assert_eq!(build_of(page), old);
    page.wait_until("the new release", || page.script("return caches.keys()").to_string().contains(new));
    // Enough time for the new worker to take over, if it did so immediately.
    thread::sleep(Duration::from_millis(500));
    let mut game = Game::new();
    page.new_game("level-1", Side::Gold);
    page.set_up(&mut game, Preset::NinetyNine);
    page.await_computer(&mut game);

    // ---- The next visit uses the new release, also without a network, and keeps the game ----
    page.come_back();
    // The page may have to reload itself.
    page.wait_until("a visit of the new release", || build_of(page) == new);
    page.wait_for_plies(game.plies().len());
    page.site().stop();
    page.come_back();
    assert_eq!(build_of(page), new);
    page.wait_for_mode(&["turn"]);
    page.assert_plies(&game);
    page.play(&mut game, "Ee2n Ee3n", InputMethod::Click);
    page.await_computer(&mut game);
    let keys = page.script("return caches.keys()").to_string();
    assert!(!keys.contains(&old), "the old release is still kept: {keys}");
}

/// Copies a built page with another build id in file names and contents.
fn copy_renamed(from: &Path, to: &Path, old: &str, new: &str) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap().replace(old, new);
        let target = to.join(name);
        if entry.file_type().unwrap().is_dir() {
            copy_renamed(&entry.path(), &target, old, new);
        } else {
            let bytes = fs::read(entry.path()).unwrap();
            match String::from_utf8(bytes) {
                Ok(text) => fs::write(&target, text.replace(old, new)).unwrap(),
                Err(binary) => fs::write(&target, binary.as_bytes()).unwrap(),
            }
        }
    }
}
