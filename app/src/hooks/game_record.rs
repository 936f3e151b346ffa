//! The record of a saved game, as a file has it.

use ansa_model::document::Document;
use ansa_model::library::{LibraryEntry, tidy_name};
use ansa_model::text::library as words;
use ansa_texts::plain;

/// The text of the record, with the game's name and date where it has none.
pub(super) fn game_record(entry: &LibraryEntry, document: &Document) -> String {
    let (name, date) = (words::game_name(entry), words::short_date(entry.begun));
    // A name that the import has made of the tags is no news to the record.
    let imported = document.name_in_record().as_deref().and_then(tidy_name).map(|name| plain(&name));
    let given = entry.name.as_deref().filter(|given| imported != Some(plain(given)));
    document.to_export(given, &name, &date)
}
