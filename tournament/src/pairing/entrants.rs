//! The players who can be paired, in the order of their rank.

use core::cmp::Reverse;

use crate::format::Format;
use crate::history::History;
use crate::lot;
use crate::performance::Performances;
use crate::player::PlayerId;
use crate::tournament::Tournament;

/// A player who can be paired.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entrant {
    /// The place in the list of players.
    pub(super) index: usize,
    pub(super) id: PlayerId,
    /// From 1.
    pub(super) rank: i128,
    pub(super) losses: u32,
    pub(super) half_points: u32,
    pub(super) byes: u32,
    /// How many games more as gold than as silver.
    pub(super) balance: i64,
}

/// All players who have neither withdrawn nor lost all their lives.
pub(super) fn by_rank(tournament: &Tournament, history: &History) -> Vec<Entrant> {
    let performances = Performances::new(tournament);
    let mut entrants: Vec<Entrant> = Vec::new();
    for (index, player) in tournament.players.iter().enumerate() {
        let own = &history.players[index];
        let is_out = tournament.format.lives().is_some_and(|lives| own.losses >= lives);
        if !player.is_withdrawn && !is_out {
            entrants.push(Entrant {
                index,
                id: player.id,
                rank: 0,
                losses: own.losses,
                half_points: own.half_points,
                byes: own.byes,
                balance: own.balance(),
            });
        }
    }
    entrants.sort_by_cached_key(|entrant| {
        let score = match tournament.format {
            Format::Elimination { .. } => i64::from(entrant.losses),
            Format::Swiss { .. } => -i64::from(entrant.half_points),
            _ => 0,
        };
        let lot = lot::draw(tournament.seed, &[u64::from(entrant.id.0)]);
        (score, Reverse(performances.rounded(entrant.index)), lot, entrant.id)
    });
    for (rank, entrant) in (1..).zip(&mut entrants) {
        entrant.rank = rank;
    }
    entrants
}
