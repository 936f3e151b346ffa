//! What could not be read, and is kept all the same.

use serde::{Deserialize, Serialize};

use super::database::{ASIDE, ENTRIES, GAMES, NAMES, OWNERS, Work};
use super::games::forget;
use super::{Store, StoreError};
use crate::state::json::{self, WriteError};
use crate::state::library::Aside;

const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Stored {
    version: u32,
    reason: String,
    text: String,
}

/// Something set aside as text.
fn write(aside: &Aside) -> Result<String, WriteError> {
    let stored = Stored { version: VERSION, reason: aside.reason.clone(), text: aside.text.clone() };
    json::write(&stored)
}

/// What was set aside. A text that tells nothing is itself what can't be read.
fn read(id: String, text: String) -> Aside {
    match serde_json::from_str::<Stored>(&text) {
        Ok(stored) if stored.version == VERSION => Aside { id, reason: stored.reason, text: stored.text },
        Ok(_) | Err(_) => Aside { id, reason: crate::text::library::UNKNOWN_ASIDE.to_owned(), text },
    }
}

impl Store {
    /// Everything that was set aside.
    pub(crate) async fn list_aside(&self) -> Result<Vec<Aside>, StoreError> {
        let work = Work::reading(&self.database, &[ASIDE])?;
        Ok(work.all(ASIDE).await?.into_iter().map(|(id, text)| read(id, text)).collect())
    }

    /// Keeps texts that could not be read.
    pub(crate) async fn set_aside(&self, all: &[Aside]) -> Result<(), StoreError> {
        let work = Work::changing(&self.database, &[ASIDE])?;
        for aside in all {
            work.put(ASIDE, &aside.id, &write(aside)?)?;
        }
        work.commit().await
    }

    /// Sets a game aside that is in the store, but can't be read.
    pub(crate) async fn set_game_aside(&self, id: &str, aside: &Aside) -> Result<(), StoreError> {
        let work = Work::changing(&self.database, &[OWNERS, NAMES, ENTRIES, GAMES, ASIDE])?;
        work.put(ASIDE, &aside.id, &write(aside)?)?;
        forget(&work, id).await?;
        work.commit().await
    }

    /// Deletes something set aside, wherever it stands: a game with an unreadable entry is still among the games.
    pub(crate) async fn delete_aside(&self, id: &str) -> Result<(), StoreError> {
        let work = Work::changing(&self.database, &[ASIDE, OWNERS, NAMES, ENTRIES, GAMES])?;
        if work.get(ASIDE, id).await?.is_some() {
            work.delete(ASIDE, id)?;
        } else {
            forget(&work, id).await?;
        }
        work.commit().await
    }
}
