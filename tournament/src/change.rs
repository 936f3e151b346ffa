//! Everything that changes a tournament.

use core::fmt;

use crate::game::{GameId, GameResult, SidesReason};
use crate::pairing::NextRoundError;
use crate::player::{self, Player, PlayerError, PlayerId};
use crate::tournament::Tournament;

/// A change of a tournament.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// A player comes, before the first round or later.
    Add {
        /// The name.
        name: String,
        /// A rating from before the tournament.
        rating: Option<f64>,
    },
    /// A player leaves. Before the first round it is as if the player had not come; later, the player's games stay.
    Remove(PlayerId),
    /// A player who has left comes back.
    Return(PlayerId),
    /// The next round is paired.
    StartRound,
    /// The last round is taken back; it must not have results.
    CancelRound,
    /// A game ends.
    Record {
        /// The game.
        game: GameId,
        /// How it ended.
        result: GameResult,
    },
    /// A result is put right, also long after. Later rounds stay as they were paired.
    Correct {
        /// The game.
        game: GameId,
        /// How it really ended, or `None` if it has not.
        result: Option<GameResult>,
    },
    /// The players of a game without a result exchange their sides.
    SwapSides(GameId),
}

/// Why a change is not possible. The tournament is unchanged.
#[derive(Clone, PartialEq, Debug)]
pub enum ChangeError {
    /// The name or the rating can't be used.
    Player(PlayerError),
    /// No player has this number.
    UnknownPlayer(PlayerId),
    /// The player has already left.
    Withdrawn(PlayerId),
    /// The player has not left.
    NotWithdrawn(PlayerId),
    /// No game has this number.
    UnknownGame(GameId),
    /// The game already has a result: it can be corrected.
    HasResult(GameId),
    /// No round can be started.
    NextRound(NextRoundError),
    /// There is no round.
    NoRound,
    /// A game of the last round has a result.
    RoundHasResults,
}

impl fmt::Display for ChangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChangeError::Player(error) => error.fmt(f),
            ChangeError::UnknownPlayer(id) => write!(f, "there is no player {}", id.0),
            ChangeError::Withdrawn(id) => write!(f, "player {} has already left", id.0),
            ChangeError::NotWithdrawn(id) => write!(f, "player {} has not left", id.0),
            ChangeError::UnknownGame(id) => write!(f, "there is no game {}", id.0),
            ChangeError::HasResult(id) => write!(f, "game {} already has a result", id.0),
            ChangeError::NextRound(error) => error.fmt(f),
            ChangeError::NoRound => f.write_str("no round has been started"),
            ChangeError::RoundHasResults => f.write_str("a game of the last round has a result"),
        }
    }
}

impl core::error::Error for ChangeError {}

impl From<PlayerError> for ChangeError {
    fn from(error: PlayerError) -> ChangeError {
        ChangeError::Player(error)
    }
}

impl From<NextRoundError> for ChangeError {
    fn from(error: NextRoundError) -> ChangeError {
        ChangeError::NextRound(error)
    }
}

impl Tournament {
    /// Makes a change.
    ///
    /// # Errors
    /// Why it is not possible. The tournament is then unchanged.
    pub fn apply(&mut self, change: Change) -> Result<(), ChangeError> {
        match change {
            Change::Add { name, rating } => self.add_player(PlayerId(self.next_player), &name, rating)?,
            Change::Remove(id) => {
                let player = self.player_mut(id)?;
                if player.is_withdrawn {
                    return Err(ChangeError::Withdrawn(id));
                }
                player.is_withdrawn = true;
                if self.rounds.is_empty() {
                    self.players.retain(|player| player.id != id);
                }
            }
            Change::Return(id) => {
                let player = self.player_mut(id)?;
                if !player.is_withdrawn {
                    return Err(ChangeError::NotWithdrawn(id));
                }
                player.is_withdrawn = false;
            }
            Change::StartRound => {
                let round = self.next_round()?;
                self.rounds.push(round);
            }
            Change::CancelRound => {
                let round = self.rounds.last().ok_or(ChangeError::NoRound)?;
                if round.games.iter().any(|game| game.result.is_some()) {
                    return Err(ChangeError::RoundHasResults);
                }
                self.rounds.pop();
            }
            Change::Record { game, result } => *self.open_result(game)? = Some(result),
            Change::Correct { game, result } => self.game_mut(game)?.result = result,
            Change::SwapSides(game) => {
                self.open_result(game)?;
                let pairing = &mut self.game_mut(game)?.pairing;
                (pairing.gold, pairing.silver) = (pairing.silver, pairing.gold);
                pairing.sides = SidesReason::ByHand;
            }
        }
        Ok(())
    }

    /// Adds a player with this number, which must be free.
    pub(crate) fn add_player(
        &mut self,
        id: PlayerId,
        name: &str,
        rating: Option<f64>,
    ) -> Result<(), PlayerError> {
        let name = player::check(name, rating)?;
        if self.player_named(&name).is_some() {
            return Err(PlayerError::DuplicateName(name));
        }
        // After the last number there is none.
        let next = id.0.checked_add(1).ok_or(PlayerError::Full)?;
        if self.players.len() >= self.format.most_players() {
            return Err(PlayerError::Full);
        }
        self.next_player = self.next_player.max(next);
        self.players.push(Player { id, name, rating, is_withdrawn: false });
        Ok(())
    }

    fn player_mut(&mut self, id: PlayerId) -> Result<&mut Player, ChangeError> {
        self.players.iter_mut().find(|player| player.id == id).ok_or(ChangeError::UnknownPlayer(id))
    }

    fn game_mut(&mut self, id: GameId) -> Result<&mut crate::game::TournamentGame, ChangeError> {
        let mut games = self.rounds.iter_mut().flat_map(|round| &mut round.games);
        games.find(|game| game.id == id).ok_or(ChangeError::UnknownGame(id))
    }

    /// The result of a game that has none.
    fn open_result(&mut self, id: GameId) -> Result<&mut Option<GameResult>, ChangeError> {
        let result = &mut self.game_mut(id)?.result;
        if result.is_some() { Err(ChangeError::HasResult(id)) } else { Ok(result) }
    }
}
