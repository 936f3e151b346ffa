//! The status line, the buttons for the draft turn, and the notice.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::position::Position;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};
use yew::prelude::*;

use super::replay_bar::ReplayBar;
use crate::components::controls::{notice_with, steps_left};
use crate::components::{Button, Icon, TurnMark, TypedField, icon, step_bar};
use ansa_model::activities::study::{StudyAction, StudyNotice, StudyState};
use ansa_model::document::CursorMove;
use ansa_model::entry::{EntryAction, PlyEntry};
use ansa_model::text::{label, saving, study as words};

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
            <div class="study-bar">
                <div class="status">
                    if has_turn {
                        <TurnMark turn={study.place.label()} limit={None} since={0.0} />
                    }
                    <p class="status-text" data-test="status">{ status }</p>
                    if has_turn { { steps_left(left) } }
                </div>
                { step_bar(!place.is_at_start(), !place.is_at_end(), on_move) }
                if has_turn && !study.is_typing() {
                    { buttons(study, left, act) }
                }
                { more(study, has_turn && !study.is_typing(), act) }
            </div>
            <TypedField
                typed={study.entry.typed.clone()}
                act={act.reform(|action: EntryAction| action.into())}
            />
            <div class="notice-place">
                if let Some(notice) = study.notice() {
                    { notice_with(study.notices(), words::tone(notice), words::notice(notice), way_out(notice, on_take)) }
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
            Button::new("study-take", saving::continue_here()).styled("notice-button").calls(on_take)
        }
        _ => html! {},
    }
}

/// What is pressed most while a turn is tried.
fn buttons(study: &StudyState, steps_left: u8, act: &Callback<StudyAction>) -> Html {
    // Without steps left, the only thing left to do is to end the turn.
    let calls = steps_left == 0 && study.can_end();
    html! {
        <div class="buttons study-turn">
            { Button::icon("undo", Icon::UNDO, label::undo()).class("step-button").long(label::undo_long())
                .enabled_if(study.entry.has_steps()).sends(act, EntryAction::Undo) }
            { Button::new("end-turn", label::end_turn())
                .class(classes!("button", "button-main", calls.then_some("button-calls")))
                .long(label::end_turn_long())
                // A press explains why the turn can't end.
                .dimmed_unless(study.can_end())
                .sends(act, StudyAction::End) }
        </div>
    }
}

/// Closes a menu when the focus goes elsewhere.
fn close_when_left(event: &FocusEvent) {
    let left = event.target().and_then(|left| left.dyn_into::<Element>().ok());
    let menu = left.and_then(|left| left.closest("details").ok().flatten());
    let next = event.related_target().and_then(|next| next.dyn_into::<Node>().ok());
    if let Some(menu) = menu.filter(|menu| !menu.contains(next.as_ref())) {
        // An attribute that is gone can't be missing.
        let _ = menu.remove_attribute("open");
    }
}

/// The menu of what is pressed seldom: the replay, and the rest of what can be done with the steps of a turn.
fn more(study: &Rc<StudyState>, has_turn: bool, act: &Callback<StudyAction>) -> Html {
    let small = |test: &'static str, drawing: Icon, name: &'static str, long: &'static str, can: bool| {
        Button::with_icon(test, drawing, name).long(long).enabled_if(can)
    };
    html! {
        <details class="study-more" data-test="study-more" onfocusout={Callback::from(|event: FocusEvent| close_when_left(&event))}>
            <summary class="step-button" aria-label={words::more()} title={words::more()}>{ icon(Icon::MORE) }</summary>
            <div class="study-menu">
                <ReplayBar study={study.clone()} act={act.clone()} />
                if has_turn {
                    <div class="buttons">
                        { small("redo", Icon::REDO, label::redo(), label::redo_long(), PlyEntry::can_redo(&study.entry))
                            .sends(act, EntryAction::Redo) }
                        { small("reset", Icon::RESET, label::reset(), label::reset_long(), study.entry.has_steps())
                            .sends(act, EntryAction::Reset) }
                    </div>
                }
            </div>
        </details>
    }
}
