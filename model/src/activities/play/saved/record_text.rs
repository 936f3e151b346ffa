//! The record of a saved game, without reading the game: a hundred thousand of them must not take long.

use std::borrow::Cow;

use serde::Deserialize;

use super::{FORMAT, VERSION};

#[derive(Deserialize)]
struct OnlyRecord<'a> {
    #[serde(borrow)]
    format: Cow<'a, str>,
    version: u32,
    record: Option<String>,
}

/// The record in a saved game; `None` if the text is damaged, or of another version.
pub fn record_text(text: &str) -> Option<String> {
    let OnlyRecord { format, version, record } = serde_json::from_str(text).ok()?;
    (format == FORMAT && version == VERSION).then_some(record).flatten()
}
