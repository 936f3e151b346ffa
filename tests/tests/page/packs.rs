//! Games of archives, which are stored in packs until they are opened.

use std::fmt::Write as _;

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;
use serde_json::{Value, json};

in_each_browser!(
    ; long in firefox:
    games_of_an_archive_are_packed_and_behave_like_others,
    a_pack_of_a_later_version_is_listed_as_unreadable,
    a_full_store_stops_an_import_and_games_can_be_deleted,
);

/// How many games the archive has: more than one pack.
const COUNT: usize = 300;

/// An archive of games with the same moves, each between other players.
fn archive() -> String {
    let moves = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n", "da7s"]).to_record().to_plain();
    let moves = moves.trim_end().replace('\n', "\\n");
    let mut text = "id\twusername\tbusername\tstartts\tresult\ttermination\tmovelist\n".to_owned();
    for id in 1..=COUNT {
        let _ = writeln!(text, "{id}\tOmar{id}\tFritz\t{}\tw\tr\t{moves}", 1_600_000_000 + id);
    }
    text
}

/// How many values each store of the database has.
fn stored(page: &Page) -> Value {
    page.script(
        r"
        const answer = (request) => new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
        });
        return (async () => {
            const database = await answer(indexedDB.open('ansa'));
            const work = database.transaction([...database.objectStoreNames]);
            const count = async (name) => [name, await answer(work.objectStore(name).count())];
            const counts = await Promise.all([...database.objectStoreNames].map(count));
            database.close();
            return Object.fromEntries(counts);
        })();",
    )
}

#[track_caller]
fn assert_stored(page: &Page, own: usize, packs: usize) {
    let counts = stored(page);
    let of = |name: &str| counts[name].as_u64().unwrap();
    let (own, packs) = (own as u64, packs as u64);
    assert_eq!((of("owners"), of("entries"), of("games")), (own, own, own), "{counts}");
    assert_eq!((of("pack-lists"), of("pack-games"), of("pack-removed")), (packs, packs, 0), "{counts}");
}

fn search(page: &Page, words: &str) {
    page.click(&hook("search-games"));
    page.press_with(&[Key::Control], 'a');
    page.type_into(&hook("search-games"), words);
}

fn open_list(page: &Page, count: usize) {
    page.open_at("#/games");
    page.wait_for_text(&hook("games-count"), &format!("{count} games"));
}

fn games_of_an_archive_are_packed_and_behave_like_others(page: &mut Page) {
    open_list(page, 0);
    page.give_file("archive.txt", &archive());
    page.wait_for_text(&hook("import-report"), "300 games were added.");
    page.wait_for_text(&hook("games-count"), "300 games");
    assert_stored(page, 0, 2);
    open_list(page, COUNT);
    page.give_file("archive.txt", &archive());
    page.wait_for_text(&hook("import-report"), "No games were added. 300 were already here.");
    assert_stored(page, 0, 2);

    // ---- Two tabs: the other one has read the list before the game is opened here ----
    let tabs = [page.tab(), page.open_tab()];
    open_list(page, COUNT);
    page.go_to_tab(&tabs[0]);
    search(page, "omar17");
    page.wait_for_text(&hook("games-count"), "11 of 300 games");
    search(page, "omar170");
    page.wait_for_text(&hook("games-count"), "1 of 300 games");
    page.click(&hook("open-game"));
    page.wait_for_plies(4);
    page.wait_for_text(&hook("plate-gold"), "Omar170");
    assert_stored(page, 1, 2);
    page.go_to_tab(&tabs[1]);
    search(page, "omar170");
    page.wait_for_text(&hook("games-count"), "1 of 300 games");
    page.click(&hook("open-game"));
    page.wait_for(&hook("elsewhere"));
    assert_stored(page, 1, 2);

    // ---- Renamed, deleted and restored: each has values of its own from then on ----
    open_list(page, COUNT);
    search(page, "omar250");
    page.wait_for_text(&hook("games-count"), "1 of 300 games");
    page.click(&hook("rename-game"));
    page.wait_until("the field", || page.focus_is_on(&hook("game-name")));
    for letter in "Finale".chars() {
        page.press(letter);
    }
    page.press(Key::Enter);
    search(page, "omar300");
    page.wait_for_text(&hook("games-count"), "1 of 300 games");
    page.click(&hook("delete-game"));
    page.wait_for_text(&hook("deleted"), "Omar300");
    open_list(page, COUNT - 1);
    assert_stored(page, 2, 2);
    search(page, "finale");
    page.wait_for_text(&hook("games-count"), "1 of 299 games");
    page.click(&hook("delete-game"));
    page.wait_for_text(&hook("deleted"), "Finale");
    page.click(&hook("undo-delete"));
    page.wait_until_gone(&hook("deleted"));

    // ---- All are exported, and imported where there are none ----
    page.catch_files();
    page.click(&hook("export-all"));
    page.wait_until("a file", || page.caught_files().len() == 1);
    let (_, text) = page.caught_files().remove(0);
    let file: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(file["games"].as_array().map(Vec::len), Some(COUNT - 1));
    page.give_file("archive.txt", &archive());
    // Omar300, and Omar170 and Omar250, whose names or texts are now others.
    page.wait_for_text(&hook("import-report"), "were already here");
    let added = COUNT - 1;
    page.give_file("all.json", &text);
    page.wait_for_text(&hook("import-report"), &format!("{added} were already here"));
    assert_eq!(stored(page)["pack-lists"], json!(2));
}

