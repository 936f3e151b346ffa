//! A page in a browser: navigation, queries, waiting.

use std::cell::Cell;
use std::fs;
use std::future::Future;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use url::Url;

use super::bidi::Trouble;
use super::session::Session;
use super::{Kind, Site, pool};
use crate::needs::{self, BrowserPrograms};

/// How long a call waits for the elements it names. Much longer than anything takes on an idle machine, because test
/// machines may be busy.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// How often a wait checks its condition.
const POLL_INTERVAL: Duration = Duration::from_millis(25);

/// A page, its browser and its [`Site`].
#[derive(Debug)]
pub struct Page {
    site: Site,
    session: Session,
    /// Whether to ignore trouble at the end of the test.
    troubles_ignored: Cell<bool>,
}

impl Page {
    pub(super) fn start(kind: Kind, programs: &BrowserPrograms, site: Site) -> Self {
        Self::new(pool::take(kind, programs), site)
    }

    pub(super) fn new(session: Session, site: Site) -> Self {
        session.connection().begin(site.origin());
        Self { site, session, troubles_ignored: Cell::new(false) }
    }

    /// Returns the browser for the next test. A browser in which a test has failed is dropped.
    pub(super) fn leave(self) {
        pool::give_back(self.session, &self.site.origin());
    }

