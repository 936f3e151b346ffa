//! Texts of the statistics: which games are counted, and what was counted.

use ansa_core::Label;
use ansa_core::position::outcome::Reason;
pub use ansa_texts::statistics::*;

use crate::statistics::{CauseKind, GamePace, ResultFilter, SourceFilter, Tally};

/// The name of a source.
pub fn source_name(of: SourceFilter) -> &'static str {
    match of {
        SourceFilter::All => all(),
        SourceFilter::AgainstComputer => against_computer(),
        SourceFilter::TwoPeople => two_people(),
        SourceFilter::Computers => computers(),
        SourceFilter::Imported => imported(),
    }
}

/// The name of a result.
pub fn result_name(result: ResultFilter) -> &'static str {
    match result {
        ResultFilter::GoldWon => gold_won(),
        ResultFilter::SilverWon => silver_won(),
        ResultFilter::Won => own_won(),
        ResultFilter::Lost => own_lost(),
        ResultFilter::Drawn => drawn(),
        ResultFilter::Open => not_finished(),
    }
}

/// The time that a side has for a turn.
pub fn pace_name(pace: GamePace) -> &'static str {
    match pace {
        GamePace::Quarter => quarter(),
        GamePace::Minute => minute(),
        GamePace::FiveMinutes => five_minutes(),
        GamePace::Longer => longer(),
    }
}

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

/// A cause of mistakes.
pub fn cause_name(kind: CauseKind) -> &'static str {
    match kind {
        CauseKind::WinMissed => win_missed(),
        CauseKind::LostAtOnce => lost_at_once(),
        CauseKind::WinLetThrough => win_let_through(),
        CauseKind::OwnPieceLost => own_piece_lost(),
        CauseKind::CaptureMissed => capture_missed(),
        CauseKind::CaptureLetThrough => capture_let_through(),
        CauseKind::HostageGiven => hostage_given(),
        CauseKind::TrapAbandoned => trap_abandoned(),
        CauseKind::LeftFrozen => left_frozen(),
        CauseKind::StepsUnused => steps_unused(),
        CauseKind::ShorterTurn => shorter_turn(),
        CauseKind::Unproved => unproved(),
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

/// Why the list of saved games is not filtered; without words of its own, the worker has failed.
pub fn choices_error(why: &str) -> String {
    if why.is_empty() { choices_failed().to_owned() } else { choices_unread(why) }
}

/// Why nothing was counted; without words of its own, the worker has failed.
pub fn error(why: &str) -> String {
    if why.is_empty() { died().to_owned() } else { unreadable(why) }
}

#[cfg(test)]
mod tests;
