//! The rules, each with a picture.

use ansa_texts::rules::BY_ID;
pub use ansa_texts::rules::{about, count_of, lessons, list};

use crate::manual::GameRule;

/// The name of a rule.
pub fn title(rule: GameRule) -> &'static str {
    BY_ID.text(rule.key()).unwrap_or_default()
}

/// The paragraphs of a rule, with references.
pub fn says(rule: GameRule) -> Vec<&'static str> {
    (1..).map_while(|number| BY_ID.text(&format!("{}.says-{number}", rule.key()))).collect()
}

/// What the picture of a rule shows; empty without one.
pub fn shows(rule: GameRule) -> &'static str {
    BY_ID.text(&format!("{}.shows", rule.key())).unwrap_or_default()
}

#[cfg(test)]
mod tests;
