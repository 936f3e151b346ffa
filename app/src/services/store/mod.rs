//! The store of saved games, in `IndexedDB`.
//!
//! The tab that plays a game holds its *lease*. A tab takes the lease when it opens a game, and saves under it. A tab
//! that has lost the lease to another one notices at its next save at the latest. A save never waits for an answer, so
//! that a save started while the page closes is still carried out. If the browser aborts it, `unsaved.rs` has a copy.

mod connection;
mod database;
mod games;
mod opening;
mod pack_index;
mod packs;
mod quarantine;
mod request;
mod save_queue;
mod scan;
mod store_saver;
mod tabs;
mod unsaved;

use core::cell::{Cell, RefCell};
use std::rc::Rc;

use connection::Connection;
pub(crate) use opening::{InitialGame, Started, start};
use pack_index::PackIndex;
pub(crate) use request::NAME;
pub(crate) use scan::{ScannedGame, StoredGames};
pub(crate) use store_saver::{SaveReports, SessionSaver, StoreSaver};
pub(crate) use tabs::knows_tabs;

use crate::services::random;
use ansa_model::formats::{ReadError, WriteError};
use ansa_model::reason::Reason;
use ansa_model::text::saving as words;
use derive_more::From;

/// Why something could not be stored or found.
#[derive(Clone, PartialEq, Eq, Debug, From)]
pub(crate) enum StoreError {
    /// The browser provides no store: a private window or a setting.
    Forbidden,
    Full,
    /// The store is full. The game was saved, but not what the engine thinks of it.
    FullOfAnalysis,
    /// Another tab has taken the game.
    Elsewhere,
    /// The game no longer exists.
    Gone,
    /// A later version of the page has upgraded the store.
    Later,
    /// What is stored about the game can't be read.
    Damaged(ReadError),
    /// The game could not be serialised.
    #[from]
    Unwritten(WriteError),
    /// Any other error, in the browser's words.
    Failed(String),
}

impl Reason for StoreError {
    fn why(&self) -> String {
        let words = match self {
            StoreError::Forbidden => words::store_forbidden(),
            StoreError::Full => words::store_full(),
            StoreError::FullOfAnalysis => words::saved_without_analysis(),
            StoreError::Elsewhere => words::elsewhere(),
            StoreError::Gone => words::gone(),
            StoreError::Later => words::store_later(),
            StoreError::Damaged(error) => return error.reason(),
            StoreError::Unwritten(_) => words::game_unwritten(),
            StoreError::Failed(message) => return words::store_failed(message),
        };
        words.to_owned()
    }
}

/// The open store, and the name of the tab that opened it.
#[derive(Clone)]
pub(crate) struct Store {
    database: Rc<Connection>,
    tab: Rc<str>,
    leases: Rc<Cell<u32>>,
    /// Where games were seen that have no values of their own.
    packs: Rc<RefCell<PackIndex>>,
}

impl PartialEq for Store {
    fn eq(&self, other: &Store) -> bool {
        Rc::ptr_eq(&self.database, &other.database)
    }
}

impl Store {
    /// Opens the store and announces this tab.
    pub(crate) async fn open() -> Result<Store, StoreError> {
        let database = Connection::open().await?;
        let tab = random::key();
        tabs::hold_lock(&tab);
        Ok(Store { database, tab: tab.into(), leases: Rc::default(), packs: Rc::default() })
    }

    /// Remembers that a game was seen in a pack, so that not every pack has to be read to find it.
    pub(crate) fn saw_in_pack(&self, pack: &str, id: &str) {
        self.packs.borrow_mut().add_pack(pack, [id]);
    }

    /// A fresh lease.
    fn new_lease(&self) -> String {
        self.leases.set(self.leases.get().wrapping_add(1));
        tabs::lease(&self.tab, self.leases.get())
    }
}
