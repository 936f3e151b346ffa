//! What is said where a game is given to others.

use crate::state::share::{Reachability, Shown};

/// Opens the dialog, and its heading.
pub(crate) const SHARE: &str = "Share";
/// What Share does.
pub(crate) const SHARE_LONG: &str = "Copy the record or the position, or embed the board in a page of yours";
/// Copies the record.
pub(crate) const COPY_RECORD: &str = "Copy record";
/// Copies the position.
pub(crate) const COPY_POSITION: &str = "Copy position";
/// What was pressed has been copied.
pub(crate) const COPIED: &str = "Copied";
/// Heading of the code.
pub(crate) const EMBED: &str = "On a page of yours";
/// What is to be done with the code.
pub(crate) const EMBED_HELP: &str =
    "Copy one of these into your blog or site, wherever it takes HTML. Readers then have the board there.";
/// Heading of the choice of what is embedded.
pub(crate) const SHOWN: &str = "Readers see";
/// Name of the code with a frame.
pub(crate) const FRAME: &str = "Frame";
/// Which pages it is for.
pub(crate) const FRAME_HELP: &str = "For nearly every site, also where scripts are forbidden.";
/// Copies it.
pub(crate) const COPY_FRAME: &str = "Copy frame";
/// Name of the code with the element.
pub(crate) const TAG: &str = "Script and tag";
/// Which pages it is for.
pub(crate) const TAG_HELP: &str = "For pages that allow scripts; the board takes the room that it needs. The host of this \
    page must let other sites load its files, as most hosts of static pages do.";
/// Copies it.
pub(crate) const COPY_TAG: &str = "Copy script and tag";
/// Shows what readers will see.
pub(crate) const PREVIEW: &str = "Show preview";
/// Takes it away.
pub(crate) const NO_PREVIEW: &str = "Hide preview";
/// Name of the preview for those who do not see it.
pub(crate) const PREVIEW_NAME: &str = "Preview: what readers will see";
/// What can be done where the clipboard refuses code.
pub(crate) const BY_HAND: &str = "Select the code and copy it by hand.";

/// What readers see.
pub(crate) const fn shown(shown: Shown) -> &'static str {
    match shown {
        Shown::Game => "Game from here",
        Shown::Position => "Position",
    }
}

/// The name of the board on another page, for those who do not see it.
pub(crate) const fn title(shown: Shown) -> &'static str {
    match shown {
        Shown::Game => "Arimaa game",
        Shown::Position => "Arimaa position",
    }
}

/// Who will not see what is embedded.
pub(crate) const fn reachability(reachability: Reachability) -> Option<&'static str> {
    match reachability {
        Reachability::Public => None,
        Reachability::Unsafe => Some(
            "The address of this page begins with http, not https: pages whose address begins with https will show nothing \
             from it.",
        ),
        Reachability::Local => Some(
            "Only this computer, or its network, can reach this page: others will see the board only if you copy the code \
             from a page that is on a public host.",
        ),
    }
}

/// The code has so many characters.
pub(crate) fn long(length: usize) -> String {
    format!(
        "Both have some {} characters. If your site cuts them, the board will say that the record can’t be shown; then \
         embed the position.",
        length / 100 * 100
    )
}
