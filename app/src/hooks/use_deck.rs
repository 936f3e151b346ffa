//! The mistakes that return after days, in the browser's storage.

use std::rc::Rc;

use yew::prelude::*;

use crate::services::choices::{self, Choice};
use crate::services::time;
use ansa_model::activities::learn::{DeckAction, DueDays, MistakeDeck};
use ansa_model::activities::leitner::Day;
use ansa_model::formats::StorageError;
use ansa_model::text::review as words;

/// The result of [`use_deck`].
pub(crate) struct DeckHandle {
    pub(crate) deck: Rc<MistakeDeck>,
    /// Changes the deck, also in the storage. The callback is stable.
    pub(crate) change: Callback<DeckAction>,
    /// What went wrong, as a sentence.
    pub(crate) trouble: Option<String>,
    /// The local day.
    pub(crate) today: Day,
}

/// The kept mistakes. Each change reads them again first, because another tab may have changed them.
#[hook]
pub(crate) fn use_deck() -> DeckHandle {
    let state = use_state(|| {
        let (deck, trouble) = load();
        save_due(&deck);
        (Rc::new(deck), trouble)
    });
    let change = {
        let state = state.setter();
        use_callback((), move |action: DeckAction, ()| {
            let (mut deck, unread) = load();
            let trouble = match deck.apply(action, time::today()) {
                Ok(()) => save(&deck).err().map(|error| words::not_kept(error).to_owned()),
                Err(_) => Some(words::too_many()),
            };
            state.set((Rc::new(deck), trouble.or(unread)));
        })
    };
    DeckHandle { deck: state.0.clone(), change, trouble: state.1.clone(), today: time::today() }
}

/// The stored deck, and what there is to say about it. What can't be read is set aside, because the next change
/// overwrites it.
fn load() -> (MistakeDeck, Option<String>) {
    let Some(text) = choices::load(Choice::Mistakes) else { return (MistakeDeck::default(), None) };
    match MistakeDeck::read(&text) {
        Ok((deck, 0)) => (deck, None),
        Ok((deck, unread)) => {
            let is_kept = choices::quarantine(Choice::Mistakes, &text).is_ok();
            (deck, Some(words::unread(unread, is_kept)))
        }
        Err(error) => {
            // Without room for a copy it stays until the next change.
            let _ = choices::quarantine(Choice::Mistakes, &text);
            (MistakeDeck::default(), Some(words::damaged(&error)))
        }
    }
}

fn save(deck: &MistakeDeck) -> Result<(), StorageError> {
    choices::save(Choice::Mistakes, &deck.write()?)?;
    save_due(deck);
    Ok(())
}

/// Keeps beside the deck what the home screen tells of it.
fn save_due(deck: &MistakeDeck) {
    let due = DueDays::of(deck).write();
    if choices::has(Choice::Mistakes) && choices::load(Choice::DueMistakes).as_deref() != Some(&*due) {
        // Without room for it, the home screen tells the old number until the next change.
        let _ = choices::save(Choice::DueMistakes, &due);
    }
}
