//! What overlays show of a position, which of them are switched on, and the stored form of that: versioned JSON.

use ansa_board::{Arrow, ArrowKind, OverlayMark};
use ansa_core::position::Position;
use ansa_core::threats::{
    CapturePlan, Freeze, GoalThreat, Reach, StepLine, TrapControl, capture_plans, frozen, goal_threat, reach,
    trap_control, turn_of,
};
use ansa_core::{Piece, Side, Square};
use serde::{Deserialize, Serialize};

use crate::formats::WriteError;
use crate::formats::stored::{self, ReadError, Stored};
use crate::keyed::keyed;

keyed! {
    /// What an overlay shows of a position.
    Overlay {
        /// How each side can reach goal.
        Goals = "goals",
        /// The pieces that each side can capture.
        Captures = "captures",
        /// Who controls the traps.
        Traps = "traps",
        /// The frozen pieces, and what freezes them.
        Frozen = "frozen",
        /// Where the chosen piece can go.
        Reach = "reach",
    }
}

impl Overlay {
    /// The digit on the keyboard that switches it.
    pub fn digit(self) -> String {
        (self as usize + 1).to_string()
    }

    /// The overlay that a digit on the keyboard switches.
    pub fn from_digit(digit: &str) -> Option<Overlay> {
        Overlay::ALL.into_iter().find(|overlay| overlay.digit() == digit)
    }
}

/// The overlays that are on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Overlays {
    /// By their place in [`Overlay::ALL`].
    on: [bool; Overlay::ALL.len()],
}

impl Overlays {
    /// Whether an overlay is on.
    pub fn is_on(self, overlay: Overlay) -> bool {
        Overlay::ALL.into_iter().zip(self.on).any(|(other, is_on)| is_on && other == overlay)
    }

    /// These overlays with one of them switched.
    #[must_use]
    pub fn switched(mut self, overlay: Overlay) -> Overlays {
        for (is_on, other) in self.on.iter_mut().zip(Overlay::ALL) {
            *is_on ^= other == overlay;
        }
        self
    }

    /// Those that are on, in display order.
    pub fn shown(self) -> impl Iterator<Item = Overlay> {
        Overlay::ALL.into_iter().filter(move |&overlay| self.is_on(overlay))
    }
}

impl Stored for Overlays {
    const NAME: &'static str = "overlays";

    fn write(&self) -> Result<String, WriteError> {
        let shown = self.shown().map(|overlay| overlay.key().to_owned()).collect();
        stored::write_form::<Self>(&StoredOverlays { shown })
    }

    /// Unknown names are ignored.
    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let StoredOverlays { shown } = stored::read_form::<Self, _>(text)?;
        let on = Overlay::ALL.map(|overlay| shown.iter().any(|name| name == overlay.key()));
        Ok((Overlays { on }, 0))
    }
}

#[derive(Serialize, Deserialize)]
struct StoredOverlays {
    shown: Vec<String>,
}

/// A fact that an overlay shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OverlayFact {
    /// A side can reach goal.
    Goal(GoalThreat),
    /// A side can't reach goal.
    NoGoal(Side),
    /// The other side of the piece can capture it.
    Capture(CapturePlan),
    /// A side can't capture anything.
    NoCapture(Side),
    /// Who controls a trap.
    Trap(TrapControl),
    /// A piece is frozen.
    Frozen(Freeze),
    /// No piece is frozen.
    NothingFrozen,
    /// Where a piece can go in a turn of its side.
    Reach(Square, Piece, Reach),
    /// No piece is chosen.
    NothingChosen,
    /// The game is over on the board, so that there is no turn.
    Over,
}

/// The facts of an overlay, in the order in which they are told. `has_turn` says whether a turn can follow; `chosen` is
/// the square of the chosen piece.
pub fn overlay_facts(
    overlay: Overlay,
    position: &Position,
    has_turn: bool,
    chosen: Option<Square>,
) -> Vec<OverlayFact> {
    let sides = [position.side(), !position.side()];
    match overlay {
        Overlay::Goals | Overlay::Captures | Overlay::Reach if !has_turn => vec![OverlayFact::Over],
        Overlay::Goals => {
            let goal =
                |side| goal_threat(position, side).map_or(OverlayFact::NoGoal(side), OverlayFact::Goal);
            sides.map(goal).into()
        }
        Overlay::Captures => sides.into_iter().flat_map(|side| captures(position, side)).collect(),
        Overlay::Traps => trap_control(position.board()).map(OverlayFact::Trap).into(),
        Overlay::Frozen => {
            let all: Vec<_> = sides
                .into_iter()
                .flat_map(|side| frozen(position.board(), side).map(OverlayFact::Frozen).collect::<Vec<_>>())
                .collect();
            if all.is_empty() { vec![OverlayFact::NothingFrozen] } else { all }
        }
        Overlay::Reach => {
            let found = chosen.and_then(|square| {
                let piece = position.board().piece_at(square)?;
                Some(OverlayFact::Reach(square, piece, reach(&turn_of(position, piece.side), square)?))
            });
            vec![found.unwrap_or(OverlayFact::NothingChosen)]
        }
    }
}

fn captures(position: &Position, side: Side) -> Vec<OverlayFact> {
    let mut plans = capture_plans(position, side);
    if plans.is_empty() {
        return vec![OverlayFact::NoCapture(side)];
    }
    // The strongest piece first.
    plans.sort_by_key(|plan| core::cmp::Reverse(plan.piece.role));
    plans.into_iter().map(OverlayFact::Capture).collect()
}

impl OverlayFact {
    /// The marks on the squares that show it.
    pub fn marks(&self) -> Vec<OverlayMark> {
        match self {
            OverlayFact::Goal(goal) => vec![OverlayMark::Goal(goal.goal, count(goal.line))],
            OverlayFact::Capture(plan) => vec![OverlayMark::Capturable(plan.square, count(plan.line))],
            OverlayFact::Trap(control) => {
                let counts = [Side::Gold, Side::Silver].map(|side| control.beside[side].count());
                vec![OverlayMark::Trap(control.trap, control.holder, counts)]
            }
            OverlayFact::Reach(_, _, reach) => (1..=4)
                .flat_map(|steps| {
                    reach.in_steps(steps).into_iter().map(move |square| OverlayMark::Steps(square, steps))
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// The arrows that show it: the way of a rabbit to goal, the way of a captured piece to its trap, and from each
    /// freezing piece to the frozen one.
    pub fn arrows(&self) -> Vec<Arrow> {
        let arrow = |kind, squares: Vec<Square>| {
            (squares.len() > 1).then_some(Arrow { kind, squares, offers: false }).into_iter().collect()
        };
        match self {
            OverlayFact::Goal(goal) => arrow(ArrowKind::Walk, way(goal.rabbit, goal.line)),
            OverlayFact::Capture(plan) => arrow(ArrowKind::Shove, way(plan.square, plan.line)),
            OverlayFact::Frozen(freeze) => {
                let from = freeze.by.into_iter();
                from.map(|by| Arrow {
                    kind: ArrowKind::Freeze,
                    squares: vec![by, freeze.frozen],
                    offers: false,
                })
                .collect()
            }
            _ => Vec::new(),
        }
    }
}

fn count(line: StepLine) -> u8 {
    line.steps().len() as u8
}

/// The squares of the piece on a square while the steps are made.
fn way(from: Square, line: StepLine) -> Vec<Square> {
    let mut squares = vec![from];
    for step in line.steps() {
        if squares.last() == Some(&step.from) {
            squares.extend(step.to());
        }
    }
    squares
}

#[cfg(test)]
mod tests;
