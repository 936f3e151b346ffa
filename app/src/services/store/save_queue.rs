//! Saves in order, one transaction at a time.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::unsaved::UnsavedGames;
use super::{Store, StoreError};
use ansa_model::activities::play::saved;
use ansa_model::library::{Save, StoredGame};

/// The id of a game, and the result of saving it.
pub(crate) type SaveResult = (String, Result<(), StoreError>);

/// Saves games. While a save is in progress, only the newest state of each game waits. Failed saves are retried with
/// the next one.
pub(crate) struct SaveQueue {
    store: Store,
    on_saved: Callback<SaveResult>,
    state: RefCell<State>,
    unsaved: UnsavedGames,
}

#[derive(Default)]
struct State {
    under_way: u32,
    waiting: Waiting,
    failed: Waiting,
    /// Saves that the store has not confirmed: in progress, waiting or failed.
    unconfirmed: Waiting,
}

/// At most one save per game.
#[derive(Default)]
struct Waiting(Vec<Save>);

impl Waiting {
    /// Adds a save, unless there is a newer one of the same game.
    fn add(&mut self, save: Save) {
        match self.0.iter_mut().find(|own| own.stored.entry.id == save.stored.entry.id) {
            None => self.0.push(save),
            Some(own) => {
                let is_new = own.is_new || save.is_new;
                if own.stored.entry.revision <= save.stored.entry.revision {
                    *own = save;
                }
                own.is_new = is_new;
            }
        }
    }

    /// Removes saves that are not newer than this one.
    fn remove_up_to(&mut self, saved: &Save) {
        let saved = &saved.stored.entry;
        self.0.retain(|own| own.stored.entry.id != saved.id || own.stored.entry.revision > saved.revision);
    }

    fn take(&mut self) -> Vec<Save> {
        core::mem::take(&mut self.0)
    }
}

impl SaveQueue {
    /// Creates a queue. `on_saved` receives the result of every save.
    pub(crate) fn new(store: Store, on_saved: Callback<SaveResult>) -> Rc<SaveQueue> {
        let unsaved = UnsavedGames::new(&store.tab);
        Rc::new(SaveQueue { store, on_saved, state: RefCell::default(), unsaved })
    }

    pub(crate) fn save(self: &Rc<SaveQueue>, save: Save) {
        let is_busy = {
            let mut state = self.state.borrow_mut();
            state.unconfirmed.add(save.clone());
            state.waiting.add(save);
            state.under_way > 0
        };
        if !is_busy {
            self.flush();
        }
    }

    /// Starts all pending saves immediately, because the page may end. The browser may abort them, so they are also
    /// stored outside the store until they are confirmed.
    ///
    /// In Firefox, rarely, the state is still borrowed when the page ends, although no borrow lives across an await:
    /// the previous callback was interrupted. Nothing more can be done for that page.
    pub(crate) fn flush_before_the_end(self: &Rc<SaveQueue>) {
        if self.state.try_borrow_mut().is_ok() {
            self.flush();
            self.store_unsaved();
        }
    }

    /// Stores the unconfirmed saves outside the store. Nothing is borrowed meanwhile, because Firefox may dispatch other
    /// events while the page waits for `localStorage`.
    fn store_unsaved(&self) {
        let unconfirmed = self.state.borrow().unconfirmed.0.clone();
        self.unsaved.write(&unconfirmed);
    }

    /// Starts all waiting and failed saves immediately; the browser keeps their order. Call it when there may be room
    /// again.
    pub(crate) fn flush(self: &Rc<SaveQueue>) {
        let all = {
            let mut state = self.state.borrow_mut();
            for newer in state.waiting.take() {
                state.failed.add(newer);
            }
            state.failed.take()
        };
        for save in all {
            self.begin(save);
        }
    }

    fn begin(self: &Rc<SaveQueue>, save: Save) {
        let saving = self.store.save(save.clone());
        self.state.borrow_mut().under_way += 1;
        let queue = self.clone();
        spawn_local(async move {
            let result = match saving {
                Ok(saving) => saving.await,
                Err(error) => Err(error),
            };
            let result = match result {
                Err(StoreError::Full) => queue.save_without_analysis(&save).await,
                result => result,
            };
            let is_free = {
                let mut state = queue.state.borrow_mut();
                state.under_way = state.under_way.saturating_sub(1);
                state.under_way == 0
            };
            match result {
                Ok(()) | Err(StoreError::FullOfAnalysis) => {
                    queue.forget(&save);
                    queue.on_saved.emit((save.stored.entry.id, result));
                }
                Err(error) => queue.fail(save, error),
            }
            let waits = !queue.state.borrow().waiting.0.is_empty();
            if is_free && waits {
                queue.flush();
            }
        });
    }

    /// Saves a game that does not fit into the store without what the engine thinks of it: the game itself matters more.
    async fn save_without_analysis(&self, save: &Save) -> Result<(), StoreError> {
        let text = saved::without_analysis(&save.stored.text).ok_or(StoreError::Full)?;
        let stored = StoredGame { text, entry: save.stored.entry.clone() };
        self.store.save(Save { stored, ..save.clone() })?.await?;
        Err(StoreError::FullOfAnalysis)
    }

    /// Removes this save, and older ones of the same game, from all queues.
    fn forget(&self, save: &Save) {
        {
            let mut state = self.state.borrow_mut();
            state.failed.remove_up_to(save);
            state.unconfirmed.remove_up_to(save);
        }
        if self.unsaved.are_stored() {
            self.store_unsaved();
        }
    }

    /// Reports a failed save and keeps it for a retry, unless another tab has taken the game.
    fn fail(&self, save: Save, error: StoreError) {
        let id = save.stored.entry.id.clone();
        if error == StoreError::Elsewhere {
            self.forget(&save);
        } else {
            self.state.borrow_mut().failed.add(save);
        }
        self.on_saved.emit((id, Err(error)));
    }
}
