//! What a tournament gives away: its table, its results and its games.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::components::{Button, CopyResult, copy_button, stored_error};
use crate::given::callback;
use crate::hooks::{ExportedGames, TournamentHandle, export_games};
use crate::services::files;
use crate::services::store::Store;
use ansa_model::text::tournament as words;

/// The buttons, and what has come of the last press.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn TournamentExports(handle: &TournamentHandle, store: &Option<Store>) -> Html {
    let copied: UseStateHandle<CopyResult> = use_state_eq(|| None);
    let exported = use_state_eq(|| None::<Result<ExportedGames, String>>);
    let Some(own) = handle.own() else { return html! {} };
    let on_results = callback((handle.clone(), exported.setter()), |(), (handle, exported)| {
        let Some(own) = handle.own() else { return };
        let refused = files::download(&format!("{}.txt", own.name), "text/plain", &own.to_text());
        exported.set(refused.err().map(Err));
    });
    let given = (handle.clone(), store.clone(), exported.setter());
    let on_games = callback(given, |(), (handle, store, exported)| {
        let Some(own) = handle.own().cloned() else { return };
        let (store, exported) = (store.clone(), exported.clone());
        spawn_local(async move { exported.set(Some(export_games(store.as_ref(), &own).await)) });
    });
    let not_copied = copied.as_ref().and_then(|(_, result)| result.as_ref().err());
    let not_exported = exported.as_ref().and_then(|result| result.as_ref().err());
    html! {
        <div>
            <div class="buttons">
                { copy_button("copy-table", words::copy_table(), words::plain_table(own), false, &copied) }
                { Button::new("export-tournament", words::export_text()).calls(&on_results) }
                { Button::new("export-games", words::export_games()).calls(&on_games) }
            </div>
            if let Some(Ok(ExportedGames { games, missing })) = *exported {
                <p class="help" role="status" data-test="games-exported">
                    { words::games_exported(games) }
                    if missing > 0 { { " " }{ words::games_missing(missing) } }
                </p>
            }
            { stored_error("not-exported", not_exported.or(not_copied)) }
        </div>
    }
}
