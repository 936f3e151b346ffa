//! The list of saved games.

use ansa_core::{Board, Side};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;

in_each_browser!(
    ; long in firefox:
    a_long_list_is_shown_in_parts,
    a_phone_and_a_keyboard_are_enough,
    saved_games_are_searched_renamed_deleted_and_exported,
    an_import_overwrites_nothing,
);

/// Opens the list and waits until it shows the number of games.
fn open_library(page: &Page, count: &str) {
    page.click(&hook("library"));
    page.wait_for_text(&hook("games-count"), count);
}

/// The first lines of the rows.
fn names(page: &Page) -> Vec<String> {
    page.texts(&hook("open-game"))
}

/// Three records, the second of which is malformed.
fn records() -> String {
    let omar = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "hg7s"]).to_record().to_plain();
    let fritz = game_of(Preset::Classic, Preset::NinetyNine, &["Ee2n Ee3n"]).to_record().to_plain();
    format!(
        "[Gold \"Omar\"]\n[Silver \"Fritz\"]\n\n{omar}\n1g Ra1 zz\n\n[Event \"Club evening\"]\n\n{fritz}3g resigns\n"
    )
}

fn saved_games_are_searched_renamed_deleted_and_exported(page: &mut Page) {
    page.open_play();
    open_library(page, "0 games");
    page.wait_for(&hook("no-games"));

    // ---- Unreadable records are reported, and the others are imported ----
    page.give_file("games.txt", &records());
    page.wait_for_text(&hook("import-report"), "2 games were added");
    page.wait_for_text(&hook("import-failure"), "games.txt, game 2");
    assert!(page.has(&format!("{}.notice-hint", hook("import-report"))));
    page.wait_for_text(&hook("games-count"), "2 games");
    page.drop_file("again.txt", &records());
    page.wait_for_text(&hook("import-report"), "2 were already here");
    assert_eq!(page.count(&hook("saved-game")), 2);
    page.give_file("nothing.json", "{\"format\":");
    page.wait_for_text(&hook("import-failure"), "nothing.json: The data is damaged.");

    page.give_file("picture.png", "\u{89}PNG\r\n\u{1a}\n\u{0}\u{0}\u{0}\rIHDR\u{0}\u{1}\u{7f}");
    page.wait_for_text(&hook("import-failure"), "picture.png");
    let said = page.text(&hook("import-failure"));
    assert!(!said.chars().any(char::is_control), "{said:?}");

    // ---- Incremental search ----
    page.type_into(&hook("search-games"), "fritz");
    page.wait_for_text(&hook("games-count"), "1 of 2 games");
    assert_eq!(names(page), ["Omar – Fritz"]);
    page.type_into(&hook("search-games"), " zebra");
    page.wait_for_text(&hook("no-games"), "No saved games match your search");
    page.press_with(&[Key::Control], 'a');
    page.press(Key::Backspace);
    page.wait_until("all games", || names(page).len() == 2);

    // ---- Renamed ----
    page.click(&hook("rename-game"));
    page.wait_until("the field", || page.focus_is_on(&hook("game-name")));
    page.press('A');
    page.press(Key::Escape);
    page.wait_until_gone(&hook("game-name"));
    assert!(page.has(&hook("library-screen")), "Escape has closed the list");
    assert_eq!(names(page), ["Omar – Fritz", "Club evening"]);
    page.click(&hook("rename-game"));
    page.wait_until("the field", || page.focus_is_on(&hook("game-name")));
    for letter in "Finale".chars() {
        page.press(letter);
    }
    page.press(Key::Enter);
    page.wait_until("the new name", || names(page) == ["Finale", "Club evening"]);
    page.wait_until("the focus where it was", || page.focus_is_on(&hook("rename-game")));

    // ---- Deleted and restored ----
    page.click(&hook("delete-game"));
    page.wait_for_text(&hook("deleted"), "“Finale” was deleted");
    page.click(&hook("delete-game"));
    page.wait_until_gone(&hook("saved-game"));
    page.click(&hook("undo-delete"));
    page.wait_for_text(&hook("deleted"), "Finale");
    page.click(&hook("undo-delete"));
    page.wait_until_gone(&hook("deleted"));
    assert_eq!(names(page), ["Finale", "Club evening"]);

    // ---- Exported to a file and imported ----
    page.catch_files();
    page.click(&hook("export-all"));
    page.click(&hook("export-game"));
    page.wait_until("two files", || page.caught_files().len() == 2);
    let files = page.caught_files();
    let everything = files[0].1.clone();
    assert!(files[0].0.starts_with("ansa-games-"), "{}", files[0].0);
    assert_eq!(files[1].0, "Finale.txt");
    assert!(files[1].1.contains("[Event \"Finale\"]") && files[1].1.contains("2g Ee2n"), "{}", files[1].1);
    for _ in 0..2 {
        page.click(&hook("delete-game"));
    }
    page.wait_until_gone(&hook("saved-game"));
    page.reopen();
    open_library(page, "0 games");
    page.give_file("everything.json", &everything);
    page.wait_for_text(&hook("import-report"), "2 games were added");
    assert_eq!(names(page), ["Finale", "Club evening"]);

    // ---- Opened: the unfinished game and the finished one ----
    let expected = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "hg7s"]);
    page.click(&hook("open-game"));
    page.wait_until_gone(&hook("library-screen"));
    page.wait_for_plies(4);
    page.assert_plies(&expected);
    page.assert_board(&expected.board());
    open_library(page, "2 games");
    let rows = hook("saved-game");
    assert!(page.has(&format!("{rows}[data-current]:first-child")) && page.count(&hook("delete-game")) == 1);
    page.click(&format!("{rows}:not([data-current]) {}", hook("open-game")));
    let shown = page.wait_for_mode(&["over"]);
    assert!(shown.status().contains("Gold resigned"), "{}", shown.status());
    assert_ne!(shown.board(), Board::EMPTY);
    // The page returns to the game opened last.
    page.come_back();
    page.wait_for_mode(&["over"]);
}

