//! The session: resumed at the start, saved after every change, and replaced when another game is opened.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{read_last_setups, use_last_setups};
use crate::activities::play::saved::{self, SaveTrigger};
use crate::activities::play::{Notice, PlayAction, PlayState};
use crate::document::GameOptions;
use crate::services::store::{self, InitialGame, OpenError, SaveResult, Saver, Started, Store, StoreError};
use crate::services::{page, random, time};
use crate::session::{LastSetups, OpenedGame, SaveContext, SaveTracker, Session, SessionAction};
use crate::text;

/// The result of [`use_session`].
pub(crate) struct SessionHandle {
    /// The current state.
    pub(crate) session: Rc<Session>,
    /// Applies an action. The callback is stable.
    pub(crate) act: Callback<SessionAction>,
    /// How the game is saved.
    pub(crate) persistence: Persistence,
}

/// Whether and where the current game is saved.
#[derive(Clone, PartialEq)]
pub(crate) struct Persistence {
    /// The store, if the browser provides one.
    pub(crate) store: Option<Store>,
    /// The id of the current game, if it is saved.
    pub(crate) id: Option<String>,
    /// The reason why the game is not saved, if any.
    pub(crate) trouble: Option<StoreError>,
    /// Opens a game by id, read-only if another tab plays it.
    pub(crate) open: Callback<String>,
    /// Takes the current game over from the other tab.
    pub(crate) take: Callback<()>,
    /// Retries failed saves, because there may be room again.
    pub(crate) retry: Callback<()>,
}

/// Holds the state, and saves the game after every change.
#[hook]
pub(crate) fn use_session(started: &Rc<Started>) -> SessionHandle {
    let first = &*use_memo((), |()| first_state(started));
    let session = use_reducer(|| first.clone());
    let act = {
        let dispatcher = session.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    use_last_setups(session.last(), &act);
    let trouble = use_state_eq(|| started.trouble.clone());
    let tracker = use_mut_ref(|| {
        let save = match &started.found {
            InitialGame::Game(opened) => Some(opened.save.clone()),
            InitialGame::Nothing | InitialGame::Quarantined(_) => None,
        };
        SaveTracker::new(first, save)
    });
    let on_saved = {
        let (act, trouble, tracker) = (act.clone(), trouble.setter(), tracker.clone());
        use_callback((), move |(id, result): SaveResult, ()| match result {
            Ok(()) => trouble.set(None),
            Err(StoreError::Elsewhere) if tracker.borrow().id() != Some(&*id) => {}
            Err(StoreError::Elsewhere) => act.emit(SessionAction::LoseToAnotherTab),
            Err(error) => trouble.set(Some(error)),
        })
    };
    let saver = use_memo((), |()| started.store.clone().map(|store| Saver::new(store, on_saved)));

    let now_on_it = Rc::new((*session).clone());
    // Only the saved part of the state triggers a save.
    let play = session.play();
    use_effect_with((session.serial(), play.is_read_only(), SaveTrigger::of(play)), {
        let (tracker, saver, store) = (tracker.clone(), saver.clone(), started.store.clone());
        let (session, trouble) = (now_on_it.clone(), trouble.setter());
        move |_| {
            let (Some(saver), Some(store)) = (&*saver, store) else { return };
            let now = time::now();
            let new_lease = || store.new_lease();
            let context =
                SaveContext { now, today: time::day(now), new_id: &random::key, new_lease: &new_lease };
            let text = match saved::write(session.play()) {
                Ok(text) => text,
                Err(error) => return trouble.set(Some(error.into())),
            };
            let save = tracker.borrow_mut().next(&session, &text, &context);
            if let Some(save) = save {
                store::remember(&save.stored.entry.id, &save.lease);
                saver.save(save);
            }
            let left = tracker.borrow_mut().take_left();
            if let Some(left) = left {
                // Finish pending saves of the game before deleting it.
                saver.flush();
                spawn_local(async move {
                    // If this fails, the unplayed game stays in the list, where the user can delete it. The next save
                    // that matters reports the store's problem.
                    let _ = store.discard(&left).await;
                });
            }
        }
    });
    use_effect_with((), {
        let (tracker, saver, store, act) =
            (tracker.clone(), saver.clone(), started.store.clone(), act.clone());
        move |()| {
            let listener = store.and_then(|store| {
                store.listen(move |id| {
                    if tracker.borrow().id() == Some(id) {
                        act.emit(SessionAction::LoseToAnotherTab);
                    }
                })
            });
            let before_the_end = page::watch_for_the_end(move || {
                if let Some(saver) = &*saver {
                    saver.flush_before_the_end();
                }
            });
            move || drop((listener, before_the_end))
        }
    });

    let open_game = {
        let (tracker, act, trouble, store) =
            (tracker.clone(), act.clone(), trouble.setter(), started.store.clone());
        use_callback((), move |(id, take): (String, bool), ()| {
            let (tracker, act, trouble) = (tracker.clone(), act.clone(), trouble.clone());
            let Some(store) = store.clone() else { return };
            spawn_local(async move {
                match store.open_game(&id, take).await {
                    Ok(opened) => {
                        tracker.borrow_mut().expect(opened.save.clone());
                        act.emit(SessionAction::Open(Box::new(opened)));
                    }
                    Err(OpenError::Unreadable(error)) => {
                        act.emit(PlayAction::Say(Notice::Failed(text::quarantined(&error))).into());
                    }
                    Err(OpenError::Store(StoreError::Gone)) if take => {
                        // The page's state is the only remaining copy of the game.
                        tracker.borrow_mut().keep_own(store.new_lease());
                        act.emit(SessionAction::TakeFromAnotherTab);
                    }
                    Err(OpenError::Store(error)) => trouble.set(Some(error)),
                }
            });
        })
    };
    let take = {
        let tracker = tracker.clone();
        use_callback(open_game.clone(), move |(), open_game| {
            let id = tracker.borrow().id().map(str::to_owned);
            if let Some(id) = id {
                open_game.emit((id, true));
            }
        })
    };
    let open = use_callback(open_game, |id, open_game| open_game.emit((id, false)));
    let retry = use_callback((), move |(), ()| {
        if let Some(saver) = &*saver {
            saver.flush();
        }
    });
    let persistence = Persistence {
        store: started.store.clone(),
        id: tracker.borrow().id().map(str::to_owned),
        trouble: (*trouble).clone(),
        open,
        take,
        retry,
    };
    SessionHandle { session: now_on_it, act, persistence }
}

fn first_state(started: &Started) -> Session {
    let (last, trouble) = read_last_setups();
    let fresh = |last: LastSetups| Session::new(PlayState::new(GameOptions::default()), last);
    let mut session = match &started.found {
        InitialGame::Game(opened) => Session::resumed(OpenedGame::clone(opened), last),
        InitialGame::Quarantined(error) => {
            let mut session = fresh(last);
            session.apply(PlayAction::Say(Notice::Failed(text::quarantined(error))));
            session
        }
        InitialGame::Nothing => fresh(last),
    };
    if let Some(trouble) = trouble.filter(|_| session.play().notice().is_none()) {
        session.apply(PlayAction::Say(Notice::Failed(trouble.to_owned())));
    }
    session
}
