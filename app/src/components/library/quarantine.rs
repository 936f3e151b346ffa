//! The list of quarantined items.

use ansa_model::library::QuarantinedItem;
use ansa_model::reason::Reason;
use ansa_model::text::{label, library as words, saving};
use yew::prelude::*;

use crate::components::{Button, Icon};
use crate::hooks::{GameSaving, LibraryRequest};
use crate::services::page;
use crate::services::store::StoreError;

/// Each item with the reason and buttons to export or delete it. Empty if nothing is quarantined.
pub(super) fn quarantine_list(quarantined: &[QuarantinedItem], request: &Callback<LibraryRequest>) -> Html {
    if quarantined.is_empty() {
        return html! {};
    }
    html! {
        <section class="library-quarantine" aria-label={words::quarantine()}>
            <h3>{ words::quarantine() }</h3>
            <p class="help">{ words::quarantine_help() }</p>
            <ul class="cards games">
                { for quarantined.iter().map(|one| {
                    let reason = words::quarantined(&one.reason);
                    let tool = |test, drawing, what, action| {
                        game_tool(test, drawing, what, &reason).sends(request, action)
                    };
                    let export = LibraryRequest::ExportQuarantined(one.clone());
                    let delete = LibraryRequest::DeleteQuarantined(one.id.clone());
                    html! {
                        <li class="card game" key={one.id.clone()} data-test="quarantined">
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

/// The banner above the board, if there is anything to report. `passive`: another tab plays the game. `on_new` and
/// `on_list` open the new-game form and the list of saved games.
pub(crate) fn saving_banner(
    saving: &GameSaving,
    passive: bool,
    on_new: &Callback<()>,
    on_list: &Callback<()>,
) -> Html {
    let GameSaving { error, take, .. } = saving;
    let button = |test: &'static str, name: &'static str, main: bool, on: &Callback<()>| {
        Button::new(test, name).main_if(main).calls(on)
    };
    if passive {
        return html! {
            <div class="banner" role="alert" data-test="elsewhere">
                <p>{ saving::elsewhere() }</p>
                { button("continue-here", saving::continue_here(), true, take) }
                { button("elsewhere-new-game", label::new_game(), false, on_new) }
            </div>
        };
    }
    let Some(error) = error else { return html! {} };
    let reload = Callback::from(|()| page::load_anew());
    html! {
        <div class="banner banner-error" role="alert" data-test="not-saved">
            <p>{ error.reason() }</p>
            { match error {
                StoreError::Full | StoreError::FullOfAnalysis => button("see-games", saving::see_games(), true, on_list),
                StoreError::Later => button("reload-page", saving::reload(), true, &reload),
                _ => html! {},
            } }
        </div>
    }
}
