//! The progress in the puzzles, in the browser's storage.

use std::rc::Rc;

use yew::prelude::*;

use crate::services::choices::{self, Choice};
use crate::services::time;
use ansa_model::activities::leitner::Day;
use ansa_model::activities::puzzle::{ProgressAction, PuzzleProgress};
use ansa_model::formats::StorageError;
use ansa_model::text::puzzle as words;

/// The result of [`use_puzzle_progress`].
#[derive(Clone, PartialEq)]
pub(crate) struct PuzzleProgressHandle {
    pub(crate) progress: Rc<PuzzleProgress>,
    /// Changes the progress, also in the storage. The callback is stable.
    pub(crate) change: Callback<ProgressAction>,
    /// What went wrong, as a sentence.
    pub(crate) trouble: Option<String>,
    /// The local day.
    pub(crate) today: Day,
}

/// The kept progress. Each change reads it again first, because another tab may have changed it.
#[hook]
pub(crate) fn use_puzzle_progress() -> PuzzleProgressHandle {
    let state = use_state(|| {
        let (progress, trouble) = load();
        (Rc::new(progress), trouble)
    });
    let change = {
        let state = state.setter();
        // Without a store, what was done counts until the page is closed.
        let unsaved = use_mut_ref(|| None::<PuzzleProgress>);
        use_callback((), move |action: ProgressAction, ()| {
            let (mut progress, unread) = match unsaved.borrow_mut().take() {
                Some(progress) => (progress, None),
                None => load(),
            };
            progress.apply(action, time::today());
            let trouble = save(&progress).err().map(|_| words::not_kept().to_owned());
            if trouble.is_some() {
                unsaved.replace(Some(progress.clone()));
            }
            state.set((Rc::new(progress), trouble.or(unread)));
        })
    };
    PuzzleProgressHandle { progress: state.0.clone(), change, trouble: state.1.clone(), today: time::today() }
}

/// The stored progress, and what there is to say about it. What can't be read is set aside, because the next change
/// overwrites it.
fn load() -> (PuzzleProgress, Option<String>) {
    let Some(text) = choices::load(Choice::Puzzles) else { return (PuzzleProgress::default(), None) };
    match PuzzleProgress::read(&text) {
        Ok((progress, 0)) => (progress, None),
        Ok((progress, unread)) => {
            let is_kept = choices::quarantine(Choice::Puzzles, &text).is_ok();
            let count = unread as u32;
            (progress, Some(if is_kept { words::unread_kept(count) } else { words::unread_lost(count) }))
        }
        Err(error) => {
            // Without room for a copy it stays until the next change.
            let _ = choices::quarantine(Choice::Puzzles, &text);
            (PuzzleProgress::default(), Some(words::unreadable(&error.to_string())))
        }
    }
}

fn save(progress: &PuzzleProgress) -> Result<(), StorageError> {
    choices::save(Choice::Puzzles, &progress.write()?)
}
