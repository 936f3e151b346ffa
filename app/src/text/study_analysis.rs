//! Texts of the analysis of a game.

use ansa_core::causes::Cause;
use ansa_core::position::Position;
use ansa_core::search::review::{Severity, TurnFault};
use ansa_core::threats::StepLine;
use ansa_core::{Reason, Role, Side, Square};

use super::part::words;
use crate::activities::study::FoundFault;
use crate::formats::words::of_steps;

words! { StudyAnalysisWords {
    /// The name of the analysis.
    analysis,
    /// The button that begins the analysis.
    analyse,
    /// The same in full.
    analyse_long,
    /// The button that stops the analysis.
    stop,
    /// So many positions of all are analysed.
    progress(done: u32, all: u32),
    /// What the graph shows.
    graph,
    /// The number of mistakes.
    summary(mistakes: u32),
    /// A turn is an inaccuracy; the chances before and after it are from 0 to 1.
    inaccuracy(before: f64, after: f64),
    /// A turn is a mistake.
    mistake(before: f64, after: f64),
    /// A turn is a blunder.
    blunder(before: f64, after: f64),
    /// The progress of judging the steps of mistakes: so many turns are left.
    judging(left: u32),
    /// The first step was the mistake; the step in the notation of records.
    first_step_wrong(step: &str),
    /// A later step was the mistake, with its number and the chance before it, from 0 to 1.
    step_wrong(number: u8, step: &str, chance: f64),
    /// The steps were good, but the turn ended too early; the chance before that.
    ended_too_early(chance: f64),
    /// What stands before the better turn.
    better,
    /// A side could have reached goal.
    goal_missed(side: Side, line: &str),
    /// A side could have taken the last rabbit of the other.
    elimination_missed(side: Side, line: &str),
    /// A side could have left the other without a legal turn.
    immobilisation_missed(side: Side, line: &str),
    /// A side’s own turn left an enemy rabbit on its goal.
    goal_given(side: Side),
    /// A side’s own turn lost its last rabbit.
    last_rabbit_lost(side: Side),
    /// The opponent can reach goal.
    goal_let_through(opponent: Side, line: &str),
    /// The opponent can take the last rabbit.
    elimination_let_through(opponent: Side, line: &str),
    /// A side’s own turn lost a piece on a trap.
    piece_lost(role: Role, square: Square, trap: Square),
    /// A side could have captured a piece.
    capture_missed(side: Side, role: Role, square: Square, line: &str),
    /// The opponent can capture a piece.
    capture_let_through(opponent: Side, role: Role, square: Square, line: &str),
    /// A piece is a hostage now, and a trap must be defended.
    hostage_given(side: Side, role: Role, square: Square, trap: Square),
    /// A side no longer defends a trap.
    trap_abandoned(side: Side, trap: Square),
    /// A piece is frozen now.
    left_frozen(role: Role, square: Square),
    /// So many steps were not used.
    steps_unused(count: u8),
    /// The same position takes fewer steps.
    shorter_turn(line: &str),
} }

/// How a turn is judged, with the chances to win of its side before and after it, from 0 to 1.
pub(crate) fn judged(severity: Severity, before: f64, after: f64) -> String {
    match severity {
        Severity::Inaccuracy => inaccuracy(before, after),
        Severity::Mistake => mistake(before, after),
        Severity::Blunder => blunder(before, after),
    }
}

/// Which part of a turn made it a mistake.
pub(crate) fn fault(found: &FoundFault) -> String {
    let step = found.step.map(|step| step.to_string()).unwrap_or_default();
    match found.fault {
        TurnFault::Step(0) => first_step_wrong(&step),
        TurnFault::Step(index) => step_wrong(index as u8 + 1, &step, found.before),
        TurnFault::End => ended_too_early(found.before),
    }
}

/// The key of a severity in HTML. Not shown to users.
pub(crate) const fn severity_key(severity: Severity) -> &'static str {
    match severity {
        Severity::Inaccuracy => "inaccuracy",
        Severity::Mistake => "mistake",
        Severity::Blunder => "blunder",
    }
}

/// A cause of a mistake as a sentence; the positions are those before and after the turn.
pub(crate) fn cause(start: &Position, end: &Position, cause: &Cause) -> String {
    let (side, opponent) = (start.side(), end.side());
    let own = |line| in_words(start, line);
    let reply = |line| in_words(end, line);
    match *cause {
        Cause::WinMissed { reason: Reason::Elimination, line } => elimination_missed(side, &own(line)),
        Cause::WinMissed { reason: Reason::Immobilisation, line } => immobilisation_missed(side, &own(line)),
        Cause::WinMissed { line, .. } => goal_missed(side, &own(line)),
        Cause::LostAtOnce { reason: Reason::Goal } => goal_given(side),
        Cause::LostAtOnce { .. } => last_rabbit_lost(side),
        Cause::WinLetThrough { reason: Reason::Elimination, line } => {
            elimination_let_through(opponent, &reply(line))
        }
        Cause::WinLetThrough { line, .. } => goal_let_through(opponent, &reply(line)),
        Cause::OwnPieceLost { piece, square, trap } => piece_lost(piece.role, square, trap),
        Cause::CaptureMissed { piece, square, line } => capture_missed(side, piece.role, square, &own(line)),
        Cause::CaptureLetThrough { piece, square, line } => {
            capture_let_through(opponent, piece.role, square, &reply(line))
        }
        Cause::HostageGiven { piece, square, trap, .. } => hostage_given(side, piece.role, square, trap),
        Cause::TrapAbandoned { trap, .. } => trap_abandoned(side, trap),
        Cause::LeftFrozen { piece, square, .. } => left_frozen(piece.role, square),
        Cause::StepsUnused { count } => steps_unused(count),
        Cause::ShorterTurn { line } => shorter_turn(&own(line)),
    }
}

/// The line in the notation of records.
fn in_words(position: &Position, line: StepLine) -> String {
    let mut position = *position;
    let made: Vec<_> = line.steps().iter().filter_map(|&step| position.step(step).ok()).collect();
    of_steps(&made)
}
