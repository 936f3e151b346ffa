//! The `IndexedDB` database, and transactions on it.

use std::rc::Rc;

use idb::request::futures::GetAllKeysStoreRequestFuture;
use idb::{
    Database, DatabaseEvent as _, Error, Factory, KeyRange, ObjectStore, ObjectStoreParams, Query,
    Transaction, TransactionMode,
};
use js_sys::{Array, Function, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomException, IdbTransaction};

use super::StoreError;
use super::connection::Connection;

pub(crate) const NAME: &str = "ansa";
/// Its version. A later version adds what is missing in [`make`].
const VERSION: u32 = 1;

/// The valid lease of each game, by the game's id.
pub(super) const OWNERS: &str = "owners";
/// The custom names of games, by the game's id.
pub(super) const NAMES: &str = "names";
/// The list entry of each game, by the game's id and lease.
pub(super) const ENTRIES: &str = "entries";
/// The games themselves, by the same keys.
pub(super) const GAMES: &str = "games";
/// The quarantine, by a key derived from the text.
pub(super) const QUARANTINE: &str = "quarantine";
/// Single values: the id of the game that was opened last.
pub(super) const ABOUT: &str = "about";

/// The list entries of the games of each pack, by the pack's key; see `packs.rs`.
pub(super) const PACK_LISTS: &str = "pack-lists";
/// The games of each pack, by the same keys.
pub(super) const PACK_GAMES: &str = "pack-games";
/// The games that were taken out of a pack, by the pack's key and the game's id. The values are empty.
pub(super) const PACK_REMOVED: &str = "pack-removed";

const ALL: [&str; 9] =
    [OWNERS, NAMES, ENTRIES, GAMES, QUARANTINE, ABOUT, PACK_LISTS, PACK_GAMES, PACK_REMOVED];

/// Opens the database and upgrades it if necessary.
pub(super) async fn request() -> Result<Database, StoreError> {
    let factory = Factory::new().map_err(|_| StoreError::Forbidden)?;
    let mut request = factory.open(NAME, Some(VERSION)).map_err(|_| StoreError::Forbidden)?;
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            make(&database);
        }
    });
    request.await.map_err(|error| match name_of(&error).as_deref() {
        Some("VersionError") => StoreError::Later,
        Some("QuotaExceededError") => StoreError::Full,
        _ => StoreError::Forbidden,
    })
}

/// Creates the missing object stores. If this fails, the first use reports an error.
fn make(database: &Database) {
    for name in ALL {
        let _ = database.create_object_store(name, ObjectStoreParams::new());
    }
}

/// A part of the keys of a store; by default all of them.
#[derive(Clone, Copy, Default)]
pub(super) struct Span<'a> {
    /// Only keys after this one.
    pub(super) after: Option<&'a str>,
    /// Only keys before this one.
    pub(super) before: Option<&'a str>,
    /// At most so many.
    pub(super) most: Option<u32>,
}

impl Span<'_> {
    fn range(self) -> Result<Option<Query>, Error> {
        let key = |key: &str| JsValue::from_str(key);
        let range = match (self.after, self.before) {
            (None, None) => return Ok(None),
            (Some(after), None) => KeyRange::lower_bound(&key(after), Some(true)),
            (None, Some(before)) => KeyRange::upper_bound(&key(before), Some(true)),
            (Some(after), Some(before)) => KeyRange::bound(&key(after), &key(before), Some(true), Some(true)),
        };
        range.map(|range| Some(range.into()))
    }
}

/// An open transaction. A read-write transaction dropped before [`StoreTransaction::commit`] is aborted; otherwise the
/// browser would carry out the requests made before the failure.
pub(super) struct StoreTransaction {
    transaction: Option<Transaction>,
    is_read_write: bool,
}

impl Drop for StoreTransaction {
    fn drop(&mut self) {
        if let Some(transaction) = self.transaction.take().filter(|_| self.is_read_write) {
            // Fails if the transaction has already ended, and then there is nothing to abort.
            let _ = transaction.abort();
        }
    }
}

impl StoreTransaction {
    /// Starts a read-only transaction on these stores.
    pub(super) fn read_only(
        database: &Rc<Connection>,
        stores: &[&str],
    ) -> Result<StoreTransaction, StoreError> {
        StoreTransaction::begin(database, stores, TransactionMode::ReadOnly)
    }

    /// Starts a read-write transaction on these stores.
    pub(super) fn read_write(
        database: &Rc<Connection>,
        stores: &[&str],
    ) -> Result<StoreTransaction, StoreError> {
        StoreTransaction::begin(database, stores, TransactionMode::ReadWrite)
    }

    fn begin(
        database: &Rc<Connection>,
        stores: &[&str],
        mode: TransactionMode,
    ) -> Result<StoreTransaction, StoreError> {
        let transaction = Some(database.transaction(stores, mode)?);
        Ok(StoreTransaction { transaction, is_read_write: mode == TransactionMode::ReadWrite })
    }

    fn store(&self, name: &str) -> Result<ObjectStore, StoreError> {
        // The transaction is only taken when it ends.
        let transaction = self.transaction.as_ref().ok_or(StoreError::Failed(String::new()))?;
        Ok(transaction.object_store(name)?)
    }

