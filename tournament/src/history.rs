//! What has happened to each player so far, counted from the games.

use ansa_core::Side;

use crate::format::Format;
use crate::game::{ByeResult, TournamentGame};
use crate::tournament::Tournament;

/// The games of one player. A vacated game counts nowhere; an open one counts as played, but has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PlayerHistory {
    pub(crate) golds: u32,
    pub(crate) silvers: u32,
    /// The games in a row with the same side, up to the last one: positive for gold, negative for silver.
    pub(crate) row: i32,
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    pub(crate) byes: u32,
    /// Points, as half points.
    pub(crate) half_points: u32,
    /// The round (from 0) in which the last life was lost.
    pub(crate) out_in: Option<usize>,
}

impl PlayerHistory {
    /// How many games more as gold than as silver.
    pub(crate) fn balance(&self) -> i64 {
        i64::from(self.golds) - i64::from(self.silvers)
    }
}

/// The games between two players, as one of them sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Meetings {
    pub(crate) games: u32,
    /// Those with gold.
    pub(crate) golds: u32,
    /// The side in the last one.
    pub(crate) last: Option<Side>,
}

/// The history of all players, in the order of the list of players.
pub(crate) struct History {
    pub(crate) players: Vec<PlayerHistory>,
    meetings: Vec<Meetings>,
}

impl History {
    pub(crate) fn new(tournament: &Tournament) -> History {
        let count = tournament.players.len();
        let mut history = History {
            players: vec![PlayerHistory::default(); count],
            meetings: vec![Meetings::default(); count * count],
        };
        let lives = tournament.format.lives();
        for (number, round) in tournament.rounds.iter().enumerate() {
            for game in &round.games {
                history.add_game(tournament, game);
            }
            for bye in &round.byes {
                let Some(index) = tournament.index_of(bye.player) else { continue };
                let player = &mut history.players[index];
                player.byes += 1;
                match bye.counts_as {
                    Some(ByeResult::Win) => player.half_points += 2,
                    Some(ByeResult::Loss) => player.losses += 1,
                    None if matches!(tournament.format, Format::Swiss { .. }) => player.half_points += 2,
                    None => {}
                }
            }
            for player in &mut history.players {
                if lives.is_some_and(|lives| player.losses >= lives) {
                    player.out_in.get_or_insert(number);
                }
            }
        }
        history
    }

    fn add_game(&mut self, tournament: &Tournament, game: &TournamentGame) {
        let [gold, silver] = [game.pairing.gold, game.pairing.silver].map(|id| tournament.index_of(id));
        let (Some(gold), Some(silver)) = (gold, silver) else { return };
        if game.result == Some(crate::game::GameResult::Vacated) {
            return;
        }
        for (own, other, side) in [(gold, silver, Side::Gold), (silver, gold, Side::Silver)] {
            let player = &mut self.players[own];
            let is_gold = side == Side::Gold;
            if is_gold {
                player.golds += 1;
                player.row = player.row.max(0) + 1;
            } else {
                player.silvers += 1;
                player.row = player.row.min(0) - 1;
            }
            if let Some(result) = game.result {
                let half_points = result.half_points(side);
                player.half_points += half_points;
                player.wins += u32::from(half_points == 2);
                player.draws += u32::from(half_points == 1);
                player.losses += u32::from(result.is_loss_of(side));
            }
            let count = self.players.len();
            let meetings = &mut self.meetings[own * count + other];
            meetings.games += 1;
            meetings.golds += u32::from(is_gold);
            meetings.last = Some(side);
        }
    }

    /// The games between two players, as the first sees them.
    pub(crate) fn meetings(&self, own: usize, other: usize) -> Meetings {
        self.meetings[own * self.players.len() + other]
    }
}
