//! The progress in the course, in the browser's storage.

use std::rc::Rc;

use yew::prelude::*;

use crate::services::choices::{self, Choice};
use ansa_model::activities::lesson::{CourseAction, CourseProgress};
use ansa_model::formats::StorageError;
use ansa_model::text::lesson as words;

/// The result of [`use_course`].
pub(crate) struct CourseHandle {
    pub(crate) progress: Rc<CourseProgress>,
    /// Changes the progress, also in the storage. The callback is stable.
    pub(crate) change: Callback<CourseAction>,
    /// What went wrong, as a sentence.
    pub(crate) trouble: Option<String>,
}

/// The kept progress. Each change reads it again first, because another tab may have changed it.
#[hook]
pub(crate) fn use_course() -> CourseHandle {
    let state = use_state(|| {
        let (progress, trouble) = load();
        (Rc::new(progress), trouble)
    });
    let change = {
        let state = state.setter();
        use_callback((), move |action: CourseAction, ()| {
            let (mut progress, unread) = load();
            progress.apply(action);
            let trouble = save(&progress).err().map(|_| words::not_kept().to_owned());
            state.set((Rc::new(progress), trouble.or(unread)));
        })
    };
    CourseHandle { progress: state.0.clone(), change, trouble: state.1.clone() }
}

/// The stored progress, and what there is to say about it. What can't be read is set aside, because the next change
/// overwrites it.
fn load() -> (CourseProgress, Option<String>) {
    let Some(text) = choices::load(Choice::Course) else { return (CourseProgress::default(), None) };
    match CourseProgress::read(&text) {
        Ok((progress, 0)) => (progress, None),
        Ok((progress, unread)) => {
            let is_kept = choices::quarantine(Choice::Course, &text).is_ok();
            let count = unread as u32;
            (progress, Some(if is_kept { words::unread_kept(count) } else { words::unread_lost(count) }))
        }
        Err(error) => {
            // Without room for a copy it stays until the next change.
            let _ = choices::quarantine(Choice::Course, &text);
            (CourseProgress::default(), Some(words::unreadable(&error.to_string())))
        }
    }
}

fn save(progress: &CourseProgress) -> Result<(), StorageError> {
    choices::save(Choice::Course, &progress.write()?)
}
