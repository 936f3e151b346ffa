//! Real browsers, controlled with WebDriver and observed with WebDriver BiDi.
//!
//! A browser test is a function of a [`Page`]. [`in_each_browser!`](crate::in_each_browser) turns it into a test for
//! each browser:
//!
//! ```no_run
//! use ansa_tests::browser::Page;
//!
//! fn the_title_is_there(page: &mut Page) {
//!     page.open();
//!     page.wait_for_text("h1", "Ansa");
//! }
//!
//! ansa_tests::in_each_browser!(the_title_is_there);
//! ```
//!
//! Every test gets its own server for the built page, which is mounted below a path, as on a shared host. Browsers are
//! reused, because starting one takes longer than most tests. Each test gets an empty tab and empty storage, without
//! anything that earlier tests opened, pressed, emulated or caused. A browser in which a test has failed is not used
//! again.
//!
//! Waits last up to [`page::PATIENCE`]. Then the test fails with a message, a screenshot in `target/screenshots/` and
//! the console output. A test that reaches its end still fails if there was [trouble](Trouble): an error on the
//! console, a request that the page's server could not fulfil, or one to another host.
//!
//! All calls block. A call that fails panics at the line of the test.

mod bidi;
mod blocking_proxy;
mod camera;
mod driver;
mod emulation;
mod files;
mod input;
pub mod page;
mod pool;
mod session;
mod site;
mod tabs;

use std::fmt;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::time::Instant;

pub use bidi::Trouble;
pub use camera::{Camera, Film, run_with_camera};
pub use fantoccini::key::Key;
pub use page::Page;
pub use site::Site;
pub use tabs::Tab;

use crate::needs;

/// The default path below which a test's page is served.
pub const MOUNT: &str = "/games/ansa/";

/// The browsers under test.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Chromium, controlled with chromedriver.
    Chromium,
    /// Firefox, controlled with geckodriver.
    Firefox,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
        })
    }
}

/// Runs one test in one browser with the built page. If the browser or the page is missing, the test is reported as not
/// run.
///
/// The service worker caches nothing, unless the test begins with [`Site::keep_offline`].
pub fn run(kind: Kind, name: &str, test: impl FnOnce(&mut Page)) {
    let Some(dist) = needs::dist() else { return };
    run_at(kind, name, || Site::start(&dist, MOUNT).without_cache(), test);
}

/// Like [`run`], with the files of another folder as they are.
pub fn run_with(kind: Kind, name: &str, folder: &Path, test: impl FnOnce(&mut Page)) {
    run_at(kind, name, || Site::start(folder, MOUNT), test);
}

/// Like [`run`], at a custom site, which is started only if the browser is available.
pub fn run_at(kind: Kind, name: &str, site: impl FnOnce() -> Site, test: impl FnOnce(&mut Page)) {
    let programs = match kind {
        Kind::Chromium => needs::chromium(),
        Kind::Firefox => needs::firefox(),
    };
    let Some(programs) = programs else { return };
    check(name, || Page::start(kind, &programs, site()), test).leave();
}

/// Runs a test with the page of `start`, and returns it after a test that has passed.
fn check(name: &str, start: impl FnOnce() -> Page, test: impl FnOnce(&mut Page)) -> Page {
    let begun = Instant::now();
    let mut page = start();
    let result = panic::catch_unwind(AssertUnwindSafe(|| {
        test(&mut page);
        page.assert_no_trouble();
    }));
    needs::took(begun.elapsed());
    if let Err(reason) = result {
        page.report(name);
        drop(page);
        panic::resume_unwind(reason);
    }
    page
}

/// Like [`run_at`], in each browser in turn.
pub fn run_in_each_at(name: &str, site: impl Fn() -> Site, test: impl Fn(&mut Page)) {
    for kind in [Kind::Chromium, Kind::Firefox] {
        run_at(kind, name, &site, &test);
    }
}

/// Like [`run_at`], in Chromium; long runs repeat it in Firefox. For behaviour that hardly depends on the browser.
pub fn run_in_chromium_at(name: &str, site: impl Fn() -> Site, test: impl Fn(&mut Page)) {
    run_at(Kind::Chromium, name, &site, &test);
    if needs::is_long_run() {
        run_at(Kind::Firefox, name, &site, &test);
    }
}

/// Like [`run`], but only in long runs. Otherwise the test is reported as not run.
pub fn run_at_length(kind: Kind, name: &str, test: impl FnOnce(&mut Page)) {
    if needs::long_runs() {
        run(kind, name, test);
    }
}

/// Makes a `#[test]` for each browser of every function named, in the modules `chromium` and `firefox`. Each function
/// takes a `&mut` [`Page`].
///
/// The functions after `long in firefox:` test behaviour that hardly depends on the browser: Firefox runs them only in
/// long runs. Those after `long:` repeat at length what shorter tests show: both browsers run them only in long runs.
#[macro_export]
macro_rules! in_each_browser {
    (
        $($test:ident),* $(,)?
        $(; long in firefox: $($long:ident),+ $(,)?)?
        $(; long: $($longer:ident),+ $(,)?)?
    ) => {
        mod chromium {
            $(#[test]
            fn $test() {
                $crate::browser::run($crate::browser::Kind::Chromium, stringify!($test), super::$test);
            })*
            $($(#[test]
            fn $long() {
                $crate::browser::run($crate::browser::Kind::Chromium, stringify!($long), super::$long);
            })+)?
            $($(#[test]
            fn $longer() {
                $crate::browser::run_at_length($crate::browser::Kind::Chromium, stringify!($longer), super::$longer);
            })+)?
        }
        mod firefox {
            $(#[test]
            fn $test() {
                $crate::browser::run($crate::browser::Kind::Firefox, stringify!($test), super::$test);
            })*
            $($(#[test]
            fn $long() {
                $crate::browser::run_at_length($crate::browser::Kind::Firefox, stringify!($long), super::$long);
            })+)?
            $($(#[test]
            fn $longer() {
                $crate::browser::run_at_length($crate::browser::Kind::Firefox, stringify!($longer), super::$longer);
            })+)?
        }
    };
}
