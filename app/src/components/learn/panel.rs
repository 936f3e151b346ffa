//! The exercise shown: the question, the verdict, and the buttons.

use ansa_core::PlayedStep;
use ansa_core::position::Position;
use yew::prelude::*;

use crate::components::controls::steps_left;
use crate::components::engine_error::engine_error;
use crate::components::ply_words::turn_words;
use crate::components::{Button, answer};
use ansa_model::activities::answer::{AnswerAction, Help};
use ansa_model::activities::learn::{Exercise, LearnAction, LearnState, Solution, Stage};
use ansa_model::settings::TurnStyle;
use ansa_model::text::{self, answer as common, learn as words, study_analysis};

/// What is asked, what was played, and how the person's turn is judged.
pub(super) fn question(state: &LearnState, style: TurnStyle, act: &Callback<LearnAction>) -> Html {
    let Some(exercise) = state.exercise() else { return html! {} };
    html! {
        <>
            <div class="status">
                <p class="status-text" role="status" data-test="learn-question">{ words::find(exercise.side()) }</p>
                if state.can_enter() {
                    { steps_left(state.position().map_or(0, Position::steps_left)) }
                }
            </div>
            <p class="learn-played" data-test="learn-played">
                <span class="tree-label">{ exercise.label().to_string() }</span>{ " " }
                <span>{ words::played() }</span>{ " " }
                { turn_words(&exercise.played, style) }
            </p>
            <div class="learn-answer" data-test="learn-answer" data-stage={stage_key(&state.stage)}>
                { judged(state, exercise, style, act) }
            </div>
        </>
    }
}

/// The key of a stage in HTML. Not shown to users.
const fn stage_key(stage: &Stage) -> &'static str {
    match stage {
        Stage::Asking => "asking",
        Stage::Judging(_) => "judging",
        Stage::NotJudged(..) => "not-judged",
        Stage::Refused(..) => "refused",
        Stage::Solved(_) => "solved",
        Stage::Shown(_) => "shown",
    }
}

fn judged(state: &LearnState, exercise: &Exercise, style: TurnStyle, act: &Callback<LearnAction>) -> Html {
    let turn = |steps: &[PlayedStep]| html! { <span class="learn-turn">{ turn_words(steps, style) }</span> };
    match &state.stage {
        Stage::Asking => hint(state),
        Stage::Judging(attempt) => html! {
            <p class="notice notice-hint" role="status">
                { turn(&attempt.steps) }{ " " }
                <span class="thinking-dot" aria-hidden="true" />{ words::judging() }
            </p>
        },
        Stage::NotJudged(attempt, fault) => html! {
            <>
                <p>{ turn(&attempt.steps) }</p>
                { error(*fault, act) }
            </>
        },
        Stage::Refused(steps, verdict) => html! {
            <div class="notice notice-refusal" role="alert" key={state.draft.answers()}>
                <p>{ turn(steps) }</p>
                { for words::explained(verdict).into_iter().map(|said| html! { <p>{ said }</p> }) }
                <p>{ words::again() }</p>
                { hint(state) }
            </div>
        },
        Stage::Solved(attempt) => html! {
            <div class="notice notice-good" role="status">
                <p>
                    { if attempt.steps == exercise.best { words::best() } else { words::good() } }{ " " }
                    { turn(&attempt.steps) }
                </p>
                if attempt.steps != exercise.best {
                    <p>{ study_analysis::better() }{ " " }{ turn(&exercise.best) }</p>
                }
                { why(exercise) }
            </div>
        },
        Stage::Shown(solution) => html! {
            <>
                <div class="notice notice-good" role="status">
                    <p>{ study_analysis::better() }{ " " }{ turn(&exercise.best) }</p>
                    { why(exercise) }
                </div>
                { line(solution, style, act) }
            </>
        },
    }
}

/// Why the turn that was played is a mistake.
fn why(exercise: &Exercise) -> Html {
    let said = exercise.verdict().map(|verdict| words::explained(&verdict)).unwrap_or_default();
    html! { <ul class="learn-why" data-test="learn-why">{ for said.into_iter().map(|one| html! { <li>{ one }</li> }) }</ul> }
}

fn line(solution: &Solution, style: TurnStyle, act: &Callback<LearnAction>) -> Html {
    match solution {
        Solution::Searching => html! {
            <p class="learn-line"><span class="thinking-dot" aria-hidden="true" />{ text::thinking() }</p>
        },
        Solution::Line(turns) if turns.is_empty() => html! {},
        Solution::Line(turns) => html! {
            <div class="learn-line" data-test="learn-line">
                <p>
                    { words::line() }{ " " }
                    { for turns.iter().map(|turn| html! { <span class="learn-turn">{ turn_words(turn, style) }{ " " }</span> }) }
                </p>
                <p>{ words::line_says(turns) }</p>
            </div>
        },
        Solution::Failed(fault) => error(*fault, act),
    }
}

fn hint(state: &LearnState) -> Html {
    let said = match (state.help, state.hinted()) {
        (Help::None, _) => return html! {},
        (Help::Some, Some((piece, square))) => common::hint_piece((piece, square)),
        _ => common::hint_turn().to_owned(),
    };
    html! { <p class="learn-hint" data-test="learn-hint">{ said }</p> }
}

fn error(fault: ansa_model::activities::engine::EngineFault, act: &Callback<LearnAction>) -> Html {
    engine_error("learn-error", "learn-retry", fault, &act.reform(|()| LearnAction::AskAgain))
}

/// The buttons for the draft turn and for the exercise.
pub(super) fn answering(state: &LearnState, act: &Callback<LearnAction>) -> Html {
    let (at, all) = state.progress();
    let turn = state.can_enter().then(|| (state.position(), state.can_end()));
    let next = common::next_of(state.is_answered(), at + 1 == all);
    html! {
        <>
            { answer::entering(&state.draft, turn, act) }
            <div class="buttons learn-buttons">
                if state.can_enter() {
                    { Button::new("learn-hint-button", common::hint()).long(words::hint_long()).sends(act, AnswerAction::Hint) }
                }
                if !state.is_answered() {
                    { Button::new("learn-solve", words::solve()).long(words::solve_long()).sends(act, AnswerAction::Solve) }
                }
                { Button::new("learn-next", next).long(words::next_long()).main_if(state.is_answered()).sends(act, AnswerAction::Next) }
            </div>
            <div class="notice-place">{ answer::notice(&state.draft) }</div>
        </>
    }
}
