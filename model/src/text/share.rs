//! Texts of the share dialog.

use crate::share::{Reachability, Shown};
pub use ansa_texts::share::*;

/// The name of the embedded content.
pub fn shown(shown: Shown) -> &'static str {
    match shown {
        Shown::Game => shown_game(),
        Shown::Position => shown_position(),
    }
}

/// The title of the embedded board, for screen readers.
pub fn title(shown: Shown) -> &'static str {
    match shown {
        Shown::Game => title_game(),
        Shown::Position => title_position(),
    }
}

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
