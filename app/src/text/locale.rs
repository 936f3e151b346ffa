//! How the language of the page counts, and how it writes numbers, dates and lists.
//!
//! The browser knows it for every language: `services::intl` installs its `Locale` at the start. Without one, as in
//! native tests, it is the English of this file.

use std::sync::OnceLock;

use crate::library::Date;

/// The category of a number, which selects the form of the words that it counts. The names are those of Unicode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PluralForm {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

/// What a language does with numbers, dates and lists. Each function returns `None` if it fails; the page then does
/// it as in English.
pub(crate) struct Locale {
    /// The category of a number.
    pub(crate) plural: fn(u64) -> Option<PluralForm>,
    /// A number with this number of digits after the decimal separator.
    pub(crate) number: fn(f64, u8) -> Option<String>,
    /// A date with the name of its month.
    pub(crate) date: fn(Date) -> Option<String>,
    /// A list that ends with “and”.
    pub(crate) list: fn(&[String]) -> Option<String>,
}

static LOCALE: OnceLock<Locale> = OnceLock::new();

/// Installs the browser's locale. Only the first one counts.
pub(crate) fn install(locale: Locale) {
    LOCALE.get_or_init(|| locale);
}

/// The category of a number.
pub(super) fn plural(count: u64) -> PluralForm {
    let form = LOCALE.get().and_then(|locale| (locale.plural)(count));
    form.unwrap_or(if count == 1 { PluralForm::One } else { PluralForm::Other })
}

/// A number with this number of digits after the decimal separator: “1,234.5”.
pub(super) fn number(value: f64, fraction_digits: u8) -> String {
    let number = LOCALE.get().and_then(|locale| (locale.number)(value, fraction_digits));
    number.unwrap_or_else(|| english_number(value, fraction_digits))
}

/// A whole number: “1,234”.
pub(super) fn whole(count: u64) -> String {
    number(count as f64, 0)
}

/// “21 November 2026”.
pub(super) fn date(date: Date) -> String {
    let written = LOCALE.get().and_then(|locale| (locale.date)(date));
    written.unwrap_or_else(|| english_date(date))
}

/// “a, b and c”.
pub(super) fn list(words: &[String]) -> String {
    let list = LOCALE.get().and_then(|locale| (locale.list)(words));
    list.unwrap_or_else(|| ansa_board::text::list(words))
}

fn english_number(value: f64, fraction_digits: u8) -> String {
    let digits = format!("{value:.*}", usize::from(fraction_digits));
    let whole = digits.find('.').unwrap_or(digits.len());
    let mut grouped = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && at < whole && (whole - at) % 3 == 0 && digits.as_bytes()[at - 1].is_ascii_digit() {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
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
    fn one_is_singular_in_english() {
        assert_eq!([0, 1, 2, 21].map(plural), {
            use PluralForm::{One, Other};
            [Other, One, Other, Other]
        });
    }

    #[test]
    fn numbers_have_separators() {
        let written = [
            (0.0, 0, "0"),
            (999.0, 0, "999"),
            (1000.0, 0, "1,000"),
            (1_234_567.0, 0, "1,234,567"),
            (-123.0, 0, "-123"),
            (-1234.0, 0, "-1,234"),
            (2.345, 1, "2.3"),
            (1234.5, 2, "1,234.50"),
        ];
        for (value, digits, words) in written {
            assert_eq!(number(value, digits), words);
        }
    }

    #[test]
    fn dates_and_lists_are_in_words() {
        assert_eq!(date(Date { year: 2026, month: 11, day: 1 }), "1 November 2026");
        assert_eq!(list(&["a", "b", "c"].map(str::to_owned)), "a, b and c");
    }
}
