//! Causes as English sentences, for programs and for the page in English.

use super::cause::Cause;
use crate::piece::Side;
use crate::position::Position;
use crate::position::outcome::Reason;
use crate::threats::StepLine;

impl Cause {
    /// The cause as an English sentence in lower case, without a full stop: `gold no longer defends c3`. Lines are in the
    /// notation of records.
    ///
    /// The positions are those before and after the played turn, the latter at the start of the opponent's turn.
    #[must_use]
    pub fn sentence(&self, start: &Position, end: &Position) -> String {
        let (side, opponent) = (start.side(), end.side());
        match *self {
            Cause::WinMissed { reason, line } => {
                format!("{side} could {}: {}", win(reason, opponent), in_words(start, line))
            }
            Cause::LostAtOnce { reason: Reason::Goal } => {
                format!("the turn leaves a rabbit of {opponent} on its goal")
            }
            Cause::LostAtOnce { .. } => format!("the turn loses {side}’s last rabbit"),
            Cause::WinLetThrough { reason, line } => {
                format!("{opponent} can {}: {}", win(reason, side), in_words(end, line))
            }
            Cause::OwnPieceLost { piece, square, trap } if square == trap => {
                format!("the turn loses the {} on {trap}", piece.role)
            }
            Cause::OwnPieceLost { piece, square, trap } => {
                format!("the turn loses the {} from {square} on {trap}", piece.role)
            }
            Cause::CaptureMissed { piece, square, line } => {
                format!("{side} could capture the {} on {square}: {}", piece.role, in_words(start, line))
            }
            Cause::CaptureLetThrough { piece, square, line } => {
                format!("{opponent} can capture the {} on {square}: {}", piece.role, in_words(end, line))
            }
            Cause::HostageGiven { piece, square, trap, .. } => {
                format!(
                    "the {} on {square} is a hostage: it is frozen, and {side} must defend {trap}",
                    piece.role
                )
            }
            Cause::TrapAbandoned { trap, .. } => format!("{side} no longer defends {trap}"),
            Cause::LeftFrozen { piece, square, .. } => format!("the {} on {square} is frozen", piece.role),
            Cause::StepsUnused { count: 1 } => "1 step is unused".to_owned(),
            Cause::StepsUnused { count } => format!("{count} steps are unused"),
            Cause::ShorterTurn { line } => {
                format!("the same position takes fewer steps: {}", in_words(start, line))
            }
        }
    }
}

/// What a side does to win against the other.
fn win(reason: Reason, against: Side) -> String {
    match reason {
        Reason::Elimination => format!("capture {against}’s last rabbit"),
        Reason::Immobilisation => format!("leave {against} without a legal turn"),
        _ => "reach goal".to_owned(),
    }
}

/// The line in the notation of records.
fn in_words(position: &Position, line: StepLine) -> String {
    let mut position = *position;
    let made = line.steps().iter().filter_map(|&step| position.step(step).ok());
    made.map(|step| step.to_string()).collect::<Vec<_>>().join(" ")
}
