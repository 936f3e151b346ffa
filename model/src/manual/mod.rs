//! The user guide, its glossary and the rules: what there is and what belongs together, without the words.
//!
//! - [`GlossaryTerm`] names a term, [`ManualSection`] a section of the guide, [`GameRule`] a rule; [`ManualPlace`] is the
//!   address of any of them.
//! - [`Diagram`] is a position with the turns that a picture shows in it. The rules play them, so that a diagram can't
//!   show what is illegal.
//! - [`spans`] reads the references in a text, and [`PlaceSearch`] finds places by words.

mod diagram;
pub mod diagrams;
mod folding;
mod game_rule;
mod glossary_term;
mod manual_section;
mod search;
mod span;
mod term_links;
#[cfg(test)]
mod tests;

pub use diagram::{Diagram, DiagramFrame};
pub use folding::{FoldedWord, folded, words_of};
pub use game_rule::GameRule;
pub use glossary_term::GlossaryTerm;
pub use manual_section::{ManualGroup, ManualPlace, ManualSection};
pub use search::{PlaceSearch, SearchHit, SearchText, SearchedPiece};
pub use span::{TextSpan, spans};
