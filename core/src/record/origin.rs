//! The places of a record's parts in the text.

use crate::notation::Place;

/// Where in the text a part of a record was read from, if it was read from a text.
///
/// All origins compare equal, so that records with the same content are equal.
#[derive(Clone, Default, Debug)]
pub struct Origin {
    /// The start of the part: the label of a turn, or the first word of a record.
    pub start: Option<Place>,
    /// The place of each word, in order: the steps of a turn or the pieces of a setup.
    pub words: Vec<Place>,
}

impl Origin {
    /// The place of the word with this index, or the start if the word's place is unknown.
    #[must_use]
    pub fn word(&self, number: usize) -> Option<Place> {
        self.words.get(number).copied().or(self.start)
    }
}

impl PartialEq for Origin {
    fn eq(&self, _: &Origin) -> bool {
        true
    }
}

impl Eq for Origin {}
