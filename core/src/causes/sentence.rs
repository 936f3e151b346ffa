//! Causes as English sentences, for programs and for the page in English.

use super::cause::Cause;
use crate::piece::Side;
use crate::position::Position;
use crate::position::outcome::Reason;
use crate::threats::StepLine;

impl Cause {
    /// The cause as an English sentence without a full stop, whose first word is in lower case unless it is the name of a
    /// side: `Gold no longer guards c3`. Lines are in the notation of records.
    ///
    /// The positions are those before and after the played turn, the latter at the start of the opponent's turn.
    #[must_use]
    pub fn sentence(&self, start: &Position, end: &Position) -> String {
        let (side, opponent) = (name(start.side()), name(end.side()));
        match *self {
            Cause::WinMissed { reason, line } => {
                let won = match reason {
                    Reason::Elimination => format!("captured {opponent}’s last rabbit"),
                    Reason::Immobilisation => format!("left {opponent} without a legal turn"),
                    _ => "reached the goal".to_owned(),
                };
                format!("{side} could have {won}: {}", in_words(start, line))
            }
            Cause::LostAtOnce { reason: Reason::Goal } => {
                format!("the turn leaves a {} rabbit on its goal rank", end.side())
            }
            Cause::LostAtOnce { .. } => format!("the turn loses {side}’s last rabbit"),
            Cause::WinLetThrough { reason, line } => {
                let win = match reason {
                    Reason::Elimination => format!("capture {side}’s last rabbit"),
                    Reason::Immobilisation => format!("leave {side} without a legal turn"),
                    _ => "reach the goal".to_owned(),
                };
                format!("{opponent} can {win}: {}", in_words(end, line))
            }
            Cause::OwnPieceLost { piece, square, trap } if square == trap => {
                format!("the turn loses the {} in the trap on {trap}", piece.role)
            }
            Cause::OwnPieceLost { piece, square, trap } => {
                format!("the turn loses the {} from {square} in the trap on {trap}", piece.role)
            }
            Cause::CaptureMissed { piece, square, line } => {
                format!(
                    "{side} could have captured the {} on {square}: {}",
                    piece.role,
                    in_words(start, line)
                )
            }
            Cause::CaptureLetThrough { piece, square, line } => {
                format!("{opponent} can capture the {} on {square}: {}", piece.role, in_words(end, line))
            }
            Cause::HostageGiven { piece, square, trap, .. } => {
                format!(
                    "the {} on {square} is a hostage: it is frozen, and {side} must guard {trap}",
                    piece.role
                )
            }
            Cause::TrapAbandoned { trap, .. } => format!("{side} no longer guards {trap}"),
            Cause::LeftFrozen { piece, square, .. } => format!("the {} on {square} is frozen", piece.role),
            Cause::StepsUnused { count: 1 } => "1 step is left unused".to_owned(),
            Cause::StepsUnused { count } => format!("{count} steps are left unused"),
            Cause::ShorterTurn { line } => {
                format!("the same position can be reached in fewer steps: {}", in_words(start, line))
            }
        }
    }
}

/// The name of a side, as sentences have it.
const fn name(side: Side) -> &'static str {
    match side {
        Side::Gold => "Gold",
        Side::Silver => "Silver",
    }
}

/// The line in the notation of records.
fn in_words(position: &Position, line: StepLine) -> String {
    let mut position = *position;
    let made = line.steps().iter().filter_map(|&step| position.step(step).ok());
    made.map(|step| step.to_string()).collect::<Vec<_>>().join(" ")
}
