//! The field for typed steps or a typed setup.

use ansa_board::key_of;
use yew::prelude::*;

use super::typed_text::typed_text;
use super::{Button, Icon, Rested};
use crate::given::callback;
use crate::hooks::use_focus;
use ansa_model::entry::{EntryAction, Typed, TypedDraft, TypedErrorKind};
use ansa_model::text::{self, label, setup};

/// How long a person has to pause in typing until what there is to say is announced, in milliseconds.
pub(super) const TYPING_PAUSE: u32 = 800;

/// The field and its error message; empty while nothing is being typed.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn TypedField(
    /// The text being typed; `None` while nothing is typed.
    typed: &Option<Typed>,
    act: &Callback<EntryAction>,
) -> Html {
    let field = use_focus(typed.is_some());
    // The same fault is told again after another try.
    let tries = use_state_eq(|| 0_u32);
    let Some(typed) = typed else { return html! {} };
    let error = typed.error.as_ref().filter(|error| error.kind != TypedErrorKind::Unfinished);
    let (name, example, play_label) = match typed.draft {
        TypedDraft::Turn(_) => (label::type_field(), label::type_example(), label::type_play()),
        TypedDraft::Setup { .. } => (setup::type_field(), setup::type_example(), setup::type_place()),
    };
    let oninput = act.reform(|event: InputEvent| EntryAction::Type(typed_text(&event)));
    let onsubmit = callback((act.clone(), tries.clone()), |event: SubmitEvent, (act, tries)| {
        event.prevent_default();
        tries.set(tries.wrapping_add(1));
        act.emit(EntryAction::PlayTyped);
    });
    let said = text::typed(typed);
    let onkeydown = callback(act.clone(), |event: KeyboardEvent, act| {
        if key_of(&event).as_deref() == Some("Escape") {
            event.prevent_default();
            act.emit(EntryAction::LeaveTyped);
        }
    });
    html! {
        <form class="typed" {onsubmit}>
            <div class="buttons">
                <input
                    ref={field}
                    class="typed-field"
                    type="text"
                    data-test="typed-turn"
                    aria-label={name}
                    aria-describedby="typed-says"
                    aria-invalid={error.is_some().then_some("true")}
                    placeholder={example}
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    enterkeyhint="done"
                    value={typed.text.clone()}
                    {oninput}
                    {onkeydown}
                />
                <button type="submit" class="button button-main" data-test="typed-play">{ play_label }</button>
                { Button::icon("typed-leave", Icon::CLOSE, label::type_leave())
                    .class("button")
                    .sends(act, EntryAction::LeaveTyped) }
            </div>
            <p
                id="typed-says"
                class={classes!("typed-says", error.is_some().then_some("typed-wrong"))}
                data-test="typed-says"
            >
                { marked(typed) }
                { said.clone() }
            </p>
            <Rested test="typed-announce" {said} pause={TYPING_PAUSE} number={*tries} />
        </form>
    }
}

/// The typed text with the first error highlighted.
fn marked(typed: &Typed) -> Html {
    let Some(error) = typed.error.as_ref().filter(|error| error.kind != TypedErrorKind::Unfinished) else {
        return html! {};
    };
    let part = |from: usize, to: usize| typed.text.chars().skip(from).take(to - from).collect::<String>();
    html! {
        <span class="typed-place" aria-hidden="true">
            { part(0, error.start) }
            <mark>{ part(error.start, error.end.max(error.start)) }</mark>
        </span>
    }
}
