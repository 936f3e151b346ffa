//! The task, and the buttons to answer it.

use ansa_core::position::Position;
use yew::prelude::*;

use crate::components::controls::steps_left;
use crate::components::ply_words::turn_words;
use crate::components::{Button, answer, with_terms};
use ansa_model::activities::answer::AnswerAction;
use ansa_model::activities::lesson::{LessonAction, LessonExercise, LessonState, LessonTask};
use ansa_model::settings::TurnStyle;
use ansa_model::text::{answer as common, lesson as words, lesson_course as course};

/// What is asked, and what was entered so far that the board does not say.
pub(super) fn task(state: &LessonState, style: TurnStyle, act: &Callback<LessonAction>) -> Html {
    let Some(exercise) = state.exercise() else { return html! {} };
    let (at, _) = state.progress();
    let is_turn = matches!(exercise.task, LessonTask::Turn(_)) && state.can_enter();
    html! {
        <>
            <div class="lesson-task">
                if is_turn { { steps_left(state.position().map_or(0, Position::steps_left)) } }
                <p role="status" data-test="lesson-task" data-task={words::task_key(&exercise.task)}>
                    { with_terms(&course::ask(state.name, at)) }
                </p>
            </div>
            { answer::pieces(&exercise.pieces(), "lesson-pieces") }
            { match exercise.task {
                LessonTask::Squares(_) => answer::marks(state.draft.marked, "lesson-marks"),
                LessonTask::Choice(..) => choice(state, exercise, style, act),
                LessonTask::Turn(_) | LessonTask::Setup(_) => html! {},
            } }
        </>
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
                aria-pressed={(state.chosen == Some(index)).to_string()}
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

/// The buttons for the answer and for the exercise.
pub(super) fn entering(state: &LessonState, act: &Callback<LessonAction>) -> Html {
    let (at, all) = state.progress();
    let is_turn = matches!(state.exercise().map(|exercise| &exercise.task), Some(LessonTask::Turn(_)));
    let turn = (state.can_enter() && is_turn).then(|| (state.position(), state.can_end()));
    let next = common::next_of(state.is_answered(), at + 1 == all);
    html! {
        <>
            { answer::entering(&state.draft, turn, act) }
            <div class="buttons lesson-buttons">
                if state.can_enter() {
                    if !is_turn {
                        { Button::new("lesson-check", common::check()).long(common::check_long()).main().sends(act, AnswerAction::End) }
                    }
                    // The hint is where the button for the next exercise was: a second press of that gives nothing away.
                    { Button::new("lesson-solve", words::solve()).long(words::solve_long()).sends(act, AnswerAction::Solve) }
                    { Button::new("lesson-hint-button", common::hint()).long(words::hint_long()).sends(act, AnswerAction::Hint) }
                }
                { Button::new("lesson-next", next).long(words::next_long()).main_if(state.is_answered()).sends(act, AnswerAction::Next) }
            </div>
        </>
    }
}