    /// The browser of this page.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.session.kind()
    }

    /// An id of this browser session. Tests with the same id use it one after another.
    #[must_use]
    #[track_caller]
    pub fn browser_run(&self) -> String {
        self.done("name the session", self.client().session_id()).unwrap_or_default()
    }

    /// The server of the page, which the test can take offline.
    pub fn site(&mut self) -> &mut Site {
        &mut self.site
    }

    // ---- Navigation ----

    /// Opens the site's start page and waits until it has loaded.
    #[track_caller]
    pub fn open(&self) {
        self.goto(self.site.url().as_str());
    }

    /// Opens an address, absolute or relative to the site.
    #[track_caller]
    pub fn goto(&self, address: &str) {
        let url = self.site.url().join(address).unwrap_or_else(|error| panic!("{address}: {error}"));
        self.visit(&format!("go to {url}"), url.as_str());
    }

    /// Leaves the page for another. Firefox may interrupt a script of the page that it leaves anywhere, so what runs there
    /// afterwards can find a state locked. That is no trouble of the page.
    #[track_caller]
    fn visit(&self, what: &str, url: &str) {
        let before = self.session.connection().count_troubles();
        self.done(what, self.client().goto(url));
        if self.kind() == Kind::Firefox {
            self.session.connection().forget_troubles(before, "RefCell already");
        }
    }

    /// Leaves the page and opens the same address again, like a new visit. (Firefox's WebDriver can't reload a page
    /// without a network, but it can visit one.)
    #[track_caller]
    pub fn reopen(&self) {
        let url = self.url();
        self.visit("leave the page", "about:blank");
        self.visit("come back", url.as_str());
    }

    /// The address of the page.
    #[must_use]
    #[track_caller]
    pub fn url(&self) -> Url {
        self.done("tell the address", self.client().current_url())
    }

    /// Waits until a service worker controls the page, so that the next visit needs no network.
    #[track_caller]
    pub fn wait_for_service_worker(&self) {
        self.wait_until("a service worker that controls the page", || {
            self.script("return !!(navigator.serviceWorker && navigator.serviceWorker.controller)")
                == json!(true)
        });
    }

    // ---- Queries ----

    /// The number of elements that match.
    #[must_use]
    #[track_caller]
    pub fn count(&self, selector: &str) -> usize {
        self.done(selector, self.client().find_all(Locator::Css(selector))).len()
    }

    /// Whether any element matches now.
    #[must_use]
    #[track_caller]
    pub fn has(&self, selector: &str) -> bool {
        self.count(selector) > 0
    }

    /// The visible text of the first element that matches. Waits for the element.
    #[must_use]
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        self.of_first(selector, async |element: Element| element.text().await)
    }

    /// The visible texts of all elements that match now.
    #[must_use]
    #[track_caller]
    pub fn texts(&self, selector: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(arguments[0])].map(e => e.innerText)";
        let texts = self.script_with(script, vec![json!(selector)]);
        let texts = texts.as_array().into_iter().flatten();
        texts.map(|text| text.as_str().unwrap_or_default().to_owned()).collect()
    }

    /// An attribute of the first element that matches. Waits for the element.
    #[must_use]
    #[track_caller]
    pub fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        self.of_first(selector, async |element: Element| element.attr(name).await)
    }

    /// A property of the first element that matches, such as `value`. Waits for the element.
    #[must_use]
    #[track_caller]
    pub fn property(&self, selector: &str, name: &str) -> Option<String> {
        self.of_first(selector, async |element: Element| element.prop(name).await)
    }

    /// Whether the focused element matches.
    #[must_use]
    #[track_caller]
    pub fn focus_is_on(&self, selector: &str) -> bool {
        let script = "return !!document.activeElement && document.activeElement.matches(arguments[0])";
        self.script_with(script, vec![json!(selector)]) == json!(true)
    }

    /// Runs a function body in the page and returns its value. Waits for a promise.
    #[track_caller]
    pub fn script(&self, body: &str) -> Value {
        self.script_with(body, Vec::new())
    }

    /// Like [`Page::script`], with `arguments`.
    #[track_caller]
    pub fn script_with(&self, body: &str, arguments: Vec<Value>) -> Value {
        self.done(body, self.client().execute(body, arguments))
    }

    // ---- Frames ----

    /// Enters the first frame that matches. Later queries and input apply to that frame.
    #[track_caller]
    pub fn enter_frame(&self, selector: &str) {
        self.of_first(selector, async |element: Element| element.enter_frame().await);
    }

    /// Returns from a frame to the page around it.
    #[track_caller]
    pub fn leave_frame(&self) {
        self.done("leave the frame", self.client().enter_parent_frame());
    }

    // ---- Waiting ----

    /// Waits until an element matches, visible or not.
    #[track_caller]
    pub fn wait_for(&self, selector: &str) {
        self.wait_until(selector, || self.has(selector));
    }

    /// Waits until no element matches.
    #[track_caller]
    pub fn wait_until_gone(&self, selector: &str) {
        self.wait_until(&format!("no {selector}"), || !self.has(selector));
    }

    /// Waits until the text of some element that matches contains `text`.
    #[track_caller]
    pub fn wait_for_text(&self, selector: &str, text: &str) {
        self.wait_until(&format!("{text:?} in {selector}"), || {
            self.texts(selector).iter().any(|found| found.contains(text))
        });
    }

    /// Waits until `condition` holds. `what` describes it for the error message.
    #[track_caller]
    pub fn wait_until(&self, what: &str, condition: impl FnMut() -> bool) {
        self.wait_at_most(PATIENCE, what, condition);
    }

    /// Waits until `condition` holds, with a custom time limit.
    #[track_caller]
    pub fn wait_at_most(&self, limit: Duration, what: &str, mut condition: impl FnMut() -> bool) {
        let start = Instant::now();
        while !condition() {
            let waited = start.elapsed();
            assert!(
                waited < limit,
                "{}: waited {:.1} s in vain for {what}",
                self.kind(),
                waited.as_secs_f64()
            );
            thread::sleep(POLL_INTERVAL);
        }
    }

    // ---- Size and screenshots ----

    /// Sets the size of the viewport in CSS pixels.
    #[track_caller]
    pub fn set_size(&self, width: u32, height: u32) {
        let context = String::from(self.tab().0);
        let viewport = json!({ "width": width, "height": height });
        let wanted = json!({ "context": context, "viewport": viewport });
        self.expect("the page's size", self.session.bidi("browsingContext.setViewport", wanted));
    }

    /// Saves a screenshot of the viewport as `target/screenshots/NAME-BROWSER.png`.
    #[track_caller]
    pub fn screenshot(&self, name: &str) -> PathBuf {
        let folder = needs::project().join("target").join("screenshots");
        let file = folder.join(format!("{name}-{}.png", self.kind()));
        let picture = self.done("take a picture", self.client().screenshot());
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(&file, picture))
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        file
    }

    // ---- Trouble ----

    /// Takes the troubles seen so far, so that the test does not fail because of them.
    pub fn take_troubles(&self) -> Vec<Trouble> {
        let said = self.session.connection().take_troubles().into_iter();
        let foreign = self.session.proxy().take().into_iter().map(|url| Trouble::ForeignRequest { url });
        let failed = self.site.take_failed().into_iter();
        let failed = failed.map(|(target, status)| Trouble::BadStatus { target, status });
        said.chain(foreign).chain(failed).collect()
    }

    /// Ignores all troubles from here on, for pages that cause some while they are closed.
    pub fn ignore_troubles(&self) {
        self.troubles_ignored.set(true);
    }

    /// The path of every request to the page's server.
    #[must_use]
    pub fn requests(&self) -> Vec<String> {
        self.site.requests()
    }

    /// Every line of the console so far, as `level: text`.
    #[must_use]
    pub fn console(&self) -> Vec<String> {
        self.session.connection().console()
    }

    /// Fails if the page caused trouble, unless troubles are [ignored](Self::ignore_troubles).
    #[track_caller]
    pub fn assert_no_trouble(&self) {
        if self.troubles_ignored.get() {
            return;
        }
        let troubles = self.take_troubles();
        let list: Vec<String> = troubles.iter().map(Trouble::to_string).collect();
        assert!(troubles.is_empty(), "{}: there was trouble:\n  {}", self.kind(), list.join("\n  "));
    }

    /// Prints information about a failed test.
    pub(super) fn report(&self, name: &str) {
        let picture = self.block(self.client().screenshot());
        let file =
            needs::project().join("target/screenshots").join(format!("failed-{name}-{}.png", self.kind()));
        if let Some(Ok(picture)) = picture
            && fs::create_dir_all(file.parent().unwrap_or(&file))
                .and_then(|()| fs::write(&file, picture))
                .is_ok()
        {
            eprintln!("a picture of the failure: {}", file.display());
        }
        for line in self.console() {
            eprintln!("console {line}");
        }
    }

    // ---- For the other files of this module ----

    /// Runs a browser command to completion. `None` if it hangs.
    fn block<T>(&self, command: impl Future<Output = T>) -> Option<T> {
        self.session.block(command)
    }

    /// The result of a browser command. Panics with its purpose on an error.
    #[track_caller]
    pub(super) fn done<T>(&self, what: &str, command: impl Future<Output = Result<T, CmdError>>) -> T {
        self.expect(what, self.session.done(command))
    }

    /// The result of a browser request. Panics with its purpose on an error.
    #[track_caller]
    pub(super) fn expect<T>(&self, what: &str, result: Result<T, String>) -> T {
        result.unwrap_or_else(|reason| panic!("{}: {what}: {reason}", self.kind()))
    }

    /// The first element that matches. Waits for it.
    #[track_caller]
    pub(super) fn element(&self, selector: &str) -> Element {
        self.wait_for(selector);
        self.done(selector, self.client().find(Locator::Css(selector)))
    }

    /// Queries the first element that matches. If the page re-renders in the meantime, the query is repeated on the new
    /// element.
    #[track_caller]
    pub(super) fn of_first<T>(&self, selector: &str, ask: impl AsyncFn(Element) -> Result<T, CmdError>) -> T {
        let start = Instant::now();
        loop {
            let element = self.element(selector);
            match self.block(ask(element)) {
                Some(Ok(answer)) => return answer,
                Some(Err(error)) if start.elapsed() < PATIENCE && is_transient(&error) => {
                    thread::sleep(POLL_INTERVAL);
                }
                Some(Err(error)) => panic!("{}: {selector}: {error}", self.kind()),
                None => panic!("{}: {selector}: no answer", self.kind()),
            }
        }
    }

    pub(super) fn client(&self) -> &Client {
        self.session.client()
    }

    pub(super) fn session(&self) -> &Session {
        &self.session
    }
}

/// Errors that disappear once the page has finished rendering.
fn is_transient(error: &CmdError) -> bool {
    let CmdError::Standard(answer) = error else { return false };
    matches!(
        answer.error,
        ErrorStatus::StaleElementReference
            | ErrorStatus::ElementClickIntercepted
            | ErrorStatus::ElementNotInteractable
            | ErrorStatus::NoSuchElement
    )
}
