//! The task, and the buttons to answer it.

use std::rc::Rc;

use ansa_core::Square;
use ansa_core::position::Position;
use yew::prelude::*;

use crate::activities::lesson::{LessonAction, LessonExercise, LessonState, LessonTask};
use crate::components::controls::{TurnButtons, steps_left};
use crate::components::ply_words::turn_words;
use crate::components::{TextButton, TypedField, with_terms};
use crate::entry::{EntryAction, PlyEntry};
use crate::settings::TurnStyle;
use crate::text::{label, lesson as words, lesson_course as course};

#[derive(Properties, PartialEq)]
pub(super) struct TaskProps {
    pub(super) state: Rc<LessonState>,
    pub(super) style: TurnStyle,
    /// Receives the actions.
    pub(super) act: Callback<LessonAction>,
}

/// What is asked, and what was entered so far that the board does not say.
#[component]
pub(super) fn Task(props: &TaskProps) -> Html {
    let TaskProps { state, style, act } = props;
    let Some(exercise) = state.exercise() else { return html! {} };
    let (at, _) = state.progress();
    let is_turn = matches!(exercise.task(), LessonTask::Turn(_)) && state.can_enter();
    html! {
        <>
            <div class="lesson-task">
                <p role="status" data-test="lesson-task" data-task={words::task_key(exercise.task())}>
                    { with_terms(&course::ask(state.name(), at)) }
                </p>
                if is_turn { { steps_left(state.position().map_or(0, Position::steps_left)) } }
            </div>
            // For a person who does not see the board.
            <p class="visually-hidden" data-test="lesson-pieces">
                { words::position(&exercise.pieces()) }
            </p>
            { match exercise.task() {
                LessonTask::Squares(_) => marks(state),
                LessonTask::Choice(..) => choice(state, exercise, *style, act),
                LessonTask::Turn(_) | LessonTask::Setup(_) => html! {},
            } }
        </>
    }
}

/// The marked squares in words.
fn marks(state: &LessonState) -> Html {
    let marked: Vec<String> = state.marked().into_iter().map(|square: Square| square.to_string()).collect();
    html! {
        <p class="lesson-marks" data-test="lesson-marks" data-marked={marked.join(" ")}>
            { words::marked() }{ " " }
            { if marked.is_empty() { words::none_marked().to_owned() } else { marked.join(", ") } }
        </p>
    }
}

/// The two turns to choose from.
fn choice(
    state: &LessonState,
    exercise: &LessonExercise,
    style: TurnStyle,
    act: &Callback<LessonAction>,
) -> Html {
    let one = |index: usize| {
        let steps = exercise.option(index).unwrap_or_default();
        let onclick = act.reform(move |_: MouseEvent| LessonAction::Choose(index));
        let number = index as u32 + 1;
        html! {
            <button
                type="button"
                class="button lesson-option"
                data-test={format!("lesson-option-{number}")}
                aria-pressed={(state.chosen() == Some(index)).to_string()}
                disabled={!state.can_enter()}
                {onclick}
            >
                <span>{ words::turn_option(number) }</span>
                <span>{ turn_words(&steps, style) }</span>
            </button>
        }
    };
    html! {
        <div class="lesson-options" role="group" aria-label={words::two_turns()}>{ one(0) }{ one(1) }</div>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct EnteringProps {
    pub(super) state: Rc<LessonState>,
    /// Receives the actions.
    pub(super) act: Callback<LessonAction>,
}

/// The buttons for the answer and for the exercise.
#[component]
pub(super) fn Entering(props: &EnteringProps) -> Html {
    let EnteringProps { state, act } = props;
    let enter = act.reform(|action: EntryAction| action.into());
    let (at, all) = state.progress();
    let button = |action: LessonAction, button: TextButton| {
        button.show(act.reform(move |_: MouseEvent| action.clone()))
    };
    let is_turn = matches!(state.exercise().map(LessonExercise::task), Some(LessonTask::Turn(_)));
    let next = match (state.is_answered(), at + 1 == all) {
        (false, _) => words::skip(),
        (true, false) => words::next(),
        (true, true) => words::finish(),
    };
    html! {
        <>
            if state.can_enter() && is_turn && state.entry().typed().is_none() {
                { TurnButtons {
                    has_steps: state.entry().has_steps(),
                    can_redo: PlyEntry::can_redo(state.entry()),
                    redo_long: label::redo_long(),
                    can_end: state.can_end(),
                    steps_left: state.position().map_or(0, Position::steps_left),
                }.show(&enter, act.reform(|_: MouseEvent| LessonAction::End)) }
            }
            <TypedField typed={state.entry().typed().cloned()} act={enter} />
            <div class="buttons lesson-buttons">
                if state.can_enter() {
                    if !is_turn {
                        { button(LessonAction::End, TextButton::new("lesson-check", words::check()).long(words::check_long()).main()) }
                    }
                    { button(LessonAction::Hint, TextButton::new("lesson-hint-button", words::hint()).long(words::hint_long())) }
                    { button(LessonAction::Solve, TextButton::new("lesson-solve", words::solve()).long(words::solve_long())) }
                }
                { button(LessonAction::Next, TextButton::new("lesson-next", next).long(words::next_long()).main_if(state.is_answered())) }
            </div>
        </>
    }
}
