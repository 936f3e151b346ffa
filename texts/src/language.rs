//! The language of the texts.

use std::sync::OnceLock;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// British English: “21 November 2026”, “a, b and c”.
    English,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 1] = [Language::English];

    /// Its tag in BCP 47.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en-GB",
        }
    }

    /// The folder of its files.
    pub const fn folder(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }
}

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Chooses the language, before anything is shown. Only the first choice counts.
pub fn set_language(language: Language) {
    LANGUAGE.get_or_init(|| language);
}

/// The language: English if none was chosen.
pub fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or(Language::English)
}
