//! A cause as a plain object.

use ansa_core::causes::Cause;
use ansa_core::threats::StepLine;
use ansa_core::{Bitboard, Piece, Position, Reason, Square};
use serde::Serialize;

/// A cause as a plain object: what kind it is, its parts, and a sentence.
#[derive(Serialize, Default)]
pub(super) struct CauseView {
    kind: &'static str,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    piece: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trap: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    enemies: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u8>,
}

impl CauseView {
    /// The cause of a turn between these positions.
    pub(super) fn new(cause: &Cause, start: &Position, end: &Position) -> CauseView {
        let view = CauseView { text: cause.sentence(start, end), ..CauseView::default() };
        match *cause {
            Cause::WinMissed { reason, line } => {
                view.of("win-missed").for_reason(reason).with_line(start, line, "before")
            }
            Cause::LostAtOnce { reason } => view.of("lost-at-once").for_reason(reason),
            Cause::WinLetThrough { reason, line } => {
                view.of("win-let-through").for_reason(reason).with_line(end, line, "after")
            }
            Cause::OwnPieceLost { piece, square, trap } => {
                view.of("own-piece-lost").with_piece(piece, square).with_trap(trap)
            }
            Cause::CaptureMissed { piece, square, line } => {
                view.of("capture-missed").with_piece(piece, square).with_line(start, line, "before")
            }
            Cause::CaptureLetThrough { piece, square, line } => {
                view.of("capture-let-through").with_piece(piece, square).with_line(end, line, "after")
            }
            Cause::HostageGiven { piece, square, holders, trap } => {
                view.of("hostage-given").with_piece(piece, square).with_trap(trap).with_enemies(holders)
            }
            Cause::TrapAbandoned { trap, enemies } => {
                view.of("trap-abandoned").with_trap(trap).with_enemies(enemies)
            }
            Cause::LeftFrozen { piece, square, by } => {
                view.of("left-frozen").with_piece(piece, square).with_enemies(by)
            }
            Cause::StepsUnused { count } => CauseView { count: Some(count), ..view.of("steps-unused") },
            Cause::ShorterTurn { line } => view.of("shorter-turn").with_line(start, line, "before"),
        }
    }

    fn of(self, kind: &'static str) -> CauseView {
        CauseView { kind, ..self }
    }

    fn for_reason(self, reason: Reason) -> CauseView {
        let reason = match reason {
            Reason::Elimination => "elimination",
            Reason::Immobilisation => "immobilisation",
            // No other reason is a cause.
            _ => "goal",
        };
        CauseView { reason: Some(reason), ..self }
    }

    fn with_piece(self, piece: Piece, square: Square) -> CauseView {
        CauseView { piece: Some(piece.letter()), square: Some(square.to_string()), ..self }
    }

    fn with_trap(self, trap: Square) -> CauseView {
        CauseView { trap: Some(trap.to_string()), ..self }
    }

    fn with_enemies(self, enemies: Bitboard) -> CauseView {
        CauseView { enemies: Some(enemies.into_iter().map(|square| square.to_string()).collect()), ..self }
    }

    /// The line in notation, and whether it starts before or after the turn.
    fn with_line(self, position: &Position, line: StepLine, from: &'static str) -> CauseView {
        let mut position = *position;
        let made = line.steps().iter().filter_map(|&step| position.step(step).ok());
        let line = made.map(|step| step.to_string()).collect::<Vec<_>>().join(" ");
        CauseView { line: Some(line), from: Some(from), ..self }
    }
}
