//! The ladder of opponents, in the browser's storage.

use std::rc::Rc;

use yew::prelude::*;

use crate::services::choices::{self, Choice};
use crate::services::time;
use ansa_model::activities::ladder::LadderProgress;
use ansa_model::activities::leitner::Day;
use ansa_model::activities::rated_game::{RatedGame, RatingChange};
use ansa_model::formats::StorageError;
use ansa_model::text::ladder as words;

/// The result of [`use_ladder`].
#[derive(Clone, PartialEq)]
pub(crate) struct LadderHandle {
    pub(crate) progress: Rc<LadderProgress>,
    /// Counts a game, also in the storage. Returns the change of the rating. The callback is stable.
    pub(crate) count: Callback<RatedGame, Option<RatingChange>>,
    /// Forgets everything. The callback is stable.
    pub(crate) forget: Callback<()>,
    /// What went wrong, as a sentence.
    pub(crate) trouble: Option<String>,
    /// The local day.
    pub(crate) today: Day,
}

/// The kept ladder. Each change reads it again first, because another tab may have changed it.
#[hook]
pub(crate) fn use_ladder() -> LadderHandle {
    let state = use_state(|| {
        let (progress, trouble) = load();
        (Rc::new(progress), trouble)
    });
    // Without a store, what was done counts until the page is closed.
    let unsaved = use_mut_ref(|| None::<LadderProgress>);
    let keep = {
        let (state, unsaved) = (state.setter(), unsaved.clone());
        use_callback((), move |(progress, unread): (LadderProgress, Option<String>), ()| {
            let trouble = save(&progress).err().map(|_| words::not_kept().to_owned());
            if trouble.is_some() {
                unsaved.replace(Some(progress.clone()));
            }
            state.set((Rc::new(progress), trouble.or(unread)));
        })
    };
    let count = use_callback(keep.clone(), move |game: RatedGame, keep| {
        let (mut progress, unread) = match unsaved.borrow_mut().take() {
            Some(progress) => (progress, None),
            None => load(),
        };
        let change = progress.count(game, time::today());
        keep.emit((progress, unread));
        change
    });
    let forget = use_callback(keep, move |(), keep| keep.emit((LadderProgress::default(), None)));
    LadderHandle { progress: state.0.clone(), count, forget, trouble: state.1.clone(), today: time::today() }
}

/// The stored ladder, and what there is to say about it. What can't be read is set aside, because the next change
/// overwrites it.
fn load() -> (LadderProgress, Option<String>) {
    let Some(text) = choices::load(Choice::Ladder) else { return (LadderProgress::default(), None) };
    match LadderProgress::read(&text) {
        Ok(progress) => (progress, None),
        Err(error) => {
            // Without room for a copy it stays until the next change.
            let _ = choices::quarantine(Choice::Ladder, &text);
            (LadderProgress::default(), Some(words::unreadable(&error.to_string())))
        }
    }
}

fn save(progress: &LadderProgress) -> Result<(), StorageError> {
    choices::save(Choice::Ladder, &progress.write()?)
}
