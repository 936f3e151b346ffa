//! Causes of mistakes: hand-made examples, and random turns compared with trying everything.

mod brute_force;
mod examples;
mod plain;
mod possible;
mod real_games;
mod sentences;

use ansa_core::Bitboard;
use ansa_core::causes::Cause;

/// The kind of a cause, with the reason of a win or a loss.
fn kind(cause: &Cause) -> String {
    match cause {
        Cause::WinMissed { reason, .. } => format!("win missed {}", reason.letter()),
        Cause::LostAtOnce { reason } => format!("lost at once {}", reason.letter()),
        Cause::WinLetThrough { reason, .. } => format!("win let through {}", reason.letter()),
        Cause::OwnPieceLost { .. } => "own piece lost".to_owned(),
        Cause::CaptureMissed { .. } => "capture missed".to_owned(),
        Cause::CaptureLetThrough { .. } => "capture let through".to_owned(),
        Cause::HostageGiven { .. } => "hostage given".to_owned(),
        Cause::TrapAbandoned { .. } => "trap abandoned".to_owned(),
        Cause::LeftFrozen { .. } => "left frozen".to_owned(),
        Cause::StepsUnused { .. } => "steps unused".to_owned(),
        Cause::ShorterTurn { .. } => "shorter turn".to_owned(),
    }
}

/// What a cause says, in one line: its kind, its pieces and squares. A line of steps is given by its length.
fn described(cause: &Cause) -> String {
    let listed = |squares: Bitboard| format!("{:?}", squares.into_iter().collect::<Vec<_>>());
    let details = match *cause {
        Cause::LostAtOnce { .. } => return kind(cause),
        Cause::WinMissed { line, .. } | Cause::WinLetThrough { line, .. } | Cause::ShorterTurn { line } => {
            line.steps().len().to_string()
        }
        Cause::OwnPieceLost { piece, square, trap } => format!("{piece} {square} {trap}"),
        Cause::CaptureMissed { piece, square, line } | Cause::CaptureLetThrough { piece, square, line } => {
            format!("{piece} {square} {}", line.steps().len())
        }
        Cause::HostageGiven { piece, square, holders, trap } => {
            format!("{piece} {square} {} {trap}", listed(holders))
        }
        Cause::TrapAbandoned { trap, enemies } => format!("{trap} {}", listed(enemies)),
        Cause::LeftFrozen { piece, square, by } => format!("{piece} {square} {}", listed(by)),
        Cause::StepsUnused { count } => count.to_string(),
    };
    format!("{} {details}", kind(cause))
}
