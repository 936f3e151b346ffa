//! Arimaa Challenges among the tournaments: which they are, and which game is next.

use ansa_core::{Level, Side};
use ansa_tournament::{Format, GameId, PlayerId};

use super::Tournaments;
use super::page_tournament::PageTournament;

/// The computer that challenges.
pub const CHALLENGER: Level = Level::STRONGEST;

/// The game of a Challenge that is to be played now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NextGame {
    pub game: GameId,
    /// The defender's first, second or third game.
    pub number: u32,
    pub defender: PlayerId,
    /// The defender's side.
    pub side: Side,
    /// Whether it has been begun.
    pub is_begun: bool,
}

impl PageTournament {
    /// The game of a Challenge that is to be played now: one that has been begun, or else the first. `None` after the
    /// last, and for other tournaments.
    pub fn next_challenge_game(&self) -> Option<NextGame> {
        let program = self.tournament.challenge_score()?.program;
        let mut open = self.tournament.open_games().filter_map(|game| {
            let side = !game.pairing.side_of(program)?;
            Some(NextGame {
                game: game.id,
                number: game.pairing.meeting,
                defender: game.pairing.player(side),
                side,
                is_begun: self.page_game(game).saved.is_some(),
            })
        });
        let first = open.next()?;
        if first.is_begun { Some(first) } else { open.find(|game| game.is_begun).or(Some(first)) }
    }
}

impl Tournaments {
    /// The Challenges, the newest first.
    pub fn challenges(&self) -> impl Iterator<Item = &PageTournament> {
        self.list.iter().filter(|own| own.tournament.format() == Format::Challenge)
    }
}
