//! All words of the page.

use super::label::LabelWords;

/// All words of a language. A language without one of them does not compile.
pub(super) struct Words {
    pub(super) label: LabelWords,
}
