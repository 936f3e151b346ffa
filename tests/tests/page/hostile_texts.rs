//! What others have written stays text, whichever way it comes into the page.

use std::fmt::Write;

use ansa_board::testing::HOSTILE_TEXTS;
use ansa_core::record::{Comment, CommentCommand, GameReading, GameTree, Record, Tag, pack};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;
use serde_json::json;

use super::files::{HEADER, drop_on_page, moves};
use super::study::tree;

in_each_browser!(
    ; long in firefox:
    hostile_texts_stay_texts,
    a_damaged_link_of_any_length_is_refused_at_once,
);

/// What a text that is run calls. A call is also an error on the console, which fails the test.
pub(super) const GUARD: &str = "() => {
    window.hacked = () => { window.wasHacked = true; console.error('a text was run'); };
}";

/// Every element that the page does not make itself, and every attribute that would run something.
const STRANGERS: &str = r"
    const runs = ({ name, value }) => name.startsWith('on')
        || ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name) && /^\s*(javascript|data):/i.test(value);
    const isStrange = (one) => [...one.attributes].some(runs)
        || one.localName === 'img' && !one.matches('[data-test=picture-preview], [data-test=friend-picture], .bar-logo')
        || one.localName === 'script' && one.textContent.includes('hacked')
        || ['iframe', 'object', 'embed', 'b', 'i', 'u'].includes(one.localName);
    const all = [...document.querySelectorAll('body, body *')].filter(isStrange).map((one) => one.outerHTML);
    return window.wasHacked ? ['a text was run', ...all] : all";

/// Fails unless the page shows only what it has made itself.
#[track_caller]
pub(super) fn only_own(page: &Page) {
    assert_eq!(page.script(STRANGERS), json!([]));
}

/// All texts in one line; a keyboard could type those of `typed`.
pub(super) fn all() -> String {
    HOSTILE_TEXTS.join(" ").replace('\0', "")
}

fn typed() -> String {
    let is_typed = |letter: &char| !letter.is_control() && (' '..'\u{2000}').contains(letter);
    HOSTILE_TEXTS.join(" ").chars().filter(is_typed).collect()
}

/// A game that says it everywhere, as `ansa analyse --record` and other programs write records.
fn game_tree() -> GameTree {
    let mut record = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n", "da7s"]).to_record();
    for name in ["Event", "Site", "Gold", "Silver", "GoldRating", "SilverRating", "Annotator"] {
        record.tags.push(Tag::new(name, &all()).unwrap());
    }
    let mut tree = GameReading::from_record(&record).unwrap().tree;
    for node in tree.main_line() {
        let mut comment = Comment::new(&all());
        for name in ["begun", "eval", "best", "cal", "csl", "emt"] {
            comment.set_command(CommentCommand::new(name, &all()).unwrap());
        }
        tree.notes_mut(node).unwrap().comment = comment;
    }
    tree
}

/// Sets the text of a field at once, as a person who pastes it does.
#[track_caller]
pub(super) fn put_into(page: &Page, field: &str, text: &str) {
    let script = "const field = document.querySelector(arguments[0]);
        field.value = arguments[1];
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script_with(script, vec![json!(hook(field)), json!(text)]);
}

