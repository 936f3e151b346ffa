//! The parts of the program that are loaded when they are first shown.
//!
//! Most people come to play, so what they don't need for that is not part of what the page loads first. The build cuts
//! the compiled program at the functions that are marked here: what only they reach becomes a file of its own. Functions
//! with the same name share a file. Each further name also splits what several parts need into more files.

#![allow(unsafe_code, reason = "`wasm_split` declares the functions of the other file as foreign ones")]
#![allow(clippy::unnecessary_wraps, reason = "`wasm_split` adds the error")]

use core::pin::Pin;
use std::rc::Rc;

use ansa_texts::TextFile;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use super::course::Course;
use super::dialogs::Dialogs;
use super::editor::Editor;
use super::ladder::Ladder;
use super::lesson::Lesson;
use super::manual::Manual;
use super::navigation::{DialogName, Navigation};
use super::puzzles::Puzzles;
use super::screen::Screen;
use super::statistics::Statistics;
use super::study::Study;
use crate::components::{Coach, LibraryScreen, Review, Teaching};
use crate::hooks::{FileDrop, GameSaving};
use ansa_model::activities::play::PlayAction;
use ansa_model::session::{Session, SessionAction};

/// What every part is given.
#[derive(Clone, PartialEq)]
pub(super) struct LaterProps {
    pub(super) session: Rc<Session>,
    pub(super) act: Callback<SessionAction>,
    pub(super) saving: GameSaving,
    pub(super) navigation: Navigation,
    /// Files that were dropped on the page.
    pub(super) drop: FileDrop,
}

impl LaterProps {
    /// Goes back to where the person came from.
    fn back(&self) -> Callback<()> {
        self.navigation.on(|navigation, ()| navigation.back())
    }
}

/// How a part shows what it is given.
pub(super) type LaterView = fn(&LaterProps) -> Html;
type Loaded = Result<LaterView, SplitLoaderError>;

/// A part that is shown when it is first needed. Some are in one file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LaterPart {
    Dialogs,
    Ladder,
    Games,
    Manual,
    Course,
    Lesson,
    Coach,
    Puzzles,
    Statistics,
    Study,
    Editor,
    Teaching,
    Review,
}

impl LaterPart {
    pub(super) const COUNT: usize = LaterPart::Review as usize + 1;

    /// The part with a screen; `None` for the screens that are loaded first.
    pub(super) const fn of(screen: Screen) -> Option<LaterPart> {
        Some(match screen {
            Screen::Home | Screen::NotFound | Screen::Play => return None,
            Screen::Games => LaterPart::Games,
            Screen::Study => LaterPart::Study,
            Screen::Editor => LaterPart::Editor,
            Screen::Learn => LaterPart::Course,
            Screen::Lesson { .. } => LaterPart::Lesson,
            Screen::Puzzles | Screen::Puzzle { .. } => LaterPart::Puzzles,
            Screen::Ladder => LaterPart::Ladder,
            Screen::Statistics | Screen::Setups | Screen::Find => LaterPart::Statistics,
            Screen::Rules | Screen::RulesAt { .. } => LaterPart::Manual,
            Screen::Guide | Screen::GuideAt { .. } | Screen::Glossary | Screen::GlossaryAt { .. } => {
                LaterPart::Manual
            }
            Screen::Review => LaterPart::Review,
        })
    }

    /// The files with its texts.
    pub(super) const fn texts(self) -> &'static [TextFile] {
        match self {
            LaterPart::Dialogs | LaterPart::Ladder => &[TextFile::Dialogs],
            LaterPart::Games | LaterPart::Statistics => &[TextFile::Games],
            LaterPart::Manual => &[TextFile::Guide, TextFile::Glossary],
            LaterPart::Course | LaterPart::Lesson | LaterPart::Coach | LaterPart::Puzzles => {
                &[TextFile::Exercises, TextFile::Answers, TextFile::Glossary]
            }
            LaterPart::Study | LaterPart::Editor | LaterPart::Teaching | LaterPart::Review => {
                &[TextFile::Study, TextFile::Answers, TextFile::Glossary]
            }
        }
    }

    /// Loads its file, unless it is loaded.
    pub(super) fn load(self) -> Pin<Box<dyn Future<Output = Loaded>>> {
        match self {
            LaterPart::Dialogs => Box::pin(dialogs()),
            LaterPart::Ladder => Box::pin(ladder()),
            LaterPart::Games => Box::pin(games()),
            LaterPart::Manual => Box::pin(manual()),
            LaterPart::Course => Box::pin(course()),
            LaterPart::Lesson => Box::pin(lesson()),
            LaterPart::Coach => Box::pin(coach()),
            LaterPart::Puzzles => Box::pin(puzzles()),
            LaterPart::Statistics => Box::pin(statistics()),
            LaterPart::Study => Box::pin(study()),
            LaterPart::Editor => Box::pin(editor()),
            LaterPart::Teaching => Box::pin(teaching()),
            LaterPart::Review => Box::pin(review()),
        }
    }
}

