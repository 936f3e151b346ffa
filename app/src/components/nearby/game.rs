//! What the two devices do together: phrases, and the turns of a game as text.

use ansa_core::notation::PlyText;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::components::Button;
use crate::given::callback;
use crate::hooks::Nearby;
use crate::services::random;
use ansa_model::document::GameStart;
use ansa_model::nearby::{GameCopy, GameId, NearbyAction, NearbyOptions, Phrase};
use ansa_model::text::nearby as words;

/// The connected devices.
pub(super) fn nearby_game(nearby: &Nearby) -> Html {
    let act = &nearby.act;
    html! {
        <>
            if let Some(phrase) = nearby.said {
                <p role="status" data-test="nearby-said">{ words::said(words::phrase(phrase)) }</p>
            }
            if nearby.game.offered().is_some() {
                <p role="status">{ words::proposed() }</p>
                <div class="buttons">
                    { Button::new("nearby-accept", words::accept()).main().sends(act, NearbyAction::AnswerProposal(true)) }
                    { Button::new("nearby-decline", words::decline()).sends(act, NearbyAction::AnswerProposal(false)) }
                </div>
            }
            { match nearby.game.copy() {
                Some(copy) => plies(copy, act),
                None => Button::new("nearby-propose", words::propose()).main().show(callback(act.clone(), |_, act| {
                    if let Some(action) = propose() {
                        act.emit(action);
                    }
                })),
            } }
            <div class="buttons">
                { for Phrase::ALL.map(|phrase| {
                    Button::new(format!("say-{}", phrase.key()), words::phrase(phrase)).sends(act, NearbyAction::Say(phrase))
                }) }
            </div>
            { Button::new("nearby-leave", words::leave()).sends(act, NearbyAction::Leave) }
        </>
    }
}

/// A game with all pieces and without a clock.
fn propose() -> Option<NearbyAction> {
    let options = NearbyOptions { start: GameStart::default(), control: None, take_backs: true };
    Some(NearbyAction::Propose { id: GameId::new(&random::key())?, side: random::side(), options })
}

fn plies(copy: &GameCopy, act: &Callback<NearbyAction>) -> Html {
    let onsubmit = callback(act.clone(), |event: SubmitEvent, act| {
        event.prevent_default();
        let form = event.target_dyn_into::<Element>();
        let field = form.and_then(|form| form.query_selector("input").ok().flatten());
        if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
            act.emit(NearbyAction::Play(field.value().trim().to_owned()));
            field.set_value("");
        }
    });
    let game = copy.game();
    html! {
        <>
            <ol class="nearby-plies" aria-label={words::plies()} data-test="nearby-plies" data-side={copy.side().letter().to_string()}>
                { for game.plies().iter().enumerate().map(|(index, ply)| html! {
                    <li key={index}>{ format!("{} {}", game.label(index), PlyText::from(ply)) }</li>
                }) }
            </ol>
            if copy.outcome().is_none() && game.side() == copy.side() {
                <form {onsubmit}>
                    <label>
                        { words::ply() }
                        <input class="field-text" autocomplete="off" spellcheck="false" data-test="nearby-ply" />
                    </label>
                    <button type="submit" class="button" data-test="nearby-play">{ words::play_ply() }</button>
                </form>
            }
        </>
    }
}
