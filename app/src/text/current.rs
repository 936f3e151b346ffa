//! The language of the page.

use std::sync::OnceLock;

use super::english::ENGLISH;
use super::part::Translated;
use super::words::Words;

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    English,
}

impl Language {
    /// Its tag in BCP 47. The English of the page is British: “21 November 2026”, “a, b and c”.
    pub(crate) const fn tag(self) -> &'static str {
        match self {
            Language::English => "en-GB",
        }
    }

    const fn words(self) -> &'static Words {
        match self {
            Language::English => &ENGLISH,
        }
    }
}

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Chooses the language, before the page shows anything. Only the first choice counts.
pub(crate) fn set_language(language: Language) {
    LANGUAGE.get_or_init(|| language);
}

/// Gives each part of the page its words in the current language.
macro_rules! parts {
    ($($part:ident: $words:ident,)*) => {
        $(impl Translated for super::$part::$words {
            fn current() -> &'static Self {
                &LANGUAGE.get().copied().unwrap_or(Language::English).words().$part
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
    clock: ClockWords,
    computer: ComputerWords,
    form_error: FormErrorWords,
    guide: GuideWords,
    home: HomeWords,
    keys: KeysWords,
    label: LabelWords,
    library: LibraryWords,
    new_game: NewGameWords,
    notice: NoticeWords,
    play: PlayWords,
    press_preview: PressPreviewWords,
    rules: RulesWords,
    settings: SettingsWords,
    setup: SetupWords,
    share: ShareWords,
    storage: StorageWords,
    study: StudyWords,
    typed: TypedWords,
}
