//! Texts of the ladder: what the opponents are like, a person's results and rating, and what a game has changed.

pub use ansa_texts::ladder::*;

use ansa_core::Level;

use super::opponent;
use crate::activities::ladder::{LadderOffer, LevelResults, as_strong, measured};
use crate::activities::play::LadderState;
use crate::activities::rated_game::RatingChange;

/// The results against an opponent.
pub fn results(of: LevelResults) -> String {
    if of == LevelResults::default() { not_met().to_owned() } else { won_and_lost(of.won, of.lost) }
}

/// How strong an opponent is on arimaa.com's scale, and which program was rated like that; `None` for one that has not
/// been measured.
pub fn measured_strength(level: Level) -> Option<String> {
    let own = measured(level)?;
    let [low, high] = [own.low, own.high].map(|rating| rating.to_string());
    let Some(program) = as_strong(level) else { return Some(strength(&low, &high)) };
    let [lowest, highest] = [program.rated.low, program.rated.high].map(|rating| rating.to_string());
    Some(match program.years {
        Some(years) => strength_as_in(program.name, years, &lowest, &highest, &low, &high),
        None => strength_as(program.name, &lowest, &highest, &low, &high),
    })
}

/// A rating and its deviation. The uncertainty that people read is two deviations.
pub fn own_rating((value, deviation): (u16, u16)) -> String {
    rating(&value.to_string(), uncertainty(deviation))
}

fn uncertainty(deviation: u16) -> u32 {
    2 * u32::from(deviation)
}

/// The button that starts a game against the opponent who is offered.
pub fn offer(offer: LadderOffer) -> String {
    match offer {
        LadderOffer::Next(level) => next(opponent::name(level), level.number()),
        LadderOffer::Easier(level) => easier(opponent::name(level), level.number()),
    }
}

/// What a finished game has changed; `None` outside the ladder, or before it has counted.
pub fn changed(ladder: LadderState) -> Option<String> {
    match ladder {
        LadderState::Outside | LadderState::Open { .. } => None,
        LadderState::Counted(Err(why)) => Some(unrated(why).to_owned()),
        LadderState::Counted(Ok(RatingChange { before, after, deviation })) => {
            let (value, uncertainty) = (&after.to_string(), uncertainty(deviation));
            let by = after.abs_diff(before);
            Some(match after.cmp(&before) {
                core::cmp::Ordering::Greater => risen(value, uncertainty, by),
                core::cmp::Ordering::Less => fallen(value, uncertainty, by),
                core::cmp::Ordering::Equal => unchanged(value, uncertainty),
            })
        }
    }
}

#[cfg(test)]
mod tests;
