//! Texts of things that share a file, such as the terms of the glossary: their keys are the ids of their messages.

use crate::part::Part;
use crate::part::format;
use crate::value::Value;

/// The texts of a file by the ids of their messages: `goal`, or `goal.says` for an attribute.
///
/// Nothing checks an id when the program is compiled: whoever makes ids has a test that all of them are there.
pub struct ById {
    part: &'static Part,
    words: &'static Part,
    /// The id of each message, with the names of its variables.
    ids: &'static [(&'static str, &'static [&'static str])],
}

impl ById {
    pub(crate) const fn new(
        part: &'static Part,
        words: &'static Part,
        ids: &'static [(&'static str, &'static [&'static str])],
    ) -> Self {
        ById { part, words, ids }
    }

    /// All ids, in the order of the English file.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.ids.iter().map(|(id, _)| *id)
    }

    /// A text without variables.
    pub fn text(&self, id: &str) -> Option<&'static str> {
        let (index, variables) = self.find(id)?;
        variables.is_empty().then(|| self.part.text(index))
    }

    /// A text whose variables are some of these, or that has none.
    pub fn format(&self, id: &str, named: &[(&str, Value<'_>)]) -> Option<String> {
        let (index, variables) = self.find(id)?;
        let text = self.part.text(index);
        if variables.is_empty() {
            return Some(text.to_owned());
        }
        let value = |name: &&str| named.iter().find_map(|(named, value)| (named == name).then_some(*value));
        let values: Vec<Value<'_>> = variables.iter().map(value).collect::<Option<_>>()?;
        Some(format(text, &values, self.words.texts()))
    }

    fn find(&self, id: &str) -> Option<(usize, &'static [&'static str])> {
        let index = self.ids.iter().position(|(known, _)| *known == id)?;
        Some((index, self.ids[index].1))
    }
}
