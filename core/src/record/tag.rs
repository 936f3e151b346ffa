//! Tags: `[Name "value"]`.

use core::fmt;

use crate::text::replace_all;

/// Encloses a value with several lines.
pub(super) const MARK: &str = "-=+=-";

/// A tag of a record. Tags with unknown names are preserved.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tag {
    name: String,
    value: String,
}

impl Tag {
    /// Creates a tag; `None` if the name is empty or contains a space, a control character, a quote, a bracket or a
    /// brace.
    ///
    /// `White` and `Black` in a name, as written before 2008-08, become `Gold` and `Silver`. Line breaks in the value
    /// become spaces.
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

    /// Creates a tag whose value may have several lines.
    pub(super) fn from_lines(name: &str, lines: &str) -> Option<Tag> {
        let value = replace_all(&replace_all(lines, "\r\n", "\n"), "\r", " ");
        let value = value.strip_suffix(' ').filter(|_| lines.ends_with('\r')).unwrap_or(&value).to_owned();
        Some(Tag { value, ..Tag::new(name, "")? })
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value. It may have several lines, like the chat in old records.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.value
    }
}

impl fmt::Display for Tag {
    /// `[Name "value"]`, with quotes and backslashes in the value escaped. A value with several lines is written
    /// between two lines with the mark `-=+=-`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.value.as_bytes().contains(&b'\n') {
            return write!(f, "{}: {MARK}\n{}\n{MARK}", self.name, self.value);
        }
        let value = replace_all(&replace_all(&self.value, "\\", "\\\\"), "\"", "\\\"");
        write!(f, "[{} \"{value}\"]", self.name)
    }
}
