//! Rounds, their games and byes, and why they are what they are.

use ansa_core::Side;
use serde::{Deserialize, Serialize};

use crate::player::PlayerId;

/// Identifies a game of a tournament: games are numbered from 0 in the order of their rounds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub u32);

/// How a game of a tournament ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// This side won.
    Win(Side),
    /// Both get half a point. By the rules of Arimaa no game is drawn; a person can agree to it or enter it.
    Draw,
    /// Both get a point.
    DoubleWin,
    /// Both lose, such as when neither came.
    DoubleLoss,
    /// The game was played, but nobody gets anything for it.
    NoDecision,
    /// The game counts as if it had never been paired.
    Vacated,
}

impl GameResult {
    /// All results.
    pub const ALL: [GameResult; 7] = [
        GameResult::Win(Side::Gold),
        GameResult::Win(Side::Silver),
        GameResult::Draw,
        GameResult::DoubleWin,
        GameResult::DoubleLoss,
        GameResult::NoDecision,
        GameResult::Vacated,
    ];

    /// What a side gets for the game, in half points.
    #[must_use]
    pub fn half_points(self, side: Side) -> u32 {
        match self {
            GameResult::DoubleWin => 2,
            GameResult::Win(winner) if winner == side => 2,
            GameResult::Draw => 1,
            _ => 0,
        }
    }

    /// Whether the game costs a side a life.
    #[must_use]
    pub fn is_loss_of(self, side: Side) -> bool {
        self == GameResult::DoubleLoss || self == GameResult::Win(!side)
    }

    /// Whether the result says something about strength: a win or a draw. Results of both sides alike stand for games
    /// that were not played to an end.
    #[must_use]
    pub const fn is_rated(self) -> bool {
        matches!(self, GameResult::Win(_) | GameResult::Draw)
    }
}

/// Who has which side in a game, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The player who moves first.
    pub gold: PlayerId,
    /// The other player.
    pub silver: PlayerId,
    /// For which time the two meet in this tournament: 1 is the first.
    pub meeting: u32,
    /// Why the sides are so.
    pub sides: SidesReason,
}

impl Pairing {
    /// The player of a side.
    #[must_use]
    pub const fn player(&self, side: Side) -> PlayerId {
        match side {
            Side::Gold => self.gold,
            Side::Silver => self.silver,
        }
    }

    /// The side of a player.
    #[must_use]
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.player(*side) == player)
    }
}

/// Why the sides of a pairing are so. The first reason that tells the two players apart decides, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SidesReason {
    /// Gold had silver more often, compared with gold, than the other player.
    Balance,
    /// Gold had gold less often in the games between the two.
    BalanceBetween,
    /// Each gets the other side than in their last game.
    BothChange,
    /// The one who has had the same side for longer changes.
    LongerRow,
    /// The other way round than in the last game between the two.
    Reversed,
    /// Nothing spoke for either: a lot was drawn.
    Lot,
    /// The schedule of the format says so.
    Schedule,
    /// Someone chose the sides.
    ByHand,
}

/// A game of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TournamentGame {
    /// The number of the game.
    pub id: GameId,
    /// Who plays.
    pub pairing: Pairing,
    /// How it ended, if it has.
    pub result: Option<GameResult>,
}

/// A player who does not play in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bye {
    /// The player.
    pub player: PlayerId,
    /// Why this player.
    pub reason: ByeReason,
    /// What someone decided that the bye counts as. Otherwise it counts as the format says: a point in a Swiss
    /// tournament, nothing in others.
    pub counts_as: Option<ByeResult>,
}

/// What a bye counts as by decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByeResult {
    /// Like a game won.
    Win,
    /// Like a game lost.
    Loss,
}

/// Why a player has a bye. The first four are for an odd number of players: what told this player from those who
/// could have had it instead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByeReason {
    /// Nobody had fewer byes.
    FewestByes,
    /// Of those with the fewest byes, this one has the fewest losses (elimination) or points (Swiss).
    Score,
    /// Of those, this one has the best rank (elimination) or the worst (Swiss).
    Rank,
    /// Another bye would have meant worse pairings: more repeated ones, or larger differences.
    BetterPairings,
    /// The schedule of a round robin leaves this player out: the number is odd, or the opponent has withdrawn.
    Schedule,
    /// Someone gave it.
    ByHand,
}

/// A round: games, and the players who don't play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Round {
    /// The games, in the order in which they are listed.
    pub games: Vec<TournamentGame>,
    /// The players without a game.
    pub byes: Vec<Bye>,
}

impl Round {
    /// Whether every game has a result.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.games.iter().all(|game| game.result.is_some())
    }
}
