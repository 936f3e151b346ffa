//! The time control: presets, or a custom one in fields or as text.

use std::rc::Rc;

use yew::prelude::*;

use super::{PartProps, meaning, radio};
use crate::components::typed_text::typed_text;
use crate::hooks::use_focus;
use ansa_model::new_game::{ClockField, NewGameAction, NewGameError, NewGameForm, TimeControlChoice};
use ansa_model::text::new_game as words;

/// The presets, the fields for a custom time control, and a description of the choice.
#[component]
pub(super) fn ClockChoice(props: &PartProps) -> Html {
    let PartProps { form, set, refused, .. } = props;
    let is_custom = form.time_control == TimeControlChoice::Custom;
    let control = form.control();
    let wrong = control.is_err();
    let description = match &control {
        Ok(None) => None,
        Ok(Some(control)) => Some(words::control(control)),
        Err(error) => Some(words::form_error(error)),
    };
    // Which field is wrong; none of them if it is something else, which is seen only in the notation.
    let wrong_part = match &control {
        Err(NewGameError::Clock(part, _)) => part.and_then(ClockField::at),
        Err(NewGameError::LowMaximum) => Some(ClockField::Most),
        _ => None,
    };
    let is_only_in_notation = is_custom && (form.is_custom_advanced() || (wrong && wrong_part.is_none()));
    let notation = use_focus(*refused && wrong_part.is_none());
    // Once open, it does not close below the fingers of a person who types.
    let is_open = use_mut_ref(|| false);
    *is_open.borrow_mut() |= is_only_in_notation;
    let is_open = *is_open.borrow();
    html! {
        <fieldset class="choices">
            <legend>{ words::clock() }</legend>
            <div class="chips">
                { for TimeControlChoice::ALL.into_iter().map(|time_control| {
                    let on = set.reform(move |_| NewGameAction::TimeControl(time_control));
                    let inside = html! {
                        <span class="chip-words">
                            { words::time_control(time_control) }
                            if let Some(times) = words::time_control_times(time_control) {
                                <span class="chip-times">{ times }</span>
                            }
                        </span>
                    };
                    radio("clock", time_control.key(), form.time_control == time_control, "chip", on, inside)
                }) }
            </div>
            if is_custom {
                <div class="clock-fields">
                    { for ClockField::ALL.into_iter().map(|part| html! {
                        <PartField
                            form={form.clone()}
                            set={set.clone()}
                            {part}
                            is_wrong={wrong_part == Some(part)}
                            refused={*refused}
                        />
                    }) }
                </div>
            }
            { meaning("clock-meaning", wrong, description) }
            if is_custom {
                <p id="clock-help" class="help">{ words::custom_fields_help() }</p>
                <details class="clock-notation" open={is_open} data-test="clock-notation">
                    <summary>{ words::custom_notation() }</summary>
                    <label class="field">
                        <span class="field-name">{ words::custom() }</span>
                        <input
                            ref={notation}
                            type="text"
                            class="field-text"
                            data-test="clock-text"
                            autocomplete="off"
                            autocapitalize="none"
                            spellcheck="false"
                            placeholder="2m/2m/100/10m"
                            value={form.custom.clone()}
                            aria-invalid={if wrong { "true" } else { "false" }}
                            aria-describedby="clock-meaning notation-help"
                            oninput={set.reform(|event: InputEvent| NewGameAction::Custom(typed_text(&event)))}
                        />
                    </label>
                    <p id="notation-help" class="help">{ words::custom_help() }</p>
                </details>
            }
        </fieldset>
    }
}

/// The field for a part of a custom time control.
#[yew_autoprops::autoprops]
#[component]
fn PartField(
    form: &Rc<NewGameForm>,
    /// Receives changes of the form.
    set: &Callback<NewGameAction>,
    part: &ClockField,
    /// Whether the part is no time.
    is_wrong: bool,
    /// Whether the time control prevented the game from starting.
    refused: bool,
) -> Html {
    let part = *part;
    let field = use_focus(refused && is_wrong);
    let (test, placeholder) = match part {
        ClockField::Turn => ("clock-turn", "30s"),
        ClockField::Reserve => ("clock-reserve", "2m"),
        ClockField::Most => ("clock-most", words::custom_no_limit()),
    };
    html! {
        <label class="field">
            <span class="field-name">{ words::clock_field(part) }</span>
            <input
                ref={field}
                type="text"
                class="field-text"
                data-test={test}
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                {placeholder}
                value={form.custom_field(part).to_owned()}
                aria-invalid={if is_wrong { "true" } else { "false" }}
                aria-describedby="clock-meaning clock-help"
                oninput={set.reform(move |event: InputEvent| NewGameAction::CustomField(part, typed_text(&event)))}
            />
        </label>
    }
}
