//! The line below the list: undo a deletion.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::Button;
use crate::hooks::LibraryRequest;
use crate::services::focus;
use ansa_model::library::StoredGame;
use ansa_model::text::library as words;

/// The game deleted last, with Undo. The deletions can be undone until the list is closed.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn UndoLine(
    last: &Option<StoredGame>,
    /// How many deletions can be undone.
    count: usize,
    request: &Callback<LibraryRequest>,
) -> Html {
    let button = use_node_ref();
    let count_before = use_mut_ref(|| 0);
    use_effect_with(count, {
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
            if let Some(stored) = last {
                <div class="notice notice-hint library-undo" data-test="deleted">
                    <p>{ words::deleted(&words::game_name(&stored.entry)) }</p>
                    { Button::new("undo-delete", words::undo())
                        .at(button)
                        .sends(request, LibraryRequest::Undo) }
                </div>
            }
        </div>
    }
}
