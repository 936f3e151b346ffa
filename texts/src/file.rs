//! The files in which the page loads its texts.

use crate::generated::PARTS;
use crate::language::Language;

/// A file of texts. The page loads it with a part of its program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextFile {
    /// What is loaded first: all that more than one part shows, but for the next two.
    Shell,
    /// What lessons, puzzles and mistakes say about answers.
    Answers,
    /// The glossary, to which lessons, the study and the guide refer.
    Glossary,
    /// The dialogs and the ladder.
    Dialogs,
    /// Lessons, puzzles and the coach.
    Exercises,
    /// The list of games and the statistics.
    Games,
    /// The guide and the rules.
    Guide,
    /// Playing with a device nearby.
    Nearby,
    /// Records, saved games and other stored values, which most parts show.
    Records,
    /// The study, the editor and the mistakes.
    Study,
    /// The ways to play with others, but for a device nearby.
    Together,
}

impl TextFile {
    /// All files.
    pub const ALL: [TextFile; 11] = [
        TextFile::Shell,
        TextFile::Answers,
        TextFile::Glossary,
        TextFile::Dialogs,
        TextFile::Exercises,
        TextFile::Games,
        TextFile::Guide,
        TextFile::Nearby,
        TextFile::Records,
        TextFile::Study,
        TextFile::Together,
    ];

    /// The Fluent files whose texts are in it, and the words of `board.ftl`.
    pub const fn parts(self) -> &'static [&'static str] {
        match self {
            TextFile::Shell => &[
                "words",
                "board",
                "clock",
                "computer",
                "friend",
                "guide",
                "home",
                "keys",
                "label",
                "notice",
                "opponent",
                "play",
                "press_preview",
                "review",
                "saving",
                "settings",
                "setup",
                "share",
                "study",
                "teaching",
                "typed",
            ],
            TextFile::Answers => &["answer", "task"],
            TextFile::Glossary => &["glossary"],
            TextFile::Dialogs => &["ladder", "new_game", "share_file"],
            TextFile::Exercises => {
                &["coach", "lesson", "lesson_course", "puzzle", "puzzle_reason", "puzzle_task"]
            }
            TextFile::Games => &["in_progress", "openings", "setups", "statistics"],
            TextFile::Guide => &["diagram", "manual", "rules"],
            TextFile::Together => {
                &["challenge", "friend_form", "friend_notice", "together", "tournament", "tournament_error"]
            }
            TextFile::Nearby => &["nearby"],
            TextFile::Records => {
                &["form_error", "import", "library", "pasted", "reason", "reason_stored", "storage"]
            }
            TextFile::Study => &[
                "chapters",
                "editor",
                "learn",
                "study_analysis",
                "study_engine",
                "study_overlays",
                "study_replay",
            ],
        }
    }

    /// Its place in the folder of the program.
    pub fn path(self, language: Language) -> String {
        let name = match self {
            TextFile::Shell => "shell",
            TextFile::Answers => "answers",
            TextFile::Glossary => "glossary",
            TextFile::Dialogs => "dialogs",
            TextFile::Exercises => "exercises",
            TextFile::Games => "games",
            TextFile::Guide => "guide",
            TextFile::Nearby => "nearby",
            TextFile::Records => "records",
            TextFile::Study => "study",
            TextFile::Together => "together",
        };
        format!("texts/{}/{name}.txt", language.folder())
    }

    /// Whether its texts are there in a language.
    pub fn is_loaded(self, language: Language) -> bool {
        PARTS.iter().filter(|part| self.parts().contains(&part.name())).all(|part| part.is_loaded(language))
    }
}
