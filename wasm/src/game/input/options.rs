//! The options of a new game.

use ansa_core::game::Roster;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{BySide, Side};
use wasm_bindgen::JsValue;

use super::{property, text_property};
use crate::error::ArimaaError;

/// The rules and rosters of a new game, from its `options`.
#[derive(Default)]
pub(in crate::game) struct GameOptions {
    pub(in crate::game) rules: RuleSet,
    pub(in crate::game) rosters: BySide<Roster>,
}

impl GameOptions {
    /// Reads `{ rules, handicap: { gold, silver } }`. `undefined` selects the defaults.
    pub(in crate::game) fn read(options: &JsValue) -> Result<GameOptions, ArimaaError> {
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

fn rule_set(name: &str) -> Result<RuleSet, ArimaaError> {
    RuleSet::named(name).ok_or_else(|| {
        ArimaaError::new("bad-option", "the rules must be current, until-2008-07 or until-2005-05")
    })
}

/// The full set without the pieces with these letters.
fn roster(letters: &str) -> Result<Roster, ArimaaError> {
    Roster::without_letters(letters).ok_or_else(|| {
        ArimaaError::new("bad-option", "a handicap must be the letters of the omitted pieces, such as MRR")
    })
}
