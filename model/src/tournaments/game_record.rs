//! Records of the games of a tournament: those that were played elsewhere come in, and all go out as one file.

use ansa_core::Side;
use ansa_tournament::GameResult;

use super::page_tournament::{PageGame, PageTournament, result_of};
use crate::document::Document;
use crate::library::{Pasted, add_record, read_pasted};

/// A game whose result is not the one that was entered by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResultConflict {
    pub entered: GameResult,
    pub played: GameResult,
}

/// Why a text is not the game of a pairing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordRefusal {
    /// It can't be read, or not to its end, for this reason.
    Unreadable(String),
    /// It is a position or steps.
    NoGame,
    /// It has so many games.
    Several(usize),
    /// The game has no result.
    NotOver,
    /// Gold and silver are each the other player.
    Exchanged,
}

impl PageGame<'_> {
    /// How a record differs from the result that was entered for the game. `None` if both are the same, and without such
    /// a result.
    pub fn result_conflict(&self, document: &Document) -> Option<ResultConflict> {
        let (entered, played) = (self.game.result?, result_of(document.game().outcome()?));
        (entered != played).then_some(ResultConflict { entered, played })
    }
}

impl PageTournament {
    /// The game in a text, a link or a record, which is over: that of a pairing, played elsewhere.
    ///
    /// # Errors
    /// Why it can't be that game.
    pub fn read_game(&self, game: PageGame<'_>, text: &str) -> Result<Document, RecordRefusal> {
        let Pasted::Game(pasted) = read_pasted(text).map_err(RecordRefusal::Unreadable)? else {
            return Err(RecordRefusal::NoGame);
        };
        if let Some(reason) = pasted.error {
            return Err(RecordRefusal::Unreadable(reason));
        }
        if pasted.games > 1 {
            return Err(RecordRefusal::Several(pasted.games));
        }
        let mut document = pasted.document;
        if document.game().outcome().is_none() {
            let is_begun = !document.game().plies().is_empty();
            return Err(if is_begun { RecordRefusal::NotOver } else { RecordRefusal::NoGame });
        }
        let names = self.names(game);
        let is_other = |side: Side| document.name(side).is_some_and(|name| name == names[!side]);
        if Side::ALL.into_iter().all(is_other) {
            return Err(RecordRefusal::Exchanged);
        }
        self.name_document(game, &mut document);
        Ok(document)
    }

    /// Adds the record of a game, played on this day, to those of others.
    pub fn add_record(&self, text: &mut String, game: PageGame<'_>, mut document: Document, date: &str) {
        self.name_document(game, &mut document);
        add_record(text, &document.to_export(None, &self.name, date), &document);
    }

    /// Writes the names of the players, the tournament and the round into a game.
    pub(super) fn name_document(&self, game: PageGame<'_>, document: &mut Document) {
        let names = self.names(game);
        for side in Side::ALL {
            document.set_name(side, Some(names[side]));
        }
        let round = self.tournament.rounds().iter().position(|round| round.games.contains(game.game));
        document.set_event(&self.name, round.map(|round| round + 1));
    }
}
