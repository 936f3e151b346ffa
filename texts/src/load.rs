//! Takes the texts of a language that arrive as files.

use core::fmt;

use crate::generated::{BOARD, ELEMENT, NOTICE, PARTS, REASON, SETUP, STUDY_ENGINE, TASK, WORDS};
use crate::language::Language;
use crate::part::Part;

/// The parts whose texts the custom element shows. All parts would bring all of English into its program.
const OF_ELEMENT: [&Part; 8] = [&WORDS, &BOARD, &ELEMENT, &NOTICE, &REASON, &SETUP, &STUDY_ENGINE, &TASK];

/// Why a file of texts was refused: it is of another version of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// There is no such part.
    UnknownPart(String),
    /// The part has another number of texts.
    Count(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::UnknownPart(part) => write!(f, "there is no part “{part}”"),
            LoadError::Count(part) => write!(f, "the part “{part}” has another number of texts"),
        }
    }
}

impl core::error::Error for LoadError {}

/// Takes a file of the build: the texts of some parts, in a language. A part that has texts in it keeps them.
///
/// # Errors
/// If the file is of another version of the program.
pub fn load(language: Language, file: String) -> Result<(), LoadError> {
    load_into(&PARTS, language, file)
}

/// Takes the file of the build with the parts of the custom element, like [`load`].
///
/// # Errors
/// If the file is of another version of the program.
pub fn load_for_element(language: Language, file: String) -> Result<(), LoadError> {
    load_into(&OF_ELEMENT, language, file)
}

/// The names of the parts of the custom element.
pub fn element_parts() -> [&'static str; OF_ELEMENT.len()] {
    OF_ELEMENT.map(Part::name)
}

fn load_into(parts: &[&Part], language: Language, file: String) -> Result<(), LoadError> {
    // Texts live as long as the program, so that a text without variables is a `&'static str`.
    let file: &'static str = file.leak();
    let mut lines = file.lines();
    while let Some(name) = lines.next() {
        let texts: Vec<_> = lines.by_ref().take_while(|line| !line.is_empty()).collect();
        let Some(part) = parts.iter().find(|part| part.name() == name) else {
            return Err(LoadError::UnknownPart(name.to_owned()));
        };
        if !part.load(language, texts) {
            return Err(LoadError::Count(name.to_owned()));
        }
    }
    Ok(())
}
