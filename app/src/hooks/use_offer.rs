//! What is chosen for a new game: the last choice at first, kept when a game begins.

use std::rc::Rc;

use yew::prelude::*;

use crate::services::choices::{self, Choice};
use crate::state::{Offer, OfferAction, StorageError};
use crate::text::new_game as words;

/// What [`use_offer`] gives.
pub(crate) struct OfferHandle {
    /// What is chosen now.
    pub(crate) offer: Rc<Offer>,
    /// Makes a choice.
    pub(crate) set: Callback<OfferAction>,
    /// Keeps the choice for the next time, and returns why it could not.
    pub(crate) keep: Callback<(), Result<(), StorageError>>,
    /// Why the last choice is forgotten, in words.
    pub(crate) trouble: Option<String>,
}

/// The choice of a new game.
#[hook]
pub(crate) fn use_offer() -> OfferHandle {
    let opened = use_memo((), |()| match choices::load(Choice::NewGame) {
        None => (Offer::default(), None),
        Some(text) => match Offer::read(&text) {
            Ok(offer) => (offer, None),
            Err(error) => {
                // Where there is no room for it, it stays where it is until a game begins.
                let is_aside = choices::set_aside(Choice::NewGame, &text).is_ok();
                (Offer::default(), Some(words::unreadable(&error, is_aside)))
            }
        },
    });
    let reducer = use_reducer_eq(|| opened.0.clone());
    let offer = Rc::new((*reducer).clone());
    let set = {
        let dispatcher = reducer.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    let keep = {
        let offer = offer.clone();
        Callback::from(move |()| choices::save(Choice::NewGame, &offer.write()?))
    };
    OfferHandle { offer, set, keep, trouble: opened.1.clone() }
}
