//! Buttons that copy a text.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::given::callback;
use crate::services::clipboard;
use ansa_model::text::share as words;

/// What has come of the last press: the `data-test` attribute of its button, and why it has failed, if it has.
pub(crate) type CopyResult = Option<(&'static str, Result<(), String>)>;

/// A button that copies a text.
pub(crate) fn copy_button(
    test: &'static str,
    name: &'static str,
    text: String,
    is_main: bool,
    result: &UseStateHandle<CopyResult>,
) -> Html {
    let onclick = callback(result.setter(), move |_: MouseEvent, result| {
        let (result, text) = (result.clone(), text.clone());
        spawn_local(async move { result.set(Some((test, clipboard::copy(&text).await))) });
    });
    button_that_tells(test, [name, words::copied()], is_main, result, onclick)
}

/// A button whose name is another one once it has done what it does.
pub(super) fn button_that_tells(
    test: &'static str,
    [name, done]: [&'static str; 2],
    is_main: bool,
    result: &CopyResult,
    onclick: Callback<MouseEvent>,
) -> Html {
    let is_done = matches!(result, Some((pressed, Ok(()))) if *pressed == test);
    let class = classes!("button", is_main.then_some("button-main"));
    html! {
        <button type="button" {class} data-test={test} aria-live="polite" {onclick}>
            { if is_done { done } else { name } }
        </button>
    }
}
