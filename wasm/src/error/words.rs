//! Errors in a single word of a text.

use ansa_core::notation::Place;
use ansa_core::record::PlayTextError;

use super::ArimaaError;

impl ArimaaError {
    /// The error for a word in this text.
    pub(crate) fn in_words(refusal: PlayTextError, text: &str) -> ArimaaError {
        let place = refusal.word.and_then(|word| place_of_word(text, word));
        ArimaaError { place, ..refusal.into() }
    }
}

/// The place of the word with this index.
fn place_of_word(text: &str, word: usize) -> Option<Place> {
    let (mut line, mut column) = (1, 0);
    let mut words = 0;
    let mut in_word = false;
    for character in text.chars() {
        if character == '\n' {
            (line, column) = (line + 1, 0);
        } else {
            column += 1;
        }
        let begins = !in_word && !character.is_whitespace();
        in_word = !character.is_whitespace();
        if begins {
            if words == word {
                return Some(Place { line, column });
            }
            words += 1;
        }
    }
    None
}

#[cfg(test)]
mod tests;
