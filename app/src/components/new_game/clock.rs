//! The time control: presets, or a custom one as text.

use yew::prelude::*;

use super::{PartProps, meaning, radio};
use crate::components::typed_text::typed_text;
use crate::hooks::use_focus;
use ansa_model::new_game::{NewGameAction, TimeControlChoice};
use ansa_model::text::new_game as words;

/// The presets, the field for a custom time control, and a description of the choice.
#[component]
pub(super) fn ClockChoice(props: &PartProps) -> Html {
    let PartProps { form, set, refused, .. } = props;
    let field = use_focus(*refused);
    let control = form.control();
    let wrong = control.is_err();
    let description = match &control {
        Ok(None) => None,
        Ok(Some(control)) => Some(words::control(control)),
        Err(error) => Some(words::form_error(error)),
    };
    let oninput = set.reform(|event: InputEvent| NewGameAction::Custom(typed_text(&event)));
    html! {
        <fieldset class="choices">
            <legend>{ words::clock() }</legend>
            <div class="chips">
                { for TimeControlChoice::ALL.into_iter().map(|time_control| {
                    let on = set.reform(move |_| NewGameAction::TimeControl(time_control));
                    let inside = html! { <span>{ words::time_control(time_control) }</span> };
                    radio("clock", time_control.key(), form.time_control == time_control, "chip", on, inside)
                }) }
            </div>
            if form.time_control == TimeControlChoice::Custom {
                <label class="field">
                    <span class="field-name">{ words::custom() }</span>
                    <input
                        ref={field}
                        type="text"
                        class="field-text"
                        data-test="clock-text"
                        autocomplete="off"
                        autocapitalize="none"
                        spellcheck="false"
                        placeholder="2m/2m/100/10m"
                        value={form.custom.clone()}
                        aria-invalid={if wrong { "true" } else { "false" }}
                        aria-describedby="clock-meaning clock-help"
                        {oninput}
                    />
                </label>
            }
            { meaning("clock-meaning", wrong, description) }
            if form.time_control == TimeControlChoice::Custom {
                <p id="clock-help" class="help">{ words::custom_help() }</p>
            }
        </fieldset>
    }
}
