//! The new-game form: prefilled from the last game, and stored when a game starts.

use std::rc::Rc;

use yew::prelude::*;

use super::use_apply::use_apply;
use crate::services::choices::{self, Choice};
use ansa_model::formats::StorageError;
use ansa_model::new_game::{NewGameAction, NewGameForm};
use ansa_model::text::new_game as words;

/// The result of [`use_new_game_form`].
pub(crate) struct NewGameFormHandle {
    /// The form as filled in now.
    pub(crate) form: Rc<NewGameForm>,
    /// Changes a field. The callback is stable.
    pub(crate) set: Callback<NewGameAction>,
    /// Stores the form for the next time, or returns why it could not.
    pub(crate) keep: Callback<(), Result<(), StorageError>>,
    /// Why the stored form could not be used, as a sentence.
    pub(crate) trouble: Option<String>,
}

#[hook]
pub(crate) fn use_new_game_form() -> NewGameFormHandle {
    let opened = use_memo((), |()| match choices::load(Choice::NewGame) {
        None => (NewGameForm::default(), None),
        Some(text) => match NewGameForm::read(&text) {
            Ok(form) => (form, None),
            Err(error) => {
                // If there is no room to quarantine it, it stays where it is until a game starts.
                let is_quarantined = choices::quarantine(Choice::NewGame, &text).is_ok();
                (NewGameForm::default(), Some(words::unreadable(&error, is_quarantined)))
            }
        },
    });
    let (form, set) = use_apply(|| opened.0.clone());
    let keep = {
        let form = form.clone();
        Callback::from(move |()| choices::save(Choice::NewGame, &form.write()?))
    };
    NewGameFormHandle { form, set, keep, trouble: opened.1.clone() }
}
