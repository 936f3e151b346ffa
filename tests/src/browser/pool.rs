//! The browsers that wait for their next test.
//!
//! A test takes one that is idle, or starts one, so there are never more than tests that run at the same time. Nobody
//! drops those that are idle when the test program ends: the system then closes the pipes to their keepers, which end
//! them (see `driver.rs`).

use std::sync::{Mutex, MutexGuard, PoisonError};

use url::Origin;

use super::Kind;
use super::session::Session;
use crate::needs::BrowserPrograms;

static IDLE: Mutex<Vec<Session>> = Mutex::new(Vec::new());

/// Only a shell keeps a browser that outlives what started it.
const KEEPS: bool = cfg!(unix);

fn idle() -> MutexGuard<'static, Vec<Session>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A browser in which nothing has been done, as far as a test can tell.
pub(super) fn take(kind: Kind, programs: &BrowserPrograms) -> Session {
    let next = || {
        let mut idle = idle();
        let place = idle.iter().rposition(|session| session.kind() == kind)?;
        Some(idle.swap_remove(place))
    };
    // One that has crashed since its last test is no test's fault.
    std::iter::from_fn(next).find(Session::is_alive).unwrap_or_else(|| Session::start(kind, programs))
}

/// Takes a browser back after a test that has passed, with pages of this origin.
pub(super) fn give_back(session: Session, origin: &Origin) {
    if !KEEPS {
        return;
    }
    match session.put_in_order(origin) {
        Ok(()) => idle().push(session),
        Err(reason) => eprintln!("{} is not used again: {reason}", session.kind()),
    }
}
