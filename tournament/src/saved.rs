//! The form of a tournament in which it is stored.
//!
//! It has no version of its own: whoever stores it puts it into an envelope that has one.

use core::fmt;

use ansa_core::Side;
use serde::{Deserialize, Serialize};

use crate::builder::{BuildError, Builder};
use crate::format::{Format, FormatError};
use crate::game::{Bye, ByeReason, ByeResult, GameResult, SidesReason};
use crate::player::{PlayerError, PlayerId};
use crate::tournament::{MAX_GAMES, Tournament};

/// A tournament as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedTournament {
    format: Format,
    seed: u64,
    players: Vec<SavedPlayer>,
    rounds: Vec<SavedRound>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct SavedPlayer {
    id: u32,
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rating: Option<f64>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    withdrawn: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct SavedRound {
    games: Vec<SavedGame>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    byes: Vec<SavedBye>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct SavedGame {
    gold: u32,
    silver: u32,
    sides: SidesReason,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<SavedResult>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct SavedBye {
    player: u32,
    reason: ByeReason,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    counts_as: Option<ByeResult>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedResult {
    Gold,
    Silver,
    Draw,
    DoubleWin,
    DoubleLoss,
    NoDecision,
    Vacated,
}

impl From<GameResult> for SavedResult {
    fn from(result: GameResult) -> SavedResult {
        match result {
            GameResult::Win(Side::Gold) => SavedResult::Gold,
            GameResult::Win(Side::Silver) => SavedResult::Silver,
            GameResult::Draw => SavedResult::Draw,
            GameResult::DoubleWin => SavedResult::DoubleWin,
            GameResult::DoubleLoss => SavedResult::DoubleLoss,
            GameResult::NoDecision => SavedResult::NoDecision,
            GameResult::Vacated => SavedResult::Vacated,
        }
    }
}

impl From<SavedResult> for GameResult {
    fn from(result: SavedResult) -> GameResult {
        match result {
            SavedResult::Gold => GameResult::Win(Side::Gold),
            SavedResult::Silver => GameResult::Win(Side::Silver),
            SavedResult::Draw => GameResult::Draw,
            SavedResult::DoubleWin => GameResult::DoubleWin,
            SavedResult::DoubleLoss => GameResult::DoubleLoss,
            SavedResult::NoDecision => GameResult::NoDecision,
            SavedResult::Vacated => GameResult::Vacated,
        }
    }
}

/// Why a stored form is not a tournament.
#[derive(Clone, PartialEq, Debug)]
pub enum SavedError {
    /// A number of the format is out of range.
    Format(FormatError),
    /// The name or the rating of a player can't be used.
    Player(PlayerError),
    /// Two players have the same number.
    DuplicatePlayer(u32),
    /// A game or a bye has a player who is not in the list, or the same player twice.
    Round,
    /// There are more than [`MAX_GAMES`] games and byes.
    TooManyGames,
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedError::Format(error) => error.fmt(f),
            SavedError::Player(error) => error.fmt(f),
            SavedError::DuplicatePlayer(id) => write!(f, "two players have the number {id}"),
            SavedError::Round => f.write_str("a game is not between two players of the tournament"),
            SavedError::TooManyGames => {
                write!(f, "a tournament can't have more than {MAX_GAMES} games and byes")
            }
        }
    }
}

impl core::error::Error for SavedError {}

impl From<FormatError> for SavedError {
    fn from(error: FormatError) -> SavedError {
        SavedError::Format(error)
    }
}

impl From<PlayerError> for SavedError {
    fn from(error: PlayerError) -> SavedError {
        SavedError::Player(error)
    }
}

impl From<BuildError> for SavedError {
    fn from(error: BuildError) -> SavedError {
        match error {
            BuildError::Unknown | BuildError::Alone => SavedError::Round,
            BuildError::TooMany => SavedError::TooManyGames,
        }
    }
}

impl From<&Tournament> for SavedTournament {
    fn from(tournament: &Tournament) -> SavedTournament {
        let players = tournament.players.iter().map(|player| SavedPlayer {
            id: player.id.0,
            name: player.name.clone(),
            rating: player.rating,
            withdrawn: player.is_withdrawn,
        });
        let rounds = tournament.rounds.iter().map(|round| {
            let games = round.games.iter().map(|game| SavedGame {
                gold: game.pairing.gold.0,
                silver: game.pairing.silver.0,
                sides: game.pairing.sides,
                result: game.result.map(SavedResult::from),
            });
            let byes = round.byes.iter().map(|bye| SavedBye {
                player: bye.player.0,
                reason: bye.reason,
                counts_as: bye.counts_as,
            });
            SavedRound { games: games.collect(), byes: byes.collect() }
        });
        let (format, seed) = (tournament.format, tournament.seed);
        SavedTournament { format, seed, players: players.collect(), rounds: rounds.collect() }
    }
}

impl TryFrom<SavedTournament> for Tournament {
    type Error = SavedError;

    fn try_from(saved: SavedTournament) -> Result<Tournament, SavedError> {
        let mut builder = Builder::new(saved.format, saved.seed)?;
        for player in &saved.players {
            let id = PlayerId(player.id);
            if builder.tournament.index_of(id).is_some() {
                return Err(SavedError::DuplicatePlayer(player.id));
            }
            builder.tournament.add_player(id, &player.name, player.rating)?;
            builder.set_withdrawn(id, player.withdrawn)?;
        }
        for round in saved.rounds {
            builder.begin_round();
            for SavedGame { gold, silver, sides, result } in round.games {
                let result = result.map(GameResult::from);
                builder.add_game(PlayerId(gold), PlayerId(silver), sides, result)?;
            }
            for SavedBye { player, reason, counts_as } in round.byes {
                builder.add_bye(Bye { player: PlayerId(player), reason, counts_as })?;
            }
        }
        Ok(builder.tournament)
    }
}
