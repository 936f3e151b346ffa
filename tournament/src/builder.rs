//! Builds a tournament from what was written: its players, and rounds that someone else may have paired.

use std::collections::HashMap;

use crate::format::{Format, FormatError};
use crate::game::{Bye, GameId, GameResult, Pairing, Round, SidesReason, TournamentGame};
use crate::player::PlayerId;
use crate::tournament::{MAX_GAMES, Tournament};

/// Why what was written is not a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BuildError {
    /// A player who has not been added.
    Unknown,
    /// A player against itself.
    Alone,
    /// There are more than [`MAX_GAMES`] games and byes.
    TooMany,
}

pub(crate) struct Builder {
    pub(crate) tournament: Tournament,
    /// Games and byes, and games alone.
    entries: usize,
    games: usize,
    meetings: HashMap<(PlayerId, PlayerId), u32>,
}

impl Builder {
    pub(crate) fn new(format: Format, seed: u64) -> Result<Builder, FormatError> {
        let tournament = Tournament::new(format, seed)?;
        Ok(Builder { tournament, entries: 0, games: 0, meetings: HashMap::new() })
    }

    /// Begins a round. A tournament has no more rounds than games and byes.
    pub(crate) fn begin_round(&mut self) {
        if self.tournament.rounds.last().is_none_or(|round| !round.games.is_empty() || !round.byes.is_empty())
        {
            self.tournament.rounds.push(Round::default());
        }
    }

    fn round(&mut self) -> Result<&mut Round, BuildError> {
        self.entries += 1;
        if self.entries > MAX_GAMES {
            return Err(BuildError::TooMany);
        }
        if self.tournament.rounds.is_empty() {
            self.tournament.rounds.push(Round::default());
        }
        self.tournament.rounds.last_mut().ok_or(BuildError::TooMany)
    }

    pub(crate) fn add_game(
        &mut self,
        gold: PlayerId,
        silver: PlayerId,
        sides: SidesReason,
        result: Option<GameResult>,
    ) -> Result<(), BuildError> {
        if [gold, silver].iter().any(|id| self.tournament.index_of(*id).is_none()) {
            return Err(BuildError::Unknown);
        }
        if gold == silver {
            return Err(BuildError::Alone);
        }
        let met = self.meetings.entry((gold.min(silver), gold.max(silver))).or_default();
        let meeting = *met + 1;
        if result != Some(GameResult::Vacated) {
            *met += 1;
        }
        let id = GameId(self.games as u32);
        let pairing = Pairing { gold, silver, meeting, sides };
        self.round()?.games.push(TournamentGame { id, pairing, result });
        self.games += 1;
        Ok(())
    }

    pub(crate) fn add_bye(&mut self, bye: Bye) -> Result<(), BuildError> {
        if self.tournament.index_of(bye.player).is_none() {
            return Err(BuildError::Unknown);
        }
        self.round()?.byes.push(bye);
        Ok(())
    }

    pub(crate) fn set_withdrawn(&mut self, id: PlayerId, is_withdrawn: bool) -> Result<(), BuildError> {
        let player = self.tournament.players.iter_mut().find(|player| player.id == id);
        player.ok_or(BuildError::Unknown)?.is_withdrawn = is_withdrawn;
        Ok(())
    }
}
