//! Letters: whole games by link on their way from one friend to the other.

use std::borrow::Cow;
use std::rc::Rc;

use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{GameRecordError, MAX_NESTING, PackedError, Record, Tag, unpack};
use ansa_core::{Game, Side};
use ansa_texts::{pasted, reason as reasons, reason_stored as words};
use derive_more::From;

use super::terms::{LinkTerms, options};
use crate::document::game_options::{GameOptions, GameStart};
use crate::document::tree_document::Document;
use crate::formats::LONGEST_LINK;
use crate::reason::Reason;

/// The most setups and turns of a letter.
pub const MAX_LETTER_PLIES: usize = 1000;

/// A game by link as one of the friends has it: the terms, the main line and the outcome. Comments, variations, times and
/// other tags stay at home, and are not read.
#[derive(Clone, PartialEq, Debug)]
pub struct Letter {
    pub terms: LinkTerms,
    /// The game. Every turn in it is legal.
    pub game: Rc<Game>,
}

/// Why a text is no letter.
#[derive(Clone, PartialEq, Eq, Debug, From)]
pub enum LetterError {
    /// It is longer than any link.
    TooLong,
    /// The packed game is damaged, illegal, or from a newer version.
    Packed(PackedError),
    /// The record is not a legal game.
    Record(GameRecordError),
    /// The record can't be read to its end, for this reason.
    #[from(ignore)]
    Unreadable(String),
    /// It is a game, but not by link.
    NoId,
    /// The game is longer than [`MAX_LETTER_PLIES`].
    TooManyTurns,
}

impl LetterError {
    /// Whether a newer version of this page may be able to read it.
    pub fn is_newer(&self) -> bool {
        matches!(self, LetterError::Packed(PackedError::Version(version)) if version.is_ascii_digit())
    }
}

impl Reason for LetterError {
    fn why(&self) -> String {
        match self {
            LetterError::TooLong => pasted::link_too_long().to_owned(),
            LetterError::Packed(error) => error.reason(),
            LetterError::Record(error) => error.reason(),
            LetterError::Unreadable(reason) => reason.clone(),
            LetterError::NoId => words::no_game().to_owned(),
            LetterError::TooManyTurns => words::link_plies(MAX_LETTER_PLIES),
        }
    }
}

impl Letter {
    /// The letter with a document's game; `None` if it is not played by link.
    pub fn of(document: &Document) -> Option<Letter> {
        Some(Letter { terms: document.link_terms()?, game: document.game().clone() })
    }

    /// Reads a packed game.
    ///
    /// # Errors
    /// Why it is no letter.
    pub fn from_packed(packed: &str) -> Result<Letter, LetterError> {
        if packed.len() > LONGEST_LINK {
            return Err(LetterError::TooLong);
        }
        let record = unpack(packed)?.to_record();
        Letter::from_record(&record.map_err(|_| LetterError::Unreadable(reasons::too_deep(MAX_NESTING)))?)
    }

    /// Reads a record, which must be legal as a whole.
    ///
    /// # Errors
    /// Why it is no letter.
    pub fn from_record(record: &Record) -> Result<Letter, LetterError> {
        let terms = LinkTerms::from_tags(&record.tags).ok_or(LetterError::NoId)?;
        if record.line.len() > MAX_LETTER_PLIES {
            return Err(LetterError::TooManyTurns);
        }
        // Without this tag, turns that break the rules of today would count by those of earlier years.
        let rules = Tag::new("Rules", RuleSet::CURRENT.name().unwrap_or_default());
        let mut record = Cow::Borrowed(record);
        if let Some(rules) = rules.filter(|rules| record.tag(rules.name()).is_none()) {
            record.to_mut().set_tag(rules);
        }
        Ok(Letter { terms, game: Rc::new(Game::from_record(&record)?) })
    }

    /// The letter as the text of a record.
    pub fn to_text(&self) -> String {
        self.document(None).to_text()
    }

    /// The letter as a packed game; `None` if it is too long for a link.
    pub fn to_packed(&self) -> Option<String> {
        self.document(None).to_link()
    }

    /// The side whose turn it is, which is that of the receiver; `None` after the end of the game.
    pub fn receiver(&self) -> Option<Side> {
        self.game.outcome().is_none().then(|| self.game.side())
    }

    /// The game as a document with this side played here; with `None`, it is only watched.
    pub fn document(&self, seat: Option<Side>) -> Document {
        let options = GameOptions { start: GameStart::of(&self.game), ..options(seat) };
        self.terms.on(Document::from_game(Game::clone(&self.game), options))
    }
}

#[cfg(test)]
mod tests;
