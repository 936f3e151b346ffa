//! A tournament, with what the page knows about it.

use ansa_core::clock::TimeControl;
use ansa_core::position::outcome::Outcome;
use ansa_core::{BySide, Side};
use ansa_tournament::{Change, ChangeError, GameId, GameResult, PlayerId, Round, Tournament, TournamentGame};

use super::RoundStart;
use crate::document::Player;

/// A tournament on this page.
#[derive(Clone, PartialEq, Debug)]
pub struct PageTournament {
    /// Its key: a random string of lowercase letters.
    pub id: String,
    pub name: String,
    pub tournament: Tournament,
    /// The time control of all games; `None` without a clock.
    pub control: Option<TimeControl>,
    pub round_start: RoundStart,
    /// Whether the games of computers are played, or paused.
    pub is_running: bool,
    /// Who plays for each player; nobody here for those who play elsewhere.
    pub(super) seats: Vec<(PlayerId, Player)>,
    /// The ids of the saved games, by the numbers of the games.
    pub(super) games: Vec<Option<String>>,
}

/// A change of a tournament.
#[derive(Clone, PartialEq, Debug)]
pub enum TournamentAction {
    /// Changes the players, rounds or results.
    Change(Change),
    /// Adds a player.
    Seat(String, Player),
    /// A game has been begun, with this id in the store.
    Begin(GameId, String),
    /// The saved game of a game no longer exists: it can be begun anew.
    Lose(GameId),
    /// A game has ended.
    End(GameId, Outcome),
    /// Plays the games of computers, or pauses them.
    Run(bool),
    StartRounds(RoundStart),
}

/// A game of a tournament, with what the page knows about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PageGame<'a> {
    pub game: &'a TournamentGame,
    /// The id of the saved game, if it has been begun.
    pub saved: Option<&'a str>,
    /// Who plays each side.
    pub players: BySide<Player>,
}

impl PageGame<'_> {
    /// Whether it is played without a person.
    pub fn is_of_computers(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.players[side].level().is_some())
    }

    /// Whether a computer plays one of the sides.
    pub fn has_computer(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.players[side].level().is_some())
    }

    /// Whether somebody plays it on this page.
    pub fn is_played_here(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.players[side] != Player::Friend)
    }

    /// Whether computers have to play it.
    pub fn runs(&self) -> bool {
        self.game.result.is_none() && self.is_of_computers()
    }
}

/// What the end of a game is worth.
pub(super) fn result_of(outcome: Outcome) -> GameResult {
    outcome.winner.map_or(GameResult::Draw, GameResult::Win)
}

impl PageTournament {
    /// A tournament without players.
    pub fn new(
        id: String,
        name: String,
        tournament: Tournament,
        control: Option<TimeControl>,
    ) -> PageTournament {
        PageTournament {
            id,
            name,
            tournament,
            control,
            round_start: RoundStart::ByHand,
            is_running: true,
            seats: Vec::new(),
            games: Vec::new(),
        }
    }

    /// Applies a change.
    ///
    /// # Errors
    /// Why it is not possible; then nothing has changed.
    pub fn apply(&mut self, action: TournamentAction) -> Result<(), ChangeError> {
        match action {
            TournamentAction::Change(change) => self.change(change)?,
            TournamentAction::Seat(name, player) => {
                self.tournament.apply(Change::Add { name, rating: None })?;
                if let Some(added) = self.tournament.players().last() {
                    self.seats.push((added.id, player));
                }
            }
            TournamentAction::Begin(game, id) => self.set_saved(game, Some(id))?,
            TournamentAction::Lose(game) => self.set_saved(game, None)?,
            TournamentAction::End(game, outcome) => {
                self.change(Change::Record { game, result: result_of(outcome) })?;
            }
            TournamentAction::Run(is_running) => self.is_running = is_running,
            TournamentAction::StartRounds(start) => {
                self.round_start = start;
                self.start_due_round();
            }
        }
        Ok(())
    }

    /// The players of whom nobody has said who plays for them; they play at this screen.
    pub fn unseated(&self) -> impl Iterator<Item = PlayerId> {
        let is_known = |id: PlayerId| self.seats.iter().any(|(own, _)| *own == id);
        self.tournament.players().iter().map(|player| player.id).filter(move |&id| !is_known(id))
    }

    /// The player behind a name; a person for those who are not known.
    pub fn seat(&self, id: PlayerId) -> Player {
        self.seats.iter().find(|(own, _)| *own == id).map_or(Player::Person, |(_, player)| *player)
    }

    /// The name of a player.
    pub fn name_of(&self, id: PlayerId) -> &str {
        self.tournament.player(id).map_or("", |player| &player.name)
    }

    /// All games, in their order.
    pub fn page_games(&self) -> impl DoubleEndedIterator<Item = PageGame<'_>> {
        self.tournament.games().map(|game| self.page_game(game))
    }

    /// A game with what the page knows about it.
    pub fn page_game<'a>(&'a self, game: &'a TournamentGame) -> PageGame<'a> {
        let saved = self.games.get(game.id.0 as usize).and_then(Option::as_deref);
        PageGame { game, saved, players: BySide::from_fn(|side| self.seat(game.pairing.player(side))) }
    }

    /// The game with this id in the store.
    pub fn game_of(&self, saved: &str) -> Option<GameId> {
        let index = self.games.iter().position(|own| own.as_deref() == Some(saved))?;
        u32::try_from(index).ok().map(GameId)
    }

    fn change(&mut self, change: Change) -> Result<(), ChangeError> {
        self.tournament.apply(change)?;
        // A round that was cancelled takes its games along.
        let count = self.tournament.games().count();
        self.games.truncate(count);
        self.start_due_round();
        Ok(())
    }

    /// Starts the next round, if it is to begin by itself.
    fn start_due_round(&mut self) {
        let is_due = self.round_start == RoundStart::AtOnce
            && self.tournament.rounds().last().is_some_and(Round::is_complete);
        if is_due {
            // After the last round there is none.
            let _ = self.tournament.apply(Change::StartRound);
        }
    }

    fn set_saved(&mut self, game: GameId, id: Option<String>) -> Result<(), ChangeError> {
        self.tournament.game(game).ok_or(ChangeError::UnknownGame(game))?;
        let index = game.0 as usize;
        if self.games.len() <= index {
            self.games.resize(index + 1, None);
        }
        self.games[index] = id;
        Ok(())
    }
}
