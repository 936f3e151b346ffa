//! Texts of the study screen.

/// The title of the screen.
pub(crate) const TITLE: &str = "Study";
/// Label of the field.
pub(crate) const FIELD: &str = "Record or position";
/// What the field takes.
pub(crate) const FIELD_HELP: &str =
    "Paste a game record, a line of an archive, or a position, here or anywhere on the page.";
/// The placeholder of the field.
pub(crate) const EXAMPLE: &str = "1g Ra1 Rb1 Rc1 …";
/// The button that opens the text.
pub(crate) const OPEN: &str = "Open";
/// Nothing was pasted.
pub(crate) const EMPTY: &str = "Paste a record or a position first.";

/// The text can't be opened.
pub(crate) fn refused(reason: &str) -> String {
    super::sentence(&format!("this can’t be opened: {reason}"))
}

/// A pasted text was opened.
pub(crate) fn opened(name: Option<&str>) -> String {
    match name {
        Some(name) => format!("Opened: {name}."),
        None => "Opened as a game of its own.".to_owned(),
    }
}

/// A pasted text was opened only in part.
pub(crate) fn opened_in_part(reason: &str) -> String {
    super::sentence(&format!("opened up to an error: {reason}"))
}
