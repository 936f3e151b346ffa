//! The statistics, the setup explorer, and the search for games.

#![allow(clippy::print_stdout, reason = "the figures are read")]

use std::fmt::Write as _;
use std::time::Instant;

use ansa_core::notation::PositionText;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Game, Side};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::{in_each_browser, needs};
use serde_json::json;

use super::input_times;
use super::screenshots::glance;

in_each_browser!(
    ; long in firefox:
    games_are_counted_explored_and_found_by_keys_alone,
    a_hundred_thousand_games_are_counted_while_a_person_types,
);

/// How many games the archive has: more than one pack.
const COUNT: usize = 260;

/// Random turns after one of two setups of gold.
fn random_game(number: usize, turns: usize) -> Game {
    let gold = if number.is_multiple_of(4) { Preset::Classic } else { Preset::NinetyNine };
    let mut game = game_of(gold, Preset::Classic, &["Ee2n"]);
    let mut seed = number as u64 + 1;
    let mut below = |end: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % end
    };
    while game.outcome().is_none() && game.plies().len() < turns + 2 {
        let mut turn = game.begin_turn().unwrap();
        for _ in 0..=below(4) {
            let steps: Vec<_> = turn.position().steps().map(|(step, _)| step).collect();
            if !steps.is_empty() {
                let _ = turn.step(steps[below(steps.len())]);
            }
        }
        let _ = game.play(&turn);
    }
    if game.outcome().is_none() {
        let winner = if number.is_multiple_of(3) { Side::Silver } else { Side::Gold };
        game.end(Outcome::win(winner, Reason::Resignation)).unwrap();
    }
    game
}

/// An archive of random games of this many turns, each between other players.
fn archive(turns: usize) -> (Vec<Game>, String) {
    let games: Vec<Game> = (0..COUNT).map(|number| random_game(number, turns)).collect();
    let mut text =
        "id\twusername\tbusername\twrating\tbrating\tevent\ttimecontrol\tstartts\tresult\ttermination\tmovelist\n"
            .to_owned();
    for (number, game) in games.iter().enumerate() {
        let moves = game.to_record().to_plain().trim_end().replace('\n', "\\n");
        let outcome = game.outcome().unwrap();
        let winner = if outcome.winner == Some(Side::Gold) { 'w' } else { 'b' };
        let reason = outcome.reason.letter();
        let started = 1_300_000_000 + number * 1_000_000;
        let about =
            format!("{}\t1700\tCup {}\t{}", 1_300 + number * 3, number % 4, ["30s/1m", "2m/2m"][number % 2]);
        let _ =
            writeln!(text, "{number}\tOmar{number}\tFritz\t{about}\t{started}\t{winner}\t{reason}\t{moves}");
    }
    (games, text)
}

/// Moves the focus with Tab to an element, and presses a key there.
pub(super) fn tab_to(page: &Page, selector: &str, key: Key) {
    page.wait_for(selector);
    for _ in 0..200 {
        if page.focus_is_on(selector) {
            return page.press(key);
        }
        page.press(Key::Tab);
    }
    panic!("no way to {selector} by keys");
}

/// Chooses a value of a list, or a date.
pub(super) fn choose(page: &Page, test: &str, value: &str) {
    let script = "const field = document.querySelector(arguments[0]);
        field.value = arguments[1];
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    page.wait_for(&hook(test));
    page.script_with(script, vec![json!(hook(test)), json!(value)]);
}

