//! The exercises of an analysed game.

use std::rc::Rc;

use ansa_core::Side;
use yew::prelude::*;

use super::screen::Learn;
use crate::components::stored_error;
use crate::given::callback;
use crate::hooks::use_stored;
use crate::services::time;
use ansa_model::activities::learn::{Answered, DeckAction, Exercise, MistakeDeck};
use ansa_model::document::{Document, Player};
use ansa_model::session::exercises;
use ansa_model::text::{learn as words, review, side, side_plate, storage};

#[derive(Properties)]
pub(crate) struct GameExercisesProps {
    pub(crate) document: Document,
    /// Opens the dialog that lists the keys.
    pub(crate) on_help: Callback<()>,
    /// Called to leave.
    pub(crate) on_close: Callback<()>,
}

impl PartialEq for GameExercisesProps {
    fn eq(&self, other: &GameExercisesProps) -> bool {
        // The game may change meanwhile, but its exercises were chosen at the beginning.
        self.on_help == other.on_help && self.on_close == other.on_close
    }
}

/// Leads through the mistakes of a game, and keeps them for review if that is wanted.
#[component]
pub(crate) fn GameExercises(props: &GameExercisesProps) -> Html {
    let GameExercisesProps { document, on_help, on_close } = props;
    let found = use_memo((), |()| exercises(document));
    let deck = use_stored::<MistakeDeck>(storage::mistakes);
    let is_full = use_state_eq(|| false);
    let is_kept = use_state_eq(|| true);
    let on_answered = callback(
        (deck.clone(), is_full.setter(), source(document), *is_kept),
        move |(exercise, answered): (Rc<Exercise>, Answered), (deck, is_full, source, is_kept)| {
            if *is_kept {
                let (added, today) = (DeckAction::Add(exercise, source.clone(), answered), time::today());
                is_full.set(deck.change(move |deck| deck.apply(added.clone(), today)).is_err());
            }
        },
    );
    let onchange = callback(is_kept.clone(), |_: Event, is_kept| is_kept.set(!**is_kept));
    html! {
        <Learn title={words::title()} exercises={found} side={own_side(document)} {on_answered} {on_help} {on_close}>
            <label class="choice learn-keep" data-test="learn-keep">
                <input type="checkbox" checked={*is_kept} aria-describedby="keep-says" {onchange} />
                <span>{ review::keep() }</span>
            </label>
            <p class="help" id="keep-says">{ review::keep_says() }</p>
            if *is_full {
                <p class="notice notice-refusal" role="alert">{ review::too_many() }</p>
            }
            { stored_error("deck-error", deck.error.as_ref()) }
        </Learn>
    }
}

/// Who played the game.
fn source(document: &Document) -> String {
    let name = |of: Side| {
        let plate = side_plate(document, of);
        if plate.is_empty() { side(of).to_owned() } else { plate }
    };
    // A record can have names of any length.
    let short = |of: Side| name(of).chars().take(40).collect::<String>();
    review::game_of(&short(Side::Gold), &short(Side::Silver))
}

/// The side of the person in a game against the computer.
fn own_side(document: &Document) -> Option<Side> {
    let [gold, silver] = Side::ALL.map(|of| document.player(of) == Player::Person);
    let own = if gold { Side::Gold } else { Side::Silver };
    (gold != silver).then_some(own)
}
