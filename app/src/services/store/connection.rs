//! The connection to the database, which is opened again if the browser has closed it.

use core::cell::{Cell, RefCell};
use std::rc::Rc;

use idb::{Database, Transaction, TransactionMode};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;

use super::StoreError;
use super::request::{reason_of_closed, request};

/// A connection. The browser closes it if the person deletes the data of the page, or if the disk fails.
pub(crate) struct Connection {
    /// `None` until it is open for the first time.
    database: RefCell<Option<Rc<Database>>>,
    /// Whether a later version of the page, in another tab, has upgraded the database.
    is_given_up: Rc<Cell<bool>>,
    is_opening: Cell<bool>,
}

impl Connection {
    pub(super) async fn open() -> Result<Rc<Connection>, StoreError> {
        let connection = Rc::new(Connection {
            database: RefCell::default(),
            is_given_up: Rc::default(),
            is_opening: Cell::new(false),
        });
        connection.connect().await?;
        Ok(connection)
    }

    async fn connect(self: &Rc<Connection>) -> Result<(), StoreError> {
        let mut database = request().await?;
        // Let a later version of the page, in another tab, upgrade the database. This tab then reports it.
        let is_given_up = self.is_given_up.clone();
        database.on_version_change(move |event| {
            is_given_up.set(true);
            let target = event.target().and_then(|target| target.dyn_into::<web_sys::IdbDatabase>().ok());
            if let Some(database) = target {
                database.close();
            }
        });
        let connection = Rc::downgrade(self);
        database.on_close(move |_| {
            if let Some(connection) = connection.upgrade() {
                connection.open_again();
            }
        });
        *self.database.borrow_mut() = Some(Rc::new(database));
        Ok(())
    }

    fn open_again(self: &Rc<Connection>) {
        if self.is_given_up.get() || self.is_opening.replace(true) {
            return;
        }
        let connection = self.clone();
        spawn_local(async move {
            // If it fails, the next transaction reports that and tries again.
            let _ = connection.connect().await;
            connection.is_opening.set(false);
        });
    }

    /// Starts a transaction on these stores.
    pub(super) fn transaction(
        self: &Rc<Connection>,
        stores: &[&str],
        mode: TransactionMode,
    ) -> Result<Transaction, StoreError> {
        let database = self.database.borrow().clone();
        let database = database.ok_or(StoreError::Failed(String::new()))?;
        database.transaction(stores, mode).map_err(|error| {
            let Some(reason) = reason_of_closed(&error) else { return StoreError::from(error) };
            if self.is_given_up.get() {
                return StoreError::Later;
            }
            self.open_again();
            reason
        })
    }
}
