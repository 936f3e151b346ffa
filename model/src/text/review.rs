//! Texts of the mistakes that return after days.

use crate::activities::learn::MAX_CARDS;
pub use ansa_texts::review::*;

/// No more mistakes can be kept.
pub fn too_many() -> String {
    full(MAX_CARDS as u32)
}
