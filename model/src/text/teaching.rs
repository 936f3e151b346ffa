//! Texts of the teaching game.

use super::part::words;

words! { TeachingWords {
    /// The name of the warning.
    title,
    /// The question after the causes.
    question,
    /// The button that takes the turn back.
    take_back,
    /// The button that lets the computer move.
    play_on,
} }