    /// The text under a key. The request is made before this function returns.
    pub(super) fn get(
        &self,
        store: &str,
        key: &str,
    ) -> impl Future<Output = Result<Option<String>, StoreError>> + use<> {
        let request =
            self.store(store).and_then(|store| Ok(store.get(JsValue::from_str(key))?.into_future()));
        async move { Ok(request?.await?.and_then(|value| value.as_string())) }
    }

    /// The keys and texts of a part of a store, without values that are not texts, in the order of the keys. The requests
    /// are made before this function returns.
    pub(super) fn some(
        &self,
        store: &str,
        span: Span<'_>,
    ) -> impl Future<Output = Result<Vec<(String, String)>, StoreError>> + use<> {
        let keys = self.all_keys(store, span);
        let values =
            self.store(store).and_then(|store| Ok(store.get_all(span.range()?, span.most)?.into_future()));
        async move {
            let (keys, values) = (keys?.await?, values?.await?);
            let pairs = texts(&keys).into_iter().zip(texts(&values));
            Ok(pairs.filter_map(|(key, text)| Some((key?, text?))).collect())
        }
    }

    /// The keys of a part of a store, in order. The request is made before this function returns.
    pub(super) fn keys(
        &self,
        store: &str,
        span: Span<'_>,
    ) -> impl Future<Output = Result<Vec<String>, StoreError>> + use<> {
        let keys = self.all_keys(store, span);
        async move { Ok(texts(&keys?.await?).into_iter().flatten().collect()) }
    }

    fn all_keys(&self, store: &str, span: Span<'_>) -> Result<GetAllKeysStoreRequestFuture, StoreError> {
        Ok(self.store(store)?.get_all_keys(span.range()?, span.most)?.into_future())
    }

    pub(super) fn put(&self, store: &str, key: &str, text: &str) -> Result<(), StoreError> {
        self.store(store)?.put(&JsValue::from_str(text), Some(&JsValue::from_str(key)))?;
        Ok(())
    }

    pub(super) fn delete(&self, store: &str, key: &str) -> Result<(), StoreError> {
        self.store(store)?.delete(JsValue::from_str(key))?;
        Ok(())
    }

    /// Commits. The future completes when everything is stored.
    pub(super) fn commit(mut self) -> impl Future<Output = Result<(), StoreError>> + use<> {
        let ending = self.transaction.take().map(end);
        async move {
            match ending {
                Some(ending) => ending.await,
                None => Ok(()),
            }
        }
    }
}

fn end(mut transaction: Transaction) -> impl Future<Output = Result<(), StoreError>> + use<> {
    let promise = Promise::new(&mut |resolve: Function, reject: Function| {
        transaction.on_complete(move |_| {
            // A promise's `resolve` and `reject` never throw.
            let _ = resolve.call0(&JsValue::NULL);
        });
        transaction.on_abort(move |event| {
            let ended = event.target().and_then(|target| target.dyn_into::<IdbTransaction>().ok());
            let error = ended.and_then(|ended| ended.error()).map_or(JsValue::NULL, JsValue::from);
            let _ = reject.call1(&JsValue::NULL, &error);
        });
    });
    let committed = transaction.commit();
    async move {
        let _transaction = committed?;
        let ended = JsFuture::from(promise).await;
        ended.map(drop).map_err(|error| reason_of(error.dyn_ref::<DomException>()))
    }
}

/// The texts among values. They cross the JavaScript boundary as one string: each crossing takes time, and there may
/// be tens of thousands of values.
fn texts(values: &[JsValue]) -> Vec<Option<String>> {
    const BETWEEN: char = '\0';
    let all_are_texts = values.iter().all(JsValue::is_string);
    let count = values.len();
    let array: Array = values.iter().collect();
    let joined = String::from(array.join(&BETWEEN.to_string()));
    let texts: Vec<Option<String>> = joined.split(BETWEEN).map(|text| Some(text.to_owned())).collect();
    // Otherwise a text contains the separator, or a value is not a text.
    if all_are_texts && texts.len() == count {
        return texts;
    }
    values.iter().map(JsValue::as_string).collect()
}

fn exception(error: &Error) -> Option<DomException> {
    match error {
        Error::DomException(exception) => Some(exception.clone()),
        Error::TransactionOpenFailed(value)
        | Error::ObjectStoreNotFound(value)
        | Error::AddFailed(value)
        | Error::UpdateFailed(value)
        | Error::DeleteFailed(value)
        | Error::GetFailed(value)
        | Error::GetAllFailed(value)
        | Error::GetAllKeysFailed(value)
        | Error::IndexedDbOpenFailed(value) => value.dyn_ref::<DomException>().cloned(),
        _ => None,
    }
}

/// What to say if an error is that of a closed connection; `None` for others.
pub(super) fn reason_of_closed(error: &Error) -> Option<StoreError> {
    let exception = exception(error).filter(|exception| exception.name() == "InvalidStateError")?;
    Some(StoreError::Failed(exception.message()))
}

fn name_of(error: &Error) -> Option<String> {
    exception(error).map(|exception| exception.name())
}

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        match exception(&error) {
            Some(exception) => reason_of(Some(&exception)),
            None => StoreError::Failed(error.to_string()),
        }
    }
}

fn reason_of(exception: Option<&DomException>) -> StoreError {
    let Some(exception) = exception else { return StoreError::Failed(String::new()) };
    match exception.name().as_str() {
        "QuotaExceededError" => StoreError::Full,
        _ => StoreError::Failed(exception.message()),
    }
}