fn games_are_counted_explored_and_found_by_keys_alone(page: &mut Page) {
    page.set_size(360, 740);
    page.open_at("#/statistics");
    page.wait_for(&hook("counts-empty"));
    tab_to(page, &hook("empty-games"), Key::Enter);
    page.wait_for(&hook("library-screen"));
    let (games, text) = archive(40);
    page.give_file("archive.txt", &text);
    page.wait_for_text(&hook("import-report"), &format!("{COUNT} games were added"));
    tab_to(page, &hook("to-statistics"), Key::Enter);

    // ---- The numbers ----
    page.wait_for_text(&hook("number-games"), "260");
    assert_eq!(page.text(&hook("number-ended")), "260");
    let won = games.iter().filter(|game| game.outcome().unwrap().winner == Some(Side::Gold)).count();
    let score = format!("{:.1}", won as f64 / COUNT as f64 * 100.0);
    assert!(page.text(&hook("number-gold")).starts_with(&score), "{}", page.text(&hook("number-gold")));
    let table = "[data-test=chart-ends] summary";
    tab_to(page, table, Key::Enter);
    page.wait_for_text("[data-test=chart-ends] table", "Resignation");
    let resigned = games.iter().filter(|game| game.outcome().unwrap().reason == Reason::Resignation);
    let by_gold = resigned.filter(|game| game.outcome().unwrap().winner == Some(Side::Gold)).count();
    let row = page.script(
        "const row = [...document.querySelectorAll('[data-test=chart-ends] tbody tr')]
            .find(row => row.cells[0].textContent === 'Resignation');
        return [...row.cells].map(cell => cell.textContent).join(' ');",
    );
    assert!(row.as_str().unwrap().starts_with(&format!("Resignation {by_gold} ")), "{row}");
    let named = page.script(
        "return [...document.querySelectorAll('svg[role=img]')].every(svg => svg.getAttribute('aria-labelledby')
            .split(' ').every(id => document.getElementById(id)?.textContent));",
    );
    assert_eq!(named, json!(true), "a chart has no name or no description");
    let wide = "return document.documentElement.scrollWidth > document.documentElement.clientWidth";
    assert_eq!(page.script(wide), json!(false));

    // ---- The filter: a player is the one whose results count ----
    page.script("document.querySelector('[data-test=filter-words]').focus()");
    "omar17".chars().for_each(|letter| page.press(letter));
    // Omar17 and Omar170 to Omar179.
    page.wait_for_text(&hook("number-games"), "11");
    page.wait_for_text(&hook("numbers"), "Score as Gold");
    // A search without a result does not take the focus away.
    page.press('z');
    page.wait_for_text(&hook("count-status"), "No games match");
    page.press(Key::Backspace);
    page.wait_for_text(&hook("number-games"), "11");
    assert!(page.focus_is_on(&hook("filter-words")));
    tab_to(page, &hook("filter-clear"), Key::Enter);
    page.wait_for_text(&hook("number-games"), "260");

    // ---- What the archive says about its games: event, ratings, time control ----
    tab_to(page, "[data-test=count-filter] summary", Key::Enter);
    page.wait_for("[data-test=filter-event] option[value='Cup 3']");
    let events = page.script("return document.querySelector('[data-test=filter-event]').textContent");
    assert!(events.as_str().unwrap().contains("Cup 3 (65)"), "{events}");
    choose(page, "filter-event", "Cup 3");
    page.wait_for_text(&hook("number-games"), "65");
    choose(page, "filter-event", "");
    // Omar has 1300 and 3 more in each game, Fritz always 1700.
    choose(page, "filter-lowest", "1600");
    page.wait_for_text(&hook("number-games"), &(COUNT - 100).to_string());
    choose(page, "filter-pace", "5m");
    page.wait_for_text(&hook("number-games"), &((COUNT - 100) / 2).to_string());
    assert!(page.has(&hook("chart-higher-rated")) && page.has(&hook("chart-events")));
    tab_to(page, &hook("filter-clear"), Key::Enter);
    page.wait_for_text(&hook("number-games"), "260");

    // ---- The result and the day: the first game began on 2011-03-13, each other one 11 to 12 days later ----
    choose(page, "filter-result", "gold");
    page.wait_for_text(&hook("number-games"), &won.to_string());
    choose(page, "filter-result", "");
    choose(page, "filter-to", "2011-04-01");
    page.wait_for_text(&hook("number-games"), "2");
    choose(page, "filter-from", "2011-03-20");
    page.wait_until("one game", || page.text(&hook("number-games")) == "1");
    tab_to(page, &hook("filter-clear"), Key::Enter);
    page.wait_for_text(&hook("number-games"), "260");
    glance(page, "statistics");
    page.set_size(768, 1024);
    assert_eq!(page.script(wide), json!(false));
    page.screenshot("statistics-768");
    page.set_size(360, 740);

    // ---- The setups ----
    page.script("document.querySelector('[data-test=tab-numbers]').focus()");
    tab_to(page, &hook("tab-setups"), Key::Enter);
    page.wait_for_text(&hook("setups-summary"), "2 different setups in 260 games");
    assert_eq!(page.count(&hook("setup-row")), 2);
    let first = "[data-test=setup-row]:first-child [data-test=choose-setup]";
    // The accessible name is what is seen, so that a person can say it.
    assert_eq!(page.attribute(first, "aria-label"), None);
    assert_eq!(page.attribute(first, "title").as_deref(), Some("Front RHCEMCHR, back RRRDDRRR"));
    assert_eq!(page.text(first), "RHCEMCHR\nRRRDDRRR\n99of9");
    tab_to(page, first, Key::Enter);
    page.wait_for_text(&hook("setup-results"), "195 games");
    assert_eq!(page.texts(&hook("first-turn")).len(), 1);
    page.wait_for_text(&hook("first-turn"), "Ed2–d3");
    tab_to(page, &hook("ask-engine"), Key::Enter);
    page.wait_for_text(&hook("setup-opinion"), "after searching 200,000 positions");
    assert!(page.focus_is_on(&hook("setup-opinion")), "the focus fell to the page");
    assert!(page.stored("ansa.setup-opinions").is_some());
    page.script("document.querySelector('[data-test=sort-score]').focus()");
    page.press(Key::Space);
    page.wait_for("[aria-sort=descending] [data-test=sort-score]");

    // ---- The search for a position, given as its mirror image ----
    page.script("document.querySelector('[data-test=tab-numbers]').focus()");
    tab_to(page, &hook("tab-find"), Key::Enter);
    page.wait_for_text(&hook("find-status"), "260 games found");
    page.click("[name=find-kind][value=position]");
    page.wait_for(&hook("find-position"));
    page.type_into(&hook("find-position"), "g [nothing]");
    page.click(&hook("find"));
    page.wait_for(&hook("find-fault"));
    page.clear(&hook("find-position"));
    let (sought, ply) = (77, 21);
    let mut squares = [None; 64];
    for square in ansa_core::Square::all() {
        squares[square.mirror().index()] = games[sought].board_at(ply).unwrap().piece_at(square);
    }
    page.type_into(&hook("find-position"), PositionText::new(squares, Side::Gold).to_diagram().trim_end());
    page.click(&hook("find"));
    page.wait_for_text(&hook("find-status"), "1 game found");
    page.wait_for_text(&hook("found-game"), "Omar77");
    tab_to(page, &hook("found-game"), Key::Enter);
    page.wait_for(&hook("study-tree"));
    page.assert_board(&games[sought].board_at(ply).unwrap());
    page.wait_for_text(&hook("plate-gold"), "Omar77");
}

