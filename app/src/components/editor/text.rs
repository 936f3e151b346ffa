//! The position as text: to be typed or pasted, and to be copied.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::Button;
use crate::components::copy_button::{CopyResult, copy_button};
use crate::components::guide_link;
use crate::components::typed_text::typed_text;
use crate::given::{callback, use_effect_given};
use ansa_model::activities::editor::{EditorAction, EditorState};
use ansa_model::manual::ManualSection;
use ansa_model::text::{editor as words, label, sentence};

/// The field with the position, and the buttons that copy it.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn EditorText(
    editor: &Rc<EditorState>,
    link: &String,
    on_help: &Callback<()>,
    act: &Callback<EditorAction>,
) -> Html {
    let diagram = editor.diagram();
    // What was typed, until it is taken or the position changes.
    let draft = use_state_eq(|| None::<String>);
    let outcome = use_state_eq(|| CopyResult::None);
    use_effect_given(editor.position, (draft.setter(), outcome.setter()), |_, (draft, outcome)| {
        draft.set(None);
        outcome.set(None);
    });
    let oninput = callback(draft.setter(), |event: InputEvent, draft| draft.set(Some(typed_text(&event))));
    let onsubmit = callback(
        (act.clone(), (*draft).clone().unwrap_or_else(|| diagram.clone())),
        move |event: SubmitEvent, (act, text)| {
            event.prevent_default();
            act.emit(EditorAction::Read(text.clone()));
        },
    );
    html! {
        <section class="turns editor-text" aria-label={words::as_text()}>
            <form {onsubmit}>
                <label class="field">
                    <span class="field-name">{ words::field() }</span>
                    <textarea
                        class="field-text field-position"
                        data-test="editor-text"
                        rows="5"
                        wrap="off"
                        autocomplete="off"
                        autocapitalize="none"
                        spellcheck="false"
                        aria-describedby="editor-text-help"
                        value={(*draft).clone().unwrap_or(diagram.clone())}
                        {oninput}
                    />
                </label>
                <p class="help" id="editor-text-help">{ words::field_help() }</p>
                <div class="dialog-buttons">
                    <button type="submit" class="button" data-test="editor-take" disabled={draft.is_none()}>
                        { words::take() }
                    </button>
                    { copy_button("copy-line", words::copy_line(), editor.short(), false, &outcome) }
                    { copy_button("copy-diagram", words::copy_diagram(), diagram.clone(), false, &outcome) }
                    { copy_button("copy-link", words::copy_link(), link.clone(), false, &outcome) }
                </div>
                if let Some((_, Err(reason))) = &*outcome {
                    <p class="wrong" role="alert" data-test="copy-refused">{ sentence(reason) }</p>
                }
            </form>
            { Button::new("editor-keys", label::keys_long()).calls(on_help) }
            { guide_link(ManualSection::Editor, "button") }
        </section>
    }
}
