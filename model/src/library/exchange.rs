//! The export files of saved games: versioned JSON, and records.

use ansa_texts::reason_stored as words;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::entry::is_false;
use super::{Date, QuarantinedItem, StoredGame};
use crate::document::Document;
use crate::formats::WriteError;
use crate::formats::stored;

/// The format name in the file.
pub(super) const FORMAT: &str = "ansa-library";
pub(super) const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
pub(super) struct File {
    pub(super) games: Vec<Box<RawValue>>,
    #[serde(default)]
    pub(super) unreadable: Vec<Box<RawValue>>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct FileGame {
    pub(super) id: String,
    pub(super) name: Option<String>,
    pub(super) created: u64,
    pub(super) begun: Date,
    pub(super) changed: u64,
    /// Whether nobody has checked its turns yet.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(super) unchecked: bool,
    /// The game in its saved form.
    pub(super) game: Box<RawValue>,
}

/// Serialises all saved games and quarantined items.
pub fn write_file(games: &[StoredGame], quarantined: &[QuarantinedItem]) -> Result<String, WriteError> {
    let mut file = File { games: Vec::new(), unreadable: Vec::new() };
    for StoredGame { entry, text } in games {
        match RawValue::from_string(text.clone()) {
            Ok(game) => file.games.push(serde_json::value::to_raw_value(&FileGame {
                id: entry.id.clone(),
                name: entry.name.clone(),
                created: entry.created,
                begun: entry.begun,
                changed: entry.changed,
                unchecked: entry.is_unchecked,
                game,
            })?),
            // The stored text is damaged: export it with the quarantined items.
            Err(_) => file.unreadable.push(serde_json::value::to_raw_value(&QuarantinedItem {
                id: String::new(),
                reason: words::damaged().to_owned(),
                text: text.clone(),
            })?),
        }
    }
    for one in quarantined {
        file.unreadable.push(serde_json::value::to_raw_value(one)?);
    }
    stored::write(FORMAT, VERSION, &file)
}

/// Adds the record of a game to those of others. [`super::Import`] reads the same games from the text.
pub fn add_record(text: &mut String, record: &str, document: &Document) {
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(record);
    if document.game().plies().is_empty() {
        // Without turns, only a result tells where it ends.
        text.push_str("*\n");
    }
}
