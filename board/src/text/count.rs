//! Counts in English.

use ansa_texts::locale::{PluralForm, plural, whole};

/// A text with a count, in the two forms of English. `{}` stands for the count.
pub struct EnglishCount {
    /// The text for one.
    pub one: &'static str,
    /// The text for all other counts.
    pub other: &'static str,
}

impl EnglishCount {
    /// The text for a count.
    #[must_use]
    pub fn of(&self, count: u64) -> String {
        let form = match plural(count) {
            PluralForm::One => self.one,
            _ => self.other,
        };
        let count = whole(count);
        // Not `replace`, whose search is larger than the rest of the function.
        form.split_once('{')
            .zip(form.split_once('}'))
            .map_or_else(|| form.to_owned(), |((before, _), (_, after))| format!("{before}{count}{after}"))
    }
}
