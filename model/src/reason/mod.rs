//! Why something can't be read, or is illegal, as people read it: the errors of `ansa-core` in the language of the page.
//!
//! The errors of this crate have their reasons beside them.

mod position;
mod puzzle;
mod record;
mod stored;
mod turn;

use ansa_core::notation::{Located, Place};
use ansa_texts::reason as words;

/// An error whose reason people read.
pub trait Reason {
    /// Where the error is, from the largest place to the smallest. Empty if there is only one place.
    fn places(&self) -> Vec<String> {
        Vec::new()
    }

    /// What is wrong there, in whole sentences.
    fn why(&self) -> String;

    /// What is wrong, after its place: “Line 25, character 5, turn 12g: Rabbits can’t step backward.”
    fn reason(&self) -> String {
        let places = self.places();
        if places.is_empty() { self.why() } else { words::at(&places, &self.why()) }
    }
}

impl<E: Reason> Reason for Located<E> {
    fn places(&self) -> Vec<String> {
        with(Some(line(self.place)), self.error.places())
    }

    fn why(&self) -> String {
        self.error.why()
    }
}

impl<E: Reason> Reason for Box<E> {
    fn places(&self) -> Vec<String> {
        self.as_ref().places()
    }

    fn why(&self) -> String {
        self.as_ref().why()
    }
}

fn line(place: Place) -> String {
    words::line(&place.line.to_string(), &place.column.to_string())
}

/// A place, and those inside it.
fn with(place: impl IntoIterator<Item = String>, inside: Vec<String>) -> Vec<String> {
    place.into_iter().chain(inside).collect()
}

#[cfg(test)]
mod tests;
