//! The turns of a forced win that a mistake has missed or allowed.

use std::rc::Rc;

use ansa_core::position::Position;
use ansa_core::record::GoldScore;
use ansa_core::review::ForcedResult;
use ansa_core::{Label, PlayedStep, steps_of};

use super::mistakes::{Mistake, after};
use crate::document::{Cursor, Document};

/// The turns of both sides until the win.
#[derive(Clone, PartialEq, Debug)]
pub struct ForcedLine {
    /// The plies of the game before the first turn.
    pub plies: usize,
    pub turns: Vec<Rc<LineTurn>>,
}

/// A turn of the line.
#[derive(Clone, PartialEq, Debug)]
pub struct LineTurn {
    pub label: Label,
    pub start: Position,
    pub steps: Vec<PlayedStep>,
}

/// The line by which a mistake's forced result can be seen; `None` if the mistake has changed no forced result, or the
/// turns are unknown.
pub fn forced_line(document: &Document, mistake: &Mistake) -> Option<ForcedLine> {
    let (plies, first) = match mistake.forced()? {
        ForcedResult::NowLost(_) => (mistake.found.ply + 1, mistake.end),
        ForcedResult::WinMissed(_) => (mistake.found.ply, mistake.start),
    };
    let place = Cursor::after(document.played().clone(), plies);
    let found = document.evaluation(place.node().unwrap_or(document.root()))?;
    let is_forced = matches!(found.score, GoldScore::Win(..));
    let mut start = first;
    let turns = found.turns(&first).filter(|_| is_forced).enumerate().map_while(|(index, steps)| {
        let turn = LineTurn { label: place.label().after(index), start, steps };
        start = after(&start, &steps_of(&turn.steps))?;
        Some(Rc::new(turn))
    });
    let turns: Vec<_> = turns.collect();
    (!turns.is_empty()).then_some(ForcedLine { plies, turns })
}
