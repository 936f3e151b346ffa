//! Building blocks of sentences in any language.

use crate::locale;

/// A sentence: the words with a capital letter and, unless punctuation ends them, a full stop.
pub fn sentence(words: &str) -> String {
    capital(&stop(words))
}

/// Words with a capital letter at their start.
pub fn capital(words: &str) -> String {
    let first = words.chars().next().map_or(0, char::len_utf8);
    let (first, rest) = words.split_at(first);
    locale::upper_case(first) + rest
}

/// Words with a full stop at their end, unless punctuation is there.
pub(crate) fn stop(words: &str) -> String {
    let stop = if words.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{words}{stop}")
}
