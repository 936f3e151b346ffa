//! Tags: `[Name "value"]`.

use core::fmt;

use crate::text::replace_all;

/// A tag of a record. Tags with unknown names are kept.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tag {
    name: String,
    value: String,
}

impl Tag {
    /// Creates a tag; `None` if the name is empty or contains a blank, a control character, a quote, a bracket or a
    /// brace.
    ///
    /// `White` and `Black` in a name, as written before 2008-08, become `Gold` and `Silver`. Line breaks in the value
    /// become blanks.
    #[must_use]
    pub fn new(name: &str, value: &str) -> Option<Tag> {
        let bad = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '"' | '[' | ']' | '{' | '}');
        if name.is_empty() || name.contains(bad) {
            return None;
        }
        let name = replace_all(&replace_all(name, "White", "Gold"), "Black", "Silver");
        Some(Tag {
            name,
            value: replace_all(value, "\r\n", " ")
                .chars()
                .map(|c| if matches!(c, '\r' | '\n') { ' ' } else { c })
                .collect(),
        })
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.value
    }
}

impl fmt::Display for Tag {
    /// `[Name "value"]`, with quotes and backslashes in the value escaped.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = replace_all(&replace_all(&self.value, "\\", "\\\\"), "\"", "\\\"");
        write!(f, "[{} \"{value}\"]", self.name)
    }
}
