//! The quarantine: unreadable data is kept unchanged instead of being deleted.

use super::database::{ENTRIES, GAMES, NAMES, OWNERS, QUARANTINE, Span, StoreTransaction};
use super::games::forget;
use super::{Store, StoreError};
use ansa_model::formats::WriteError;
use ansa_model::formats::stored;
use ansa_model::library::QuarantinedItem;
use ansa_model::text::library as words;

const FORMAT: &str = "ansa-quarantined";
const VERSION: u32 = 1;

fn write(item: &QuarantinedItem) -> Result<String, WriteError> {
    stored::write(FORMAT, VERSION, item)
}

/// Reads a quarantined item. A text in another form is itself an unreadable item.
fn read(id: String, text: String) -> QuarantinedItem {
    match stored::read::<QuarantinedItem>(&text, FORMAT, VERSION) {
        Ok(item) => QuarantinedItem { id, ..item },
        Err(_) => QuarantinedItem { id, reason: words::unknown_quarantined().to_owned(), text },
    }
}

impl Store {
    pub(crate) async fn list_quarantine(&self) -> Result<Vec<QuarantinedItem>, StoreError> {
        let transaction = StoreTransaction::read_only(&self.database, &[QUARANTINE])?;
        Ok(transaction
            .some(QUARANTINE, Span::default())
            .await?
            .into_iter()
            .map(|(id, text)| read(id, text))
            .collect())
    }

    /// Quarantines texts that could not be read.
    pub(crate) async fn quarantine(&self, all: &[QuarantinedItem]) -> Result<(), StoreError> {
        let transaction = StoreTransaction::read_write(&self.database, &[QUARANTINE])?;
        for quarantined in all {
            transaction.put(QUARANTINE, &quarantined.id, &write(quarantined)?)?;
        }
        transaction.commit().await
    }

    /// Quarantines an unreadable stored game.
    pub(crate) async fn quarantine_game(
        &self,
        id: &str,
        quarantined: &QuarantinedItem,
    ) -> Result<(), StoreError> {
        let transaction =
            StoreTransaction::read_write(&self.database, &[OWNERS, NAMES, ENTRIES, GAMES, QUARANTINE])?;
        transaction.put(QUARANTINE, &quarantined.id, &write(quarantined)?)?;
        forget(&transaction, id).await?;
        transaction.commit().await
    }

    /// Deletes a quarantined item, wherever it is stored: a game with an unreadable entry is still among the games.
    pub(crate) async fn delete_quarantined(&self, id: &str) -> Result<(), StoreError> {
        let transaction =
            StoreTransaction::read_write(&self.database, &[QUARANTINE, OWNERS, NAMES, ENTRIES, GAMES])?;
        if transaction.get(QUARANTINE, id).await?.is_some() {
            transaction.delete(QUARANTINE, id)?;
        } else {
            forget(&transaction, id).await?;
        }
        transaction.commit().await?;
        self.delete_unreadable_pack(id).await
    }
}
