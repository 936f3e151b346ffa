//! The state of the play screen: resumed at the start, saved after every change, and replaced when another game is
//! opened.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{use_last_setups, with_last_setups};
use crate::services::store::{self, InitialGame, OpenError, SaveResult, Saver, Started, Store, StoreError};
use crate::services::{page, random, time};
use crate::state::library::{SaveContext, SaveTracker};
use crate::state::{GameOptions, Notice, PlayAction, PlayState, saved};

/// How the page starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PageStart {
    /// With a saved game, which may be open in another tab.
    Resumed,
    /// Without a game.
    Fresh,
    /// With a message: a game was unreadable, or there is no store.
    Trouble,
}

/// The result of [`use_play`].
pub(crate) struct PlayHandle {
    /// The current state.
    pub(crate) play: Rc<PlayState>,
    /// Applies an action. The callback is stable.
    pub(crate) act: Callback<PlayAction>,
    pub(crate) start: PageStart,
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
pub(crate) fn use_play(started: &Rc<Started>) -> PlayHandle {
    let (first, start) = &*use_memo((), |()| first_state(started));
    let play = use_reducer(|| with_last_setups(first.clone()));
    let act = {
        let dispatcher = play.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    use_last_setups(&play, &act);
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
            Err(StoreError::Elsewhere) => act.emit(PlayAction::LoseToAnotherTab),
            Err(error) => trouble.set(Some(error)),
        })
    };
    let saver = use_memo((), |()| started.store.clone().map(|store| Saver::new(store, on_saved)));

    let now_on_it = Rc::new((*play).clone());
    // Only the saved part of the state triggers a save.
    use_effect_with((play.serial, play.passive, saved::save_trigger(&play)), {
        let (tracker, saver, store) = (tracker.clone(), saver.clone(), started.store.clone());
        let (play, trouble) = (now_on_it.clone(), trouble.setter());
        move |_| {
            let (Some(saver), Some(store)) = (&*saver, store) else { return };
            let now = time::now();
            let new_lease = || store.new_lease();
            let context =
                SaveContext { now, today: time::day(now), new_id: &random::key, new_lease: &new_lease };
            let text = match saved::write(&play) {
                Ok(text) => text,
                Err(error) => return trouble.set(Some(error.into())),
            };
            let save = tracker.borrow_mut().next(&play, &text, &context);
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
                        act.emit(PlayAction::LoseToAnotherTab);
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
                        tracker.borrow_mut().expect(opened.save);
                        act.emit(PlayAction::Open(Box::new(opened.play)));
                    }
                    Err(OpenError::Unreadable(error)) => {
                        act.emit(PlayAction::Say(Notice::Quarantined(error)));
                    }
                    Err(OpenError::Store(StoreError::Gone)) if take => {
                        // The page's state is the only remaining copy of the game.
                        tracker.borrow_mut().keep_own(store.new_lease());
                        act.emit(PlayAction::TakeFromAnotherTab);
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
    PlayHandle { play: now_on_it, act, start: *start, persistence }
}

fn first_state(started: &Started) -> (PlayState, PageStart) {
    let fresh = || PlayState::new(GameOptions::default());
    match &started.found {
        InitialGame::Game(opened) => (opened.play.clone(), PageStart::Resumed),
        InitialGame::Quarantined(error) => {
            (PlayState { notice: Some(Notice::Quarantined(error.clone())), ..fresh() }, PageStart::Trouble)
        }
        InitialGame::Nothing if started.trouble.is_some() => (fresh(), PageStart::Trouble),
        InitialGame::Nothing => (fresh(), PageStart::Fresh),
    }
}
