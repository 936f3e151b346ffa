//! What is wrong with what was given.

use ansa_core::notation::Place;

/// Something that can't be shown, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    /// Stable, for programs.
    pub(crate) code: &'static str,
    /// A sentence for people.
    pub(crate) message: String,
    /// Where in the text.
    pub(crate) place: Option<Place>,
}

impl Fault {
    /// A fault somewhere in a text.
    pub(crate) const fn new(code: &'static str, message: String, place: Option<Place>) -> Fault {
        Fault { code, message, place }
    }

    /// A fault without a place.
    pub(crate) const fn plain(code: &'static str, message: String) -> Fault {
        Fault::new(code, message, None)
    }
}
