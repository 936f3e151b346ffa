//! Every screen in every language: nothing is cut off, and no English is left.

use std::collections::BTreeSet;
use std::fs;

use ansa_tests::browser::Page;
use ansa_tests::{in_each_browser, needs};
use serde_json::{Value, json};

use super::layout_windows::CUT;
use super::screenshots;

in_each_browser!(
    ; long in firefox:
    no_screen_has_texts_of_another_language,
    large_text_has_room_in_every_language,
    the_header_has_room_at_every_width,
);

/// The other languages than English.
const LANGUAGES: [&str; 4] = ["es", "hu", "ru", "fi"];

/// The screens, with one of each kind where an address names what is shown.
pub(super) const SCREENS: [&str; 30] = [
    "#/",
    "#/play",
    "#/play?dialog=new-game",
    "#/play?dialog=settings",
    "#/play?dialog=keys",
    "#/play?dialog=share",
    "#/learn",
    "#/learn/steps",
    "#/learn/push",
    "#/puzzles",
    "#/puzzles/daily",
    "#/puzzles/streak",
    "#/puzzles/storm",
    "#/ladder",
    "#/study",
    "#/editor",
    "#/games",
    "#/statistics",
    "#/setups",
    "#/find",
    "#/mistakes",
    "#/together",
    "#/friend",
    "#/nearby",
    "#/tournaments",
    "#/challenge",
    "#/rules",
    "#/guide",
    "#/glossary",
    "#/no-such-screen",
];

/// What a screen says: its texts, and the names and descriptions of its elements.
const TEXTS: &str = r"
    const texts = new Set();
    const add = (text) => { if (text?.trim()) texts.add(text.trim().replaceAll(/\s+/g, ' ')); };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement.closest('script, style, noscript, .sprite, #crash, option[lang]')) add(node.data);
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description]')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) add(element.getAttribute(name));
    }
    add(document.title);
    return [...texts];
";

/// Goes to a screen without a reload, which would lose the language of the address.
pub(super) fn show(page: &Page, screen: &str) {
    page.script_with("location.hash = arguments[0]", vec![json!(screen)]);
    page.wait_until(screen, || {
        let is_there =
            "return !document.querySelector('.part-loading') && !!document.querySelector('#app main, dialog')
            && (!location.hash.includes('dialog=') || !!document.querySelector('dialog[open]'))";
        page.script(is_there) == json!(true)
    });
}

/// Waits until a screen shows everything. It can show more once it has read the store or the engine has answered.
pub(super) fn settle(page: &Page) {
    texts(page);
}

fn texts(page: &Page) -> Vec<String> {
    let mut before = Value::Null;
    page.wait_until("the texts stay", || {
        let found = page.script(TEXTS);
        let stay = found == before;
        before = found;
        stay
    });
    before.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// Whether a text may be the same in English and in another language: a name, a notation, or a word that both have.
fn is_common(language: &str, text: &str) -> bool {
    const WORDS: [(&str, &str); 6] = [
        ("es", "Plan"),
        ("es", "plan"),
        ("es", "Normal"),
        ("es", "Material"),
        ("hu", "Link"),
        ("hu", "Program"),
    ];
    const NAMES: [&str; 33] = [
        "Ansa",
        "Arimaa",
        "Pip",
        "Moss",
        "Bibo",
        "Galo",
        "Roko",
        "Duna",
        "Garo",
        "Lumi",
        "Vento",
        "Tembo",
        "Horo",
        "Bomb",
        "Gnobot",
        "Clueless",
        "Zombie",
        "Briareus",
        "Marwin",
        "Sharp",
        "Space",
        "Enter",
        "Escape",
        "Shift",
        "Home",
        "End",
        "Ctrl",
        "Elo",
        "Swiss",
        "Total",
        "hanzack",
        "Ziltoid",
        "Backspace",
    ];
    let is_name = |word: &str| word.chars().count() < 4 || NAMES.contains(&word);
    // Those who played the Challenge.
    let is_person =
        text.split(' ').count() == 2 && text.split(' ').all(|word| word.starts_with(char::is_uppercase));
    is_person
        || WORDS.contains(&(language, text))
        || text.split(|letter: char| !letter.is_alphabetic()).all(is_name)
}

fn no_screen_has_texts_of_another_language(page: &mut Page) {
    page.set_size(360, 740);
    page.goto("?lang=en#/");
    let mut english = Vec::new();
    for screen in SCREENS {
        show(page, screen);
        english.push(texts(page).into_iter().collect::<BTreeSet<_>>());
    }
    let mut left = Vec::new();
    for language in LANGUAGES {
        page.goto(&format!("?lang={language}#/"));
        let mut all = String::new();
        for (screen, english) in SCREENS.iter().zip(&english) {
            show(page, screen);
            let shown = texts(page);
            assert_eq!(page.script("return document.documentElement.lang"), json!(language), "{screen}");
            let same = shown.iter().filter(|text| english.contains(*text) && !is_common(language, text));
            left.extend(same.map(|text| format!("{language} {screen}: {text}")));
            left.extend(
                faults(page, screenshots::FAULTS).map(|fault| format!("{language} {screen}: {fault}")),
            );
            if needs::is_long_run() {
                page.screenshot(&format!("{language}{}", screen.replace(['/', '#', '?'], "-")));
            }
            all.extend(["\n## ", screen, "\n", &shown.join("\n"), "\n"]);
        }
        let folder = needs::project().join("target/language-screens");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(format!("{language}-{}.txt", page.kind())), all).unwrap();
    }
    assert!(left.is_empty(), "{}", left.join("\n"));
}

/// What a script finds on a screen. A link in a sentence is as small as its word, and a long word may be in two lines.
pub(super) fn faults(page: &Page, script: &str) -> impl Iterator<Item = String> {
    let found = page.script(script);
    let found: Vec<_> =
        found.as_array().unwrap().iter().map(|fault| fault.as_str().unwrap().to_owned()).collect();
    found.into_iter().filter(|fault| !fault.contains(" by ") && !fault.ends_with("is in two lines"))
}

fn large_text_has_room_in_every_language(page: &mut Page) {
    let mut found = Vec::new();
    for language in LANGUAGES.into_iter().chain(["en"]) {
        page.goto(&format!("?lang={language}#/"));
        // Twice the usual size.
        page.script("document.documentElement.style.fontSize = '32px'");
        for screen in SCREENS {
            show(page, screen);
            settle(page);
            for (width, height) in [(360, 740), (960, 700), (1280, 800)] {
                page.set_size(width, height);
                for script in [screenshots::FAULTS, CUT] {
                    let place = format!("{language} {screen} {width}×{height}");
                    found.extend(faults(page, script).map(|fault| format!("{place}: {fault}")));
                }
                if needs::is_long_run() {
                    let name = screen.replace(['/', '#', '?'], "-");
                    page.screenshot(&format!("large-{language}{name}-{width}"));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

fn the_header_has_room_at_every_width(page: &mut Page) {
    let mut found = Vec::new();
    for language in LANGUAGES.into_iter().chain(["en"]) {
        page.goto(&format!("?lang={language}#/"));
        settle(page);
        for width in (320..=1280).step_by(20) {
            page.set_size(width, 800);
            let over = page.script(
                "const end = document.documentElement.clientWidth;
                return [...document.querySelectorAll('.bar *')]
                    .some((one) => one.checkVisibility() && one.getBoundingClientRect().right > end + 1)",
            );
            if over == true {
                found.push(format!("{language} {width}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join(", "));
}
