//! Rounds in which all players are paired by the cheapest matching.

use super::aims::weigh;
use super::entrants::Entrant;
use super::sides;
use crate::game::{Bye, ByeReason, GameId, Round, TournamentGame};
use crate::history::History;
use crate::matching::cheapest_perfect_matching;
use crate::tournament::Tournament;

/// What pairings and byes cost, for each aim in its order.
pub(super) trait Costs<const AIMS: usize> {
    /// The most that a round can cost.
    fn most(&self) -> [i128; AIMS];
    fn of_pair(&self, one: &Entrant, two: &Entrant) -> [i128; AIMS];
    fn of_bye(&self, entrant: &Entrant) -> [i128; AIMS];
    /// What a bye is given for: the fewest losses or points, and then the rank. The least is best.
    fn claim(&self, entrant: &Entrant) -> (u32, i128);
}

/// Pairs all entrants. If their number is odd, one of those with the fewest byes gets a bye. `None` if there are fewer
/// than two.
pub(super) fn pair<const AIMS: usize>(
    tournament: &Tournament,
    history: &History,
    entrants: &[Entrant],
    costs: &impl Costs<AIMS>,
) -> Option<Round> {
    if entrants.len() < 2 {
        return None;
    }
    let most = costs.most();
    let fewest_byes = entrants.iter().map(|entrant| entrant.byes).min().unwrap_or(0);
    // The bye is one more vertex.
    let count = entrants.len().next_multiple_of(2);
    let mut matrix = vec![vec![None; count]; count];
    for (one, entrant) in entrants.iter().enumerate() {
        for (two, other) in entrants.iter().enumerate().take(one) {
            let cost = weigh(costs.of_pair(entrant, other), most);
            matrix[one][two] = Some(cost);
            matrix[two][one] = Some(cost);
        }
        if count > entrants.len() && entrant.byes == fewest_byes {
            let cost = weigh(costs.of_bye(entrant), most);
            matrix[one][count - 1] = Some(cost);
            matrix[count - 1][one] = Some(cost);
        }
    }
    let mates = cheapest_perfect_matching(&matrix)?;
    let mut round = Round::default();
    for (entrant, mate) in entrants.iter().zip(mates) {
        match entrants.get(mate) {
            None => {
                let reason = bye_reason(entrants, entrant, fewest_byes, costs);
                round.byes.push(Bye { player: entrant.id, reason, counts_as: None });
            }
            Some(other) if entrant.rank < other.rank => {
                let id = GameId((tournament.game_count() + round.games.len()) as u32);
                let pairing =
                    sides::choose(history, tournament.seed, tournament.rounds.len(), entrant, other);
                round.games.push(TournamentGame { id, pairing, result: None });
            }
            Some(_) => {}
        }
    }
    Some(round)
}

/// What told the player with the bye from all others.
fn bye_reason<const AIMS: usize>(
    entrants: &[Entrant],
    chosen: &Entrant,
    fewest_byes: u32,
    costs: &impl Costs<AIMS>,
) -> ByeReason {
    let others = || entrants.iter().filter(|entrant| entrant.byes == fewest_byes && entrant.id != chosen.id);
    let (score, rank) = costs.claim(chosen);
    if others().next().is_none() {
        ByeReason::FewestByes
    } else if others().all(|other| costs.claim(other).0 > score) {
        ByeReason::Score
    } else if others().all(|other| costs.claim(other) > (score, rank)) {
        ByeReason::Rank
    } else {
        ByeReason::BetterPairings
    }
}
