//! Tournaments that are played on this page: who sits behind each player, and which saved game is which game of the
//! tournament. Pairings and standings are those of `ansa_tournament`.

mod challenge;
mod challenge_form;
mod challenge_history;
mod entry_form;
mod game_document;
mod game_record;
mod page_tournament;
mod results_file;
mod stored;
#[cfg(test)]
mod tests;

pub use challenge::{CHALLENGER, NextGame};
pub use challenge_form::{ChallengeControl, ChallengeForm, ChallengeSize};
pub use challenge_history::{
    CHALLENGE_HISTORY, ChallengeTurningPoint, ChallengeYear, Defence, HistoricalDefender, HistoricalProgram,
    MatchFormat, MatchScore,
};
pub use entry_form::{EntryForm, EntryFormError, TournamentKind};
pub use game_record::{RecordRefusal, ResultConflict};
pub use page_tournament::{PageGame, PageTournament, TournamentAction};

use crate::keyed::keyed;

/// The most tournaments that are kept.
pub const MAX_TOURNAMENTS: usize = 50;

/// The tournaments, the newest first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tournaments {
    pub list: Vec<PageTournament>,
}

impl Tournaments {
    /// The tournament with this id.
    pub fn get(&self, id: &str) -> Option<&PageTournament> {
        self.list.iter().find(|own| own.id == id)
    }

    /// Adds a tournament. `false` if there are too many.
    #[must_use]
    pub fn add(&mut self, tournament: PageTournament) -> bool {
        let fits = self.list.len() < MAX_TOURNAMENTS;
        if fits {
            self.list.insert(0, tournament);
        }
        fits
    }

    pub fn delete(&mut self, id: &str) {
        self.list.retain(|own| own.id != id);
    }

    /// Changes the tournament with this id, if there is one.
    pub fn change<R>(&mut self, id: &str, change: impl FnOnce(&mut PageTournament) -> R) -> Option<R> {
        self.list.iter_mut().find(|own| own.id == id).map(change)
    }

    /// Whether a tournament is not over.
    pub fn go_on(&self) -> bool {
        self.list.iter().any(|own| !own.tournament.is_over())
    }
}

keyed! {
    /// How the next round begins.
    RoundStart {
        /// When somebody presses a button.
        ByHand = "by-hand",
        /// As soon as the round before is over.
        AtOnce = "at-once",
    }
}
