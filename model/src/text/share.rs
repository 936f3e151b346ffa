//! Texts of the share dialog.

use super::part::words;
use crate::share::{Reachability, Shown};

words! { ShareWords {
    /// The button that opens the dialog, and its title.
    share,
    /// Tooltip of `share`.
    share_long,
    /// The button that opens the system's own sharing.
    system_share,
    /// The title of what is shared.
    system_title,
    /// The button that copies the link.
    copy_link,
    /// The button that copies the record.
    copy_record,
    /// The button that copies the position.
    copy_position,
    /// Shown after copying.
    copied,
    /// Heading of the embedding code.
    embed,
    /// How to use the embedding code.
    embed_help,
    /// Heading of the choice of the embedded content.
    shown_heading,
    /// Heading of the code with a frame.
    frame,
    /// Which pages the frame suits.
    frame_help,
    /// The button that copies the frame.
    copy_frame,
    /// Heading of the code with the element.
    tag,
    /// Which pages the element suits.
    tag_help,
    /// The button that copies the element.
    copy_tag,
    /// The link to the documentation for developers.
    docs,
    /// The button that shows the preview.
    preview,
    /// The button that hides the preview.
    no_preview,
    /// Accessible name of the preview.
    preview_name,
    /// What to do if the clipboard is not accessible.
    by_hand,
    /// The game is embedded.
    shown_game,
    /// The position is embedded.
    shown_position,
    /// The title of an embedded game, for screen readers.
    title_game,
    /// The title of an embedded position, for screen readers.
    title_position,
    /// Pages with https can't show the embedded board.
    reached_unsafely,
    /// Only this computer or its network can show the embedded board.
    reached_locally,
    /// A warning about long code.
    long_code(characters: u64),
} }

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
