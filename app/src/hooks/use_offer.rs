//! What is chosen for a new game: the last choice at first, kept when a game begins.

use std::rc::Rc;

use yew::prelude::*;

use crate::services::choices::{self, Choice};
use crate::state::offer::OfferSavedError;
use crate::state::{Offer, OfferAction};

/// What [`use_offer`] gives.
pub(crate) struct OfferHandle {
    /// What is chosen now.
    pub(crate) offer: Rc<Offer>,
    /// Makes a choice.
    pub(crate) set: Callback<OfferAction>,
    /// Keeps the choice for the next time.
    pub(crate) keep: Callback<()>,
    /// Why the last choice is forgotten.
    pub(crate) trouble: Option<OfferSavedError>,
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
                let _ = choices::set_aside(Choice::NewGame, &text);
                (Offer::default(), Some(error))
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
        Callback::from(move |()| {
            // The choice is a convenience: that nothing can be kept is told when the game is saved.
            let _ = choices::save(Choice::NewGame, &offer.write());
        })
    };
    OfferHandle { offer, set, keep, trouble: opened.1.clone() }
}