/// Copies each pack in the store until there are so many games.
const COPY: &str = r"
    const count = arguments[0];
    const answer = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    return (async () => {
        const database = await answer(indexedDB.open('ansa'));
        const read = database.transaction(['pack-lists', 'pack-games']);
        const [list] = await answer(read.objectStore('pack-lists').getAll());
        const [games] = await answer(read.objectStore('pack-games').getAll());
        const size = list.split('\n').length - 1;
        for (let all = size, copy = 0; all + size <= count; all += size, copy++) {
            const work = database.transaction(['pack-lists', 'pack-games'], 'readwrite');
            work.objectStore('pack-lists').put(list, `copy${copy}`);
            work.objectStore('pack-games').put(games, `copy${copy}`);
            await new Promise((resolve, reject) => { work.oncomplete = resolve; work.onabort = () => reject(work.error); });
        }
        database.close();
    })();
";

fn a_hundred_thousand_games_are_counted_while_a_person_types(page: &mut Page) {
    if !needs::long_runs() {
        return;
    }
    page.open_at("#/games");
    page.wait_for(&hook("games-count"));
    page.give_file("archive.txt", &archive(70).1);
    page.wait_for_text(&hook("import-report"), &format!("{COUNT} games were added"));
    page.script_with(COPY, vec![json!(100_000)]);
    page.open_at("#/statistics");
    input_times::watch(page);
    let begun = Instant::now();
    page.wait_for(&hook("filter-words"));
    page.click(&hook("filter-words"));
    // Two letters and back, so that all games are counted at the end.
    while page.count(&hook("number-games")) == 0 {
        for key in ['o', 'm', char::from(Key::Backspace), char::from(Key::Backspace)] {
            page.press(key);
            std::thread::sleep(std::time::Duration::from_millis(30));
        }
        // Games are counted after a pause of 150 ms, which a person makes, too.
        std::thread::sleep(std::time::Duration::from_millis(200));
    }
    let seconds = begun.elapsed().as_secs_f64();
    page.wait_until("all games", || page.text(&hook("number-games")).starts_with("99,"));
    println!("{}: {} games counted in {seconds:.1} s", page.kind(), page.text(&hook("number-games")));
    input_times::tell(page, "input");
    let begun = Instant::now();
    page.click(&hook("tab-find"));
    page.click("[name=find-kind][value=material]");
    page.wait_for(&hook("find-gm"));
    page.script(
        "const select = document.querySelector('[data-test=find-gm]');
        select.value = '0';
        select.dispatchEvent(new Event('change', { bubbles: true }));",
    );
    page.click(&hook("find"));
    page.wait_for_text(&hook("find-status"), "games found");
    page.wait_until("the search", || !page.text(&hook("find-status")).starts_with("99,"));
    println!("{}: searched by material in {:.1} s", page.kind(), begun.elapsed().as_secs_f64());
}
