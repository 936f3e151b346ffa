//! Texts of the study screen.

use super::part::words;

words! { StudyWords {
    /// The title of the screen.
    title,
    /// Label of the field.
    field,
    /// What the field takes.
    field_help,
    /// The placeholder of the field.
    example,
    /// The button that opens the text.
    open,
    /// Nothing was pasted.
    empty,
    /// The text can't be opened.
    refused(reason: &str),
    /// A pasted text with a name was opened.
    opened_named(name: &str),
    /// A pasted text without a name was opened.
    opened_unnamed,
    /// A pasted text was opened only in part.
    opened_in_part(reason: &str),
} }

/// A pasted text was opened.
pub(crate) fn opened(name: Option<&str>) -> String {
    match name {
        Some(name) => opened_named(name),
        None => opened_unnamed().to_owned(),
    }
}
