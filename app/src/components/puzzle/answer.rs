//! What there is to say about an answer, and the buttons for it.

use std::rc::Rc;

use ansa_core::position::Position;
use yew::prelude::*;

use super::solution::Solution;
use crate::activities::puzzle::{PuzzleAction, PuzzleHelp, PuzzleMistake, PuzzleStage, PuzzleState};
use crate::components::controls::{TurnButtons, notice_with};
use crate::components::{TextButton, TypedField};
use crate::entry::{EntryAction, PlyEntry};
use crate::settings::TurnStyle;
use crate::text::{label, puzzle_task as words};

#[derive(Properties, PartialEq)]
pub(super) struct PuzzleAnsweredProps {
    pub(super) state: Rc<PuzzleState>,
    pub(super) style: TurnStyle,
    /// Receives the actions.
    pub(super) act: Callback<PuzzleAction>,
}

/// The notice of the entry, or else the verdict on the last answer, or else the hint.
#[component]
pub(super) fn PuzzleAnswered(props: &PuzzleAnsweredProps) -> Html {
    let PuzzleAnsweredProps { state, style, act } = props;
    let said = match state.stage() {
        // The board is there to be looked at: one message at a time.
        _ if state.notice().is_some() => html! {},
        PuzzleStage::Asking => hint(state),
        PuzzleStage::Judging => html! {
            <p class="notice notice-hint" role="status">
                <span class="thinking-dot" aria-hidden="true" />{ words::judging() }
            </p>
        },
        PuzzleStage::Wrong(mistake) => html! {
            <p class="notice notice-refusal" role="alert" key="wrong">
                <strong>{ words::wrong() }</strong>{ " " }{ words::mistake(mistake) }
                if let PuzzleMistake::Turn(_, reply) = mistake && !reply.is_empty() {
                    <span class="visually-hidden">{ " " }{ words::reply(reply) }</span>
                }
            </p>
        },
        PuzzleStage::Solved => html! {
            <p class="notice notice-good" role="status" key="solved"><strong>{ words::right() }</strong></p>
        },
        PuzzleStage::Shown if state.line().is_some() => {
            html! { <Solution key="line" state={state.clone()} style={*style} act={act.clone()} /> }
        }
        PuzzleStage::Shown => {
            html! { <p class="notice notice-good" role="status" key="shown">{ words::shown() }</p> }
        }
    };
    html! {
        <div class="lesson-answer" data-test="puzzle-answer" data-stage={words::stage_key(state.stage())}>
            if let Some(notice) = state.notice() {
                { notice_with(words::tone(notice), words::notice(notice), html! {}) }
            }
            { said }
        </div>
    }
}

fn hint(state: &PuzzleState) -> Html {
    let said = match (state.help(), state.hinted(), state.hinted_count()) {
        (PuzzleHelp::None, ..) => return html! {},
        (PuzzleHelp::Some, _, Some(count)) => words::hint_count(count),
        (PuzzleHelp::Much, _, Some(count)) => words::hint_marks(count),
        (PuzzleHelp::Some, Some((piece, square)), None) => words::hint_piece(piece, square),
        _ => words::hint_turn().to_owned(),
    };
    html! { <p class="notice notice-hint" role="status" data-test="puzzle-hint" key="hint">{ said }</p> }
}

#[derive(Properties, PartialEq)]
pub(super) struct PuzzleButtonsProps {
    pub(super) state: Rc<PuzzleState>,
    /// Receives the actions.
    pub(super) act: Callback<PuzzleAction>,
}

/// The buttons for the answer and for the puzzle.
#[component]
pub(super) fn PuzzleButtons(props: &PuzzleButtonsProps) -> Html {
    let PuzzleButtonsProps { state, act } = props;
    let enter = act.reform(|action: EntryAction| action.into());
    let button = |action: PuzzleAction, button: TextButton| {
        button.show(act.reform(move |_: MouseEvent| action.clone()))
    };
    let is_wrong_turn = matches!(state.stage(), PuzzleStage::Wrong(_)) && state.asks_for_turn();
    let (has_help, is_shown) = (state.has_help(), *state.stage() == PuzzleStage::Shown);
    let has_line = !is_shown && (state.asks_for_turn() || !state.is_answered());
    let next = if state.is_answered() { words::next() } else { words::skip() };
    html! {
        <>
            if state.can_enter() && state.asks_for_turn() && state.entry().typed().is_none() {
                { TurnButtons {
                    has_steps: state.entry().has_steps(),
                    can_redo: PlyEntry::can_redo(state.entry()),
                    redo_long: label::redo_long(),
                    can_end: state.can_end(),
                    steps_left: state.position().map_or(0, Position::steps_left),
                }.show(&enter, act.reform(|_: MouseEvent| PuzzleAction::End)) }
            }
            <TypedField typed={state.entry().typed().cloned()} act={enter} />
            <div class="buttons lesson-buttons">
                if is_wrong_turn && has_help {
                    { button(PuzzleAction::Retry, TextButton::new("puzzle-retry", words::retry()).long(words::retry_long()).main()) }
                }
                if state.can_enter() && !state.asks_for_turn() {
                    { button(PuzzleAction::End, TextButton::new("puzzle-check", words::check()).long(words::check_long()).main()) }
                }
                if state.can_enter() && has_help {
                    { button(PuzzleAction::Hint, TextButton::new("puzzle-hint-button", words::hint()).long(words::hint_long())) }
                }
                if has_line && has_help {
                    { button(PuzzleAction::Solve, TextButton::new("puzzle-solve", words::solve()).long(words::solve_long())) }
                }
                if has_help {
                    { button(PuzzleAction::Next, TextButton::new("puzzle-next", next).long(words::next_long()).main_if(state.is_answered())) }
                }
            </div>
        </>
    }
}
