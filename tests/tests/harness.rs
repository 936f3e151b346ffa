//! Tests of the browser harness itself: it detects each kind of trouble, in the page and in its workers, and its keys,
//! mouse and finger work.

use std::cell::Cell;
use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use ansa_tests::browser::page::PATIENCE;
use ansa_tests::browser::{Key, Kind, MOUNT, Page, Site, Trouble, run_at};
use ansa_tests::needs;
use serde_json::{Value, json};

/// Runs a test with the page in `harness-page`, which misbehaves on request and logs the input that it receives.
fn in_browser(kind: Kind, test: impl FnOnce(&mut Page)) {
    before_the_page(kind, 0, |page| {
        page.open();
        test(page);
    });
}

/// Runs a test that opens the page itself, at this port; 0 selects a free one.
fn before_the_page(kind: Kind, port: u16, test: impl FnOnce(&mut Page)) {
    let folder = needs::project().join("tests").join("harness-page");
    run_at(kind, "harness", || Site::start_at(&folder, MOUNT, port), test);
}

/// Causes trouble and waits until the harness has detected it.
fn expect_trouble(page: &Page, script: &str, is_it: impl Fn(&Trouble) -> bool) {
    assert_eq!(page.take_troubles(), [], "before {script}");
    page.script(script);
    page.wait_until(&format!("the trouble of {script}"), || page.take_troubles().iter().any(&is_it));
    // The same mistake may cause more troubles a little later.
    take_troubles_until_quiet(page);
}

/// Takes the troubles caused so far and those still pending, which a busy machine may report much later.
fn take_troubles_until_quiet(page: &Page) {
    page.wait_until("the end of the troubles", || {
        thread::sleep(Duration::from_millis(300));
        page.take_troubles().is_empty()
    });
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
        |trouble| matches!(trouble, Trouble::BadStatus { target, status } if target.ends_with("missing.json") && status.starts_with("404")),
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
    assert_eq!(page.script("return [innerWidth, innerHeight]"), json!([360, 740]));
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
    assert_eq!(page.script(fetched), json!(false), "there is a way to the network");
    page.take_troubles();
    page.site().restart();
    page.wait_until("the network", || page.script(fetched) == json!(true));
    page.take_troubles();
}

/// Everything a page can find out about earlier pages.
const TRACES: &str = "
    return (async () => ({
        local: { ...localStorage },
        session: { ...sessionStorage },
        cookies: document.cookie,
        databases: (await indexedDB.databases()).map(({ name }) => name),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        locks: (await navigator.locks.query()).held.length,
        size: [innerWidth, innerHeight, devicePixelRatio],
        dark: matchMedia('(prefers-color-scheme: dark)').matches,
        still: matchMedia('(prefers-reduced-motion: reduce)').matches,
        preloaded: !!window.preloaded,
        visits: history.length,
        opener: window.opener !== null,
        seen: document.visibilityState === 'visible' && document.hasFocus(),
    }))();
";

/// Leaves behind everything a page can.
const LITTER: &str = "
    localStorage.left = sessionStorage.left = document.cookie = 'behind=1';
    navigator.locks.request('left', () => new Promise(() => {}));
    return new Promise((resolve) => indexedDB.open('left').onsuccess = resolve).then(() => caches.open('left')).then(() => {});
";

/// The state that a test finds at its start.
fn traces(page: &Page) -> Value {
    assert_eq!((page.count_tabs(), page.url().as_str()), (1, "about:blank"));
    assert_eq!((page.console(), page.requests(), page.take_troubles()), (vec![], vec![], vec![]));
    // This page registers no service worker.
    page.goto("empty.html");
    page.script(TRACES)
}

/// Two tests use the same browser and even the same address. The second one finds the same state as the first, which
/// left everything behind that it could.
fn tests_see_nothing_of_each_other(kind: Kind) {
    let mut runs = Vec::new();
    // A concurrent test may get the browser in between.
    for _ in 0..5 {
        let (mut port, mut run, mut found) = (0, None, Value::Null);
        before_the_page(kind, port, |page| {
            port = page.site().url().port().unwrap();
            run = Some(page.browser_run());
            found = traces(page);
            leave_all_behind(page);
        });
        if run.is_none() {
            return;
        }
        before_the_page(kind, port, |page| {
            runs.push(run == Some(page.browser_run()));
            assert_eq!(traces(page), found);
            page.open();
            page.script("addEventListener('pointermove', (event) => window.buttons = event.buttons)");
            page.hover("#b");
            assert_eq!(page.script("return window.buttons"), json!(0), "a button is still pressed");
            // Trouble in this test is still detected.
            page.script("fetch('http://elsewhere.example/second').catch(() => {})");
            page.wait_until("the second test's request", || {
                let troubles = page.take_troubles();
                troubles.iter().any(|trouble| trouble.to_string().contains("elsewhere.example/second"))
            });
            take_troubles_until_quiet(page);
        });
        if runs.last() == Some(&true) {
            return;
        }
    }
    panic!("no browser was used again");
}

