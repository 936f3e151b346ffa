//! The dialog in which a game that was played elsewhere is pasted.

use ansa_tournament::GameId;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::components::{Dialog, stored_error};
use crate::given::callback;
use crate::hooks::TournamentHandle;
use ansa_model::text::{tournament as words, tournament_error::record_refusal};

/// The dialog for a game of a tournament.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn AddRecord(handle: &TournamentHandle, game: &GameId, on_close: &Callback<()>) -> Html {
    let error = use_state_eq(|| None::<String>);
    let field = use_node_ref();
    let given = (handle.clone(), *game, field.clone(), error.setter(), on_close.clone());
    let onsubmit = callback(given, |event: SubmitEvent, (handle, number, field, error, on_close)| {
        event.prevent_default();
        let Some(field) = field.cast::<HtmlTextAreaElement>() else { return };
        let Some(own) = handle.own() else { return };
        let Some(game) = own.tournament.game(*number) else { return };
        match own.read_game(own.page_game(game), &field.value()) {
            Ok(document) => {
                handle.add_game(*number, document);
                on_close.emit(());
            }
            Err(refusal) => error.set(Some(record_refusal(&refusal))),
        }
    });
    let pairing = handle.own().and_then(|own| {
        let pairing = own.tournament.game(*game)?.pairing;
        Some(words::pairing(own.name_of(pairing.gold), own.name_of(pairing.silver)))
    });
    html! {
        <Dialog title={words::add_record_title()} test="record-dialog" {on_close}>
            <form class="tournament-form" {onsubmit}>
                <p>{ pairing }</p>
                <label class="field">
                    <span class="field-name">{ words::record() }</span>
                    <textarea
                        class="field-text"
                        rows="5"
                        data-test="record-text"
                        aria-describedby="record-help"
                        ref={field}
                    />
                    <span id="record-help" class="help">{ words::record_help() }</span>
                </label>
                { stored_error("record-refused", error.as_ref()) }
                <div class="dialog-buttons">
                    <button type="submit" class="button button-main" data-test="record-add">
                        { words::record_add() }
                    </button>
                </div>
            </form>
        </Dialog>
    }
}
