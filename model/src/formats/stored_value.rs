//! A stored value while a part of the page uses it.

use std::rc::Rc;

use super::stored::{self, Storage, Stored, StoredTrouble};

type Change<T> = Rc<dyn Fn(&mut T)>;

/// A value as it is stored, with the changes that could not be stored yet.
#[derive(Clone)]
pub struct StoredValue<T> {
    pub value: Rc<T>,
    pub trouble: Option<StoredTrouble>,
    /// The changes of this visit that are not in the storage. The next change tries to store them again.
    unsaved: Vec<Change<T>>,
}

impl<T: Stored> StoredValue<T> {
    /// Reads the value.
    pub fn load(storage: &impl Storage) -> StoredValue<T> {
        let (value, trouble) = stored::load::<T>(storage);
        if storage.get(&stored::key::<T>()).is_some() {
            stored::save_digest(storage, &value);
        }
        StoredValue { value: Rc::new(value), trouble, unsaved: Vec::new() }
    }

    /// Changes the value, also in the storage. It is read again first, because another tab may have changed it.
    pub fn change<R>(&mut self, storage: &impl Storage, change: impl Fn(&mut T) -> R + 'static) -> R {
        let (mut value, unread) = stored::load::<T>(storage);
        for earlier in &self.unsaved {
            earlier(&mut value);
        }
        let result = change(&mut value);
        self.trouble = match stored::save(storage, &value) {
            Ok(()) => {
                self.unsaved.clear();
                unread
            }
            Err(error) => {
                self.unsaved.push(Rc::new(move |value| drop(change(value))));
                Some(StoredTrouble::NotStored(error))
            }
        };
        self.value = Rc::new(value);
        result
    }
}

#[cfg(test)]
mod tests;
