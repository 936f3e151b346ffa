//! The status line, the buttons for the draft turn, and the notice.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::position::Position;
use yew::prelude::*;

use super::replay_bar::ReplayBar;
use crate::components::Button;
use crate::components::controls::{TurnButtons, notice_with, steps_left};
use crate::components::{TurnMark, TypedField, step_bar};
use ansa_model::activities::study::{StudyAction, StudyNotice, StudyState};
use ansa_model::document::CursorMove;
use ansa_model::entry::{EntryAction, PlyEntry};
use ansa_model::text::{label, library, study as words};

/// Who is to move, what can be done with the draft, and what there is to say.
pub(crate) fn study_controls(
    study: &Rc<StudyState>,
    act: &Callback<StudyAction>,
    on_move: &Callback<CursorMove>,
    on_take: &Callback<()>,
) -> Html {
    let place = &study.place;
    let has_turn = study.mode() == Mode::Turn;
    let left = study.position().as_ref().map_or(0, Position::steps_left);
    let status = words::status(study);
    html! {
        <section class="controls" aria-label={status.clone()}>
            <div class="status">
                if has_turn {
                    <TurnMark turn={study.place.label()} limit={None} since={0.0} />
                }
                <p class="status-text" data-test="status">{ status }</p>
                if has_turn { { steps_left(left) } }
            </div>
            <div class="study-walk">
                { step_bar(!place.is_at_start(), !place.is_at_end(), on_move) }
                <ReplayBar study={study.clone()} act={act.clone()} />
            </div>
            if has_turn && !study.is_typing() {
                { buttons(study, left, act) }
            }
            <TypedField
                typed={study.entry.typed.clone()}
                act={act.reform(|action: EntryAction| action.into())}
            />
            <div class="notice-place">
                if let Some(notice) = study.notice() {
                    { notice_with(words::tone(notice), words::notice(notice), way_out(notice, on_take)) }
                } else if let Some(colour) = study.drawing {
                    <p class="help">{ words::help_drawing(colour) }</p>
                } else if study.has_own_steps() {
                    <p class="help">{ words::help_steps() }</p>
                }
            </div>
        </section>
    }
}

/// The button beside a notice that does away with its reason.
fn way_out(notice: &StudyNotice, on_take: &Callback<()>) -> Html {
    match notice {
        StudyNotice::ReadOnly => {
            Button::new("study-take", library::continue_here()).styled("notice-button").calls(on_take)
        }
        _ => html! {},
    }
}

fn buttons(study: &StudyState, steps_left: u8, act: &Callback<StudyAction>) -> Html {
    TurnButtons {
        has_steps: study.entry.has_steps(),
        can_redo: PlyEntry::can_redo(&study.entry),
        redo_long: label::redo_long(),
        can_end: study.can_end(),
        steps_left,
    }
    .show(&act.reform(|action: EntryAction| action.into()), act.reform(|_: MouseEvent| StudyAction::End))
}