fn hostile_texts_stay_texts(page: &mut Page) {
    page.before_each_load(GUARD);
    page.open_play();
    page.wait_for_mode(&["setup"]);
    let tree_of_game = game_tree();
    let record = tree_of_game.to_record().unwrap().to_tagged();
    assert!(GameReading::from_record(&Record::read(&record).unwrap()).is_ok());

    // ---- A file, whose name is one, too; comments, tags and commands in the study ----
    drop_on_page(page, &all(), &record);
    page.wait_for(&hook("study-tree"));
    page.wait_for_text(&hook("plate-gold"), "<img src=x onerror=hacked()>");
    page.wait_until("the comment", || tree(page).contains("</title><script>hacked()</script>"));
    only_own(page);
    put_into(page, "study-comment", &format!("mine: {}", all()));
    page.wait_until("the own comment", || tree(page).contains("mine: <img"));
    only_own(page);

    // ---- What is shared: code, pictures, animations, the title of the tab ----
    share(page);

    // ---- The game on the board, and in the list: name, search, new name, deletion, export ----
    page.click(&hook("study-play"));
    page.wait_for_text(&hook("plate-silver"), "<svg onload");
    only_own(page);
    list(page);

    // ---- The editor's field, and the fields for a pasted game ----
    page.open_at("#/editor");
    page.wait_for(&hook("editor-screen"));
    put_into(page, "editor-text", &all());
    page.click(&hook("editor-take"));
    page.wait_for_text(&hook("notice"), "can’t be opened");
    only_own(page);
    page.open_at("#/study");
    page.wait_for(&hook("study-screen"));
    if page.has(&hook("study-open-form")) {
        page.click(&hook("study-open-form"));
    }
    put_into(page, "study-text", &all());
    page.click(&hook("study-open"));
    page.wait_for(&hook("study-refused"));
    only_own(page);

    // ---- Addresses ----
    addresses(page, &pack(&tree_of_game).unwrap());

    // ---- Kept mistakes ----
    let card = json!({
        "position": format!("g [r{}E   R]", " ".repeat(58)),
        "number": 2, "played": "Ed1n", "best": "Ed1w", "chances": [9000, 1000],
        "source": all().chars().take(120).collect::<String>(), "box": 1, "due": 1,
    });
    let deck = json!({ "format": "ansa-mistakes", "version": 1, "cards": [card, { "source": all() }] });
    page.script_with("localStorage.setItem('ansa.mistakes', arguments[0])", vec![json!(deck.to_string())]);
    page.wait_until_loaded();
    page.open_at("#/mistakes");
    page.wait_for_text(&hook("review-card"), "<img src=x onerror=hacked()>");
    only_own(page);
}

/// Looks at everything in the dialog, and at the files that it gives.
fn share(page: &Page) {
    page.click(&hook("share"));
    page.wait_for(&hook("share-dialog"));
    page.catch_files();
    for part in ["share-embed", "share-picture", "share-animation", "share-texts"] {
        page.click(&hook(part));
    }
    page.wait_for(&hook("picture-preview"));
    only_own(page);
    // As another page reads them.
    let code = "return ['share-frame', 'share-tag'].map((name) => {
            const code = document.querySelector(`[data-test=${name}]`).value;
            const made = new DOMParser().parseFromString(code, 'text/html');
            const names = [...made.querySelectorAll('head *, body *')].map((one) =>
                [one.localName, ...[...one.attributes].map(({ name }) => name)].join(' '));
            const record = made.querySelector('arimaa-board')?.getAttribute('record')
                ?? new URLSearchParams(new URL(made.querySelector('iframe').src).hash.slice(1)).get('record');
            return [...names, made.body.textContent.trim(), record.split('hacked').length > 50];
        })";
    assert_eq!(
        page.script(code),
        json!([
            ["iframe src title width height style loading", "", true],
            ["script type src", "arimaa-board record ply", "", true],
        ])
    );
    for (button, outcome) in
        [("download-svg", "picture-outcome"), ("download-animated-svg", "animation-outcome")]
    {
        page.click(&hook(button));
        page.wait_for_text(&hook(outcome), "Downloaded");
    }
    let files = "return Promise.all(window.caughtFiles.map(async ([name, blob]) => {
            const made = new DOMParser().parseFromString(await blob.text(), blob.type);
            const known = ['svg', 'title', 'style', 'defs', 'g', 'path', 'circle', 'use', 'text', 'animate', 'animateTransform'];
            const strange = [...made.querySelectorAll('*')].filter((one) => !known.includes(one.localName)
                || [...one.attributes].some(({ name }) => name.startsWith('on')));
            return [/^[\\p{L}\\p{N}-]+\\.svg$/u.test(name), made.documentElement.localName, strange.length,
                made.querySelector('title').textContent.includes('<script>hacked()</script>')];
        }))";
    assert_eq!(page.script(files), json!([[true, "svg", 0, true], [true, "svg", 0, true]]));
    page.press(Key::Escape);
    page.wait_until_gone(&hook("share-dialog"));
}

