//! The parts of the program that are loaded when they are first shown.
//!
//! Most people come to play, so what they don't need for that is not part of what the page loads first. The build cuts
//! the compiled program at the functions that are marked here: what only they reach becomes a file of its own.

#![allow(unsafe_code, reason = "`wasm_split` declares the functions of the other file as foreign ones")]
#![allow(clippy::unnecessary_wraps, reason = "`wasm_split` adds the error")]

use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use super::course::{Course, CourseProps};
use super::dialogs::{Dialogs, DialogsProps};
use super::editor::{Editor, EditorProps};
use super::ladder::{Ladder, LadderProps};
use super::lesson::{Lesson, LessonProps};
use super::manual::{Manual, ManualProps};
use super::puzzles::{Puzzles, PuzzlesProps};
use super::rules::{Rules, RulesProps};
use super::statistics::{Statistics, StatisticsProps};
use super::study::{Study, StudyProps};
use crate::components::{
    Coach, CoachProps, Dialog, LibraryProps, LibraryScreen, Review, ReviewProps, Teaching, TeachingProps,
    TextButton,
};
use crate::services::later_styles;
use crate::text::label;

/// How a part shows what it is given.
type View<P> = fn(P) -> Html;
type Loaded<P> = Result<View<P>, SplitLoaderError>;

/// Loads the dialogs.
#[wasm_split(dialogs, fallible)]
pub(super) fn dialogs() -> Loaded<DialogsProps> {
    Ok(|props| html! { <Dialogs ..props /> })
}

/// Loads the ladder, with the dialogs, which know the opponents and count the games.
#[wasm_split(dialogs, fallible)]
pub(super) fn ladder() -> Loaded<LadderProps> {
    Ok(|props| html! { <Ladder ..props /> })
}

/// Loads the list of games, with the other screens.
#[wasm_split(screens, fallible)]
pub(super) fn games() -> Loaded<LibraryProps> {
    Ok(|props| html! { <LibraryScreen ..props /> })
}

/// Loads the guide and the glossary.
#[wasm_split(manual, fallible)]
pub(super) fn manual() -> Loaded<ManualProps> {
    Ok(|props| html! { <Manual ..props /> })
}

/// Loads the rules, which a newcomer reads without the guide.
#[wasm_split(rules, fallible)]
pub(super) fn rules() -> Loaded<RulesProps> {
    Ok(|props| html! { <Rules ..props /> })
}

/// Loads the list of lessons, with the lessons.
#[wasm_split(lessons, fallible)]
pub(super) fn course() -> Loaded<CourseProps> {
    Ok(|props| html! { <Course ..props /> })
}

/// Loads the lessons.
#[wasm_split(lessons, fallible)]
pub(super) fn lesson() -> Loaded<LessonProps> {
    Ok(|props| html! { <Lesson ..props /> })
}

/// Loads the coach of a first game, with the lessons, which lead to it.
#[wasm_split(lessons, fallible)]
pub(super) fn coach() -> Loaded<CoachProps> {
    Ok(|props| html! { <Coach ..props /> })
}

/// Loads the puzzles.
#[wasm_split(puzzles, fallible)]
pub(super) fn puzzles() -> Loaded<PuzzlesProps> {
    Ok(|props| html! { <Puzzles ..props /> })
}

/// Loads the statistics, the setup explorer and the search.
#[wasm_split(statistics, fallible)]
pub(super) fn statistics() -> Loaded<StatisticsProps> {
    Ok(|props| html! { <Statistics ..props /> })
}

/// Loads the study screen.
#[wasm_split(study, fallible)]
pub(super) fn study() -> Loaded<StudyProps> {
    Ok(|props| html! { <Study ..props /> })
}

/// Loads the editor of positions.
#[wasm_split(editor, fallible)]
pub(super) fn editor() -> Loaded<EditorProps> {
    Ok(|props| html! { <Editor ..props /> })
}

/// Loads the warnings of the teaching game, with the study, which says the same in the same words.
#[wasm_split(study, fallible)]
pub(super) fn teaching() -> Loaded<TeachingProps> {
    Ok(|props| html! { <Teaching ..props /> })
}

/// Loads the mistakes that return, with the study.
#[wasm_split(study, fallible)]
pub(super) fn review() -> Loaded<ReviewProps> {
    Ok(|props| html! { <Review ..props /> })
}

/// A part of the program, which may be still on its way.
pub(super) struct ProgramPart<P: 'static> {
    is_wanted: bool,
    state: PartState<View<P>>,
    retry: Callback<()>,
}

#[derive(Clone, Copy)]
enum PartState<V> {
    /// Nobody has wanted it.
    Unwanted,
    Loading,
    Loaded(V),
    /// The server did not answer, or no longer has this build.
    Failed,
}

/// The part that `load` loads, as soon as it is wanted.
#[hook]
pub(super) fn use_part<P, F>(load: fn() -> F, is_wanted: bool) -> ProgramPart<P>
where
    P: 'static,
    F: Future<Output = Loaded<P>> + 'static,
{
    let state = use_state(|| PartState::Unwanted);
    let retry = {
        let state = state.setter();
        Callback::from(move |()| {
            state.set(PartState::Loading);
            let state = state.clone();
            spawn_local(async move {
                // Both are requested at the same time.
                let styles = later_styles::load();
                state.set(match (load().await, styles.await) {
                    (Ok(view), Ok(())) => PartState::Loaded(view),
                    _ => PartState::Failed,
                });
            });
        })
    };
    use_effect_with(is_wanted, {
        let (retry, is_missing) = (retry.clone(), matches!(*state, PartState::Unwanted | PartState::Failed));
        move |&is_wanted| {
            if is_wanted && is_missing {
                retry.emit(());
            }
        }
    });
    ProgramPart { is_wanted, state: *state, retry }
}

impl<P> ProgramPart<P> {
    /// The part with its properties, once it is loaded. Until then nothing is missing without it.
    pub(super) fn show_if_loaded(&self, props: P) -> Html {
        match self.state {
            PartState::Loaded(view) => view(props),
            _ => html! {},
        }
    }

    /// The part with its properties, or what there is to say until it is loaded. `on_leave` is called by a person who
    /// does not want to try again. A part that was loaded is shown even if it is not wanted.
    pub(super) fn show(&self, props: P, on_leave: &Callback<()>) -> Html {
        match self.state {
            PartState::Loaded(view) => view(props),
            _ if !self.is_wanted => html! {},
            PartState::Unwanted | PartState::Loading => {
                html! { <p class="part-loading" role="status">{ label::loading() }</p> }
            }
            PartState::Failed => html! {
                <Dialog title={label::not_loaded()} test="not-loaded-dialog" on_close={on_leave}>
                    <p>{ label::not_loaded_means() }</p>
                    <div class="dialog-buttons">
                        { TextButton::new("load-part", label::retry()).main().calls(&self.retry) }
                    </div>
                </Dialog>
            },
        }
    }
}
