//! The filter of the saved games.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::record::Tag;
use ansa_core::{Game, Side};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;

use super::screenshots::glance;
use super::statistics::{choose, tab_to};

in_each_browser!(
    ; long in firefox:
    games_are_chosen_by_date_rating_event_and_result,
    a_filter_stays_right_when_games_are_deleted_and_imported,
    a_filter_that_fails_hides_no_game,
);

/// Counts the workers that the page starts, and starts none while it is told so.
const WATCH: &str = "window.started = 0, window.refusals = 0;
    const Real = Worker;
    window.Worker = class extends Real {
        constructor(...given) {
            if (window.refuses) {
                window.refusals++;
                throw new Error('no worker');
            }
            super(...given);
            window.started++;
        }
    };";

/// A game between two players, with more tags of its record.
fn record(gold: &str, silver: &str, tags: &[(&str, &str)], winner: Option<Side>) -> String {
    let mut game: Game = game_of(Preset::Classic, Preset::NinetyNine, &["Ee2n", "hg7s"]);
    if let Some(winner) = winner {
        game.end(Outcome::win(winner, Reason::Resignation)).unwrap();
    }
    let mut record = game.to_record();
    for (name, value) in [("Gold", gold), ("Silver", silver)].iter().chain(tags) {
        record.tags.extend(Tag::new(name, value));
    }
    format!("{}\n", record.to_tagged())
}

/// The names in the list are these.
fn wait_for_names(page: &Page, names: &[&str]) {
    page.wait_until(&format!("the games {names:?}"), || page.texts(&hook("open-game")) == names);
}

/// Opens the list, and imports games into it.
fn import(page: &Page, records: &str, count: usize) {
    page.open_at("#/games");
    page.wait_for_text(&hook("games-count"), "0 games");
    page.script(WATCH);
    page.give_file("games.txt", records);
    page.wait_for_text(&hook("import-report"), &format!("{count} games were added"));
}

fn open_filter(page: &Page) {
    page.click("[data-test=count-filter] summary");
    page.wait_for(&hook("filter-result"));
}

fn clear_search(page: &Page) {
    page.script("document.querySelector('[data-test=search-games]').select()");
    page.script("document.querySelector('[data-test=search-games]').focus()");
    page.press(Key::Backspace);
}

fn started(page: &Page) -> Option<u64> {
    page.script("return window.started").as_u64()
}

fn games_are_chosen_by_date_rating_event_and_result(page: &mut Page) {
    let ratings = |gold, silver| [("GoldRating", gold), ("SilverRating", silver)];
    let tags = |event, date, [gold, silver]: [(&'static str, &'static str); 2]| {
        [("Event", event), ("Date", date), gold, silver]
    };
    let cup = record("Omar", "Fritz", &tags("Cup", "2008.05.17", ratings("1800", "1700")), Some(Side::Gold));
    let month =
        record("Fritz", "Omar", &tags("Cup", "2008.??.??", ratings("1500", "1650")), Some(Side::Gold));
    let league =
        record("Lena", "Omar", &tags("League", "2010.01.02", ratings("2100", "2200")), Some(Side::Silver));
    let open = record("Zoe", "Lena", &[], None);
    import(page, &[cup, month, league, open].concat(), 4);
    let all = ["Omar – Fritz, Cup", "Fritz – Omar, Cup", "Lena – Omar, League", "Zoe – Lena"];
    let [cup, month, league, open] = all;
    wait_for_names(page, &all);
    page.type_into(&hook("search-games"), "zoe");
    wait_for_names(page, &[open]);
    clear_search(page);
    wait_for_names(page, &all);
    assert_eq!(started(page), Some(0), "a worker started before anybody needs it");

    // ---- By keys alone, with a name for each field ----
    tab_to(page, "[data-test=count-filter] summary", Key::Enter);
    page.wait_for("[data-test=filter-event] option[value=League]");
    let unnamed = page.script(
        "return [...document.querySelectorAll('.count-fields :is(select, input)')]
            .filter(field => !field.labels[0]?.textContent.trim() || !field.checkVisibility()).length",
    );
    assert_eq!(unnamed, 0);
    assert_eq!(page.count(".library input[type=search]"), 1, "there are two fields for words");
    page.script("document.querySelector('[data-test=filter-result]').focus()");
    // The letter chooses the first item that begins with it.
    "won by s".chars().for_each(|letter| page.press(letter));
    wait_for_names(page, &[league]);
    page.wait_for_text(&hook("games-count"), "1 of 4 games");
    tab_to(page, &hook("filter-clear"), Key::Enter);
    wait_for_names(page, &all);

    // ---- Dates: a month that is unknown may be any ----
    choose(page, "filter-to", "2008-06-30");
    wait_for_names(page, &[cup, month]);
    choose(page, "filter-from", "2008-05-18");
    wait_for_names(page, &[month]);
    choose(page, "filter-to", "2010-01-02");
    wait_for_names(page, &[month, league]);
    choose(page, "filter-from", "");
    wait_for_names(page, &[cup, month, league]);

    // ---- More choices narrow it further, and so do the words ----
    choose(page, "filter-event", "Cup");
    wait_for_names(page, &[cup, month]);
    choose(page, "filter-lowest", "1600");
    wait_for_names(page, &[cup]);
    choose(page, "filter-lowest", "");
    wait_for_names(page, &[cup, month]);
    page.type_into(&hook("search-games"), "zoe");
    page.wait_for_text(&hook("no-games"), "No saved games match your search and filters.");
    clear_search(page);
    page.click(&hook("filter-clear"));
    wait_for_names(page, &all);
    assert_eq!(page.property(&hook("filter-to"), "value").as_deref(), Some(""));

    // ---- Results of the player who is searched ----
    page.type_into(&hook("search-games"), "omar");
    choose(page, "filter-result", "won");
    wait_for_names(page, &[cup, league]);
    choose(page, "filter-result", "lost");
    wait_for_names(page, &[month]);
    clear_search(page);
    choose(page, "filter-result", "open");
    wait_for_names(page, &[open]);
    assert_eq!(started(page), Some(1));
    glance(page, "library-filter");
}