/// Finds, renames, exports and deletes the game, and imports an archive of games with such names.
fn list(page: &Page) {
    page.click(&hook("library"));
    page.wait_for_text(&hook("open-game"), "<img src=x onerror=hacked()>");
    only_own(page);
    page.type_into(&hook("search-games"), "<img src=x onerror=hacked()>");
    page.wait_for_text(&hook("games-count"), "1 ");
    page.click(&hook("rename-game"));
    page.wait_for(&hook("game-name"));
    put_into(page, "game-name", &format!("mine {}", typed()));
    page.click(&hook("save-name"));
    page.wait_for_text(&hook("open-game"), "mine <img");
    only_own(page);
    page.catch_files();
    page.click(&hook("export-game"));
    page.wait_until("the record", || page.caught_files().len() == 1);
    let (name, _) = page.caught_files().remove(0);
    let (stem, ending) = name.rsplit_once('.').unwrap();
    assert!(stem.starts_with("mine -img src=x onerror=hacked()-") && ending == "txt", "{name}");
    page.script("document.querySelector('[data-test=search-games]').focus()");
    page.press_with(&[Key::Control], 'a');
    page.press(Key::Backspace);
    let plain = moves(&["Ee2n", "da7s"]);
    let mut archive = HEADER.to_owned();
    for (id, text) in HOSTILE_TEXTS.iter().enumerate() {
        let _ = writeln!(archive, "{id}\t{text}\t{text}\t1600000000\tw\tr\t{plain}");
        let _ = writeln!(archive, "{text}\t{text}\t{text}\t1600000000\t{text}\t{text}\t{text}");
    }
    page.give_file(&all(), &archive);
    page.wait_for_text(&hook("import-report"), "games were added");
    page.wait_until("the names", || {
        let names = page.texts(&hook("open-game"));
        names.len() >= HOSTILE_TEXTS.len() && names.iter().any(|name| name.contains("]]><script>"))
    });
    assert!(page.count(&hook("import-failure")) > 5);
    only_own(page);
    page.click(&hook("delete-game"));
    page.wait_for_text(&hook("deleted"), "was deleted");
    only_own(page);
}

/// Opens addresses that others have made.
fn addresses(page: &Page, packed: &str) {
    let escaped = page.script_with("return encodeURIComponent(arguments[0])", vec![json!(all())]);
    let escaped = escaped.as_str().unwrap();
    page.wait_until_loaded();
    for (address, shows) in [
        (format!("#/editor?position={escaped}"), "notice"),
        (format!("#/study?position={escaped}"), "study-refused"),
        (format!("#/study?record={escaped}"), "study-refused"),
        (format!("#/study?game={escaped}"), "study-refused"),
        (format!("./?text={escaped}&title={escaped}&url={escaped}"), "study-refused"),
        (format!("#/play?dialog={escaped}&position={escaped}"), "board"),
        (format!("#/{escaped}"), "not-found-screen"),
        (format!("#/study?game={packed}&at={escaped}"), "study-tree"),
    ] {
        page.open_at(&address);
        page.wait_for(&hook(shows));
        only_own(page);
    }
    page.wait_for_text(&hook("plate-gold"), "<img src=x onerror=hacked()>");
}

/// A link that no page makes. Its text must not be put into the field, whose layout takes the browser many seconds.
fn a_damaged_link_of_any_length_is_refused_at_once(page: &mut Page) {
    page.open();
    page.wait_for(&hook("home-play"));
    for length in [60_000, 500_000] {
        page.script(&format!("location.hash = '#/study?game=1' + 'A'.repeat({length})"));
        page.wait_for_text("main", "longer than 32 kilobytes");
        assert_eq!(
            page.script("return [document.querySelector('textarea').value, location.hash]"),
            json!(["", "#/study"])
        );
        page.script("location.hash = '#/'");
        page.wait_for(&hook("home-play"));
    }
}
