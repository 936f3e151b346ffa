//! The state of a tournament.

use crate::format::{Format, FormatError};
use crate::game::{GameId, Round, TournamentGame};
use crate::player::{Player, PlayerId};

/// The most games of a tournament.
pub const MAX_GAMES: usize = 50_000;

/// A tournament: its players, and the rounds so far.
///
/// It changes only by [`Tournament::apply`]. Lots are drawn with the seed, so the same players and results lead to the
/// same pairings.
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    pub(crate) format: Format,
    pub(crate) seed: u64,
    pub(crate) players: Vec<Player>,
    /// The number of the next player.
    pub(crate) next_player: u32,
    pub(crate) rounds: Vec<Round>,
}

impl Tournament {
    /// A tournament without players.
    ///
    /// # Errors
    /// A number of the format is out of range.
    pub fn new(format: Format, seed: u64) -> Result<Tournament, FormatError> {
        format.check()?;
        Ok(Tournament { format, seed, players: Vec::new(), next_player: 0, rounds: Vec::new() })
    }

    /// How it is paired.
    #[must_use]
    pub const fn format(&self) -> Format {
        self.format
    }

    /// The seed of its lots.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The players, in the order in which they were added.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The player with this number.
    #[must_use]
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.iter().find(|player| player.id == id)
    }

    /// The player with this name.
    #[must_use]
    pub fn player_named(&self, name: &str) -> Option<&Player> {
        self.players.iter().find(|player| player.name == name)
    }

    /// The rounds that have been started.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// All games, in their order.
    #[must_use]
    pub fn games(&self) -> impl DoubleEndedIterator<Item = &TournamentGame> {
        self.rounds.iter().flat_map(|round| &round.games)
    }

    /// The game with this number.
    #[must_use]
    pub fn game(&self, id: GameId) -> Option<&TournamentGame> {
        self.games().find(|game| game.id == id)
    }

    /// The games without a result.
    pub fn open_games(&self) -> impl Iterator<Item = &TournamentGame> {
        self.games().filter(|game| game.result.is_none())
    }

    /// The place of a player in the list of players.
    pub(crate) fn index_of(&self, id: PlayerId) -> Option<usize> {
        self.players.iter().position(|player| player.id == id)
    }

    /// The number of games so far, which is the number of the next one.
    pub(crate) fn game_count(&self) -> usize {
        self.rounds.iter().map(|round| round.games.len()).sum()
    }
}
