//! The new-game form: filled in as for the last game, and stored when a game begins.

use std::rc::Rc;

use yew::prelude::*;

use crate::services::choices::{self, Choice};
use crate::state::{NewGameAction, NewGameForm, StorageError};
use crate::text::new_game as words;

/// What [`use_new_game_form`] gives.
pub(crate) struct NewGameFormHandle {
    /// The form as it is filled in now.
    pub(crate) form: Rc<NewGameForm>,
    /// Changes a field. The callback stays the same one.
    pub(crate) set: Callback<NewGameAction>,
    /// Stores the form for the next time, and returns why it could not.
    pub(crate) keep: Callback<(), Result<(), StorageError>>,
    /// Why the stored form could not be used, in words.
    pub(crate) trouble: Option<String>,
}

/// Holds the new-game form.
#[hook]
pub(crate) fn use_new_game_form() -> NewGameFormHandle {
    let opened = use_memo((), |()| match choices::load(Choice::NewGame) {
        None => (NewGameForm::default(), None),
        Some(text) => match NewGameForm::read(&text) {
            Ok(form) => (form, None),
            Err(error) => {
                // Where there is no room for it, it stays where it is until a game begins.
                let is_aside = choices::quarantine(Choice::NewGame, &text).is_ok();
                (NewGameForm::default(), Some(words::unreadable(&error, is_aside)))
            }
        },
    });
    let reducer = use_reducer_eq(|| opened.0.clone());
    let form = Rc::new((*reducer).clone());
    let set = {
        let dispatcher = reducer.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    let keep = {
        let form = form.clone();
        Callback::from(move |()| choices::save(Choice::NewGame, &form.write()?))
    };
    NewGameFormHandle { form, set, keep, trouble: opened.1.clone() }
}
