//! The next round of a tournament.

mod aims;
mod elimination;
mod entrants;
mod gauntlet;
mod matched;
mod round_robin;
mod sides;
mod swiss;

use core::fmt;

use crate::format::Format;
use crate::game::Round;
use crate::history::History;
use crate::player::PlayerId;
use crate::tournament::{MAX_GAMES, Tournament};
use entrants::Entrant;

/// How many players a tournament needs.
const LEAST_PLAYERS: usize = 2;

/// Why no round can be started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NextRoundError {
    /// So many games of earlier rounds have no result, and the pairings depend on them.
    OpenGames(usize),
    /// All rounds have been played, or nobody is left to play.
    Over,
    /// The tournament has not begun, and this is the least number of players.
    TooFewPlayers(usize),
    /// There would be more than [`MAX_GAMES`] games.
    TooManyGames,
}

impl fmt::Display for NextRoundError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NextRoundError::OpenGames(1) => f.write_str("a game of an earlier round has no result"),
            NextRoundError::OpenGames(count) => write!(f, "{count} games of earlier rounds have no result"),
            NextRoundError::Over => f.write_str("the tournament is over"),
            NextRoundError::TooFewPlayers(least) => {
                write!(f, "the tournament needs at least {least} players")
            }
            NextRoundError::TooManyGames => {
                write!(f, "a tournament can't have more than {MAX_GAMES} games")
            }
        }
    }
}

impl core::error::Error for NextRoundError {}

impl Tournament {
    /// The round that would be started now. The numbers of its games continue those of earlier rounds.
    ///
    /// # Errors
    /// Why there is no such round.
    pub fn next_round(&self) -> Result<Round, NextRoundError> {
        // Players can withdraw from a tournament that has begun.
        let here = self.players.iter().filter(|player| !player.is_withdrawn).count();
        if self.rounds.is_empty() && here < LEAST_PLAYERS {
            return Err(NextRoundError::TooFewPlayers(LEAST_PLAYERS));
        }
        let open = self.open_games().count();
        if self.format.needs_results() && open > 0 {
            return Err(NextRoundError::OpenGames(open));
        }
        let history = History::new(self);
        let round = match self.format {
            Format::RoundRobin { cycles } => round_robin::next(self, &history, cycles),
            Format::Gauntlet { .. } | Format::Challenge => gauntlet::next(self, &history),
            Format::Swiss { rounds } if self.rounds.len() >= rounds as usize => None,
            Format::Swiss { .. } => swiss::next(self, &history),
            Format::Elimination { .. } => elimination::next(self, &history),
        };
        let round = round.ok_or(NextRoundError::Over)?;
        if self.game_count() + round.games.len() > MAX_GAMES {
            return Err(NextRoundError::TooManyGames);
        }
        Ok(round)
    }

    /// Whether all games have been played and no round follows.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.open_games().next().is_none() && self.next_round() == Err(NextRoundError::Over)
    }

    /// The players who can be paired, from the first rank to the last: by losses in an elimination, by points in a Swiss
    /// tournament, then by performance, then by lot. Other formats follow a schedule that knows no ranks.
    #[must_use]
    pub fn pairing_order(&self) -> Vec<PlayerId> {
        let history = History::new(self);
        entrants::by_rank(self, &history).iter().map(|entrant: &Entrant| entrant.id).collect()
    }
}
