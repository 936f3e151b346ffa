//! Texts of the share dialog.

use crate::share::{Reachability, Shown};

/// The button that opens the dialog, and its title.
pub(crate) const SHARE: &str = "Share";
/// Tooltip of `SHARE`.
pub(crate) const SHARE_LONG: &str =
    "Copy a link, the record or the position, or embed the board in a web page";
/// The button that opens the system's own sharing.
pub(crate) const SYSTEM_SHARE: &str = "Share…";
/// The title of what is shared.
pub(crate) const SYSTEM_TITLE: &str = "Arimaa game";
/// The button that copies the link.
pub(crate) const COPY_LINK: &str = "Copy link";
/// The button that copies the record.
pub(crate) const COPY_RECORD: &str = "Copy record";
/// The button that copies the position.
pub(crate) const COPY_POSITION: &str = "Copy position";
/// Shown after copying.
pub(crate) const COPIED: &str = "Copied";
/// Heading of the embedding code.
pub(crate) const EMBED: &str = "Embed in your site";
/// How to use the embedding code.
pub(crate) const EMBED_HELP: &str =
    "Paste one of these into your blog or site, wherever it accepts HTML. Readers then see the board there.";
/// Heading of the choice of the embedded content.
pub(crate) const SHOWN: &str = "Readers see";
/// Heading of the code with a frame.
pub(crate) const FRAME: &str = "Frame";
/// Which pages the frame suits.
pub(crate) const FRAME_HELP: &str = "Works on nearly every site, even if it does not allow scripts.";
/// The button that copies the frame.
pub(crate) const COPY_FRAME: &str = "Copy frame";
/// Heading of the code with the element.
pub(crate) const TAG: &str = "Script and tag";
/// Which pages the element suits.
pub(crate) const TAG_HELP: &str = "For pages that allow scripts; the board adjusts its own size. The server of this page \
    must let other sites load its files, as most static hosts do.";
/// The button that copies the element.
pub(crate) const COPY_TAG: &str = "Copy script and tag";
/// The button that shows the preview.
pub(crate) const PREVIEW: &str = "Show preview";
/// The button that hides the preview.
pub(crate) const NO_PREVIEW: &str = "Hide preview";
/// Accessible name of the preview.
pub(crate) const PREVIEW_NAME: &str = "Preview: what readers will see";
/// What to do if the clipboard is not accessible.
pub(crate) const BY_HAND: &str = "Select the code and copy it manually.";

/// The name of the embedded content.
pub(crate) const fn shown(shown: Shown) -> &'static str {
    match shown {
        Shown::Game => "Game from here",
        Shown::Position => "Position",
    }
}

/// The title of the embedded board, for screen readers.
pub(crate) const fn title(shown: Shown) -> &'static str {
    match shown {
        Shown::Game => "Arimaa game",
        Shown::Position => "Arimaa position",
    }
}

/// Who can't see the embedded board; `None` if everybody can.
pub(crate) const fn reachability(reachability: Reachability) -> Option<&'static str> {
    match reachability {
        Reachability::Public => None,
        Reachability::Unsafe => Some(
            "The address of this page starts with http, not https. Pages whose address starts with https can’t show this \
             board.",
        ),
        Reachability::Local => Some(
            "Only this computer or its network can reach this page. Others will see the board only if you copy the code \
             from a page on a public server.",
        ),
    }
}

/// A warning about long code.
pub(crate) fn long(length: usize) -> String {
    format!(
        "Each code has about {} characters. If your site shortens it, the board says that it can’t show the record; \
         embed the position instead.",
        length / 100 * 100
    )
}
