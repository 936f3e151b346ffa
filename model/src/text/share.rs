//! Texts of the share dialog.

use crate::share::Reachability;
pub use ansa_texts::share::*;

/// Who can't see the embedded board; `None` if everybody can.
pub fn reachability(reachability: Reachability) -> Option<&'static str> {
    match reachability {
        Reachability::Public => None,
        Reachability::Unsafe => Some(reached_unsafely()),
        Reachability::Local => Some(reached_locally()),
    }
}

/// A warning about code of this length.
pub fn long(length: usize) -> String {
    long_code(length as u64 / 100 * 100)
}
