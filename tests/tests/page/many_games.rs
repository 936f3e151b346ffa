//! How quickly the list of saved games responds with ten thousand games. Only reports, because the load of the machine
//! varies.

#![allow(clippy::print_stdout, reason = "the figures are read")]

use std::time::Duration;

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::{in_each_browser, needs};
use serde_json::json;

use super::input_times;

in_each_browser!(ten_thousand_games_are_opened_and_searched_without_waiting);

/// How many games there are.
const COUNT: usize = 10_000;
/// What the list says about their number.
const SHOWN: &str = "10,000 games";

/// Puts copies of the existing game into the store, each with its own name and board.
const FILL: &str = r"
    const count = arguments[0];
    const answer = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    return (async () => {
        const database = await answer(indexedDB.open('ansa'));
        const work = database.transaction(['owners', 'names', 'entries', 'games'], 'readwrite');
        const [entry] = await answer(work.objectStore('entries').getAll());
        const [game] = await answer(work.objectStore('games').getAll());
        const words = ['club', 'evening', 'final', 'lesson', 'rapid', 'summer', 'winter', 'study'];
        for (let index = 1; index < count; index++) {
            const id = `many${index}`, own = JSON.parse(entry), board = [...own.board];
            const [from, to] = [index % 16, 16 + index % 32];
            [board[from], board[to]] = [board[to], board[from]];
            Object.assign(own, { created: 1e12 + index * 1e6, changed: 1e12 + index * 1e6, board: board.join('') });
            work.objectStore('owners').put('-', id);
            if (index % 2) work.objectStore('names').put(`${words[index % 8]} ${words[(index >> 3) % 8]} ${index}`, id);
            work.objectStore('entries').put(JSON.stringify(own), `${id} -`);
            work.objectStore('games').put(game, `${id} -`);
        }
        await new Promise((resolve, reject) => { work.oncomplete = resolve; work.onabort = () => reject(work.error); });
        database.close();
    })();
";

/// The time from the click on the button until the list was painted: the heading, the count and the first rows.
const OPEN: &str = r"
    const begun = performance.now();
    const after = (task) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = task; port2.postMessage(0); };
    return new Promise(done => {
        const look = () => {
            if (!document.querySelector('[data-test=saved-game]')) return requestAnimationFrame(look);
            const rows = performance.now() - begun;
            requestAnimationFrame(() => after(() => done([rows, performance.now() - begun])));
        };
        document.querySelector('[data-test=library]').click();
        look();
    });
";

fn ten_thousand_games_are_opened_and_searched_without_waiting(page: &mut Page) {
    if !needs::long_runs() {
        return;
    }
    let game = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n", "hg7s", "Ee3n Ee4n", "hg6s"]);
    page.open_game(&game, "person", "person");
    page.script_with(FILL, vec![json!(COUNT)]);
    page.come_back();
    page.wait_for_plies(game.plies().len());
    for visit in 1..=3 {
        let times = page.script(OPEN);
        println!(
            "{}: opening {visit}: rows in {:.0} ms, painted in {:.0} ms",
            page.kind(),
            times[0].as_f64().unwrap(),
            times[1].as_f64().unwrap()
        );
        page.wait_for_text(&hook("games-count"), SHOWN);
        page.press(Key::Escape);
        page.wait_until_gone(&hook("library-screen"));
    }
    page.click(&hook("library"));
    page.wait_for_text(&hook("games-count"), SHOWN);
    input_times::watch(page);
    page.click(&hook("search-games"));
    for text in ["club evening 1", "zebra", "two people november", "9"] {
        for letter in text.chars() {
            page.press(letter);
            std::thread::sleep(Duration::from_millis(100));
        }
        for _ in text.chars() {
            page.press(Key::Backspace);
            std::thread::sleep(Duration::from_millis(100));
        }
    }
    page.click(&hook("more-games"));
    page.click(&hook("more-games"));
    println!("{}:", page.kind());
    input_times::tell(page, "input");
}
