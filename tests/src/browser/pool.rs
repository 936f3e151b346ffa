//! Idle browsers, ready for the next test.
//!
//! A test takes an idle browser or starts one, so there are never more browsers than concurrent tests. Idle ones are
//! not dropped when the test program ends. The system then closes the pipes to their keepers, which end them (see
//! `driver.rs`).

use std::sync::{Mutex, MutexGuard, PoisonError};

use url::Origin;

use super::Kind;
use super::session::Session;
use crate::needs::BrowserPrograms;

static IDLE: Mutex<Vec<Session>> = Mutex::new(Vec::new());

/// Browsers are reused only where a shell as keeper ends them together with the test program.
const REUSES_BROWSERS: bool = cfg!(unix);

fn idle() -> MutexGuard<'static, Vec<Session>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A browser without any state of earlier tests.
pub(super) fn take(kind: Kind, programs: &BrowserPrograms) -> Session {
    let next = || {
        let mut idle = idle();
        let place = idle.iter().rposition(|session| session.kind() == kind)?;
        Some(idle.swap_remove(place))
    };
    // A test must not fail because a browser has crashed since its last test.
    std::iter::from_fn(next).find(Session::is_alive).unwrap_or_else(|| Session::start(kind, programs, &[]))
}

/// Takes a browser back after a test that passed. The test's pages had this origin.
pub(super) fn give_back(session: Session, origin: &Origin) {
    if !REUSES_BROWSERS {
        return;
    }
    match session.put_in_order(origin) {
        Ok(()) => idle().push(session),
        Err(reason) => eprintln!("{} is not used again: {reason}", session.kind()),
    }
}
