//! The list of quarantined items.

use yew::prelude::*;

use crate::components::{Button, Icon};
use crate::hooks::LibraryRequest;
use ansa_model::library::QuarantinedItem;
use ansa_model::text::library as words;

/// Each item with the reason and buttons to export or delete it. Empty if nothing is quarantined.
pub(super) fn quarantine_list(quarantined: &[QuarantinedItem], request: &Callback<LibraryRequest>) -> Html {
    if quarantined.is_empty() {
        return html! {};
    }
    html! {
        <section class="library-quarantine" aria-label={words::quarantine()}>
            <h3>{ words::quarantine() }</h3>
            <p class="help">{ words::quarantine_help() }</p>
            <ul class="games">
                { for quarantined.iter().map(|one| {
                    let reason = words::quarantined(&one.reason);
                    let tool = |test, drawing, what, action| {
                        game_tool(test, drawing, what, &reason).sends(request, action)
                    };
                    let export = LibraryRequest::ExportQuarantined(one.clone());
                    let delete = LibraryRequest::DeleteQuarantined(one.id.clone());
                    html! {
                        <li class="game" key={one.id.clone()} data-test="quarantined">
                            <p class="game-words game-line">{ &reason }</p>
                            <div class="game-tools">
                                { tool("export-quarantined", Icon::EXPORT, words::export_quarantined(), export) }
                                { tool("delete-quarantined", Icon::DELETE, words::delete(), delete) }
                            </div>
                        </li>
                    }
                }) }
            </ul>
        </section>
    }
}

/// A tool beside a line of the list.
pub(super) fn game_tool(test: &'static str, drawing: Icon, what: &'static str, of: &str) -> Button {
    Button::icon(test, drawing, words::of_game(what, of)).class("game-tool").long(what)
}
