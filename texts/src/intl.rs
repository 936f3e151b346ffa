//! Plurals, numbers, dates, lists and upper-case letters in the language of the texts, by the browser's `Intl`.

use core::cell::{OnceCell, RefCell};

use js_sys::Intl::{DateTimeFormat, ListFormat, NumberFormat, PluralRules};
use js_sys::{Array, Function, JsString, Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::language::language;
use crate::locale::{self, ListType, Locale, PluralForm};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn report(message: &str);
}

/// The most digits after the decimal separator.
const MAX_DIGITS: usize = 2;

/// The formatters of one language. To create one takes much longer than to use it, so each is created when it is first
/// needed, and kept.
struct Formatters {
    tag: &'static str,
    locales: Array,
    plurals: OnceCell<PluralRules>,
    /// One function for each number of digits after the decimal separator.
    numbers: [OnceCell<Function>; MAX_DIGITS + 1],
    date: OnceCell<Function>,
    lists: [OnceCell<ListFormat>; 2],
}

thread_local! {
    /// Those of the language that was last used.
    static FORMATTERS: RefCell<Option<Formatters>> = const { RefCell::new(None) };
}

/// Makes the texts use the browser's formatters for their language.
pub fn install() {
    locale::install(Locale { plural, number, list, date, upper_case, missing });
}

impl Formatters {
    fn new(tag: &'static str) -> Formatters {
        Formatters {
            tag,
            locales: Array::of1(&tag.into()),
            plurals: OnceCell::new(),
            numbers: [const { OnceCell::new() }; MAX_DIGITS + 1],
            date: OnceCell::new(),
            lists: [const { OnceCell::new() }; 2],
        }
    }

    fn plurals(&self) -> &PluralRules {
        self.plurals.get_or_init(|| PluralRules::new(&self.locales, &Object::new()))
    }

    /// `None` for more digits than any text needs.
    fn number(&self, fraction_digits: u8) -> Option<&Function> {
        let number = self.numbers.get(usize::from(fraction_digits))?;
        Some(number.get_or_init(|| {
            let digits = JsValue::from(fraction_digits);
            let options = options(&[("minimumFractionDigits", &digits), ("maximumFractionDigits", &digits)]);
            NumberFormat::new(&self.locales, &options).format()
        }))
    }

    fn date(&self) -> &Function {
        self.date.get_or_init(|| {
            // The times are in UTC.
            let date = [("day", "numeric"), ("month", "long"), ("year", "numeric"), ("timeZone", "UTC")];
            let date = date.map(|(name, value)| (name, JsValue::from(value)));
            let options = options(&date.each_ref().map(|(name, value)| (*name, value)));
            DateTimeFormat::new(&self.locales, &options).format()
        })
    }

    fn list(&self, list_type: ListType) -> &ListFormat {
        let (index, name) = match list_type {
            ListType::And => (0, "conjunction"),
            ListType::Or => (1, "disjunction"),
        };
        self.lists[index].get_or_init(|| ListFormat::new(&self.locales, &options(&[("type", &name.into())])))
    }
}

fn options(entries: &[(&str, &JsValue)]) -> Object {
    let options = Object::new();
    for (name, value) in entries {
        // A new object takes every property.
        let _ = Reflect::set(&options, &(*name).into(), value);
    }
    options
}

fn plural(count: u64) -> Option<PluralForm> {
    let category = with(|formatters| Some(formatters.plurals().select(count as f64)))?;
    Some(match String::from(category).as_str() {
        "zero" => PluralForm::Zero,
        "one" => PluralForm::One,
        "two" => PluralForm::Two,
        "few" => PluralForm::Few,
        "many" => PluralForm::Many,
        _ => PluralForm::Other,
    })
}

fn number(value: f64, fraction_digits: u8) -> Option<String> {
    with(|formatters| formatted(formatters.number(fraction_digits)?, &value.into()))
}

fn date(year: i32, month: u32, day: u32) -> Option<String> {
    const DAY: f64 = 86_400_000.0;
    let noon = js_sys::Date::utc(year.into(), f64::from(month) - 1.0) + (f64::from(day) - 0.5) * DAY;
    with(|formatters| formatted(formatters.date(), &noon.into()))
}

fn list(words: &[String], list_type: ListType) -> Option<String> {
    let words: Array = words.iter().map(|word| JsValue::from_str(word)).collect();
    with(|formatters| Some(formatters.list(list_type).format(&words).into()))
}

fn upper_case(letter: &str) -> Option<String> {
    with(|formatters| Some(JsString::from(letter).to_locale_upper_case(Some(formatters.tag)).into()))
}

fn missing(part: &str) {
    report(&format!("The texts “{part}” are used before they are loaded."));
}

fn with<T>(use_them: impl FnOnce(&Formatters) -> Option<T>) -> Option<T> {
    let tag = language().tag();
    FORMATTERS.with_borrow_mut(|formatters| {
        let known = formatters.take().filter(|formatters| formatters.tag == tag);
        use_them(formatters.insert(known.unwrap_or_else(|| Formatters::new(tag))))
    })
}

/// What a formatting function returns; `None` if it refuses the value.
fn formatted(format: &Function, value: &JsValue) -> Option<String> {
    format.call1(&JsValue::UNDEFINED, value).ok()?.dyn_into::<JsString>().ok().map(String::from)
}
