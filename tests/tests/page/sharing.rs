//! Sharing: code that embeds a game or a position in other pages.

use std::fs;

use ansa_core::record::Record;
use ansa_core::{Game, Label, Square};
use ansa_tests::browser::{Key, Page, Site};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::{in_each_browser, needs};
use serde_json::{Value, json};

use crate::page::screenshots::look_at;

in_each_browser!(
    ; long in firefox:
    the_element_is_loaded_only_for_the_preview,
    the_longest_game_can_be_embedded,
    sharing_by_keyboard_on_a_phone,
    copied_code_shows_the_game_on_another_site,
);

/// The content of an element: the plies shown, the plies of the game, and the letters on its squares.
const SHOWN: &str = "const [board] = document.querySelectorAll('arimaa-board');
    const squares = [...board?.shadowRoot?.querySelectorAll('[data-square]') ?? []];
    return [board?.ply, board?.plies, squares.map(({ dataset }) => dataset.square + (dataset.piece ?? '')).sort().join(' ')]";

pub(super) fn shown(page: &Page) -> Value {
    page.script(SHOWN)
}

/// The expected value of [`SHOWN`] for a game after `ply` plies.
pub(super) fn expected(game: &Game, ply: usize) -> Value {
    let board = game.board_at(ply).unwrap();
    let letter = |square| board.piece_at(square).map_or(String::new(), |piece| piece.letter().to_string());
    let mut squares: Vec<String> =
        Square::all().map(|square| format!("{square}{}", letter(square))).collect();
    squares.sort();
    json!([ply, game.plies().len(), squares.join(" ")])
}

fn a_game() -> Game {
    let turns = ["Ee2n Ee3n Ee4n Md2n", "ra7s ra6s ra5s ra4s", "Md3n", "ra3e ed7s ed6s me7s"];
    game_of(Preset::NinetyNine, Preset::NinetyNine, &turns)
}

/// Opens the dialog, with the code for other sites.
#[track_caller]
fn open_share(page: &Page) {
    page.wait_for(&hook("share"));
    // The dialog comes back with a reload, as soon as its part of the program is loaded.
    if !page.script("return location.hash.includes('dialog=share')").as_bool().unwrap() {
        page.click(&hook("share"));
    }
    page.wait_for(&hook("share-embed"));
    if !page.has("details.share[open]") {
        page.click(&hook("share-embed"));
    }
}

/// Opens the dialog and copies with one of its buttons.
#[track_caller]
fn copy(page: &Page, button: &str) {
    open_share(page);
    page.click(&hook(button));
    page.wait_for_text(&hook(button), "Copied");
}

/// Another site, with a post into which code is pasted.
pub(super) struct Blog {
    folder: tempfile::TempDir,
    site: Site,
}

impl Blog {
    pub(super) fn start() -> Blog {
        let folder = tempfile::tempdir().unwrap();
        fs::write(
            folder.path().join("write.html"),
            "<!doctype html><link rel=icon href=data:,><textarea></textarea>",
        )
        .unwrap();
        let site = Site::start(folder.path(), "/");
        Blog { folder, site }
    }

    /// Pastes the copied code into a new page and opens it. Returns the code.
    #[track_caller]
    pub(super) fn paste(&self, page: &Page) -> String {
        page.goto(self.site.url().join("write.html").unwrap().as_str());
        page.click("textarea");
        page.press_with(&[Key::Control], 'v');
        page.wait_until("what was pasted", || {
            page.property("textarea", "value").is_some_and(|text| !text.is_empty())
        });
        let code = page.property("textarea", "value").unwrap();
        let post = format!(
            "<!doctype html><html lang=en><meta charset=utf-8><title>A post</title><link rel=icon href=data:,>
            <body><p>My game:</p>{code}<p>Good, wasn’t it?</p></body></html>"
        );
        fs::write(self.folder.path().join("post.html"), post).unwrap();
        page.goto(self.site.url().join("post.html").unwrap().as_str());
        code
    }
}

fn copied_code_shows_the_game_on_another_site(page: &mut Page) {
    let (game, blog) = (a_game(), Blog::start());
    page.open_game(&game, "person", "person");
    // ---- The game from an earlier ply, in a frame ----
    page.click("[data-ply='3']");
    copy(page, "copy-frame");
    page.wait_for_text(&hook("share-reach"), "Only this computer");
    let code = blog.paste(page);
    let address = page.site().url().join("element/embed.html#record=").unwrap();
    assert!(code.starts_with(&format!("<iframe src=\"{address}")), "{code}");
    page.enter_frame("iframe");
    page.wait_until("the game in the frame", || shown(page) == expected(&game, 4));
    let fits = "const root = document.scrollingElement; return root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight";
    assert_eq!(page.script(fits), json!(true), "the board does not fit into its frame");
    page.leave_frame();
    // ---- Only the position, as a tag ----
    page.open_play();
    open_share(page);
    page.click("[name=shown][value=position]");
    copy(page, "copy-tag");
    blog.paste(page);
    let mut position = expected(&game, game.plies().len());
    (position[0], position[1]) = (json!(0), json!(0));
    page.wait_until("the position", || shown(page) == position);
    // ---- The engine there is that of the page ----
    page.script(
        "document.querySelector('arimaa-board').mode = 'play';
        document.querySelector('arimaa-board').side = 'silver'",
    );
    page.wait_until("the engine's turn", || shown(page)[1] == json!(1));
    // ---- The record and the position as text ----
    page.open_play();
    copy(page, "copy-record");
    assert!(blog.paste(page).contains("1g "));
    page.open_play();
    copy(page, "copy-position");
    assert!(blog.paste(page).starts_with("g ["));
}

