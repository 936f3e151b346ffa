//! The database: its stores, how it is opened, and what its errors mean.

use idb::{Database, DatabaseEvent as _, Error, Factory, ObjectStoreParams};
use wasm_bindgen::JsCast as _;
use web_sys::DomException;

use super::StoreError;

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

pub(super) fn reason_of(exception: Option<&DomException>) -> StoreError {
    let Some(exception) = exception else { return StoreError::Failed(String::new()) };
    match exception.name().as_str() {
        "QuotaExceededError" => StoreError::Full,
        _ => StoreError::Failed(exception.message()),
    }
}
