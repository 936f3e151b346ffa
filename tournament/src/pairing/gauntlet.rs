//! The first player against all others: gauntlets and the Challenge.

use crate::format::Format;
use crate::game::{GameId, Pairing, Round, SidesReason, TournamentGame};
use crate::history::History;
use crate::lot;
use crate::tournament::Tournament;

/// A game against each opponent that has one left. Sides alternate; in a gauntlet the first player begins with gold
/// against every other opponent, in the Challenge a lot decides.
pub(super) fn next(tournament: &Tournament, history: &History) -> Option<Round> {
    let (first, others) = tournament.players.split_first()?;
    let games = tournament.format.games_of_the_first()?;
    if first.is_withdrawn {
        return None;
    }
    let mut round = Round::default();
    for (index, other) in (1..).zip(others) {
        let played = history.meetings(0, index).games;
        if other.is_withdrawn || played >= games {
            continue;
        }
        let lot = match tournament.format {
            Format::Challenge => lot::draw(tournament.seed, &[u64::from(other.id.0)]),
            _ => index as u64 + 1,
        };
        let sides = match tournament.format {
            Format::Challenge if played == 0 => SidesReason::Lot,
            _ => SidesReason::Schedule,
        };
        let has_gold = lot.is_multiple_of(2) == played.is_multiple_of(2);
        let (gold, silver) = if has_gold { (first.id, other.id) } else { (other.id, first.id) };
        let id = GameId((tournament.game_count() + round.games.len()) as u32);
        let pairing = Pairing { gold, silver, meeting: played + 1, sides };
        round.games.push(TournamentGame { id, pairing, result: None });
    }
    (!round.games.is_empty()).then_some(round)
}
