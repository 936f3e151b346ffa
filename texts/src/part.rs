//! The texts of one part of the page, which are loaded together.

use std::sync::OnceLock;

use crate::locale;

/// The texts of one file of a language.
pub(crate) struct Part {
    name: &'static str,
    /// The number of its texts; of the words of the board every language has its own.
    len: Option<usize>,
    /// Its texts in English, where they are built in.
    english: Option<&'static str>,
    texts: OnceLock<Vec<&'static str>>,
}

impl Part {
    pub(crate) const fn new(name: &'static str, len: Option<usize>, english: Option<&'static str>) -> Self {
        Part { name, len, english, texts: OnceLock::new() }
    }

    pub(crate) const fn name(&self) -> &'static str {
        self.name
    }

    /// Whether its texts have arrived.
    pub(crate) fn is_loaded(&self) -> bool {
        self.texts.get().is_some()
    }

    /// All texts: those without variables, and the patterns of those with variables. Empty if the part is not loaded.
    pub(crate) fn texts(&self) -> &[&'static str] {
        let loaded = self.texts.get().or_else(|| {
            let english = self.english?;
            Some(self.texts.get_or_init(|| english.lines().collect()))
        });
        loaded.map_or_else(
            || {
                locale::missing(self.name);
                &[] as &[&str]
            },
            Vec::as_slice,
        )
    }

    /// One of them.
    pub(crate) fn text(&self, index: usize) -> &'static str {
        self.texts().get(index).copied().unwrap_or_default()
    }

    /// Takes texts, unless there are some. Whether they are as many as the part has.
    pub(crate) fn load(&self, texts: Vec<&'static str>) -> bool {
        let fits = self.len.is_none_or(|len| len == texts.len());
        if fits {
            self.texts.get_or_init(|| texts);
        }
        fits
    }
}
