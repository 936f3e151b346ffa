//! Reading what JavaScript hands in, whatever it is.
//!
//! Arguments are taken as they come and asked for their type here. What wasm-bindgen would do by itself, on a number
//! where a text is due for example, is an error without a code, and may take memory for it.

use ansa_core::game::Roster;
use ansa_core::position::outcome::RuleSet;
use ansa_core::{BySide, Side, Square};
use js_sys::{JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::refusal::Refusal;

/// The longest text that is read, in UTF-16 units: a thousand times a long game.
pub const MAX_TEXT: u32 = 4_000_000;

/// The largest whole number that JavaScript's numbers can hold without doubt.
#[cfg(feature = "engine")]
const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// A text argument.
pub(crate) fn text(value: &JsValue, name: &str) -> Result<String, Refusal> {
    let string = value
        .dyn_ref::<JsString>()
        .ok_or_else(|| Refusal::wrong_type(format_args!("{name} must be a text")))?;
    if string.length() > MAX_TEXT {
        return Err(Refusal::new(
            "too-long",
            format_args!("{name} has {} characters; at most {MAX_TEXT} are read", string.length()),
        ));
    }
    Ok(string.into())
}

/// A property of an argument; `None` where it is `undefined` or not there.
pub(crate) fn property(object: &JsValue, name: &str) -> Result<Option<JsValue>, Refusal> {
    if !object.is_object() {
        return Err(Refusal::wrong_type(format_args!("an object was expected that may have {name}")));
    }
    // The property may be the caller's code, and that may throw.
    let value = Reflect::get(object, &name.into())
        .map_err(|_| Refusal::wrong_type(format_args!("{name} could not be read")))?;
    Ok((!value.is_undefined()).then_some(value))
}

/// A text property.
pub(crate) fn text_property(object: &JsValue, name: &str) -> Result<Option<String>, Refusal> {
    property(object, name)?.map(|value| text(&value, name)).transpose()
}

/// A whole number from 0.
#[cfg(feature = "engine")]
pub(crate) fn count(value: &JsValue, name: &str) -> Result<u64, Refusal> {
    match value.as_f64() {
        Some(number) if number.fract() == 0.0 && (0.0..=MAX_SAFE_INTEGER).contains(&number) => {
            Ok(number as u64)
        }
        _ => Err(Refusal::wrong_type(format_args!("{name} must be a whole number and not negative"))),
    }
}

/// A property that is a whole number from 0.
#[cfg(feature = "engine")]
pub(crate) fn count_property(object: &JsValue, name: &str) -> Result<Option<u64>, Refusal> {
    property(object, name)?.map(|value| count(&value, name)).transpose()
}

/// A square.
pub(crate) fn square(text: &str) -> Result<Square, Refusal> {
    text.parse().map_err(|error| Refusal::new("bad-square", error))
}

/// `gold` or `silver`.
pub(crate) fn side(text: &str) -> Result<Side, Refusal> {
    match text {
        "gold" => Ok(Side::Gold),
        "silver" => Ok(Side::Silver),
        _ => Err(Refusal::wrong_type("the side must be gold or silver")),
    }
}

/// How a game is played: what the `options` of a new one say.
#[derive(Default)]
pub(crate) struct GameOptions {
    pub(crate) rules: RuleSet,
    pub(crate) rosters: BySide<Roster>,
}

impl GameOptions {
    /// Reads `{ rules, handicap: { gold, silver } }`; nothing at all means the defaults.
    pub(crate) fn read(options: &JsValue) -> Result<GameOptions, Refusal> {
        if options.is_undefined() {
            return Ok(GameOptions::default());
        }
        let rules = match text_property(options, "rules")? {
            Some(name) => rule_set(&name)?,
            None => RuleSet::CURRENT,
        };
        let mut rosters = BySide::default();
        if let Some(handicap) = property(options, "handicap")? {
            for (side, name) in [(Side::Gold, "gold"), (Side::Silver, "silver")] {
                if let Some(letters) = text_property(&handicap, name)? {
                    rosters[side] = roster(&letters)?;
                }
            }
        }
        Ok(GameOptions { rules, rosters })
    }
}

fn rule_set(name: &str) -> Result<RuleSet, Refusal> {
    RuleSet::named(name).ok_or_else(|| {
        Refusal::new("bad-option", "the rules must be current, until-2008-07 or until-2005-05")
    })
}

/// The full set without the pieces of these letters.
fn roster(letters: &str) -> Result<Roster, Refusal> {
    Roster::without_letters(letters).ok_or_else(|| {
        Refusal::new("bad-option", "a handicap is the letters of the pieces left out, such as MRR")
    })
}
