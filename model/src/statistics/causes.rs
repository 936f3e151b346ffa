//! Why games were lost: the mistakes that the engine found on the study screen, with what the rules prove about them.

use ansa_core::causes::{Cause, causes};
use ansa_core::review::Severity;
use ansa_core::{Board, Side, steps_of};
use serde::{Deserialize, Serialize};

use super::brief::GameBrief;
use crate::activities::play::saved;
use crate::activities::study::{Mistake, lost_turns};
use crate::document::Document;
use crate::keyed::keyed;

/// The most mistakes of a game that are kept.
const MAX_MISTAKES: usize = 100;
/// The most examples of a cause that are shown.
const MAX_EXAMPLES: usize = 5;

keyed! {
    /// What kind of fact makes a turn a mistake, the weightiest first.
    CauseKind {
        WinMissed = "win-missed",
        LostAtOnce = "lost-at-once",
        WinLetThrough = "win-let-through",
        OwnPieceLost = "own-piece-lost",
        CaptureMissed = "capture-missed",
        CaptureLetThrough = "capture-let-through",
        HostageGiven = "hostage-given",
        TrapAbandoned = "trap-abandoned",
        LeftFrozen = "left-frozen",
        StepsUnused = "steps-unused",
        ShorterTurn = "shorter-turn",
        /// The rules prove nothing about it.
        Unproved = "unproved",
    }
}

impl CauseKind {
    pub(super) const fn of(cause: &Cause) -> CauseKind {
        match cause {
            Cause::WinMissed { .. } => CauseKind::WinMissed,
            Cause::LostAtOnce { .. } => CauseKind::LostAtOnce,
            Cause::WinLetThrough { .. } => CauseKind::WinLetThrough,
            Cause::OwnPieceLost { .. } => CauseKind::OwnPieceLost,
            Cause::CaptureMissed { .. } => CauseKind::CaptureMissed,
            Cause::CaptureLetThrough { .. } => CauseKind::CaptureLetThrough,
            Cause::HostageGiven { .. } => CauseKind::HostageGiven,
            Cause::TrapAbandoned { .. } => CauseKind::TrapAbandoned,
            Cause::LeftFrozen { .. } => CauseKind::LeftFrozen,
            Cause::StepsUnused { .. } => CauseKind::StepsUnused,
            Cause::ShorterTurn { .. } => CauseKind::ShorterTurn,
        }
    }
}

/// What tells mistakes apart: the same turn in the same position, in whatever order of steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MistakePlace {
    pub(super) side: Side,
    /// The boards before and after it.
    pub(super) start: Board,
    pub(super) end: Board,
}

/// A mistake of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FoundMistake {
    pub(super) place: MistakePlace,
    /// The plies before it.
    pub(super) ply: u32,
    /// The weightiest cause.
    pub(super) kind: CauseKind,
}

/// The mistakes of a game that has evaluations. Mere inaccuracies are left out: they do not lose games.
pub(super) fn grave_mistakes(document: &Document) -> impl Iterator<Item = Mistake> + use<> {
    let grave = lost_turns(document).into_iter().filter(|own| own.found.severity >= Severity::Mistake);
    grave.take(MAX_MISTAKES)
}

/// The mistakes of a saved game, with what the rules prove about them.
pub(super) fn mistakes_of(text: &str) -> Vec<FoundMistake> {
    let Ok(reading) = saved::read_unchecked(text) else { return Vec::new() };
    let found = grave_mistakes(&reading.play.document).map(|mistake| {
        let best = steps_of(&mistake.found.best);
        let better = (!best.is_empty()).then_some(best.as_slice());
        let all = causes(&mistake.start, &steps_of(&mistake.played), better).unwrap_or_default();
        FoundMistake {
            place: MistakePlace {
                side: mistake.label.side,
                start: *mistake.start.board(),
                end: *mistake.end.board(),
            },
            ply: u32::try_from(mistake.found.ply).unwrap_or(u32::MAX),
            kind: all.first().map_or(CauseKind::Unproved, CauseKind::of),
        }
    });
    found.collect()
}

/// How often something was the cause of a mistake.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct CauseCount {
    pub mistakes: u32,
    /// Those in games that their side lost.
    pub in_lost_games: u32,
    /// Some of them, those in lost games first.
    pub examples: Vec<MistakeExample>,
}

/// A mistake in a game that can be opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MistakeExample {
    /// The game, at the position before the mistake.
    pub game: GameBrief,
    /// Whether the side that made it lost the game.
    pub is_lost: bool,
}

impl CauseCount {
    pub(super) fn keep(&mut self, example: MistakeExample) {
        self.examples.push(example);
        // A stable sort: the order of the games is kept otherwise.
        self.examples.sort_by_key(|example| !example.is_lost);
        self.examples.truncate(MAX_EXAMPLES);
    }
}