fn a_phone_and_a_keyboard_are_enough(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n"]);
    page.open_play();
    page.set_size(360, 740);
    page.open_game(&game, "person", "person");
    page.new_game("person", Side::Gold);
    // A new game takes the focus to its board.
    page.wait_until("the focus on the board", || page.focus_is_on("[data-square]"));
    page.script("document.querySelector('[data-test=library]').focus()");
    page.press(Key::Enter);
    page.wait_for_text(&hook("games-count"), "2 games");
    let width = page.script("const d = document.querySelector('[data-test=library-screen]'); return d.scrollWidth - d.clientWidth");
    assert_eq!(width, 0, "the list is wider than the screen");
    page.screenshot("library-360x740-light");

    let tab_to = |selector: &str| {
        for _ in 0..30 {
            if page.focus_is_on(selector) {
                return;
            }
            page.press(Key::Tab);
        }
        panic!("Tab does not lead to {selector}");
    };
    tab_to(&hook("search-games"));
    tab_to(&hook("rename-game"));
    page.press(Key::Enter);
    page.wait_until("the field", || page.focus_is_on(&hook("game-name")));
    page.press('x');
    page.press(Key::Enter);
    page.wait_until("the name", || names(page).contains(&"x".to_owned()));
    tab_to(&hook("delete-game"));
    page.press(' ');
    // Undo has the focus.
    page.wait_until("the focus on Undo", || page.focus_is_on(&hook("undo-delete")));
    page.press(Key::Enter);
    page.wait_for_text(&hook("games-count"), "2 games");
    page.script("document.querySelector('[data-test=search-games]').focus()");
    tab_to(&format!("{}:not([data-current]) {}", hook("saved-game"), hook("open-game")));
    page.press(Key::Enter);
    page.wait_for_plies(game.plies().len());
    page.assert_plies(&game);
}

