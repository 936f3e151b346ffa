//! The words of sides, roles, pieces and squares in the forms that a language has.

use crate::generated::WORDS;
use crate::value::Value;

/// The word of this number for a value.
pub(crate) fn show(word: &str, value: Value<'_>) -> String {
    word.parse().map(|word| WORDS.format(word, &[value])).unwrap_or_default()
}
