//! A value in the browser's storage, in a component.

use core::cell::RefCell;
use std::rc::Rc;

use ansa_model::formats::{Stored, StoredValue};
use ansa_model::text::storage;
use yew::prelude::*;

use crate::given::callback;
use crate::services::storage::Local;

/// The result of [`use_stored`].
#[derive(Clone)]
pub(crate) struct StoredHandle<T> {
    pub(crate) value: Rc<T>,
    /// What went wrong, as a sentence.
    pub(crate) error: Option<String>,
    stored: Rc<RefCell<StoredValue<T>>>,
    show: Callback<Shown<T>>,
    what: fn() -> &'static str,
}

type Shown<T> = (Rc<T>, Option<String>);

impl<T> PartialEq for StoredHandle<T> {
    fn eq(&self, other: &StoredHandle<T>) -> bool {
        Rc::ptr_eq(&self.value, &other.value) && self.error == other.error
    }
}

impl<T: Stored + 'static> StoredHandle<T> {
    /// Changes the value, also in the storage. What can't be stored is tried again with the next change.
    pub(crate) fn change<R>(&self, change: impl Fn(&mut T) -> R + 'static) -> R {
        let (result, shown) = {
            let mut stored = self.stored.borrow_mut();
            (stored.change(&Local, change), shown(&stored, self.what))
        };
        self.show.emit(shown);
        result
    }

    pub(crate) fn on_forget(&self) -> Callback<()> {
        callback(self.clone(), |(), handle| handle.change(|value| *value = T::default()))
    }
}

/// A stored value, whose name in sentences is `what`.
#[hook]
pub(crate) fn use_stored<T: Stored + 'static>(what: fn() -> &'static str) -> StoredHandle<T> {
    let stored = use_memo((), |()| RefCell::new(StoredValue::<T>::load(&Local)));
    let state = use_state(|| shown(&stored.borrow(), what));
    let show = {
        let state = state.setter();
        use_callback((), move |shown, ()| state.set(shown))
    };
    let (value, error) = (*state).clone();
    StoredHandle { value, error, stored, show, what }
}

fn shown<T: Stored>(stored: &StoredValue<T>, what: fn() -> &'static str) -> Shown<T> {
    (stored.value.clone(), stored.error.as_ref().map(|error| storage::error(what(), error)))
}
