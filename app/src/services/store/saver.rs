//! Saving in order, and no more often than the browser can.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::{Store, StoreError};
use crate::state::library::Save;

/// Saves what it is given. While it is at it, only the newest of what comes is kept waiting.
pub(crate) struct Saver {
    store: Store,
    on_saved: Callback<Result<(), StoreError>>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    under_way: u32,
    waiting: Option<Save>,
}

impl Saver {
    /// Saves to a store and tells what came of each save.
    pub(crate) fn new(store: Store, on_saved: Callback<Result<(), StoreError>>) -> Rc<Saver> {
        Rc::new(Saver { store, on_saved, state: RefCell::default() })
    }

    /// Saves this, soon.
    pub(crate) fn save(self: &Rc<Saver>, mut save: Save) {
        let is_busy = {
            let mut state = self.state.borrow_mut();
            // Of two games, both are to be saved.
            let other = state.waiting.take_if(|waiting| waiting.kept.entry.id != save.kept.entry.id);
            save.is_new |= state.waiting.as_ref().is_some_and(|waiting| waiting.is_new);
            state.waiting = Some(save);
            let is_busy = state.under_way > 0;
            drop(state);
            if let Some(other) = other {
                self.begin(other);
            }
            is_busy
        };
        if !is_busy {
            self.flush();
        }
    }

    /// Saves what waits at once; the browser keeps the order. To be called when the page may end.
    pub(crate) fn flush(self: &Rc<Saver>) {
        let waiting = self.state.borrow_mut().waiting.take();
        if let Some(save) = waiting {
            self.begin(save);
        }
    }

    fn begin(self: &Rc<Saver>, save: Save) {
        let saving = match self.store.save(save) {
            Ok(saving) => saving,
            Err(error) => return self.on_saved.emit(Err(error)),
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
            saver.on_saved.emit(result);
            if is_free {
                saver.flush();
            }
        });
    }
}
