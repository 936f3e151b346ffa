//! Transactions on the `IndexedDB` database.

use std::rc::Rc;

use idb::request::futures::GetAllKeysStoreRequestFuture;
use idb::{Error, KeyRange, ObjectStore, Query, Transaction, TransactionMode};
use js_sys::{Array, Function, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomException, IdbTransaction};

use super::StoreError;
use super::connection::Connection;
use super::request::reason_of;
pub(super) use super::request::{
    ABOUT, ENTRIES, GAMES, NAMES, OWNERS, PACK_GAMES, PACK_LISTS, PACK_REMOVED, QUARANTINE,
};

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
