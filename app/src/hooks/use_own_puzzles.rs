//! The puzzles of the person's own games, for which a worker looks.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::use_counting::{Counting, use_counting};
use super::use_stored::use_stored;
use crate::given::use_effect_given;
use crate::services::storage;
use crate::services::store::Store;
use ansa_model::formats::stored;
use ansa_model::statistics::{OwnPuzzles, Question};
use ansa_model::text::storage as words;

/// The result of [`use_own_puzzles`].
#[derive(Clone, PartialEq)]
pub(crate) struct OwnPuzzlesHandle {
    pub(crate) puzzles: Rc<OwnPuzzles>,
    /// What went wrong with what is stored, as a sentence.
    pub(crate) error: Option<String>,
    /// How many games are still to be searched; `None` if no search is going on.
    pub(crate) left: Option<u32>,
    /// Whether the search has failed.
    pub(crate) has_failed: bool,
}

/// The puzzles that are stored. Analysed games that are new or have changed are searched for more while the component is
/// there, and what is found is stored.
#[hook]
pub(crate) fn use_own_puzzles(store: Option<&Store>) -> OwnPuzzlesHandle {
    let handle = use_stored::<OwnPuzzles>(words::own_puzzles);
    let Counting { counted, ask, .. } = use_counting();
    // Without a game, no worker is needed.
    let has_games = use_state_eq(|| false);
    use_effect_given(store.is_some(), (store.cloned(), has_games.setter()), |_, (store, has_games)| {
        if let Some(store) = store {
            spawn_local(async move { has_games.set(store.has_own_games().await.unwrap_or(false)) });
        }
    });
    use_effect_with(*has_games, move |&has_games| {
        if has_games {
            ask.emit(Question::Tactics(storage::text(&stored::key::<OwnPuzzles>())));
        }
    });
    let taken = use_mut_ref(|| 0);
    let given = (handle.clone(), counted.own_games.clone(), taken);
    use_effect_given(counted.own_games.len(), given, |&count, (handle, found, taken)| {
        let earlier = taken.replace(count);
        if count > earlier {
            handle.change(move |own| own.take(found.get(earlier..).unwrap_or_default()));
        }
    });
    OwnPuzzlesHandle {
        puzzles: handle.value,
        error: handle.error,
        left: counted.own_left.filter(|_| counted.is_busy()),
        has_failed: counted.error.is_some(),
    }
}
