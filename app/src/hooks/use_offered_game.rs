//! The game that the other device offers: one that this browser has saved goes on, so that it is never there twice.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{GameSaving, Nearby};
use crate::given::{callback, use_effect_given};
use ansa_core::Side;
use ansa_model::nearby::{GameCard, GameId, NearbyAction};
use ansa_model::session::Session;

/// An offer, and what accepts it.
#[derive(Clone, PartialEq)]
pub(crate) struct OfferedGame {
    pub(crate) card: GameCard,
    /// Whether the game is saved here.
    pub(crate) is_saved: bool,
    pub(crate) on_accept: Callback<()>,
}

/// The offer; `None` while the saved games are searched, too.
#[hook]
pub(crate) fn use_offered_game(
    nearby: &Nearby,
    session: &Session,
    saving: &GameSaving,
) -> Option<OfferedGame> {
    let card = nearby.game.offered();
    // The game that was looked for, and its id in the store.
    let found = use_state_eq(|| None::<((GameId, Side), Option<String>)>);
    let named = card.map(|card| (card.id.clone(), !card.side));
    let given = (found.setter(), saving.store.clone());
    use_effect_given((named.clone(), saving.is_settled()), given, |(named, is_settled), (found, store)| {
        let is_current = Rc::new(Cell::new(true));
        if let Some((id, own)) = named.clone().filter(|_| *is_settled) {
            let is_current = is_current.clone();
            spawn_local(async move {
                let saved = match store {
                    Some(store) => store.newest(|game| game.is_nearby(&id, own)).await.ok().flatten(),
                    None => None,
                };
                if is_current.get() {
                    found.set(Some(((id, own), saved)));
                }
            });
        }
        move || is_current.set(false)
    });
    let (looked_for, saved) = (*found).clone()?;
    if named != Some(looked_for) {
        return None;
    }
    let is_saved = saved.is_some();
    // The game in hand becomes that of both devices in `use_nearby_game`.
    let is_open = saved.is_some() && session.id.as_deref() == saved.as_deref();
    let is_elsewhere = is_open && session.play.read_only;
    let given = (saved.filter(|_| !is_open), is_elsewhere, saving.clone(), nearby.act.clone());
    let on_accept = callback(given, |(), (saved, is_elsewhere, saving, act)| match saved {
        Some(id) => saving.open.emit(id.clone()),
        None if *is_elsewhere => saving.take.emit(()),
        None => act.emit(NearbyAction::AnswerProposal(true)),
    });
    Some(OfferedGame { card: card?.clone(), is_saved, on_accept })
}
