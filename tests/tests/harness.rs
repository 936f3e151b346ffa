//! The harness itself: it sees each kind of trouble, in the page and in its workers, and does with
//! keys, mouse and finger what it says.

use std::path::Path;
use std::time::Duration;

use ansa_tests::browser::{Key, Kind, Page, Trouble, run_with};
use ansa_tests::needs;

/// Runs a test with the page in `harness-page`, which does what is wrong when told to, and writes
/// down what is done to it.
fn in_browser(kind: Kind, test: impl FnOnce(&mut Page)) {
    let folder = needs::project().join("tests").join("harness-page");
    run_with(kind, "harness", &folder, |page| {
        page.open();
        test(page);
    });
}

/// Does something wrong and waits until the harness knows.
fn expect_trouble(page: &Page, script: &str, is_it: impl Fn(&Trouble) -> bool) {
    assert_eq!(page.take_troubles(), [], "before {script}");
    page.script(script);
    page.wait_until(&format!("the trouble of {script}"), || page.take_troubles().iter().any(&is_it));
    // What belongs to the same mistake may come a little later.
    std::thread::sleep(Duration::from_millis(300));
    page.take_troubles();
}

fn sees_all_trouble(page: &mut Page) {
    let says = |what: &'static str| move |trouble: &Trouble| matches!(trouble, Trouble::Console { text, .. } if text.contains(what));
    let goes_to = |what: &'static str| move |trouble: &Trouble| matches!(trouble, Trouble::ForeignRequest { url } if url.contains(what));
    expect_trouble(page, "console.error('said by the page')", says("said by the page"));
    expect_trouble(page, "console.warn('a warning')", says("a warning"));
    expect_trouble(page, "setTimeout(() => { throw new Error('thrown') })", says("thrown"));
    expect_trouble(page, "Promise.reject(new Error('rejected'))", says("rejected"));
    expect_trouble(page, "new Worker('worker.js?throw')", says("thrown by the worker"));
    expect_trouble(page, "new Worker('worker.js?console')", says("said by the worker"));
    expect_trouble(
        page,
        "fetch('http://elsewhere.example/page').catch(() => {})",
        goes_to("elsewhere.example/page"),
    );
    expect_trouble(page, "new Image().src = 'http://elsewhere.example/image.png'", goes_to("image.png"));
    expect_trouble(page, "new Worker('worker.js?foreign')", goes_to("elsewhere.example/worker"));
    expect_trouble(
        page,
        "fetch('missing.json')",
        |trouble| matches!(trouble, Trouble::BadStatus { url, status: 404 } if url.ends_with("missing.json")),
    );
}

fn reads_and_acts(page: &mut Page) {
    page.wait_for_text("#late", "late");
    assert!(page.has("#late") && !page.has("#never") && page.count("div") == 3);
    assert_eq!(page.texts("div"), ["A", "B", "C"]);
    assert_eq!(page.attribute("#a", "id").as_deref(), Some("a"));

    page.click("#a");
    page.wait_for_text("#log", "click-a");
    page.drag(&["#a", "#b", "#c"]);
    page.wait_for_text("#log", "up-c");
    assert!(page.text("#log").contains("over-b-mouse"), "{}", page.text("#log"));
    page.drag_by_touch(&["#c", "#b", "#a"]);
    page.wait_for_text("#log", "up-a");
    assert!(page.text("#log").contains("-touch"), "{}", page.text("#log"));

    page.press('x');
    page.press(Key::Enter);
    page.press_with(&[Key::Shift], Key::Left);
    page.wait_for_text("#log", "key-x key-Enter key-shift-Shift key-shift-ArrowLeft");
    page.type_into("#field", "Ra1n");
    assert!(page.focus_is_on("#field") && !page.focus_is_on("#a"));
    assert_eq!(page.property("#field", "value").as_deref(), Some("Ra1n"));
    page.clear("#field");
    assert_eq!(page.property("#field", "value").as_deref(), Some(""));

    page.set_size(360, 740);
    assert_eq!(page.script("return [innerWidth, innerHeight]"), serde_json::json!([360, 740]));
    let background = "return getComputedStyle(document.body).backgroundColor";
    page.set_dark(true);
    page.wait_until("dark colours", || page.script(background) == "rgb(0, 0, 0)");
    page.set_dark(false);
    page.wait_until("light colours", || page.script(background) == "rgb(255, 255, 255)");
    let picture = page.screenshot("harness");
    assert!(Path::new(&picture).metadata().is_ok_and(|file| file.len() > 100));
}

fn goes_offline_and_comes_back(page: &mut Page) {
    page.wait_for_service_worker();
    page.site().stop();
    page.reopen();
    page.wait_for_text("#a", "A");
    assert_eq!(page.take_troubles(), []);
    let fetched = "return fetch('worker.js').then(() => true, () => false)";
    assert_eq!(page.script(fetched), serde_json::json!(false), "there is a way to the network");
    page.take_troubles();
    page.site().restart();
    page.wait_until("the network", || page.script(fetched) == serde_json::json!(true));
    page.take_troubles();
}

/// A test must fail, and say why, when the page is in trouble or does not do what is waited for.
fn fails_when_it_should(kind: Kind) {
    let needed = match kind {
        Kind::Chromium => needs::chromium(),
        Kind::Firefox => needs::firefox(),
    };
    if needed.is_none() {
        return;
    }
    let failure = std::panic::catch_unwind(|| {
        in_browser(kind, |page| {
            page.script("console.error('left behind')");
            page.wait_until("the console", || !page.console().is_empty());
        });
    });
    let Err(failure) = failure else { panic!("a test with an error on the console passed") };
    let text = failure.downcast_ref::<String>();
    assert!(text.is_some_and(|text| text.contains("left behind")), "{text:?}");
}

macro_rules! for_each_browser {
    ($($test:ident),+) => {
        mod chromium { $(#[test] fn $test() { super::in_browser(super::Kind::Chromium, super::$test); })+ }
        mod firefox { $(#[test] fn $test() { super::in_browser(super::Kind::Firefox, super::$test); })+ }
    };
}

for_each_browser!(sees_all_trouble, reads_and_acts, goes_offline_and_comes_back);

#[test]
fn chromium_fails_when_it_should() {
    fails_when_it_should(Kind::Chromium);
}

#[test]
fn firefox_fails_when_it_should() {
    fails_when_it_should(Kind::Firefox);
}
