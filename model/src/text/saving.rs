//! Texts about saving the game in hand, and about files.

pub use ansa_texts::saving::*;
