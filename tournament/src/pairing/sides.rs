//! Who has gold.

use ansa_core::Side;

use super::entrants::Entrant;
use crate::game::{Pairing, SidesReason};
use crate::history::History;
use crate::lot;

/// Chooses the sides of two players, by the rules of the world championship: see [`SidesReason`].
pub(super) fn choose(history: &History, seed: u64, round: usize, one: &Entrant, two: &Entrant) -> Pairing {
    let (first_has_gold, sides) = decide(history, seed, round, one, two);
    let (gold, silver) = if first_has_gold { (one, two) } else { (two, one) };
    let meeting = history.meetings(one.index, two.index).games + 1;
    Pairing { gold: gold.id, silver: silver.id, meeting, sides }
}

/// Whether the first of two players has gold, and why.
fn decide(history: &History, seed: u64, round: usize, one: &Entrant, two: &Entrant) -> (bool, SidesReason) {
    if one.balance != two.balance {
        return (one.balance < two.balance, SidesReason::Balance);
    }
    let between = history.meetings(one.index, two.index);
    let other_golds = between.games - between.golds;
    if between.golds != other_golds {
        return (between.golds < other_golds, SidesReason::BalanceBetween);
    }
    let [own, other] = [one, two].map(|entrant| history.players[entrant.index].row);
    if own.signum() * other.signum() < 0 {
        return (own < 0, SidesReason::BothChange);
    }
    if own.abs() != other.abs() {
        let is_first_longer = own.abs() > other.abs();
        let longer = if is_first_longer { own } else { other };
        return ((longer < 0) == is_first_longer, SidesReason::LongerRow);
    }
    if let Some(last) = between.last {
        return (last == Side::Silver, SidesReason::Reversed);
    }
    // The lot does not depend on who is named first.
    let (low, high) = (one.id.min(two.id), one.id.max(two.id));
    let lot = lot::draw(seed, &[round as u64, u64::from(low.0), u64::from(high.0)]);
    (lot.is_multiple_of(2) == (one.id == low), SidesReason::Lot)
}
