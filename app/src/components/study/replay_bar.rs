//! The control of the replay: start or pause, and the pace.

use std::rc::Rc;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::components::{Button, Icon};
use crate::given::{callback, use_effect_given};
use ansa_model::activities::study::{ReplayAction, StudyAction, StudyState};
use ansa_model::text::study_replay as words;

/// From how many milliseconds on the wait for the next turn is told.
const LONG: u32 = 5_000;

/// A button that starts or pauses the replay, and the choice of its pace.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn ReplayBar(study: &Rc<StudyState>, act: &Callback<StudyAction>) -> Html {
    let (paces, pace) = (study.replay_paces(), study.replay_pace());
    let is_running = study.replay.is_running;
    let select = use_node_ref();
    // The browser keeps its own choice otherwise, also where the list of another line has changed.
    use_effect_given((paces.clone(), pace), select.clone(), |(_, pace), select| {
        if let Some(select) = select.cast::<HtmlSelectElement>() {
            select.set_value(&pace.key());
        }
    });
    let onchange = callback((act.clone(), paces.clone()), |event: Event, (act, paces)| {
        let key = event.target_unchecked_into::<HtmlSelectElement>().value();
        if let Some(&pace) = paces.iter().find(|pace| pace.key() == key) {
            act.emit(ReplayAction::Pace(pace).into());
        }
    });
    let toggle = if is_running {
        Button::with_icon("replay-toggle", Icon::PAUSE, words::pause()).long(words::pause_long())
    } else {
        Button::with_icon("replay-toggle", Icon::REPLAY, words::play()).long(words::play_long())
    };
    let wait = study.replay_wait(0, true).filter(|wait| wait.milliseconds >= LONG);
    html! {
        <div class="replay-bar" role="group" aria-label={words::replay()}>
            { toggle.enabled_if(study.can_replay()).sends(act, ReplayAction::Toggle) }
            <select ref={select} class="field-text" data-test="replay-pace" aria-label={words::pace()} {onchange}>
                { for paces.iter().map(|&of| html! {
                    <option value={of.key()} selected={of == pace}>{ words::pace_name(of) }</option>
                }) }
            </select>
            if let Some(wait) = wait {
                <span class="help" data-test="replay-wait">{ words::wait(wait.milliseconds / 1000) }</span>
            }
        </div>
    }
}
