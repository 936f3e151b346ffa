//! Real browsers, driven through WebDriver, and watched through WebDriver BiDi.
//!
//! A browser test is a function of a [`Page`]; [`in_each_browser!`](crate::in_each_browser) makes a
//! test of it for each browser:
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
//! Every test gets a server of its own for the built page, which is mounted below a path, as on a
//! shared host. A browser goes from test to test, for its start costs more than most of them: each finds
//! an empty tab and an empty store, and nothing of what the tests before it have opened, pressed, emulated
//! or caused. A browser in which a test has failed is not used again. What waits, waits up to
//! [`page::PATIENCE`]; then the test fails with a sentence, a picture in `target/screenshots/` and
//! what the console said. A test that comes to its end still fails if there was [trouble](Trouble):
//! an error on the console, a request that failed, or one to any other origin.
//!
//! All calls block, and a call that can't do what it says panics at the line of the test.

mod bidi;
mod blocking_proxy;
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

pub use bidi::Trouble;
pub use fantoccini::key::Key;
pub use page::Page;
pub use site::Site;
pub use tabs::Tab;

use crate::needs;

/// The path below which a test's page is served unless the test asks for another.
pub const MOUNT: &str = "/games/ansa/";

/// Which browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Chromium, through chromedriver.
    Chromium,
    /// Firefox, through geckodriver.
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

/// Runs one test in one browser with the built page. Where the browser or the page is missing, the
/// test is noted as not run.
pub fn run(kind: Kind, name: &str, test: impl FnOnce(&mut Page)) {
    let Some(dist) = needs::dist() else { return };
    run_with(kind, name, &dist, test);
}

/// Like [`run`], with the files of another folder.
pub fn run_with(kind: Kind, name: &str, folder: &Path, test: impl FnOnce(&mut Page)) {
    run_at(kind, name, || Site::start(folder, MOUNT), test);
}

/// Like [`run`], at a site of the test's own; it is only started where there is a browser.
pub fn run_at(kind: Kind, name: &str, site: impl FnOnce() -> Site, test: impl FnOnce(&mut Page)) {
    let programs = match kind {
        Kind::Chromium => needs::chromium(),
        Kind::Firefox => needs::firefox(),
    };
    let Some(programs) = programs else { return };
    let mut page = Page::start(kind, &programs, site());
    let result = panic::catch_unwind(AssertUnwindSafe(|| {
        test(&mut page);
        page.assert_no_trouble();
    }));
    match result {
        Ok(()) => page.leave(),
        Err(reason) => {
            page.report(name);
            drop(page);
            panic::resume_unwind(reason);
        }
    }
}

/// Like [`run_at`], in one browser after the other.
pub fn run_in_each_at(name: &str, site: impl Fn() -> Site, test: impl Fn(&mut Page)) {
    for kind in [Kind::Chromium, Kind::Firefox] {
        run_at(kind, name, &site, &test);
    }
}

/// Like [`run`] where long runs are wanted; otherwise the test is noted as not run.
pub fn run_at_length(kind: Kind, name: &str, test: impl FnOnce(&mut Page)) {
    if needs::long_runs() {
        run(kind, name, test);
    }
}

/// Makes a `#[test]` for each browser of every function named, in the modules `chromium` and
/// `firefox`. Each function takes a `&mut` [`Page`].
///
/// The functions after `long in firefox:` are for what browsers hardly differ in: Firefox runs them only in long runs.
#[macro_export]
macro_rules! in_each_browser {
    ($($test:ident),* $(,)? $(; long in firefox: $($long:ident),+ $(,)?)?) => {
        mod chromium {
            $(#[test]
            fn $test() {
                $crate::browser::run($crate::browser::Kind::Chromium, stringify!($test), super::$test);
            })*
            $($(#[test]
            fn $long() {
                $crate::browser::run($crate::browser::Kind::Chromium, stringify!($long), super::$long);
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
        }
    };
}
