//! Saving in order, and no more often than the browser can.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::journal::JournalWriter;
use super::{Store, StoreError};
use crate::state::library::Save;

/// The id of a game, and what came of saving it.
pub(crate) type SaveResult = (String, Result<(), StoreError>);

/// Saves what it is given. While it is at it, only the newest of what comes of each game is kept waiting; what could not
/// be saved is tried again with the next save.
pub(crate) struct Saver {
    store: Store,
    on_saved: Callback<SaveResult>,
    state: RefCell<State>,
    journal: JournalWriter,
}

#[derive(Default)]
struct State {
    under_way: u32,
    waiting: Waiting,
    failed: Waiting,
    /// What the store has not confirmed: under way, waiting or failed.
    unconfirmed: Waiting,
}

/// At most one save of each game.
#[derive(Default)]
struct Waiting(Vec<Save>);

impl Waiting {
    /// Adds a save, which counts unless a newer one of the same game is there.
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

    /// Forgets what is older than a save.
    fn settle(&mut self, saved: &Save) {
        let saved = &saved.stored.entry;
        self.0.retain(|own| own.stored.entry.id != saved.id || own.stored.entry.revision > saved.revision);
    }

    fn take(&mut self) -> Vec<Save> {
        core::mem::take(&mut self.0)
    }
}

impl Saver {
    /// Saves to a store and tells what came of each save.
    pub(crate) fn new(store: Store, on_saved: Callback<SaveResult>) -> Rc<Saver> {
        let journal = JournalWriter::new(&store.tab);
        Rc::new(Saver { store, on_saved, state: RefCell::default(), journal })
    }

    /// Saves this, soon.
    pub(crate) fn save(self: &Rc<Saver>, save: Save) {
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

    /// Saves all that is not saved, at once, for the page may end. The browser may break that off: so it is written where
    /// the next page finds it, until it is confirmed.
    ///
    /// It has been seen, rarely and in Firefox only, that the state is still borrowed when a page is left, though nothing
    /// that borrows it waits: what ran before was broken off in the middle. Nothing can be done for that page any more.
    pub(crate) fn flush_before_the_end(self: &Rc<Saver>) {
        if self.state.try_borrow_mut().is_ok() {
            self.flush();
            self.write_down();
        }
    }

    /// Writes what is not confirmed to the journal. Nothing is borrowed meanwhile: Firefox lets the page hear other events
    /// while it waits for its smaller store.
    fn write_down(&self) {
        let unconfirmed = self.state.borrow().unconfirmed.0.clone();
        self.journal.write(&unconfirmed);
    }

    /// Saves what waits and what has failed at once; the browser keeps the order. To be called when there may be room
    /// again.
    pub(crate) fn flush(self: &Rc<Saver>) {
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

    fn begin(self: &Rc<Saver>, save: Save) {
        let saving = match self.store.save(save.clone()) {
            Ok(saving) => saving,
            Err(error) => return self.fail(save, error),
        };
        self.state.borrow_mut().under_way += 1;
        let saver = self.clone();
        spawn_local(async move {
            let result = saving.await;
            let is_free = {
                let mut state = saver.state.borrow_mut();
                state.under_way = state.under_way.saturating_sub(1);
                state.under_way == 0
            };
            match result {
                Ok(()) => {
                    saver.settle(&save);
                    saver.on_saved.emit((save.stored.entry.id, Ok(())));
                }
                Err(error) => saver.fail(save, error),
            }
            let waits = !saver.state.borrow().waiting.0.is_empty();
            if is_free && waits {
                saver.flush();
            }
        });
    }

    /// Nothing more is to be done for this save, or for one before it.
    fn settle(&self, save: &Save) {
        {
            let mut state = self.state.borrow_mut();
            state.failed.settle(save);
            state.unconfirmed.settle(save);
        }
        if self.journal.has_written() {
            self.write_down();
        }
    }

    /// Tells why something was not saved, and keeps it, unless another tab has the game now.
    fn fail(&self, save: Save, error: StoreError) {
        let id = save.stored.entry.id.clone();
        if error == StoreError::Elsewhere {
            self.settle(&save);
        } else {
            self.state.borrow_mut().failed.add(save);
        }
        self.on_saved.emit((id, Err(error)));
    }
}