fn a_pack_of_a_later_version_is_listed_as_unreadable(page: &mut Page) {
    open_list(page, 0);
    page.give_file("archive.txt", &archive());
    page.wait_for_text(&hook("import-report"), "300 games were added.");
    assert_stored(page, 0, 2);
    page.open_at("#/games");
    page.wait_for_text(&hook("games-count"), "300 games");
    page.script(
        "return new Promise((resolve, reject) => {
            const request = indexedDB.open('ansa');
            request.onsuccess = () => {
                const work = request.result.transaction(['pack-lists', 'pack-games'], 'readwrite');
                work.objectStore('pack-lists').put('ansa-pack-list 9\\nfuture', 'zz');
                work.objectStore('pack-games').put('ansa-pack-games 9\\nfuture game', 'zz');
                work.oncomplete = () => { request.result.close(); resolve(); };
                work.onabort = () => reject(work.error);
            };
        })",
    );
    page.open_at("#/games");
    page.wait_for_text(&hook("games-count"), "300 games");
    page.wait_for_text(&hook("quarantined"), "a later version of this page stored them");
    page.click(&hook("delete-quarantined"));
    page.wait_until_gone(&hook("quarantined"));
    assert_stored(page, 0, 2);
}

/// A store in which only the first pack and small values have room.
const LITTLE_ROOM: &str = r"() => {
    const { put } = IDBObjectStore.prototype;
    let packs = 0;
    IDBObjectStore.prototype.put = function (value, ...key) {
        if (this.name === 'pack-games' && ++packs > 1) throw new DOMException('There is no room left.', 'QuotaExceededError');
        return put.call(this, value, ...key);
    };
}";

fn a_full_store_stops_an_import_and_games_can_be_deleted(page: &mut Page) {
    page.before_each_load(LITTLE_ROOM);
    open_list(page, 0);
    page.give_file("archive.txt", &archive());
    page.wait_for_text(&hook("import-report"), "256 games were added");
    page.wait_for_text(&hook("games-count"), "256 games");
    // There is no room to write the pack again, but the game is gone.
    search(page, "omar25 ");
    page.click(&hook("delete-game"));
    page.wait_for_text(&hook("deleted"), "Omar25");
    let counts = stored(page);
    assert_eq!((&counts["pack-lists"], &counts["pack-removed"]), (&json!(1), &json!(1)), "{counts}");
    open_list(page, 255);
    // Now there is room for one more pack: the next deletion makes up for it.
    search(page, "omar26 ");
    page.click(&hook("delete-game"));
    page.wait_for_text(&hook("deleted"), "Omar26");
    page.wait_until("the pack without both", || {
        let counts = stored(page);
        counts["pack-lists"] == json!(1) && counts["pack-removed"] == json!(0)
    });
    open_list(page, 254);
}
