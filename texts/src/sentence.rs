//! Building blocks of sentences in any language.

use crate::locale;

/// A sentence: the words with a capital letter and, unless punctuation ends them, a full stop.
pub fn sentence(words: &str) -> String {
    capital(&stop(words))
}

/// Words with a capital letter at their start.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(String::from).unwrap_or_default();
    locale::upper_case(&first) + letters.as_str()
}

/// Words with a full stop at their end, unless punctuation is there.
pub(crate) fn stop(words: &str) -> String {
    let stop = if words.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{words}{stop}")
}
