//! What every page says about a game with a friend at another browser.

use ansa_core::Side;
use ansa_texts::isolated;

pub use ansa_texts::friend::*;

use crate::document::Document;

/// The name of a friend, or “Friend”.
pub(super) fn name(document: &Document, side: Side) -> String {
    document.name(side).map_or_else(|| somebody().to_owned(), |name| isolated(name).into_owned())
}

/// “Waiting for Ann. Send the link.”
pub(super) fn status(document: &Document, side: Side) -> String {
    let name = document.name(side).map(isolated);
    match (document.link_id(), name) {
        (Some(_), Some(name)) => waiting_for_link(&name),
        (Some(_), None) => waiting_for_link_unnamed().to_owned(),
        (None, Some(name)) => waiting(&name),
        (None, None) => waiting_unnamed().to_owned(),
    }
}

#[cfg(test)]
mod tests;