#[wasm_split(dialogs, fallible)]
fn dialogs() -> Loaded {
    Ok(|LaterProps { session, act, navigation, .. }| {
        html! { <Dialogs play={session.play.clone()} study={session.study.clone()} {act} {navigation} /> }
    })
}

/// With the dialogs, which know the opponents and count the games.
#[wasm_split(dialogs, fallible)]
fn ladder() -> Loaded {
    Ok(|props| {
        let LaterProps { session, act, navigation, .. } = props;
        html! { <Ladder play={session.play.clone()} {act} {navigation} on_close={props.back()} /> }
    })
}

#[wasm_split(games, fallible)]
fn games() -> Loaded {
    Ok(|props| {
        let FileDrop { given, on_taken, .. } = &props.drop;
        html! {
            <LibraryScreen
                saving={props.saving.clone()}
                given={given.clone()}
                {on_taken}
                on_opened={props.navigation.on(|own, ()| own.show(Screen::Play))}
                on_statistics={props.navigation.on(|own, ()| own.show(Screen::Statistics))}
                on_close={props.back()}
            />
        }
    })
}

#[wasm_split(manual, fallible)]
fn manual() -> Loaded {
    Ok(|props| html! { <Manual screen={props.navigation.screen} on_close={props.back()} /> })
}

#[wasm_split(exercises, fallible)]
fn course() -> Loaded {
    Ok(|props| html! { <Course act={&props.act} on_close={props.back()} /> })
}

#[wasm_split(exercises, fallible)]
fn lesson() -> Loaded {
    Ok(|props| match props.navigation.screen {
        Screen::Lesson { lesson } => html! { <Lesson {lesson} act={&props.act} /> },
        _ => html! {},
    })
}

/// The coach of a first game. The lessons lead to it.
#[wasm_split(exercises, fallible)]
fn coach() -> Loaded {
    Ok(|props| html! { <Coach play={props.session.play.clone()} /> })
}

#[wasm_split(exercises, fallible)]
fn puzzles() -> Loaded {
    Ok(|props| {
        let name = match props.navigation.screen {
            Screen::Puzzle { puzzle } => Some(puzzle),
            _ => None,
        };
        html! { <Puzzles {name} on_close={props.back()} /> }
    })
}

/// The statistics, the setup explorer and the search, with the list of games.
#[wasm_split(games, fallible)]
fn statistics() -> Loaded {
    Ok(|props| {
        html! {
            <Statistics
                session={props.session.clone()}
                saving={props.saving.clone()}
                navigation={&props.navigation}
                act={&props.act}
                on_close={props.back()}
            />
        }
    })
}

#[wasm_split(study, fallible)]
fn study() -> Loaded {
    Ok(|LaterProps { session, act, navigation, saving, .. }| {
        html! { <Study session={session.clone()} session_act={act} {navigation} on_take={&saving.take} /> }
    })
}

#[wasm_split(study, fallible)]
fn editor() -> Loaded {
    Ok(|props| html! { <Editor session_act={&props.act} navigation={&props.navigation} /> })
}

/// The warnings of the teaching game, with the study, which says the same in the same words.
#[wasm_split(study, fallible)]
fn teaching() -> Loaded {
    Ok(|props| {
        let act = props.act.reform(|action: PlayAction| action.into());
        html! { <Teaching play={props.session.play.clone()} {act} /> }
    })
}

/// The mistakes that return, with the study.
#[wasm_split(study, fallible)]
fn review() -> Loaded {
    Ok(
        |props| html! { <Review on_help={props.navigation.on(|own, ()| own.open(DialogName::ExerciseKeys))} on_close={props.back()} /> },
    )
}
