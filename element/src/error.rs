//! What the element can't show, with the codes of the JavaScript event `error`.

use ansa_core::notation::Place;

/// The code of an attribute with an invalid value.
pub(crate) const BAD_ATTRIBUTE: &str = "bad-attribute";

/// Why something can't be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ElementError {
    /// A stable code for programs, one of `BoardErrorCode` in `arimaa-board.d.ts`.
    pub(crate) code: &'static str,
    /// A sentence for people.
    pub(crate) message: String,
    /// The line and column in the record or position.
    pub(crate) place: Option<Place>,
}

impl ElementError {
    /// An error that may have a place in a text.
    pub(crate) const fn new(code: &'static str, message: String, place: Option<Place>) -> ElementError {
        ElementError { code, message, place }
    }

    /// An error without a place.
    pub(crate) const fn without_place(code: &'static str, message: String) -> ElementError {
        ElementError::new(code, message, None)
    }
}
