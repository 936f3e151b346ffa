//! Texts of the statistics: which games are counted, and what was counted.

use ansa_core::Label;
use ansa_core::position::outcome::Reason;
pub use ansa_texts::statistics::*;

use crate::statistics::{CountError, Tally};

/// The name of a turn by its place among the turns of a game, from 1: the first after both setups is 2g.
pub fn turn_label(turn: usize) -> String {
    Label::FIRST.after(turn.saturating_add(1)).to_string()
}

/// A kind of end.
pub fn end(reason: Reason) -> &'static str {
    match reason {
        Reason::Goal => goal(),
        Reason::Elimination => elimination(),
        Reason::Immobilisation => immobilisation(),
        Reason::Time => time(),
        Reason::Resignation => resignation(),
        Reason::Illegal => illegal(),
        Reason::Forfeit => forfeit(),
        Reason::Abandoned => abandoned(),
        Reason::Score => by_score(),
        Reason::Repetition => repetition(),
        Reason::NoRabbits => no_rabbits(),
    }
}

/// The score of a tally with its interval.
pub fn tally_score(tally: Tally) -> String {
    match (tally.score(), tally.interval()) {
        (Some(own), Some((low, high))) => score(100.0 * own, 100.0 * low, 100.0 * high),
        _ => score_alone(tally),
    }
}

/// The score alone, and the interval alone, for the columns of a table.
pub fn score_alone(tally: Tally) -> String {
    tally.score().map_or_else(|| unknown().to_owned(), |score| percent(100.0 * score))
}

/// Why the list of saved games is not filtered.
pub fn choices_error(error: CountError) -> &'static str {
    match error {
        CountError::Unreadable => choices_unread(),
        CountError::Died => choices_failed(),
    }
}

/// Why nothing was counted.
pub fn error(error: CountError) -> &'static str {
    match error {
        CountError::Unreadable => unreadable(),
        CountError::Died => died(),
    }
}

#[cfg(test)]
mod tests;
