//! The line below the list: undo a deletion.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::Button;
use crate::hooks::LibraryRequest;
use crate::services::focus;
use ansa_model::library::StoredGame;
use ansa_model::text::library as words;

#[derive(Properties, PartialEq)]
pub(super) struct UndoProps {
    /// The game deleted last.
    pub(super) last: Option<StoredGame>,
    /// How many deletions can be undone.
    pub(super) count: usize,
    /// Receives the request to undo.
    pub(super) request: Callback<LibraryRequest>,
}

/// The game deleted last, with Undo. The deletions can be undone until the list is closed.
#[component]
pub(super) fn UndoLine(props: &UndoProps) -> Html {
    let button = use_node_ref();
    let count_before = use_mut_ref(|| 0);
    use_effect_with(props.count, {
        let button = button.clone();
        move |&count| {
            // The pressed button disappeared with its row, so the focus moves to Undo.
            let grown = count > count_before.replace(count);
            if let Some(button) = button.cast::<HtmlElement>().filter(|_| grown) {
                focus::give(&button);
            }
        }
    });
    html! {
        <div role="status">
            if let Some(stored) = &props.last {
                <div class="notice notice-hint library-undo" data-test="deleted">
                    <p>{ words::deleted(&words::game_name(&stored.entry)) }</p>
                    { Button::new("undo-delete", words::undo())
                        .at(button)
                        .sends(&props.request, LibraryRequest::Undo) }
                </div>
            }
        </div>
    }
}
