//! What is wrong in the files of a language.

use core::fmt;

/// Something that a translator has to change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The file, without its folder and ending.
    pub part: String,
    /// The message, with its attribute after a point; empty if it is about the whole file.
    pub message: String,
    /// What is wrong.
    pub what: String,
}

impl Problem {
    pub(crate) fn new(part: &str, message: &str, what: impl Into<String>) -> Self {
        Problem { part: part.to_owned(), message: message.to_owned(), what: what.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { part, message, what } = self;
        if message.is_empty() {
            write!(f, "{part}.ftl: {what}")
        } else {
            write!(f, "{part}.ftl: {message}: {what}")
        }
    }
}
