//! How the language counts, and how it writes numbers, dates and lists.
//!
//! A browser knows it for every language: the page installs its `Locale` at the start. Without one, as in native tests,
//! it is the English of this file.

use std::sync::OnceLock;

/// The category of a number, which selects the form of the words that it counts. The names are those of Unicode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PluralForm {
    /// For example 0 in Latvian.
    Zero,
    /// For example 1 in English, and 21 in Russian.
    One,
    /// For example 2 in Slovenian.
    Two,
    /// For example 2 in Russian.
    Few,
    /// For example 5 in Russian.
    Many,
    /// All others.
    Other,
}

/// How a list ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListType {
    /// “a, b and c”.
    And,
    /// “a, b or c”.
    Or,
}

/// What a language does with numbers, dates, lists and letters. A function returns `None` if it fails; what it should do
/// is then done as in English.
pub struct Locale {
    /// The category of a number.
    pub plural: fn(u64) -> Option<PluralForm>,
    /// A number with this number of digits after the decimal separator.
    pub number: fn(f64, u8) -> Option<String>,
    /// A list.
    pub list: fn(&[String], ListType) -> Option<String>,
    /// A date with the name of its month, which counts from 1, from its year, month and day.
    pub date: fn(i32, u32, u32) -> Option<String>,
    /// A letter in upper case.
    pub upper_case: fn(&str) -> Option<String>,
    /// Reports that a text of this part is shown before the part is loaded.
    pub missing: fn(&str),
}

/// More digits than this are not written.
const MAX_FRACTION_DIGITS: u8 = 9;

static LOCALE: OnceLock<Locale> = OnceLock::new();

/// Installs a locale. Only the first one counts.
pub fn install(locale: Locale) {
    LOCALE.get_or_init(|| locale);
}

/// The category of a number.
pub fn plural(count: u64) -> PluralForm {
    let form = LOCALE.get().and_then(|locale| (locale.plural)(count));
    form.unwrap_or(if count == 1 { PluralForm::One } else { PluralForm::Other })
}

/// A number with this number of digits after the decimal separator: “1,234.5”.
pub fn number(value: f64, fraction_digits: u8) -> String {
    let number = LOCALE.get().and_then(|locale| (locale.number)(value, fraction_digits));
    number.unwrap_or_else(|| {
        // Formatting floats would make the program much larger than formatting integers does.
        let digits = fraction_digits.min(MAX_FRACTION_DIGITS);
        let of = 10_u64.pow(u32::from(digits));
        let parts = (value.abs() * of as f64).round_ties_even() as u64;
        let sign = if value < 0.0 && parts > 0 { "-" } else { "" };
        let whole = grouped(&format!("{sign}{}", parts / of));
        match digits {
            0 => whole,
            _ => format!("{whole}.{:0width$}", parts % of, width = usize::from(digits)),
        }
    })
}

/// A whole number: “1,234”.
pub fn whole(count: u64) -> String {
    let number = LOCALE.get().and_then(|locale| (locale.number)(count as f64, 0));
    // Not by way of `number`, so that a program without decimal numbers gets no code to write them.
    number.unwrap_or_else(|| grouped(&count.to_string()))
}

/// “a, b and c”.
pub fn list(words: &[String], list_type: ListType) -> String {
    let list = LOCALE.get().and_then(|locale| (locale.list)(words, list_type));
    list.unwrap_or_else(|| english_list(words, list_type))
}

fn english_list(words: &[String], list_type: ListType) -> String {
    let and = match list_type {
        ListType::And => "and",
        ListType::Or => "or",
    };
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// “21 November 2026”. Months count from 1.
pub fn date(year: i32, month: u32, day: u32) -> String {
    let date = LOCALE.get().and_then(|locale| (locale.date)(year, month, day));
    date.unwrap_or_else(|| english_date(year, month, day))
}

fn english_date(year: i32, month: u32, day: u32) -> String {
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

/// A letter in upper case. Without a locale only ASCII: Unicode's tables would make the program larger.
pub(crate) fn upper_case(letter: &str) -> String {
    let upper = LOCALE.get().filter(|_| !letter.is_ascii()).and_then(|locale| (locale.upper_case)(letter));
    upper.unwrap_or_else(|| letter.to_ascii_uppercase())
}

/// Reports that a text of a part is shown before the part is loaded.
pub(crate) fn missing(part: &str) {
    if let Some(locale) = LOCALE.get() {
        (locale.missing)(part);
    }
}

/// English separators between the digits before the decimal point.
fn grouped(digits: &str) -> String {
    let whole = digits.find('.').unwrap_or(digits.len());
    let mut grouped = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && at < whole && (whole - at).is_multiple_of(3) && digits.as_bytes()[at - 1] != b'-' {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests;
