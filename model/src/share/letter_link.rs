//! Links that carry a game to a friend at another browser.

use crate::document::Letter;
use crate::formats::{FRIEND_LINK, FRIEND_QUERY};

/// A letter in the forms in which it can be sent. Each of them can be pasted on the page as well.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LetterLink {
    /// The usual address. What stands after `#` is never sent to a server.
    pub address: String,
    /// The same with the game before any `#`, for messengers that cut addresses there.
    pub query: String,
    /// The packed game alone, where neither survives.
    pub packed: String,
}

/// The links of a letter; `page` is the address of the page. `None` if the game is too long for a link: then the record of
/// the letter can be sent.
pub fn letter_link(letter: &Letter, page: &str) -> Option<LetterLink> {
    let packed = letter.to_packed()?;
    let page = page.split(['?', '#']).next().unwrap_or_default();
    // None of the characters of a packed game needs to be escaped.
    Some(LetterLink {
        address: format!("{page}{FRIEND_LINK}{packed}"),
        query: format!("{page}?{FRIEND_QUERY}={packed}"),
        packed,
    })
}

#[cfg(test)]
mod tests;
