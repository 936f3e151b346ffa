//! Round robins, by Berger's tables.
//!
//! The tables give each player the same number of games with both sides, or one more with either. A second cycle has the
//! sides reversed. A round is the first of the tables in which a game is missing, and has the games that are missing: a
//! player who comes later, a vacated game and games from another schedule are all caught up with.

use crate::game::{Bye, ByeReason, GameId, Pairing, Round, SidesReason, TournamentGame};
use crate::history::History;
use crate::lot;
use crate::tournament::Tournament;

pub(super) fn next(tournament: &Tournament, history: &History, cycles: u32) -> Option<Round> {
    // The numbers in the tables are drawn by lot.
    let mut order: Vec<usize> = (0..tournament.players.len()).collect();
    order.sort_by_cached_key(|index| {
        let id = tournament.players[*index].id;
        (lot::draw(tournament.seed, &[u64::from(id.0)]), id)
    });
    let places = order.len().next_multiple_of(2);
    (0..cycles).find_map(|cycle| {
        (1..places).find_map(|number| {
            let mut round = Round::default();
            for (gold, silver) in table(places, number) {
                let (gold, silver) = if cycle % 2 == 0 { (gold, silver) } else { (silver, gold) };
                let (Some(gold), Some(silver)) = (order.get(gold - 1), order.get(silver - 1)) else {
                    continue;
                };
                let games = history.meetings(*gold, *silver).games;
                let [gold, silver] = [gold, silver].map(|index| &tournament.players[*index]);
                if games <= cycle && !gold.is_withdrawn && !silver.is_withdrawn {
                    let id = GameId((tournament.game_count() + round.games.len()) as u32);
                    let sides = SidesReason::Schedule;
                    let pairing = Pairing { gold: gold.id, silver: silver.id, meeting: games + 1, sides };
                    round.games.push(TournamentGame { id, pairing, result: None });
                }
            }
            if round.games.is_empty() {
                return None;
            }
            let plays = |id| round.games.iter().any(|game| game.pairing.side_of(id).is_some());
            let idle = tournament.players.iter().filter(|player| !player.is_withdrawn && !plays(player.id));
            round.byes = idle
                .map(|player| Bye { player: player.id, reason: ByeReason::Schedule, counts_as: None })
                .collect();
            Some(round)
        })
    })
}

/// A round (from 1) of Berger's table for an even number of places (from 1): gold and silver of each game. With an odd
/// number of players, nobody has the last place.
fn table(places: usize, round: usize) -> Vec<(usize, usize)> {
    let modulus = places - 1;
    let mut games = Vec::with_capacity(places / 2);
    for one in 1..places {
        // The places of a pairing add up to one more than the round, except for the last place.
        let two = (round + modulus - one) % modulus + 1;
        if two == one {
            let is_upper = one <= places / 2;
            games.push(if is_upper { (one, places) } else { (places, one) });
        } else if one < two {
            games.push(if (one + two) % 2 == 1 { (one, two) } else { (two, one) });
        }
    }
    // The last place is listed first, as in printed tables.
    games.sort_by_key(|(gold, silver)| (*gold.max(silver) != places, *gold.min(silver)));
    games
}

#[cfg(test)]
mod tests;
