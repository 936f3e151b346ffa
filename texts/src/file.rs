//! The files in which the page loads its texts.

use crate::generated::PARTS;
use crate::language::Language;

/// A file of texts. The page loads it with a part of its program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextFile {
    /// What is loaded first.
    Shell,
    /// Lessons, puzzles and the coach.
    Exercises,
}

impl TextFile {
    /// All files.
    pub const ALL: [TextFile; 2] = [TextFile::Shell, TextFile::Exercises];

    /// The Fluent files whose texts are in it, and the words of `board.ftl`. A text that several parts of the program
    /// show is loaded first.
    #[must_use]
    pub const fn parts(self) -> &'static [&'static str] {
        match self {
            TextFile::Shell => &["words", "board"],
            TextFile::Exercises => &["task"],
        }
    }

    /// Its place in the folder of the program.
    #[must_use]
    pub fn path(self, language: Language) -> String {
        let name = match self {
            TextFile::Shell => "shell",
            TextFile::Exercises => "exercises",
        };
        format!("texts/{}/{name}.txt", language.folder())
    }

    /// Whether its texts are there.
    #[must_use]
    pub fn is_loaded(self) -> bool {
        PARTS.iter().filter(|part| self.parts().contains(&part.name())).all(|part| part.is_loaded())
    }
}
