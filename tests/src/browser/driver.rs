//! The process of the driver, which starts the browser.

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::Kind;
use crate::needs::{self, BrowserPrograms};

/// How long a driver may take to start listening.
const START_LIMIT: Duration = Duration::from_secs(30);

/// Runs the driver in a separate process group and kills the whole group, browsers included, when the standard input
/// closes. That happens when the [`Driver`] is dropped, and also when the test program ends for any reason. Only the
/// driver writes to the standard output, so its end means that the driver has ended.
#[cfg(unix)]
const KEEPER: &str = r#""$@" 2>&1 & exec >&-; read -r _; kill -KILL 0"#;

/// Deletes the profile when the standard input closes. The keeper has the other end as its error stream, so the profile
/// is deleted after the browser was killed. The browser's last processes may take a moment to exit.
#[cfg(unix)]
const SWEEPER: &str = r#"cat >&2; for _ in 1 2 3 4 5 6 7 8 9 10; do rm -rf "$1" && exit; sleep 0.2; done"#;

/// Flags that keep Chromium from looking for updates, showing a first-run page and using a GPU. The last two are how
/// users have it, and not how its headless shell is by default: sites and sandboxed frames have processes of their own.
const CHROMIUM_FLAGS: [&str; 12] = [
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
    "--site-per-process",
    "--enable-features=IsolateSandboxedIframes",
];

/// Chromium's flag for compiling WebAssembly only once, without optimisation. Most tests load the page's program anew
/// and end before its optimised code is there, which takes a fifth of their processor time. Long runs, which measure
/// latency, have browsers as users have them.
const CHROMIUM_BASELINE: &str = "--js-flags=--liftoff-only";

/// Firefox's preference for the same.
const FIREFOX_OPTIMISES: &str = "javascript.options.wasm_optimizingjit";

/// How often to try to start a driver.
const STARTS: usize = 3;

/// A running driver.
#[derive(Debug)]
pub(super) struct Driver {
    _keeper: Keeper,
    port: u16,
    /// Deleted after the driver and the browser, which writes into it.
    _profile: TempDir,
    capabilities: Value,
}

impl Driver {
    /// Starts the driver on a free port. The browser will send requests to other hosts to `proxy`. `more` are further
    /// flags for Chromium.
    pub(super) fn start(kind: Kind, programs: &BrowserPrograms, proxy: &str, more: &[String]) -> Self {
        // A driver exits at once if another process has taken its port in the meantime.
        (0..STARTS)
            .find_map(|_| Self::try_start(kind, programs, proxy, more))
            .unwrap_or_else(|| panic!("{} did not say on which port it listens", programs.driver.display()))
    }

    fn try_start(kind: Kind, programs: &BrowserPrograms, proxy: &str, more: &[String]) -> Option<Self> {
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
        let (keeper, port) = Keeper::start(&programs.driver, &arguments, profile.path())?;
        let capabilities = capabilities(kind, &programs.browser, profile.path(), proxy, more);
        Some(Self { _keeper: keeper, port, _profile: profile, capabilities })
    }

    /// The address of the driver.
    pub(super) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The capabilities to request for a session.
    pub(super) fn capabilities(&self) -> &Value {
        &self.capabilities
    }
}

/// The process that runs a driver and ends it and its browser when it is dropped.
#[derive(Debug)]
struct Keeper {
    shell: Child,
    #[cfg(unix)]
    sweeper: Child,
}

impl Keeper {
    /// Starts a driver and waits until it prints its port. `None` if it never does.
    fn start(driver: &Path, arguments: &[OsString], profile: &Path) -> Option<(Self, u16)> {
        let mut keeper = Self::spawn(driver, arguments, profile)
            .unwrap_or_else(|error| panic!("{} could not be started: {error}", driver.display()));
        let port = port_of(&mut keeper.shell)?;
        Some((keeper, port))
    }

    #[cfg(unix)]
    fn spawn(driver: &Path, arguments: &[OsString], profile: &Path) -> io::Result<Self> {
        use std::os::unix::process::CommandExt as _;
        let shell = |script| {
            let mut command = Command::new("sh");
            // In its own group it does not receive the terminal's signals.
            command.process_group(0).args(["-c", script, "sh"]);
            command
        };
        let (held_until, held) = io::pipe()?;
        let sweeper = shell(SWEEPER)
            .arg(profile)
            .stdin(held_until)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let shell = shell(KEEPER)
            .arg(driver)
            .args(arguments)
            // Files that a killed browser leaves behind are deleted with its profile.
            .env("TMPDIR", profile)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(held)
            .spawn()?;
        Ok(Self { shell, sweeper })
    }

    #[cfg(not(unix))]
    fn spawn(driver: &Path, arguments: &[OsString], _: &Path) -> io::Result<Self> {
        let shell =
            Command::new(driver).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        Ok(Self { shell })
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        #[cfg(not(unix))]
        let _ = self.shell.kill();
        let _ = self.shell.wait();
        #[cfg(unix)]
        let _ = self.sweeper.wait();
    }
}

/// Both drivers print a line with their port and continue to print. The rest is read and discarded, so that the pipe
/// never fills up.
fn port_of(keeper: &mut Child) -> Option<u16> {
    let output = keeper.stdout.take()?;
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines() {
            let Ok(line) = line else { return };
            if let Some(port) = port_in(&line) {
                // Only the first port is received.
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

fn capabilities(kind: Kind, browser: &Path, profile: &Path, proxy: &str, more: &[String]) -> Value {
    let optimises = needs::is_long_run();
    let mut capabilities = match kind {
        Kind::Chromium => {
            let mut flags: Vec<String> = CHROMIUM_FLAGS.map(str::to_owned).to_vec();
            if !optimises {
                flags.push(CHROMIUM_BASELINE.to_owned());
            }
            flags.push(format!("--user-data-dir={}", profile.display()));
            flags.extend_from_slice(more);
            json!({ "goog:chromeOptions": { "binary": browser, "args": flags } })
        }
        Kind::Firefox => json!({
            "moz:firefoxOptions": {
                "binary": browser, "args": ["-headless"], "prefs": { FIREFOX_OPTIMISES: optimises },
            }
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
    fn the_port_is_found_in_the_output_of_both_drivers() {
        assert_eq!(port_in("ChromeDriver was started successfully on port 40123."), Some(40123));
        assert_eq!(port_in("1700000000\tgeckodriver\tINFO\tListening on 127.0.0.1:4444"), Some(4444));
        assert_eq!(port_in("Starting ChromeDriver 156 on port 0"), None);
    }
}
