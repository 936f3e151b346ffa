//! Finds and installs browsers and their drivers for the tests.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::command::{find_program, missing, output_of, run_logged, version_in};
use crate::progress::Progress;

/// The headless shell's package in Debian, and its program.
const HEADLESS_SHELL: &str = "chromium-headless-shell";
const DEBIAN_HEADLESS_SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// A browser with its driver.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Browser {
    pub(crate) program: PathBuf,
    pub(crate) driver: PathBuf,
}

/// Finds Chromium (or Chrome) with a driver of the same version.
pub(crate) fn chromium() -> Result<Browser> {
    let program = first_of(
        &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
        &[
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
            "C:/Program Files/Google/Chrome/Application/chrome.exe",
        ],
    )
    .ok_or_else(|| missing("Chromium", install_hint("chromium", "chromium")))?;
    let driver = first_of(
        &["chromedriver"],
        &["/usr/lib/chromium/chromedriver", "/usr/lib/chromium-browser/chromedriver"],
    )
    .ok_or_else(|| missing("chromedriver", install_hint("chromium-driver", "chromedriver")))?;
    let (have, want) = (major_version(&driver), major_version(&program));
    // Chrome for Windows does not print its version, so a mismatch only shows when a session starts.
    if let (Some(have), Some(want)) = (have, want)
        && have != want
    {
        return Err(missing(
            format!("chromedriver {want} for the Chromium {want} that is here (chromedriver is {have})"),
            install_hint("chromium-driver", "chromedriver"),
        ));
    }
    Ok(Browser { program, driver })
}

/// Finds the headless shell of the same version as the driver: Chromium without its windows, which takes about a
/// sixth less processor time.
pub(crate) fn headless_shell(driver: &Path) -> Option<PathBuf> {
    // Debian's program on PATH is a script that starts this one.
    let installed = Path::new(DEBIAN_HEADLESS_SHELL);
    let shell =
        if installed.is_file() { Some(installed.to_owned()) } else { find_program("chrome-headless-shell") };
    shell.filter(|shell| major_version(shell) == major_version(driver))
}

/// Finds Firefox.
pub(crate) fn firefox() -> Result<PathBuf> {
    first_of(
        &["firefox-esr", "firefox"],
        &["/Applications/Firefox.app/Contents/MacOS/firefox", "C:/Program Files/Mozilla Firefox/firefox.exe"],
    )
    .ok_or_else(|| missing("Firefox", install_hint("firefox-esr", "firefox")))
}

/// Installs what is missing of both browsers if possible: as root on Debian and its derivatives. On other systems it
/// does nothing, and looking up the browsers reports what to do.
pub(crate) fn install(log: &Path) -> Result<()> {
    if !can_use_apt() {
        return Ok(());
    }
    let mut packages = Vec::new();
    if chromium().is_err() {
        packages.extend(["chromium", "chromium-driver"]);
    }
    if firefox().is_err() {
        packages.push("firefox-esr");
    }
    let has_shell = Path::new(DEBIAN_HEADLESS_SHELL).is_file();
    let has_browsers = packages.is_empty();
    if has_browsers && (has_shell || !apt_has(HEADLESS_SHELL)) {
        return Ok(());
    }
    let done = Progress::during("installing browsers with apt-get", "done", |progress| {
        apt_get(&["update"], log, progress)?;
        // Not every derivative has it.
        if !has_shell && apt_has(HEADLESS_SHELL) {
            packages.push(HEADLESS_SHELL);
        }
        apt_get(
            &[&["install", "--yes", "--no-install-recommends"], packages.as_slice()].concat(),
            log,
            progress,
        )
    });
    // The tests can do without the shell.
    if has_browsers { Ok(()) } else { done }
}

fn apt_has(package: &str) -> bool {
    output_of("apt-cache", &["show", package]).is_some()
}

fn apt_get(arguments: &[&str], log: &Path, progress: &Progress) -> Result<()> {
    let mut command = Command::new("apt-get");
    command
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(["--quiet", "-o", "DPkg::Lock::Timeout=120"])
        .args(arguments);
    run_logged(&mut command, log, progress)
}

fn can_use_apt() -> bool {
    Path::new("/etc/debian_version").exists()
        && find_program("apt-get").is_some()
        && output_of("id", &["-u"]).as_deref() == Some("0")
}

fn install_hint(package: &str, elsewhere: &str) -> String {
    if Path::new("/etc/debian_version").exists() {
        format!("sudo apt-get install {package}")
    } else if cfg!(target_os = "macos") {
        format!("brew install --cask {elsewhere}")
    } else {
        format!("install {elsewhere} with your system's package manager, so that it is on PATH")
    }
}

fn first_of(names: &[&str], places: &[&str]) -> Option<PathBuf> {
    names
        .iter()
        .find_map(|name| find_program(name))
        .or_else(|| places.iter().map(PathBuf::from).find(|place| place.is_file()))
}

fn major_version(program: &Path) -> Option<String> {
    let text = output_of(program, &["--version"])?;
    Some(version_in(&text)?.split('.').next()?.to_owned())
}
