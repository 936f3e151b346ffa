//! How the language of the page writes dates; how it counts, and writes numbers and lists, the board's `locale` knows.

use std::sync::OnceLock;

pub(super) use ansa_board::text::locale::{PluralForm, list, number, plural, whole};

use crate::library::Date;

/// Writes a date with the name of its month; `None` if it fails.
type DateFormat = fn(Date) -> Option<String>;

static DATE_FORMAT: OnceLock<DateFormat> = OnceLock::new();

/// Installs the browser's format of dates. Only the first one counts.
pub fn install_dates(format: DateFormat) {
    DATE_FORMAT.get_or_init(|| format);
}

/// “21 November 2026”: in English where the browser does not know better.
pub(super) fn date(date: Date) -> String {
    let written = DATE_FORMAT.get().and_then(|format| format(date));
    written.unwrap_or_else(|| english_date(date))
}

fn english_date(Date { year, month, day }: Date) -> String {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    let month = usize::try_from(month).ok().and_then(|month| MONTHS.get(month.checked_sub(1)?));
    format!("{day} {} {year}", month.unwrap_or(&"?"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_have_the_names_of_months() {
        assert_eq!(date(Date { year: 2026, month: 11, day: 1 }), "1 November 2026");
    }
}
