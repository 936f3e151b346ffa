//! What there is to say about an answer: the hint, why it is wrong, or what to remember.

use yew::prelude::*;

use crate::components::answer;
use ansa_model::activities::answer::Help;
use ansa_model::activities::lesson::{LessonStage, LessonState};
use ansa_model::text::{answer as common, lesson as words, lesson_course as course};

/// The verdict on the last answer, or else the notice of the entry, or else the hint.
pub(super) fn answered(state: &LessonState) -> Html {
    let (at, _) = state.progress();
    let (stage, said) = match state.stage {
        LessonStage::Asking => ("asking", html! {}),
        LessonStage::Wrong(fault) => (
            "wrong",
            html! {
                <p class="notice notice-refusal" role="alert" key={format!("wrong-{}", state.draft.answers())}>
                    <strong>{ common::wrong() }</strong>{ " " }{ words::fault(&fault) }
                </p>
            },
        ),
        LessonStage::Right => ("right", remember("right", common::right(), state, at)),
        LessonStage::Shown => ("shown", remember("shown", words::shown(), state, at)),
    };
    // The board is there to be looked at: one message at a time.
    let is_noticed = state.draft.notice().is_some();
    html! {
        <div class="lesson-answer" data-test="lesson-answer" data-stage={stage}>
            { answer::notice(&state.draft) }
            if !is_noticed { { said }{ hint(state, at) } }
        </div>
    }
}

fn remember(key: &'static str, first: &'static str, state: &LessonState, at: usize) -> Html {
    html! {
        <p class="notice notice-good" role="status" {key}>
            <strong>{ first }</strong>{ " " }{ course::right(state.name, at) }
        </p>
    }
}

fn hint(state: &LessonState, at: usize) -> Html {
    if !state.can_enter() || state.help == Help::None {
        return html! {};
    }
    let more = state.exercise().filter(|_| state.help == Help::Much);
    html! {
        <p class="notice notice-hint" role="status" data-test="lesson-hint" key="hint">
            { course::hint(state.name, at) }
            if let Some(exercise) = more { { " " }{ words::larger_hint(&exercise.task) } }
        </p>
    }
}
