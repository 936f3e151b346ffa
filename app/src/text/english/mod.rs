//! The English of the page.

mod count;
mod label;

use super::words::Words;

/// All words in English.
pub(super) static ENGLISH: Words = Words { label: label::LABEL };
