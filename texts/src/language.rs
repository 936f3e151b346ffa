//! The languages, and the one that texts are shown in.

use core::cell::Cell;

/// The languages: for each its folder, its tag for the browser's `Intl`, its name for itself, its direction, and the letters
/// with a mark that are letters of their own.
macro_rules! languages {
    ($($(#[$about:meta])*
        $name:ident: $folder:literal, $tag:literal, $own_name:literal, $direction:literal, $letters:literal;)*) => {
        /// A language.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Language {
            $($(#[$about])* $name,)*
        }

        impl Language {
            /// All languages, in the order of a list to choose from.
            pub const ALL: &'static [Language] = &[$(Language::$name),*];

            /// What is known of each, in the same order.
            const KNOWN: &'static [[&'static str; 5]] = &[$([$folder, $tag, $own_name, $direction, $letters]),*];
        }
    };
}

languages! {
    /// British English: “21 November 2026”, “a, b and c”.
    English: "en", "en-GB", "English", "ltr", "";
    /// Latin American Spanish: “21 de noviembre de 2026”, «a, b y c».
    Spanish: "es", "es-419", "Español", "ltr", "ñ";
    /// Hungarian: „2026. november 21.”, „a, b és c”.
    Hungarian: "hu", "hu-HU", "Magyar", "ltr", "";
    /// Russian: «21 ноября 2026 г.», «a, b и c».
    Russian: "ru", "ru-RU", "Русский", "ltr", "й";
    /// Finnish: ”21. marraskuuta 2026”, ”a, b ja c”.
    Finnish: "fi", "fi-FI", "Suomi", "ltr", "äöå";
}

impl Language {
    /// The folder of its files, which is also its name in the store and in addresses.
    pub const fn folder(self) -> &'static str {
        Language::KNOWN[self.index()][0]
    }

    /// Its tag in BCP 47, with the country whose dates and numbers are shown.
    pub const fn tag(self) -> &'static str {
        Language::KNOWN[self.index()][1]
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        Language::KNOWN[self.index()][2]
    }

    /// The direction of its script: `ltr` or `rtl`.
    pub const fn direction(self) -> &'static str {
        Language::KNOWN[self.index()][3]
    }

    /// The letters with a mark that are letters of their own, in lower case: a search for “a” finds “á” in Spanish, but not
    /// “ä” in Finnish.
    pub const fn own_letters(self) -> &'static str {
        Language::KNOWN[self.index()][4]
    }

    /// The language in a folder.
    pub fn in_folder(folder: &str) -> Option<Language> {
        Language::ALL.iter().copied().find(|language| language.folder() == folder)
    }

    /// Its place among all.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

thread_local! {
    /// The language that texts are shown in. Each test has its own.
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
}

/// Shows texts in a language from now on. Its files should be loaded.
pub fn set_language(language: Language) {
    LANGUAGE.set(language);
}

/// The language that texts are shown in: English until another one is set.
pub fn language() -> Language {
    LANGUAGE.get()
}
