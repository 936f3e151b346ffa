//! The own card, and the field for the other's.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::scanner::Scanner;
use crate::components::Button;
use crate::components::copy_button::{CopyResult, copy_button};
use crate::components::qr_code::qr_code;
use crate::components::typed_text::typed_text;
use crate::given::callback;
use crate::services::nearby::{PeerProblem, keeps_card};
use ansa_model::nearby::{Card, OfferError};
use ansa_model::text::nearby as words;

/// The longest name of a room.
const MAX_ROOM: usize = 40;

/// What the person has entered.
#[derive(Clone, PartialEq, Default)]
enum Entered {
    #[default]
    Nothing,
    Wrong(&'static str),
    /// The card waits until the other device has the own one.
    Kept(Card),
    Room,
}

#[yew_autoprops::autoprops]
#[component]
pub(super) fn Cards(
    card: &Option<String>,
    problem: &Option<PeerProblem>,
    on_card: &Callback<Card>,
    on_room: &Callback<String>,
) -> Html {
    let entered = use_state_eq(Entered::default);
    let copied = use_state(CopyResult::default);
    let field = use_node_ref();
    let room = use_state_eq(|| words::first_room().to_owned());
    let take = callback((entered.setter(), on_card.clone()), |text: String, (entered, on_card)| {
        match Card::read(&text) {
            Ok(card) if keeps_card() => entered.set(Entered::Kept(card)),
            Ok(card) => {
                entered.set(Entered::Nothing);
                on_card.emit(card);
            }
            Err(error) => entered.set(Entered::Wrong(words::card_error(error))),
        }
    });
    let onsubmit = callback((field.clone(), take.clone()), |event: SubmitEvent, (field, take)| {
        event.prevent_default();
        take.emit(field.cast::<HtmlTextAreaElement>().map(|field| field.value()).unwrap_or_default());
    });
    let on_join = callback(
        ((*room).clone(), entered.setter(), on_room.clone()),
        |event: SubmitEvent, (room, entered, on_room)| {
            event.prevent_default();
            if !room.trim().is_empty() {
                entered.set(Entered::Room);
                on_room.emit(room.trim().chars().take(MAX_ROOM).collect());
            }
        },
    );
    let wrong = match (&*entered, *problem) {
        (Entered::Wrong(says), _) => Some(*says),
        (_, problem) => problem.map(problem_says),
    };
    html! {
        <>
            if let Some(wrong) = wrong { <p role="alert" data-test="nearby-problem">{ wrong }</p> }
            <section class="nearby-card">
                <h3>{ words::own_card() }</h3>
                if let Some(card) = card {
                    { for qr_code(card, words::code_name(), "nearby-code") }
                    <p class="help">{ words::own_card_help() }</p>
                    <p class="nearby-text"><code data-test="nearby-card">{ card.clone() }</code></p>
                    { copy_button("nearby-copy", words::copy_card(), card.clone(), false, &copied) }
                } else if problem.is_none() {
                    <p role="status">{ words::preparing() }</p>
                }
            </section>
            if !matches!(*entered, Entered::Kept(_)) { <Scanner on_text={&take} /> }
            <form class="nearby-form" {onsubmit}>
                <label>
                    { words::other_card() }
                    <textarea
                        ref={field}
                        class="field-text"
                        rows="4"
                        autocomplete="off"
                        spellcheck="false"
                        data-test="nearby-other"
                    />
                </label>
                if let Entered::Kept(card) = &*entered {
                    <p class="help">{ words::other_ready_help() }</p>
                    { Button::new("nearby-ready", words::other_ready()).main().sends(on_card, card.clone()) }
                } else {
                    <button type="submit" class="button button-main" data-test="nearby-connect">
                        { words::connect() }
                    </button>
                }
            </form>
            <form class="nearby-form" onsubmit={on_join}>
                <h3>{ words::windows() }</h3>
                <label>
                    { words::room() }
                    <input class="field-text" autocomplete="off" data-test="nearby-room"
                        value={(*room).clone()} oninput={callback(room.setter(), |event: InputEvent, room| room.set(typed_text(&event)))} />
                </label>
                <button type="submit" class="button" data-test="nearby-join">{ words::join() }</button>
                if *entered == Entered::Room { <p role="status">{ words::waiting() }</p> }
            </form>
        </>
    }
}

fn problem_says(problem: PeerProblem) -> &'static str {
    match problem {
        PeerProblem::Offer(OfferError::NoAddress) => words::no_address(),
        PeerProblem::Missing | PeerProblem::Offer(_) => words::missing(),
        PeerProblem::Answer(_) => words::own_card_read(),
        PeerProblem::Refused => words::refused(),
    }
}
