//! The dialog in which a game that was played elsewhere is pasted.

use ansa_tournament::{Change, GameId};
use web_sys::{HtmlElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::components::{Button, Dialog, stored_error};
use crate::given::{callback, use_effect_given};
use crate::hooks::TournamentHandle;
use crate::services::focus;
use ansa_model::document::Document;
use ansa_model::text::{tournament as words, tournament_error::record_refusal};
use ansa_model::tournaments::{ResultConflict, TournamentAction};

/// The dialog for a game of a tournament.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn AddRecord(handle: &TournamentHandle, game: &GameId, on_close: &Callback<()>) -> Html {
    let error = use_state_eq(|| None::<String>);
    // A game whose result is not the one that was entered.
    let contested = use_state_eq(|| None::<(Document, ResultConflict)>);
    let field = use_node_ref();
    let first_choice = use_node_ref();
    // The button that had the focus is gone.
    use_effect_given(contested.is_some(), first_choice.clone(), |is_asked, first_choice| {
        if let Some(choice) = first_choice.cast::<HtmlElement>().filter(|_| *is_asked) {
            focus::give(&choice);
        }
    });
    let given = (handle.clone(), *game, field.clone(), error.setter(), contested.setter(), on_close.clone());
    let onsubmit = callback(given, |event: SubmitEvent, given| {
        let (handle, number, field, error, contested, on_close) = given;
        event.prevent_default();
        let Some(field) = field.cast::<HtmlTextAreaElement>() else { return };
        let Some(own) = handle.own() else { return };
        let Some(game) = own.tournament.game(*number).map(|game| own.page_game(game)) else { return };
        let document = match own.read_game(game, &field.value()) {
            Ok(document) => document,
            Err(refusal) => return error.set(Some(record_refusal(&refusal))),
        };
        if let Some(conflict) = game.result_conflict(&document) {
            contested.set(Some((document, conflict)));
        } else {
            handle.add_game(*number, document);
            on_close.emit(());
        }
    });
    let own = handle.own();
    let pairing = own.and_then(|own| {
        let pairing = own.tournament.game(*game)?.pairing;
        Some(words::pairing(own.name_of(pairing.gold), own.name_of(pairing.silver)))
    });
    let question = contested.as_ref().and_then(|(document, conflict)| {
        let own = own?;
        let says = words::conflict_words(own, own.page_game(own.tournament.game(*game)?), *conflict);
        let choose = |takes_played: bool| {
            let given = (handle.clone(), *game, document.clone(), conflict.played, on_close.clone());
            callback(given, move |(), (handle, game, document, played, on_close)| {
                if takes_played {
                    let change = Change::Correct { game: *game, result: Some(*played) };
                    handle.change(TournamentAction::Change(change));
                }
                handle.add_game(*game, document.clone());
                on_close.emit(());
            })
        };
        Some(html! {
            <div class="tournament-form" role="alert" data-test="record-differs">
                <p>{ says }</p>
                <div class="dialog-buttons">
                    { Button::new("record-keep", words::record_keep()).at(first_choice.clone()).calls(&choose(false)) }
                    { Button::new("record-take", words::record_take()).main().calls(&choose(true)) }
                </div>
            </div>
        })
    });
    let form = || {
        html! {
            <form class="tournament-form" {onsubmit}>
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
        }
    };
    html! {
        <Dialog title={words::add_record_title()} test="record-dialog" {on_close}>
            <p>{ pairing }</p>
            { question.unwrap_or_else(form) }
        </Dialog>
    }
}
