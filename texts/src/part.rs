//! The texts of a part of the page, and how those with variables are written.
//!
//! The build turns each message into a short form of it, `ansa-texts-compiler` tells how: `{0}` is the first variable,
//! `{0?turns|one=turn}` selects by it, and letters before a variable are the functions of the files.

use std::sync::OnceLock;

use crate::keyed::{Keyed, place};
use crate::language::{Language, language};
use crate::locale::{self, ListType};
use crate::sentence::{capital, stop};
use crate::value::Value;

/// The texts of one file of a language.
pub(crate) struct Part {
    name: &'static str,
    /// The number of its texts; of the words of the board every language has its own.
    len: Option<usize>,
    /// Its texts in English, where they are built in.
    english: Option<&'static str>,
    /// Its texts in each language.
    texts: [OnceLock<Vec<&'static str>>; Language::ALL.len()],
}

impl Part {
    pub(crate) const fn new(name: &'static str, len: Option<usize>, english: Option<&'static str>) -> Self {
        Part { name, len, english, texts: [const { OnceLock::new() }; Language::ALL.len()] }
    }

    pub(crate) const fn name(&self) -> &'static str {
        self.name
    }

    /// Whether its texts have arrived in a language.
    pub(crate) fn is_loaded(&self, language: Language) -> bool {
        self.in_language(language).get().is_some()
    }

    /// All texts: those without variables, and the patterns of those with variables. Empty if the part is not loaded.
    pub(crate) fn texts(&self) -> &[&'static str] {
        let language = language();
        let texts = self.in_language(language);
        let loaded = texts.get().or_else(|| {
            let english = self.english.filter(|_| language == Language::English)?;
            Some(texts.get_or_init(|| english.lines().collect()))
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

    /// That of a choice, in a row of texts for all choices.
    pub(crate) fn chosen(&self, first: usize, choice: impl Keyed) -> &'static str {
        self.text(first + place(choice))
    }

    /// Takes texts in a language, unless there are some. Whether they are as many as the part has.
    pub(crate) fn load(&self, language: Language, texts: Vec<&'static str>) -> bool {
        let fits = self.len.is_none_or(|len| len == texts.len());
        if fits {
            self.in_language(language).get_or_init(|| texts);
        }
        fits
    }

    const fn in_language(&self, language: Language) -> &OnceLock<Vec<&'static str>> {
        &self.texts[language.index()]
    }
}

/// The text of a pattern, in a language with these words for sides, roles, pieces and squares. What is wrong in it becomes
/// nothing.
pub(crate) fn format(pattern: &str, values: &[Value<'_>], words: &[&str]) -> String {
    let mut text = String::new();
    let mut reader = Reader { rest: pattern, values, words };
    while let Some(letter) = reader.next() {
        match letter {
            '{' => text.push_str(&reader.placeable()),
            '\\' => text.extend(reader.next()),
            letter => text.push(letter),
        }
    }
    text
}

/// What a placeable stands for.
enum Found<'a> {
    Value(Value<'a>),
    Text(String),
}

impl Found<'_> {
    fn value(&self) -> Value<'_> {
        match self {
            Found::Value(value) => *value,
            Found::Text(text) => Value::Text(text),
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
    values: &'a [Value<'a>],
    words: &'a [&'a str],
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next()?;
        self.rest = letters.as_str();
        Some(letter)
    }

    /// What is before a letter, which is read, too.
    fn until(&mut self, end: char) -> &'a str {
        let (before, after) = self.rest.split_once(end).unwrap_or((self.rest, ""));
        self.rest = after;
        before
    }

    /// A pattern inside a placeable, up to the `|` or `}` after it.
    fn pattern(&mut self) -> &'a str {
        let mut depth = 0_u32;
        let mut is_escaped = false;
        let end = self.rest.find(|letter| {
            match letter {
                _ if is_escaped => {
                    is_escaped = false;
                    return false;
                }
                '\\' => is_escaped = true,
                '{' => depth += 1,
                '|' | '}' if depth == 0 => return true,
                '}' => depth -= 1,
                _ => {}
            }
            false
        });
        // Not `split_at`: what that says where there is no letter would be the largest thing in small programs.
        let split = end.and_then(|end| self.rest.split_at_checked(end));
        let (pattern, rest) = split.unwrap_or((self.rest, ""));
        self.rest = rest;
        pattern
    }

    /// A placeable after its `{`.
    fn placeable(&mut self) -> String {
        let found = self.found().unwrap_or(Found::Text(String::new()));
        if self.next() != Some('?') {
            return found.value().show();
        }
        let mut chosen = self.pattern();
        let mut is_chosen = false;
        while self.next() == Some('|') {
            let key = self.until('=');
            let variant = self.pattern();
            if !is_chosen && found.value().is(key) {
                (chosen, is_chosen) = (variant, true);
            }
        }
        format(chosen, self.values, self.words)
    }

    fn found(&mut self) -> Option<Found<'a>> {
        Some(Found::Text(match self.next()? {
            '{' => {
                let pattern = self.pattern();
                self.next();
                format(pattern, self.values, self.words)
            }
            'D' => {
                let digits = self.next()?.to_digit(10)?;
                let Value::Number(number) = self.value()? else { return None };
                locale::number(number, digits as u8)
            }
            'W' => {
                let word = self.until(':');
                let value = self.value()?;
                self.word(word, value)
            }
            'C' => capital(&self.found()?.value().show()),
            'E' => stop(&self.found()?.value().show()),
            'A' => locale::list(&self.items()?, ListType::And),
            'O' => locale::list(&self.items()?, ListType::Or),
            'J' => {
                let separator = self.until(':');
                self.items()?.join(separator)
            }
            letter => return self.value_after(letter).map(Found::Value),
        }))
    }

    /// A variable, or a part of one.
    fn value(&mut self) -> Option<Value<'a>> {
        let letter = self.next()?;
        self.value_after(letter)
    }

    fn value_after(&mut self, letter: char) -> Option<Value<'a>> {
        match letter {
            'S' => self.value()?.side(),
            'X' => self.value()?.opponent(),
            'R' => self.value()?.role(),
            'P' => self.value()?.piece(),
            'Q' => self.value()?.square(),
            'F' => self.value()?.file(),
            'K' => self.value()?.rank(),
            'N' => self.value()?.count(),
            index => self.values.get(index.to_digit(10)? as usize).copied(),
        }
    }

    /// The word of this number for a value.
    fn word(&self, number: &str, value: Value<'_>) -> String {
        let word = number.parse().ok().and_then(|number: usize| self.words.get(number));
        word.map(|word| format(word, &[value], self.words)).unwrap_or_default()
    }

    /// The items of a list, each by a word of the language, if one is named.
    fn items(&mut self) -> Option<Vec<String>> {
        let word = self.until(':');
        let Value::List(list) = self.value()? else { return None };
        let show = |&item: &Value<'_>| if word.is_empty() { item.show() } else { self.word(word, item) };
        Some(list.iter().map(show).collect())
    }
}
