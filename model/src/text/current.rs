//! The words in the language of the page, which is the board's language too.

pub use ansa_board::text::{Language, set_language};

use ansa_board::text::language;

use super::english;
use super::part::Translated;

/// Gives each part of the page its words in the current language. A language without one of them does not compile.
///
/// Each part's words are a table of their own. A table of all would hold every text, with the code of those that have
/// arguments, in what is loaded first; so a screen that is loaded later brings its own words.
macro_rules! parts {
    ($($part:ident: $words:ident = $table:ident,)*) => {
        $(impl Translated for super::$part::$words {
            fn current() -> &'static Self {
                match language() {
                    Language::English => &english::$part::$table,
                }
            }
        })*

        /// All texts, for the samples with this number.
        #[cfg(test)]
        pub(super) fn samples(sample: usize) -> Vec<(String, String)> {
            [$(super::$part::$words::samples(sample)),*].concat()
        }
    };
}

parts! {
    diagram: DiagramWords = DIAGRAM,
    glossary: GlossaryWords = GLOSSARY,
    guide: GuideWords = GUIDE,
    keys: KeysWords = KEYS,
    manual: ManualWords = MANUAL,
    rules: RulesWords = RULES,
}
