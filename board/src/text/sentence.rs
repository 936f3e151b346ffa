//! Building blocks of sentences in any language.

use ansa_core::Label;

/// The label of a turn, as in records: “12g”.
#[must_use]
pub fn turn_number(label: Label) -> String {
    label.to_string()
}

/// A sentence: the words with a capital letter and, unless punctuation ends them, a full stop.
#[must_use]
pub fn sentence(words: &str) -> String {
    let stop = if words.ends_with(['.', '!', '?']) { "" } else { "." };
    let mut sentence = format!("{words}{stop}");
    // All sentences start with an ASCII letter. Unicode case tables would make the program larger.
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}
