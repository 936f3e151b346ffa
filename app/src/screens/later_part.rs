//! The parts of the program that are loaded when they are first shown, and the texts that each needs.

use ansa_texts::TextFile;

use super::screen::Screen;

/// A part that is shown when it is first needed. Some are in one file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LaterPart {
    Dialogs,
    Over,
    Ladder,
    Games,
    Manual,
    Course,
    Lesson,
    Coach,
    Puzzles,
    Statistics,
    Openings,
    Study,
    Editor,
    Teaching,
    Nearby,
    Review,
    Tournaments,
    Together,
    Friend,
    FriendPanel,
    FriendBanner,
    FriendNotice,
}

impl LaterPart {
    pub(super) const COUNT: usize = LaterPart::FriendNotice as usize + 1;

    /// The part with a screen; `None` for the screens that are loaded first.
    pub(super) const fn of(screen: Screen) -> Option<LaterPart> {
        Some(match screen {
            Screen::Home | Screen::Play => return None,
            Screen::Games => LaterPart::Games,
            Screen::Study => LaterPart::Study,
            Screen::Editor => LaterPart::Editor,
            Screen::Learn => LaterPart::Course,
            Screen::Lesson { .. } => LaterPart::Lesson,
            Screen::Puzzles | Screen::Puzzle { .. } => LaterPart::Puzzles,
            Screen::Ladder => LaterPart::Ladder,
            Screen::Nearby => LaterPart::Nearby,
            Screen::Statistics | Screen::Setups | Screen::Find => LaterPart::Statistics,
            Screen::Rules | Screen::RulesAt { .. } | Screen::NotFound => LaterPart::Manual,
            Screen::Guide | Screen::GuideAt { .. } | Screen::Glossary | Screen::GlossaryAt { .. } => {
                LaterPart::Manual
            }
            Screen::Review => LaterPart::Review,
            Screen::Tournaments | Screen::Tournament { .. } | Screen::Challenge => LaterPart::Tournaments,
            Screen::Together => LaterPart::Together,
            Screen::Friend => LaterPart::Friend,
        })
    }

    /// The files with its texts.
    pub(super) const fn texts(self) -> &'static [TextFile] {
        match self {
            LaterPart::Dialogs | LaterPart::Over | LaterPart::Ladder => {
                &[TextFile::Dialogs, TextFile::Records]
            }
            LaterPart::Games | LaterPart::Statistics | LaterPart::Openings => {
                &[TextFile::Games, TextFile::Records]
            }
            LaterPart::Manual => &[TextFile::Guide, TextFile::Glossary],
            LaterPart::Tournaments
            | LaterPart::Together
            | LaterPart::Friend
            | LaterPart::FriendPanel
            | LaterPart::FriendBanner
            | LaterPart::FriendNotice => &[TextFile::Together, TextFile::Dialogs, TextFile::Records],
            LaterPart::Nearby => &[TextFile::Nearby, TextFile::Dialogs, TextFile::Records],
            LaterPart::Course | LaterPart::Lesson | LaterPart::Coach | LaterPart::Puzzles => {
                &[TextFile::Exercises, TextFile::Answers, TextFile::Glossary, TextFile::Records]
            }
            LaterPart::Study | LaterPart::Editor | LaterPart::Teaching | LaterPart::Review => {
                &[TextFile::Study, TextFile::Answers, TextFile::Glossary, TextFile::Records]
            }
        }
    }
}