fn the_element_is_loaded_only_for_the_preview(page: &mut Page) {
    page.site().keep_offline();
    let asked = |page: &Page| page.requests().iter().filter(|url| url.contains("/element/")).count();
    let kept = |page: &Page| {
        page.script("return caches.keys().then((names) => Promise.all(names.map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => url)))).then((all) =>
            all.flat().filter((url) => url.includes('/element/')).map((url) => url.split('/').at(-1)).sort())")
    };
    let game = a_game();
    page.open_game(&game, "person", "person");
    copy(page, "copy-tag");
    assert_eq!((asked(page), kept(page)), (0, json!([])));
    // ---- Without a network, a player who has never opened the preview can continue to play ----
    page.site().stop();
    page.come_back();
    page.wait_for_plies(game.plies().len());
    // A part of the program that is still on its way when the page is left would be an error in the console.
    page.wait_for(&hook("share-dialog"));
    page.site().restart();
    // ---- A player who has opened it can open it again ----
    page.open_play();
    page.wait_until_loaded();
    open_share(page);
    for _ in 0..2 {
        page.click(&hook("preview"));
        page.enter_frame(".share-preview");
        page.wait_until("the preview", || shown(page) == expected(&game, game.plies().len()));
        page.leave_frame();
        page.wait_until("all of the element in the cache", || {
            kept(page) == json!(["arimaa-board.js", "embed.css", "embed.html", "embed.js", "messages.js"])
        });
        page.site().stop();
        page.come_back();
        open_share(page);
    }
    assert_eq!(page.attribute(&hook("preview"), "aria-expanded").as_deref(), Some("false"));
}

/// The longest of the real games, if they are available beside the project.
fn longest() -> Option<Game> {
    let path = needs::project().join("../shared/vectors/games.json");
    let Ok(text) = fs::read_to_string(&path) else {
        needs::not_run(&format!("{} is not there", path.display()));
        return None;
    };
    let games: Value = serde_json::from_str(&text).unwrap();
    let record = |game: &Value| {
        let moves = game["moves"].as_array().unwrap().iter().enumerate();
        let lines =
            moves.map(|(ply, turn)| format!("{} {}", Label::FIRST.after(ply), turn.as_str().unwrap()));
        lines.collect::<Vec<_>>().join("\n")
    };
    let record = games.as_array().unwrap().iter().map(record).max_by_key(String::len).unwrap();
    Some(Game::from_record(&Record::read(&record).unwrap()).unwrap())
}

fn the_longest_game_can_be_embedded(page: &mut Page) {
    let Some(game) = longest() else { return };
    let blog = Blog::start();
    page.open_game(&game, "person", "person");
    copy(page, "copy-frame");
    page.wait_for_text(&hook("share-long"), "characters");
    let code = blog.paste(page);
    assert!(code.len() > 4000, "{} plies make code of {} characters", game.plies().len(), code.len());
    page.enter_frame("iframe");
    page.wait_until("the game", || shown(page) == expected(&game, game.plies().len()));
    page.leave_frame();
}

fn sharing_by_keyboard_on_a_phone(page: &mut Page) {
    page.open_game(&a_game(), "person", "person");
    open_share(page);
    page.wait_for(&hook("share-dialog"));
    look_at(page, "share", (360, 740), &[false, true]);
    look_at(page, "share", (320, 568), &[false]);
    look_at(page, "share", (1440, 900), &[true]);
    // The name of each element that Tab reaches in the dialog.
    let name = "const { activeElement: at } = document;
        return at.labels?.[0]?.innerText.trim() || at.getAttribute('aria-label') || at.title || at.innerText.trim()";
    page.script("document.querySelector('[data-test=share-dialog] [data-test=close]').focus()");
    let mut names = vec![page.script(name)];
    // Not further, because Firefox continues with its own buttons after the last one.
    for _ in 1..11 {
        page.press(Key::Tab);
        names.push(page.script(name));
    }
    let expected = [
        "Close",
        "Copy link",
        "Copy game",
        "Copy position",
        "Embed on your site",
        "Game from this point",
        "Frame",
        "Copy frame",
        "Show preview",
        "Script and tag",
        "Copy script and tag",
    ];
    assert_eq!(json!(names), json!(expected));
    // ---- The preview follows the options ----
    page.script("document.querySelector('[data-test=preview]').focus()");
    page.press(' ');
    let seen = |of: &str| {
        page.enter_frame(".share-preview");
        page.wait_until("the preview", || shown(page)[2] != json!(""));
        let fits = page.script("const root = document.scrollingElement; return [root.scrollWidth <= innerWidth, root.scrollHeight <= innerHeight]");
        assert_eq!(fits, json!([true, true]), "{of} does not fit into its frame");
        page.leave_frame();
        page.script("document.querySelector('.share-preview').scrollIntoView()");
        look_at(page, &format!("share-preview-{of}"), (360, 740), &[false, true]);
    };
    seen("game");
    // A field is selected as a whole, a radio button with an arrow key, and a button pressed with Space.
    page.script("document.querySelector('[data-test=share-frame]').focus()");
    let selected = "const { activeElement: at } = document; return at.selectionEnd - at.selectionStart === at.value.length";
    assert_eq!(page.script(selected), json!(true));
    page.script("document.querySelector('[name=shown]:checked').focus()");
    page.press(Key::Right);
    page.wait_until("the position", || {
        page.property(&hook("share-frame"), "value").is_some_and(|code| code.contains("#position="))
    });
    seen("position");
    page.script("document.querySelector('[data-test=preview]').focus()");
    page.press(Key::Escape);
    page.wait_until_gone(&hook("share-dialog"));
    page.wait_until("the focus where it was", || page.focus_is_on(&hook("share")));
}
