//! Counts in English.

use super::locale::{PluralForm, plural, whole};

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
        form.replace("{}", &whole(count))
    }
}
