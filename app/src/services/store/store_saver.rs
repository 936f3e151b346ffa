//! Saves the session in the store. The parts of the program that are loaded before the store know only how.

use core::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::opening::{self, OpenError, Purpose};
use super::save_queue::{SaveQueue, SaveResult};
use super::tabs::{self, Listener};
use super::{Store, StoreError};
use crate::services::{page, random, storage, time};
use ansa_model::activities::play::{Notice, saved};
use ansa_model::activities::study::StudyNotice;
use ansa_model::library::{Save, Studies};
use ansa_model::session::{RunningGame, SaveContext, SaveTracker, Session, SessionAction};
use ansa_model::text;

/// Saves the session after its changes, and opens other games.
pub(crate) trait SessionSaver {
    fn store(&self) -> &Store;

    /// The id of the current game, if it is saved.
    fn id(&self) -> Option<String>;

    /// Saves the session, unless the store already has this state, and returns the id of its game, if it is saved.
    fn save(&self, session: &Session) -> Option<String>;

    /// Opens a game by id. If another tab plays it, it is read-only unless `take` is set.
    fn open(&self, id: String, take: bool);

    /// Lets a saved game go on without being shown. Calls `on_gone` if it does not exist or can't be read.
    fn run(&self, id: String, on_gone: Callback<()>);

    /// Retries failed saves, because there may be room again.
    fn retry(&self);
}

/// What a [`SessionSaver`] reports.
#[derive(Clone)]
pub(crate) struct SaveReports {
    pub(crate) act: Callback<SessionAction>,
    /// Receives the reason why the game is not saved; `None` once it is.
    pub(crate) error: Callback<Option<StoreError>>,
}

/// The store, and what of the current game it has.
pub(crate) struct StoreSaver {
    store: Store,
    tracker: Rc<RefCell<SaveTracker>>,
    queue: Rc<SaveQueue>,
    reports: SaveReports,
    _listener: Option<Listener>,
    _end: [EventListener; 3],
}

impl StoreSaver {
    /// Saves a session from now on. `first` is its state at the start of the page, and `save` the store's copy of it, if
    /// there is one.
    pub(crate) fn start(
        store: Store,
        first: &Session,
        save: Option<Save>,
        reports: SaveReports,
    ) -> Rc<dyn SessionSaver> {
        let tracker = Rc::new(RefCell::new(SaveTracker::new(first, save)));
        let queue = SaveQueue::new(store.clone(), on_saved(&tracker, &reports));
        let listener = {
            let (tracker, act) = (tracker.clone(), reports.act.clone());
            store.listen(move |id| {
                let tracker = tracker.borrow();
                if tracker.id() == Some(id) {
                    act.emit(SessionAction::LoseToAnotherTab);
                } else if tracker.running(id).is_some() {
                    act.emit(SessionAction::Stop(id.into()));
                }
            })
        };
        let end = {
            let queue = queue.clone();
            page::watch_for_the_end(move || queue.flush_before_the_end())
        };
        Rc::new(StoreSaver { store, tracker, queue, reports, _listener: listener, _end: end })
    }
}

fn on_saved(tracker: &Rc<RefCell<SaveTracker>>, reports: &SaveReports) -> Callback<SaveResult> {
    let (tracker, SaveReports { act, error }) = (tracker.clone(), reports.clone());
    Callback::from(move |(id, result): SaveResult| match result {
        Ok(()) => error.emit(None),
        Err(StoreError::Elsewhere | StoreError::Gone) if tracker.borrow().id() != Some(&*id) => {
            act.emit(SessionAction::Stop(id.into()));
        }
        Err(StoreError::Elsewhere) => act.emit(SessionAction::LoseToAnotherTab),
        Err(failure) => error.emit(Some(failure)),
    })
}

impl SessionSaver for StoreSaver {
    fn store(&self) -> &Store {
        &self.store
    }

    fn id(&self) -> Option<String> {
        self.tracker.borrow().id().map(str::to_owned)
    }

    fn save(&self, session: &Session) -> Option<String> {
        let text = match saved::write(&session.play) {
            Ok(text) => text,
            Err(error) => {
                self.reports.error.emit(Some(error.into()));
                return None;
            }
        };
        let now = time::now();
        let context = SaveContext {
            now,
            today: time::day(now),
            new_id: &random::key,
            new_lease: &|| self.store.new_lease(),
            is_chapter: &|id| storage::load::<Studies>().0.of(id).is_some(),
        };
        let save = self.tracker.borrow_mut().next(session, &text, &context);
        if let Some(save) = save {
            tabs::remember(&save.stored.entry.id, &save.lease);
            self.queue.save(save);
        }
        let running = self.tracker.borrow_mut().next_running(session, saved::write, &context);
        match running {
            Ok(saves) => saves.into_iter().for_each(|save| self.queue.save(save)),
            Err(error) => self.reports.error.emit(Some(error.into())),
        }
        let left = self.tracker.borrow_mut().take_left();
        if let Some(left) = left {
            // Finish pending saves of the game before deleting it.
            self.queue.flush();
            let store = self.store.clone();
            spawn_local(async move {
                // If this fails, the unplayed game stays in the list, where the user can delete it. The next save
                // that matters reports the store's problem.
                let _ = store.discard(&left).await;
            });
        }
        self.id()
    }

    fn open(&self, id: String, take: bool) {
        let running = self.tracker.borrow().running(&id).cloned();
        if let Some(save) = running {
            tabs::remember(&id, &save.lease);
            self.tracker.borrow_mut().expect(save);
            return self.reports.act.emit(SessionAction::Return(id.into()));
        }
        let (store, tracker) = (self.store.clone(), self.tracker.clone());
        let SaveReports { act, error } = self.reports.clone();
        spawn_local(async move {
            match opening::open(&store, &id, if take { Purpose::Take } else { Purpose::Show }).await {
                Ok(opened) => {
                    tabs::remember(&id, &opened.save.lease);
                    tracker.borrow_mut().expect(opened.save.clone());
                    act.emit(SessionAction::Open(Box::new(opened)));
                }
                Err(OpenError::Unreadable(error)) => {
                    let why = text::quarantined(&error);
                    act.emit(SessionAction::Say(Notice::Failed(why.clone()), StudyNotice::Failed(why)));
                }
                Err(OpenError::Store(StoreError::Gone)) if take => {
                    // The page's state is the only remaining copy of the game.
                    tracker.borrow_mut().save_as_new(store.new_lease());
                    act.emit(SessionAction::TakeFromAnotherTab);
                }
                Err(OpenError::Store(failure)) => error.emit(Some(failure)),
            }
        });
    }

    fn run(&self, id: String, on_gone: Callback<()>) {
        let (store, tracker) = (self.store.clone(), self.tracker.clone());
        let SaveReports { act, error } = self.reports.clone();
        spawn_local(async move {
            match opening::open(&store, &id, Purpose::Run).await {
                Ok(opened) => {
                    let game = RunningGame::new(id, opened.play);
                    tracker.borrow_mut().expect_running(opened.save);
                    act.emit(SessionAction::Run(game));
                }
                Err(OpenError::Unreadable(_) | OpenError::Store(StoreError::Gone)) => on_gone.emit(()),
                Err(OpenError::Store(failure)) => error.emit(Some(failure)),
            }
        });
    }

    fn retry(&self) {
        self.queue.flush();
    }
}