fn a_long_list_is_shown_in_parts(page: &mut Page) {
    let record = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n"]).to_record().to_plain();
    let games: Vec<String> =
        (1..=45).map(|round| format!("[Event \"Round {round}\"]\n\n{record}\n")).collect();
    page.open_play();
    page.set_size(360, 740);
    open_library(page, "0 games");
    page.give_file("rounds.txt", &games.concat());
    page.wait_for_text(&hook("games-count"), "45 games");
    assert!(
        page.has(&format!("{}.notice-good", hook("import-report"))),
        "what went well looks like a warning"
    );
    assert_eq!(page.count(&hook("saved-game")), 20);

    // ---- The thumbnails show the pieces ----
    let coloured = "const canvas = document.querySelector('[data-test=saved-game] canvas');
        const points = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return points.filter((value, index) => index % 4 === 3 && value > 100).length / (points.length / 4)";
    page.wait_until("pieces in the picture", || {
        // Half of the squares are occupied, and pieces do not fill their squares.
        page.script(coloured).as_f64().is_some_and(|part| (0.1..0.5).contains(&part))
    });

    // ---- The keyboard reaches the other games, and the focus is visible ----
    let more = hook("more-games");
    let row = |number: usize| format!("{}:nth-child({number}) {}", hook("saved-game"), hook("open-game"));
    let is_in_sight = || {
        page.script(
            "const e = document.activeElement, box = e.getBoundingClientRect();
             const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
             return e.contains(top)",
        ) == true
    };
    page.script(
        "document.querySelector('[data-test=saved-game]:last-child [data-test=delete-game]').focus()",
    );
    page.press(Key::Tab);
    assert!(page.focus_is_on(&more));
    assert_eq!(page.text(&more), "Show more (25 left)");
    assert!(is_in_sight(), "the foot hides the button");
    page.press(Key::Enter);
    page.wait_until("the focus on the first new game", || page.focus_is_on(&row(21)));
    assert!(is_in_sight());
    assert_eq!(page.count(&hook("saved-game")), 40);
    page.click(&more);
    page.wait_until("the focus on the first new game", || page.focus_is_on(&row(41)));
    assert_eq!((page.count(&hook("saved-game")), page.has(&more)), (45, false));

    // ---- A search scrolls to the top ----
    page.type_into(&hook("search-games"), "round");
    page.wait_until("the first games", || page.count(&hook("saved-game")) == 20);
    assert!(page.focus_is_on(&hook("search-games")), "the focus is taken from the search");
    page.type_into(&hook("search-games"), " 17");
    page.wait_for_text(&hook("games-count"), "1 of 45 games");
    assert_eq!(names(page), ["Round 17"]);
}

fn an_import_overwrites_nothing(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "hg7s"]);
    let changed = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n", "hb7s"]);
    page.open_game(&game, "person", "person");
    open_library(page, "1 game");
    page.catch_files();
    page.click(&hook("export-all"));
    page.wait_until("a file", || !page.caught_files().is_empty());
    let file = page.caught_files().remove(0).1.replace("hg7s", "hb7s");
    // Another game with the same id, as if two browsers had continued the same game.
    page.give_file("elsewhere.json", &file);
    page.wait_for_text(&hook("import-report"), "1 game was added");
    page.wait_for_text(&hook("games-count"), "2 games");
    page.click(&hook("close"));
    page.come_back();
    page.wait_for_plies(game.plies().len());
    page.assert_plies(&game);
    open_library(page, "2 games");
    page.click(&format!("{}:not([data-current]) {}", hook("saved-game"), hook("open-game")));
    page.wait_until("the other game", || {
        page.snapshot().plies().last().is_some_and(|ply| ply.contains("hb7s"))
    });
    page.assert_plies(&changed);
}
