//! How the language of the page counts, and how it writes numbers, dates and lists.

use ansa_texts::locale::{self, ListType};
pub(super) use ansa_texts::locale::{PluralForm, number, plural, whole};

use crate::library::Date;

/// “a, b and c”.
pub(super) fn list(words: &[String]) -> String {
    locale::list(words, ListType::And)
}

/// “21 November 2026”.
pub(super) fn date(Date { year, month, day }: Date) -> String {
    locale::date(year, month, day)
}
