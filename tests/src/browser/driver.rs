//! The driver's process, which starts the browser's.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::Kind;
use crate::needs::BrowserPrograms;

/// How long a driver may take to listen.
const START_LIMIT: Duration = Duration::from_secs(30);

/// Runs the driver in a process group of its own and kills the whole group, browsers included, when
/// the standard input closes. That happens when the [`Driver`] is dropped, and also when the test
/// program is killed. Nobody but the driver writes to the standard output, so that its end is the driver's.
#[cfg(unix)]
const KEEPER: &str = r#""$@" 2>&1 & exec >&-; read -r _; kill -KILL 0"#;

/// What Chromium must not do in a test: ask others for updates, show a first-run page, use a GPU.
const CHROMIUM_FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// How often a driver is started before it is given up.
const STARTS: usize = 3;

/// A running driver.
#[derive(Debug)]
pub(super) struct Driver {
    _keeper: Keeper,
    port: u16,
    /// Gone when the driver is; after the browser, which writes into it.
    _profile: TempDir,
    capabilities: Value,
}

impl Driver {
    /// Starts the driver on a free port; the browser will send what is for others to `proxy`.
    pub(super) fn start(kind: Kind, programs: &BrowserPrograms, proxy: &str) -> Self {
        let profile = tempfile::Builder::new()
            .prefix("ansa-browser-")
            .tempdir()
            .unwrap_or_else(|error| panic!("no folder for the browser's profile: {error}"));
        let arguments = match kind {
            Kind::Chromium => vec!["--port=0".into()],
            Kind::Firefox => {
                let words =
                    ["--port", "0", "--websocket-port", "0", "--allow-system-access", "--profile-root"];
                words.map(OsString::from).into_iter().chain([profile.path().into()]).collect()
            }
        };
        // A driver ends at once where the port that it was given was taken by another in the meantime.
        let (keeper, port) = (0..STARTS)
            .find_map(|_| Keeper::start(&programs.driver, &arguments))
            .unwrap_or_else(|| panic!("{} did not say on which port it listens", programs.driver.display()));
        let capabilities = capabilities(kind, &programs.browser, profile.path(), proxy);
        Self { _keeper: keeper, port, _profile: profile, capabilities }
    }

    /// Where the driver listens.
    pub(super) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// What a session must be asked for.
    pub(super) fn capabilities(&self) -> &Value {
        &self.capabilities
    }
}

/// The process that runs a driver and ends it, and its browser, when it is dropped.
#[derive(Debug)]
struct Keeper(Child);

impl Keeper {
    /// Starts a driver and waits until it says on which port it listens; `None` if it never does.
    fn start(driver: &Path, arguments: &[OsString]) -> Option<(Self, u16)> {
        let child = keeper_of(driver)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{} could not be started: {error}", driver.display()));
        let mut keeper = Self(child);
        let port = port_of(&mut keeper.0)?;
        Some((keeper, port))
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        #[cfg(not(unix))]
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[cfg(unix)]
fn keeper_of(driver: &Path) -> Command {
    use std::os::unix::process::CommandExt as _;
    let mut command = Command::new("sh");
    command.process_group(0).args(["-c", KEEPER, "sh"]).arg(driver);
    command
}

#[cfg(not(unix))]
fn keeper_of(driver: &Path) -> Command {
    Command::new(driver)
}

/// Both drivers print a line with the port that they took, and go on printing: the rest is read and
/// thrown away, so that the pipe never fills.
fn port_of(keeper: &mut Child) -> Option<u16> {
    let output = keeper.stdout.take()?;
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines() {
            let Ok(line) = line else { return };
            if let Some(port) = port_in(&line) {
                // Nobody listens after the first.
                let _ = sender.send(port);
            }
        }
    });
    receiver.recv_timeout(START_LIMIT).ok()
}

/// The port in `… started successfully on port 4444.` and `… Listening on 127.0.0.1:4444`.
fn port_in(line: &str) -> Option<u16> {
    let (_, after) =
        line.split_once("successfully on port ").or_else(|| line.split_once("Listening on 127.0.0.1:"))?;
    after.trim_end().trim_end_matches('.').parse().ok()
}

fn capabilities(kind: Kind, browser: &Path, profile: &Path, proxy: &str) -> Value {
    let mut capabilities = match kind {
        Kind::Chromium => {
            let mut flags: Vec<String> = CHROMIUM_FLAGS.map(str::to_owned).to_vec();
            flags.push(format!("--user-data-dir={}", profile.display()));
            json!({ "goog:chromeOptions": { "binary": browser, "args": flags } })
        }
        Kind::Firefox => json!({
            "moz:firefoxOptions": { "binary": browser, "args": ["-headless"] }
        }),
    };
    capabilities["proxy"] = json!({
        "proxyType": "manual", "httpProxy": proxy, "sslProxy": proxy, "noProxy": ["127.0.0.1"],
    });
    capabilities["webSocketUrl"] = json!(true);
    capabilities["pageLoadStrategy"] = json!("normal");
    capabilities
}

#[cfg(test)]
mod tests {
    use super::port_in;

    #[test]
    fn both_drivers_tell_their_port() {
        assert_eq!(port_in("ChromeDriver was started successfully on port 40123."), Some(40123));
        assert_eq!(port_in("1700000000\tgeckodriver\tINFO\tListening on 127.0.0.1:4444"), Some(4444));
        assert_eq!(port_in("Starting ChromeDriver 156 on port 0"), None);
    }
}