fn a_filter_stays_right_when_games_are_deleted_and_imported(page: &mut Page) {
    let game = |gold: &str, winner| record(gold, "Fritz", &[("Event", "Cup")], winner);
    let first = [
        game("Ada", Some(Side::Gold)),
        game("Ben", Some(Side::Silver)),
        game("Cem", Some(Side::Gold)),
        game("Dan", Some(Side::Gold)),
    ];
    import(page, &first.concat(), 4);
    open_filter(page);
    choose(page, "filter-result", "gold");
    let [ada, cem, dan] = ["Ada – Fritz, Cup", "Cem – Fritz, Cup", "Dan – Fritz, Cup"];
    wait_for_names(page, &[ada, cem, dan]);
    page.wait_for_text("[data-test=filter-event]", "Cup (3)");

    // ---- Deleted: the others stay, and the event has a game less ----
    page.click(&hook("delete-game"));
    page.wait_for_text(&hook("deleted"), "“Ada – Fritz, Cup” was deleted");
    wait_for_names(page, &[cem, dan]);
    page.wait_for_text("[data-test=filter-event]", "Cup (2)");
    wait_for_names(page, &[cem, dan]);
    page.wait_for_text(&hook("games-count"), "2 of 3 games");
    page.click(&hook("undo-delete"));
    wait_for_names(page, &[ada, cem, dan]);
    page.wait_for_text("[data-test=filter-event]", "Cup (3)");

    // ---- Renamed: the list stays narrowed ----
    page.click(&hook("rename-game"));
    page.wait_until("the field", || page.focus_is_on(&hook("game-name")));
    "Finale".chars().for_each(|letter| page.press(letter));
    page.press(Key::Enter);
    wait_for_names(page, &["Finale", cem, dan]);

    // ---- Imported: only a game that passes is added to what is shown ----
    page.give_file("more.txt", &[game("Eva", Some(Side::Silver)), game("Fay", Some(Side::Gold))].concat());
    page.wait_for_text(&hook("import-report"), "2 games were added");
    wait_for_names(page, &["Fay – Fritz, Cup", "Finale", cem, dan]);
    page.wait_for_text(&hook("games-count"), "4 of 6 games");

    // ---- The filter works while its fields are hidden ----
    tab_to(page, "[data-test=count-filter] summary", Key::Enter);
    page.wait_for("[data-test=count-filter]:not([open])");
    page.click(&hook("delete-game"));
    wait_for_names(page, &["Finale", cem, dan]);
    tab_to(page, &hook("filter-clear"), Key::Enter);
    page.wait_for_text(&hook("games-count"), "5 games");
    assert_eq!(page.count(&hook("saved-game")), 5);
}

fn a_filter_that_fails_hides_no_game(page: &mut Page) {
    let records =
        [record("Ada", "Fritz", &[], Some(Side::Gold)), record("Ben", "Fritz", &[], Some(Side::Silver))];
    import(page, &records.concat(), 2);
    let all = ["Ada – Fritz", "Ben – Fritz"];
    page.script("window.refuses = true");
    open_filter(page);
    page.wait_for_text(&hook("filter-error"), "Your filters have no effect");
    choose(page, "filter-result", "gold");
    // The choices, and twice after the result: they and the list.
    page.wait_until("the refusals", || page.script("return window.refusals") == 3);
    page.wait_for(&hook("filter-error"));
    wait_for_names(page, &all);
    page.script("window.refuses = false");
    page.click(&hook("filter-again"));
    wait_for_names(page, &all[..1]);
    page.wait_until_gone(&hook("filter-error"));

    // ---- The next worker fails, too: the list is whole again ----
    page.script("window.refuses = true");
    choose(page, "filter-result", "silver");
    wait_for_names(page, &all[1..]);
    page.click(&hook("delete-game"));
    page.wait_for(&hook("filter-error"));
    wait_for_names(page, &all[..1]);
}
