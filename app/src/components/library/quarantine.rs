//! The list of quarantined items.

use yew::prelude::*;

use crate::components::{Icon, icon};
use crate::hooks::LibraryRequest;
use ansa_model::library::QuarantinedItem;
use ansa_model::text::library as words;

/// Each item with the reason and buttons to export or delete it. Empty if nothing is quarantined.
pub(super) fn quarantine_list(quarantined: &[QuarantinedItem], request: &Callback<LibraryRequest>) -> Html {
    if quarantined.is_empty() {
        return html! {};
    }
    html! {
        <section class="library-aside" aria-label={words::quarantine()}>
            <h3>{ words::quarantine() }</h3>
            <p class="help">{ words::quarantine_help() }</p>
            <ul class="games">
                { for quarantined.iter().map(|one| {
                    let export = {
                        let one = one.clone();
                        request.reform(move |_: MouseEvent| LibraryRequest::ExportQuarantined(one.clone()))
                    };
                    let delete = {
                        let id = one.id.clone();
                        request.reform(move |_: MouseEvent| LibraryRequest::DeleteQuarantined(id.clone()))
                    };
                    let reason = words::quarantined(&one.reason);
                    html! {
                        <li class="game" key={one.id.clone()} data-test="aside">
                            <p class="game-words game-line">{ &reason }</p>
                            <div class="game-tools">
                                { tool("export-aside", Icon::Export, words::export_quarantined(), &reason, export) }
                                { tool("delete-aside", Icon::Delete, words::delete(), &reason, delete) }
                            </div>
                        </li>
                    }
                }) }
            </ul>
        </section>
    }
}

fn tool(
    test: &'static str,
    drawing: Icon,
    what: &'static str,
    reason: &str,
    on: Callback<MouseEvent>,
) -> Html {
    html! {
        <button
            type="button"
            class="game-tool"
            title={what}
            aria-label={words::of_game(what, reason)}
            data-test={test}
            onclick={on}
        >
            { icon(drawing) }
        </button>
    }
}