fn leave_all_behind(page: &Page) {
    page.before_each_load("() => { window.preloaded = true }");
    page.open();
    page.wait_for_service_worker();
    page.script(LITTER);
    page.set_size(360, 740);
    page.set_reduced_motion(true);
    if page.kind() == Kind::Firefox {
        page.set_dark(true);
    }
    page.wait_until("what is left behind", || {
        let left = page.script(TRACES);
        let looks = (&left["size"][0], &left["still"], &left["dark"], &left["preloaded"]);
        let dark = json!(page.kind() == Kind::Firefox);
        looks == (&json!(360), &json!(true), &dark, &json!(true))
            && (&left["databases"], &left["locks"], &left["workers"])
                == (&json!(["left"]), &json!(1), &json!(1))
    });
    page.open_tab();
    page.open();
    page.drag_and_hold(&["#a", "#b"]);
    page.script("setTimeout(() => alert('still here'), 50)");
    thread::sleep(Duration::from_millis(200));
}

/// Requests count for the test that caused them, however long they go on.
fn requests_are_counted_for_their_own_test(kind: Kind) {
    let mut ran = false;
    in_browser(kind, |page| {
        ran = true;
        page.script("setInterval(() => fetch('http://elsewhere.example/first').catch(() => {}), 5)");
        page.wait_until("the requests", || !page.take_troubles().is_empty());
        page.script("setTimeout(() => alert('still here'), 50)");
        thread::sleep(Duration::from_millis(300));
        // They continue until its tab is closed.
        page.ignore_troubles();
    });
    if !ran {
        return;
    }
    in_browser(kind, |page| {
        thread::sleep(Duration::from_millis(300));
        assert_eq!(page.take_troubles(), []);
    });
}

/// A test must fail with a message when the page causes trouble or a wait times out.
fn fails_when_it_should(kind: Kind) {
    let needed = match kind {
        Kind::Chromium => needs::chromium(),
        Kind::Firefox => needs::firefox(),
    };
    if needed.is_none() {
        return;
    }
    let failed_in = Cell::new(String::new());
    let failure = std::panic::catch_unwind(AssertUnwindSafe(|| {
        in_browser(kind, |page| {
            failed_in.set(page.browser_run());
            page.script("console.error('left behind')");
            page.wait_until("the console", || !page.console().is_empty());
        });
    }));
    let Err(failure) = failure else { panic!("a test with an error on the console passed") };
    let text = failure.downcast_ref::<String>();
    assert!(text.is_some_and(|text| text.contains("left behind")), "{text:?}");
    in_browser(kind, |page| assert_ne!(page.browser_run(), failed_in.take(), "its browser is used again"));
}

/// Firefox runs them only in long runs: the tests of the page need most of what they try.
macro_rules! for_each_browser {
    ($($test:ident),+) => {
        mod chromium { $(#[test] fn $test() { super::in_browser(super::Kind::Chromium, super::$test); })+ }
        mod firefox {
            $(#[test]
            fn $test() {
                if super::needs::long_runs() {
                    super::in_browser(super::Kind::Firefox, super::$test);
                }
            })+
        }
    };
}

for_each_browser!(sees_all_trouble, reads_and_acts, goes_offline_and_comes_back);

#[test]
fn chromium_shows_a_test_nothing_of_the_one_before() {
    tests_see_nothing_of_each_other(Kind::Chromium);
}

#[test]
fn firefox_shows_a_test_nothing_of_the_one_before() {
    if needs::long_runs() {
        tests_see_nothing_of_each_other(Kind::Firefox);
    }
}

#[test]
fn chromium_counts_requests_for_their_own_test() {
    requests_are_counted_for_their_own_test(Kind::Chromium);
}

#[test]
fn firefox_counts_requests_for_their_own_test() {
    if needs::long_runs() {
        requests_are_counted_for_their_own_test(Kind::Firefox);
    }
}

#[test]
fn chromium_fails_when_it_should() {
    fails_when_it_should(Kind::Chromium);
}

#[test]
fn firefox_fails_when_it_should() {
    if needs::long_runs() {
        fails_when_it_should(Kind::Firefox);
    }
}

/// An idle browser ends with the test program, and its profile is deleted.
#[test]
fn no_browser_outlives_the_tests() {
    if needs::chromium().is_none() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut tests = Command::new(env::current_exe().unwrap());
    tests.args(["--exact", "harness::chromium::reads_and_acts"]).env("TMPDIR", folder.path());
    let told = tests.output().unwrap();
    assert!(told.status.success() && String::from_utf8_lossy(&told.stdout).contains("1 passed"), "{told:?}");
    // The profile is deleted after the keeper processes have ended.
    let start = Instant::now();
    while fs::read_dir(folder.path()).unwrap().next().is_some() {
        assert!(start.elapsed() < PATIENCE, "the browser's profile is still there");
        thread::sleep(Duration::from_millis(50));
    }
}
