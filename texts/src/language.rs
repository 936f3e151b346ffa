//! The languages, and the one that texts are shown in.

use std::sync::atomic::{AtomicUsize, Ordering};

/// The languages: for each its folder, its tag for the browser's `Intl`, its name for itself and its direction.
macro_rules! languages {
    ($($(#[$about:meta])* $name:ident: $folder:literal, $tag:literal, $own_name:literal, $direction:literal;)*) => {
        /// A language.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Language {
            $($(#[$about])* $name,)*
        }

        impl Language {
            /// All languages, in the order of a list to choose from.
            pub const ALL: &'static [Language] = &[$(Language::$name),*];

            /// The folder of its files, which is also its name in the store and in addresses.
            pub const fn folder(self) -> &'static str {
                match self {
                    $(Language::$name => $folder,)*
                }
            }

            /// Its tag in BCP 47, with the country whose dates and numbers are shown.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Language::$name => $tag,)*
                }
            }

            /// What its speakers call it.
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Language::$name => $own_name,)*
                }
            }

            /// The direction of its script: `ltr` or `rtl`.
            pub const fn direction(self) -> &'static str {
                match self {
                    $(Language::$name => $direction,)*
                }
            }
        }
    };
}

languages! {
    /// British English: “21 November 2026”, “a, b and c”.
    English: "en", "en-GB", "English", "ltr";
    /// Latin American Spanish: “21 de noviembre de 2026”, «a, b y c».
    Spanish: "es", "es-419", "Español", "ltr";
    /// Hungarian: „2026. november 21.”, „a, b és c”.
    Hungarian: "hu", "hu-HU", "Magyar", "ltr";
    /// Russian: «21 ноября 2026 г.», «a, b и c».
    Russian: "ru", "ru-RU", "Русский", "ltr";
    /// Finnish: ”21. marraskuuta 2026”, ”a, b ja c”.
    Finnish: "fi", "fi-FI", "Suomi", "ltr";
}

impl Language {
    /// The language in a folder.
    pub fn in_folder(folder: &str) -> Option<Language> {
        Language::ALL.iter().copied().find(|language| language.folder() == folder)
    }

    /// Its place among all.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// The place of the language that texts are shown in; English comes first.
static LANGUAGE: AtomicUsize = AtomicUsize::new(0);

/// Shows texts in a language from now on. Its files should be loaded.
pub fn set_language(language: Language) {
    LANGUAGE.store(language.index(), Ordering::Relaxed);
}

/// The language that texts are shown in: English until another one is set.
pub fn language() -> Language {
    Language::ALL.get(LANGUAGE.load(Ordering::Relaxed)).copied().unwrap_or(Language::English)
}
