//! A pasted text: a record, a line of an archive, or a position.

use ansa_core::BySide;
use ansa_core::notation::PositionText;

use super::import::{Import, ImportedItem};
use crate::activities::play::saved;
use crate::document::{Document, GameOptions, GameStart, Player};

/// The longest text that is read, in bytes: a year of archives is a file, not a clipboard.
const LONGEST: usize = 1 << 20;

/// A game from a pasted text, between two people.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PastedText {
    /// The game.
    pub(crate) document: Document,
    /// Its name, such as “Omar – Fritz, Club”.
    pub(crate) name: Option<String>,
    /// Why part of the game is missing, if it is.
    pub(crate) trouble: Option<String>,
}

/// Reads the first game of a text, or a position.
///
/// # Errors
/// Why nothing can be shown.
pub(crate) fn read_pasted(text: &str) -> Result<PastedText, String> {
    if text.len() > LONGEST {
        return Err("it is longer than a megabyte; import it as a file".to_owned());
    }
    if let Some(document) = position(text) {
        return Ok(PastedText { document, name: None, trouble: None });
    }
    let mut failure = None;
    for item in Import::new(text) {
        match item {
            ImportedItem::Game(game) => {
                let play = saved::read(&game.text).map_err(|error| error.to_string())?;
                return Ok(PastedText {
                    document: play.document().clone(),
                    name: game.name,
                    trouble: game.trouble,
                });
            }
            ImportedItem::Quarantined(item) => failure = failure.or(Some(item.reason)),
            ImportedItem::Failure(_, reason) => failure = failure.or(Some(reason)),
        }
    }
    Err(failure.unwrap_or_else(|| "no game was found in it".to_owned()))
}

/// The game that starts from a position, if the text is one.
fn position(text: &str) -> Option<Document> {
    let read = PositionText::read(text).ok()?;
    let position = read.to_builder().build().ok()?;
    let options = GameOptions {
        players: BySide { gold: Player::Person, silver: Player::Person },
        start: GameStart::Position(position, read.number.unwrap_or(2)),
        ..GameOptions::default()
    };
    Some(Document::new(options))
}
