//! Choices that have keys.

use ansa_core::puzzle::PuzzleTheme;
use ansa_core::{Level, Side};

/// One of several choices. Its key is its name in the store, in addresses, in attributes and in forms, and that of its text
/// in a message with a text for each choice; no user sees it.
pub trait Keyed: Copy + PartialEq + 'static {
    /// All choices in display order.
    const ALL: &'static [Self];
    /// Their keys, in the same order.
    const KEYS: &'static [&'static str];

    /// The key of a choice.
    fn key(self) -> &'static str {
        Self::KEYS.get(place(self)).copied().unwrap_or_default()
    }
}

impl Keyed for Side {
    const ALL: &'static [Side] = &Side::ALL;
    const KEYS: &'static [&'static str] = &["gold", "silver"];
}

impl Keyed for Level {
    const ALL: &'static [Level] = &Level::ALL;
    const KEYS: &'static [&'static str] = &[
        "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8", "level-9",
        "level-10", "level-11",
    ];
}

impl Keyed for PuzzleTheme {
    const ALL: &'static [PuzzleTheme] = &PuzzleTheme::ALL;
    const KEYS: &'static [&'static str] =
        &["goal1", "goal2", "stop", "win", "save", "hold", "captures", "squares"];
}

/// The place of a choice among all.
pub(crate) fn place<K: Keyed>(choice: K) -> usize {
    K::ALL.iter().position(|one| *one == choice).unwrap_or_default()
}

/// Whether these are the keys of all choices, in their order.
pub(crate) const fn are_keys<K: Keyed>(names: &[&str]) -> bool {
    const fn are_same(some: &[&str], others: &[&str]) -> bool {
        match (some, others) {
            ([], []) => true,
            ([one, some @ ..], [other, others @ ..]) => {
                is_same(one.as_bytes(), other.as_bytes()) && are_same(some, others)
            }
            _ => false,
        }
    }
    K::ALL.len() == names.len() && are_same(K::KEYS, names)
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    match (one, other) {
        ([], []) => true,
        ([letter, one @ ..], [same, other @ ..]) => *letter == *same && is_same(one, other),
        _ => false,
    }
}

#[cfg(test)]
mod tests;
