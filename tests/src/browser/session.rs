//! One browser session, and how it is reset after a test.

use std::cell::RefCell;
use std::future::Future;
use std::time::Duration;

use fantoccini::error::CmdError;
use fantoccini::wd::{WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use url::{Origin, Url};

use super::Kind;
use super::bidi::BidiConnection;
use super::blocking_proxy::BlockingProxy;
use super::driver::Driver;
use crate::needs::BrowserPrograms;

/// How long the browser may take for one command before it counts as hung.
pub(super) const COMMAND_LIMIT: Duration = Duration::from_secs(90);

/// The Firefox preferences that tests change.
const PREFERENCES: [&str; 3] = [Session::DARK, Session::MOTION, Session::COLOURS];

/// A running browser with one tab for the test that uses it.
#[derive(Debug)]
pub(super) struct Session {
    kind: Kind,
    client: Client,
    connection: BidiConnection,
    proxy: BlockingProxy,
    /// Firefox stores a test's data in a container, which is deleted with all its data. (Chromium's equivalent would be
    /// a private window, whose storage differs from that of normal windows.)
    container: RefCell<Option<String>>,
    /// The functions that run before each page.
    preloads: RefCell<Vec<Value>>,
    // The last fields, so that the session ends before its driver, and the driver before the runtime.
    _driver: Driver,
    runtime: Runtime,
}

impl Session {
    /// Firefox's preference for the colour scheme: 0 is dark, 1 is light.
    pub(super) const DARK: &str = "layout.css.prefers-color-scheme.content-override";
    /// Firefox's preference for motion: 1 is reduced.
    pub(super) const MOTION: &str = "ui.prefersReducedMotion";
    /// Firefox's preference for the colours of pages: 0 are their own, 2 the user's.
    pub(super) const COLOURS: &str = "browser.display.document_color_use";

    /// Starts a browser, Chromium with further flags.
    pub(super) fn start(kind: Kind, programs: &BrowserPrograms, flags: &[String]) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap_or_else(|error| panic!("no runtime: {error}"));
        let proxy = BlockingProxy::start(kind);
        let driver = Driver::start(kind, programs, &proxy.address(), flags);
        let (client, connection) = runtime.block_on(async {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            if let Value::Object(capabilities) = driver.capabilities().clone() {
                builder.capabilities(capabilities);
            }
            let connected = tokio::time::timeout(COMMAND_LIMIT, builder.connect(&driver.url())).await;
            let client = connected
                .unwrap_or_else(|_| panic!("{kind} did not start in {} s", COMMAND_LIMIT.as_secs()))
                .unwrap_or_else(|error| panic!("{kind} did not start: {error}"));
            let socket =
                client.capabilities().and_then(|all| all.get("webSocketUrl")).and_then(Value::as_str);
            let socket = socket.unwrap_or_else(|| panic!("{kind} offers no event stream")).to_owned();
            (client, BidiConnection::connect(&socket).await)
        });
        let session = Self {
            kind,
            client,
            connection,
            proxy,
            container: RefCell::default(),
            preloads: RefCell::default(),
            _driver: driver,
            runtime,
        };
        session.renew_tab().unwrap_or_else(|error| panic!("{kind} gives no tab: {error}"));
        session
    }

    pub(super) fn kind(&self) -> Kind {
        self.kind
    }

    pub(super) fn client(&self) -> &Client {
        &self.client
    }

    pub(super) fn connection(&self) -> &BidiConnection {
        &self.connection
    }

    pub(super) fn proxy(&self) -> &BlockingProxy {
        &self.proxy
    }

    /// Whether the browser still responds.
    pub(super) fn is_alive(&self) -> bool {
        self.bidi("session.status", json!({})).is_ok()
    }

    /// Resets the browser to the state after its start, after a test with pages of this origin. If that fails, the
    /// browser must not be used again.
    pub(super) fn put_in_order(&self, origin: &Origin) -> Result<(), String> {
        // There is rarely an alert.
        let _ = self.block(self.client.dismiss_alert());
        // Releases pressed keys and buttons before the tab is closed.
        self.done(self.client.release_actions())?;
        for preload in self.preloads.take() {
            self.bidi("script.removePreloadScript", json!({ "script": preload }))?;
        }
        if self.kind == Kind::Firefox {
            self.in_chrome(
                "for (const name of arguments) Services.prefs.clearUserPref(name)",
                PREFERENCES.map(Value::from).to_vec(),
            )?;
        }
        self.renew_tab()?;
        if self.kind == Kind::Chromium {
            let all = json!({ "origin": origin.ascii_serialization(), "storageTypes": "all" });
            self.devtools("Storage.clearDataForOrigin", &all)?;
        }
        self.connection.end();
        // Later requests would count against the next test.
        if self.proxy.end()? { Err("a page has asked others".to_owned()) } else { Ok(()) }
    }

    /// Opens an empty tab, switches to it and closes all others.
    fn renew_tab(&self) -> Result<(), String> {
        let before = self.container.take();
        if self.kind == Kind::Firefox {
            let made = self.bidi("browser.createUserContext", json!({}))?;
            *self.container.borrow_mut() = made["userContext"].as_str().map(str::to_owned);
        }
        let tab = self.open_tab()?;
        self.done(self.client.switch_to_window(tab.clone()))?;
        if let Some(before) = before {
            self.bidi("browser.removeUserContext", json!({ "userContext": before }))?;
        }
        let tab = String::from(tab);
        for other in self.tabs()?.into_iter().filter(|other| *other != tab) {
            self.bidi("browsingContext.close", json!({ "context": other }))?;
        }
        if self.kind == Kind::Chromium {
            // A press is enough in Chromium itself, and not in its headless shell.
            let clipboard = ["clipboardReadWrite", "clipboardSanitizedWrite"];
            self.devtools("Browser.grantPermissions", &json!({ "permissions": clipboard }))?;
        }
        let left = self.tabs()?;
        if left == [tab] { Ok(()) } else { Err(format!("{} tabs are left", left.len())) }
    }

    fn tabs(&self) -> Result<Vec<String>, String> {
        let tree = self.bidi("browsingContext.getTree", json!({ "maxDepth": 0 }))?;
        let contexts = tree["contexts"].as_array().into_iter().flatten();
        Ok(contexts.filter_map(|tab| tab["context"].as_str()).map(str::to_owned).collect())
    }

    /// Opens an empty tab that shares its storage with the test's other tabs.
    pub(super) fn open_tab(&self) -> Result<WindowHandle, String> {
        let mut wanted = json!({ "type": "tab" });
        if let Some(container) = &*self.container.borrow() {
            wanted["userContext"] = json!(container);
        }
        let opened = self.bidi("browsingContext.create", wanted)?;
        let name = opened["context"].as_str().unwrap_or_default().to_owned();
        WindowHandle::try_from(name).map_err(|error| error.to_string())
    }

    /// Runs a function in every page opened from now on in this test, before the page's own scripts.
    pub(super) fn add_preload(&self, function: &str) -> Result<(), String> {
        let added = self.bidi("script.addPreloadScript", json!({ "functionDeclaration": function }))?;
        self.preloads.borrow_mut().push(added["script"].clone());
        Ok(())
    }

    // ---- Commands ----

    /// Runs a browser command to completion. `None` if it hangs.
    pub(super) fn block<T>(&self, command: impl Future<Output = T>) -> Option<T> {
        self.runtime.block_on(async { tokio::time::timeout(COMMAND_LIMIT, command).await.ok() })
    }

    /// The result of a browser command.
    pub(super) fn done<T>(&self, command: impl Future<Output = Result<T, CmdError>>) -> Result<T, String> {
        self.block(command)
            .unwrap_or_else(|| Err(CmdError::NotJson(format!("no answer in {} s", COMMAND_LIMIT.as_secs()))))
            .map_err(|error| error.to_string())
    }

    /// A WebDriver BiDi command.
    pub(super) fn bidi(&self, method: &str, parameters: Value) -> Result<Value, String> {
        self.block(self.connection.command(method, parameters))
            .unwrap_or_else(|| Err(format!("no answer to {method} in {} s", COMMAND_LIMIT.as_secs())))
    }

    /// A command of the Chrome `DevTools` Protocol.
    pub(super) fn devtools(&self, command: &str, parameters: &Value) -> Result<(), String> {
        self.issue("goog/cdp/execute", json!({ "cmd": command, "params": parameters }))
    }

    /// Runs a function body in Firefox's chrome context, which can access preferences.
    pub(super) fn in_chrome(&self, body: &str, arguments: Vec<Value>) -> Result<(), String> {
        self.issue("moz/context", json!({ "context": "chrome" }))?;
        self.done(self.client.execute(body, arguments))?;
        self.issue("moz/context", json!({ "context": "content" }))
    }

    /// A command that only this browser's driver supports.
    fn issue(&self, path: &'static str, body: Value) -> Result<(), String> {
        self.done(self.client.issue_cmd(Extension { path, body })).map(|_| ())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // The driver closes the browser properly if it can. Otherwise its process group is killed.
        let _ = self.block(self.client.clone().close());
    }
}

/// A command that is not part of the WebDriver standard.
#[derive(Debug)]
struct Extension {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Extension {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}
