//! Where the parts of a record stand in the text.

use crate::notation::Place;

/// The places of a part of a record in the text it was read from, if any.
///
/// All origins are equal, so that two records with the same content are equal wherever they were read.
#[derive(Clone, Default, Debug)]
pub struct Origin {
    /// Where the part begins: the label of a turn, the first word of a record.
    pub start: Option<Place>,
    /// Where each word of the part is: the steps of a turn, the placements of a setup, in order.
    pub words: Vec<Place>,
}

impl Origin {
    /// The place of the word with this number, or of the start where it is not known.
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
