//! The names of the eleven opponents.

use ansa_core::Level;
pub use ansa_texts::opponent::*;

/// The opponent of a level: “Pip, level 1”.
pub fn opponent(level: Level) -> String {
    with_level(name(level), level.number())
}
