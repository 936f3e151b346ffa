//! The languages of the page.

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::hook;
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    another_language_takes_the_place_of_the_first_without_a_reload,
    ; long in firefox:
    the_first_view_is_in_the_language_of_the_browser,
    an_address_asks_for_a_language,
    a_language_that_cannot_be_loaded_is_not_kept,
    an_address_that_asks_for_a_language_opens_without_a_network,
);

const ABOUT_IN_SPANISH: &str = "empujar";

/// The language of the document, and whether the page is the one that was marked.
const SHOWN: &str = "return [document.documentElement.lang, !!window.isMarked]";

fn choose(page: &Page, list: &str, language: &str) {
    page.wait_for(&hook(list));
    page.script_with(
        "const list = document.querySelector(`[data-test=${arguments[1]}]`);
        list.focus();
        list.value = arguments[0];
        list.dispatchEvent(new Event('change', { bubbles: true }))",
        vec![json!(language), json!(list)],
    );
}

fn another_language_takes_the_place_of_the_first_without_a_reload(page: &mut Page) {
    page.set_size(360, 740);
    page.open();
    page.wait_for(&hook("home-language"));
    page.script("window.isMarked = true");
    assert!(page.text(".home-about").contains("push"));
    choose(page, "home-language", "es");
    page.wait_for_text(".home-about", ABOUT_IN_SPANISH);
    assert_eq!(page.script(SHOWN), json!(["es", true]));
    assert!(page.focus_is_on(&hook("home-language")), "the list keeps the focus");
    page.screenshot("home-es");
    page.set_size(1280, 800);
    page.screenshot("home-es-wide");
    page.set_size(360, 740);

    // In the settings, whose dialog stays open.
    page.open_at("#/play?dialog=settings");
    page.wait_for(&hook("settings-dialog"));
    assert_eq!(page.text("#dialog-title"), "Ajustes");
    page.screenshot("settings-es");
    page.script("window.isMarked = true");
    choose(page, "settings-language", "en");
    page.wait_for_text("#dialog-title", "Settings");
    assert_eq!(page.script(SHOWN), json!(["en", true]));
    assert!(page.focus_is_on(&hook("settings-language")), "the list keeps the focus in the dialog, too");
    choose(page, "settings-language", "es");
    page.wait_for_text("#dialog-title", "Ajustes");
    page.press(Key::Escape);
    page.wait_until_gone(&hook("settings-dialog"));
    page.wait_for_text(&hook("ready"), "Empezar");

    // It is kept, and nothing else is requested.
    page.reopen();
    page.wait_for_text(&hook("ready"), "Empezar");
    assert_eq!(page.script(SHOWN), json!(["es", false]));
    let loaded = "return performance.getEntriesByType('resource').map(({ name }) => name.match(/\\/texts\\/(\\w+)\\//)?.[1])
        .filter((language) => language && language !== 'es')";
    assert_eq!(page.script(loaded), json!([]), "texts in another language were loaded");
}

/// Opens an address in a frame. Returns the texts of its first view, before the program runs.
const FIRST_VIEW: &str = "
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.src = arguments[0];
    return new Promise((done) => {
        const look = () => {
            const root = frame.contentDocument.documentElement;
            const about = root?.querySelector('#app > .home .home-about');
            if (!about) return setTimeout(look, 1);
            const { lang, dir, dataset } = root;
            const waits = 'waits' in dataset;
            if (frame.contentDocument.readyState === 'loading' || waits) return setTimeout(look, 1);
            done([about.textContent, lang, dir]);
        };
        look();
    })";

fn the_first_view_is_in_the_language_of_the_browser(page: &mut Page) {
    page.before_each_load(
        "() => Object.defineProperty(navigator, 'languages', { value: ['xx', 'es-MX', 'en'] })",
    );
    page.open();
    page.wait_for_text(".home-about", ABOUT_IN_SPANISH);
    assert_eq!(page.script(SHOWN), json!(["es", false]));
    let manifest = "return document.querySelector('link[rel=manifest]').getAttribute('href')";
    assert_eq!(page.script(manifest), json!("manifest.es.webmanifest"));
    // The person's choice counts more.
    choose(page, "language", "en");
    page.wait_for_text(".home-about", "push");
    page.wait_until("the choice is stored", || {
        page.script("return JSON.parse(localStorage['ansa.settings'] ?? '{}').language") == json!("en")
    });
    page.open();
    page.wait_for_text(".home-about", "push");
}

fn an_address_asks_for_a_language(page: &mut Page) {
    page.open();
    page.wait_for(&hook("language"));
    let view = page.script_with(FIRST_VIEW, vec![json!("./?lang=es")]);
    assert!(view[0].as_str().unwrap().contains(ABOUT_IN_SPANISH), "{view}");
    assert_eq!((&view[1], &view[2]), (&json!("es"), &json!("ltr")));
    for unknown in ["./?lang=xx", "./?lang=", "./?lang=__proto__", "./?lang=constructor", "./?lang=%3Cimg%3E"]
    {
        let view = page.script_with(FIRST_VIEW, vec![json!(unknown)]);
        assert_eq!(view[1], json!("en"), "{unknown}");
    }

    page.goto("?lang=es#/guide");
    page.wait_for_text("h2", "Guía");
    assert_eq!(
        page.script("return localStorage['ansa.settings'] ?? null"),
        json!(null),
        "a link is no choice"
    );
    page.goto("?lang=es#/");
    page.wait_for_text(".home-about", ABOUT_IN_SPANISH);
    choose(page, "language", "en");
    page.wait_for_text(".home-about", "push");
    assert_eq!(page.script("return location.search"), json!(""), "the address asks for it no longer");
}

fn a_language_that_cannot_be_loaded_is_not_kept(page: &mut Page) {
    let stored = "return JSON.parse(localStorage['ansa.settings'] ?? '{}').language";
    page.open();
    choose(page, "language", "es");
    page.wait_for_text(".home-about", ABOUT_IN_SPANISH);
    page.wait_until("the choice is stored", || page.script(stored) == json!("es"));
    // The browser reports the requests that fail.
    page.ignore_troubles();
    page.site().stop();
    page.script(
        "window.kept = [];
        const put = Storage.prototype.setItem;
        Storage.prototype.setItem = function (name, text) {
            put.call(this, name, text);
            if (name === 'ansa.settings') window.kept.push(JSON.parse(text).language);
        }",
    );
    choose(page, "language", "hu");
    page.wait_until("the choice to be taken back", || {
        page.script("return window.kept") == json!(["hu", "es"])
    });
    assert!(page.text(".home-about").contains(ABOUT_IN_SPANISH));
    let listed = "return document.querySelector('[data-test=language]').value";
    assert_eq!(page.script(listed), json!("es"), "the list names a language that isn't shown");
}

fn an_address_that_asks_for_a_language_opens_without_a_network(page: &mut Page) {
    page.site().keep_offline();
    page.open();
    page.wait_for("html[data-offline=ready]");
    choose(page, "language", "es");
    page.wait_for_text(".home-about", ABOUT_IN_SPANISH);
    page.wait_until("the texts to be kept", || {
        page.script(
            "return caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((one) => one.keys()))))
                .then((all) => all.flat().some(({ url }) => url.endsWith('texts/es/guide.txt')))",
        ) == json!(true)
    });
    // The browser reports the requests that fail.
    page.ignore_troubles();
    page.site().stop();
    page.goto("?lang=hu#/learn");
    page.wait_for_text("h2", "Aprend");
    assert_eq!(page.script("return location.search + location.hash"), json!("#/learn"));
}
