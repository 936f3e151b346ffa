//! How the language of the page writes dates and decimal numbers.

pub(super) use ansa_texts::locale::number;

use crate::library::Date;

/// “21 November 2026”.
pub(super) fn date(Date { year, month, day }: Date) -> String {
    ansa_texts::locale::date(year, month, day)
}
