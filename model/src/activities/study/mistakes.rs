//! The mistakes of a game, by the evaluations of its positions.

use std::collections::BTreeMap;

use ansa_core::causes::{Cause, causes};
use ansa_core::eval::material;
use ansa_core::game::Phase;
use ansa_core::position::Position;
use ansa_core::record::NodeId;
use ansa_core::review::{
    EarlierScores, ForcedResult, GameReview, ReviewEvidence, ReviewLimits, ReviewedMistake,
};
use ansa_core::search::win_chance;
use ansa_core::{Label, PlayedStep, Side, Step, steps_of};

use crate::document::Document;

/// A turn of the main line that gave away part of the chance to win.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// What the review has found.
    pub found: ReviewedMistake,
    /// The node of the turn.
    pub node: NodeId,
    pub label: Label,
    /// What can be proved about it, the weightiest first.
    pub causes: Vec<Cause>,
    /// The positions before and after the turn.
    pub start: Position,
    pub end: Position,
    /// The steps of the turn.
    pub played: Vec<PlayedStep>,
}

impl Mistake {
    /// The forced result that the turn changed.
    pub fn forced(&self) -> Option<ForcedResult> {
        self.found.forced(self.label.side)
    }
}

/// How the main line stands after a ply.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GamePoint {
    /// Gold's chance to win by the evaluation, from 0 to 1; `None` without one.
    pub chance: Option<f64>,
    /// Gold's chance to win by the pieces on the board alone; `None` until both sides have set up.
    pub material: Option<f64>,
}

/// What is known about the main line of a document. `earlier` has the scores of the shorter searches of its analysis.
pub(super) fn review(
    document: &Document,
    limits: ReviewLimits,
    earlier: &BTreeMap<NodeId, EarlierScores>,
) -> GameReview {
    let nodes = || core::iter::once(document.root()).chain(document.played().nodes().iter().copied());
    let evidence = ReviewEvidence {
        found: nodes().map(|node| document.evaluation(node).cloned()).collect(),
        earlier: nodes().map(|node| earlier.get(&node).copied().unwrap_or_default()).collect(),
        begun: nodes().skip(1).map(|node| document.begun_scores(node).to_vec()).collect(),
        failed: Vec::new(),
    };
    GameReview::new(document.game(), limits, evidence)
}

/// How the main line stands at its start and after each ply.
pub fn points(document: &Document) -> Vec<GamePoint> {
    let game = document.game();
    let review = review(document, ReviewLimits::QUICK, &BTreeMap::new());
    let point = |plies: usize| {
        let material = match game.phase_at(plies) {
            // Thousandths of a rabbit.
            Some(Phase::Turn(position)) => Some(win_chance(material(&position, Side::Gold) / 10)),
            _ => None,
        };
        GamePoint { chance: review.score(plies).map(|score| score.win_chance(Side::Gold)), material }
    };
    (0..=document.played().len()).map(point).collect()
}

/// The mistakes of the main line that long searches have confirmed, in its order.
pub fn mistakes(document: &Document) -> Vec<Mistake> {
    named(document, |start, played, better| causes(start, played, better).unwrap_or_default())
}

/// The mistakes without their causes, which take most of the time to find.
pub fn lost_turns(document: &Document) -> Vec<Mistake> {
    named(document, |_, _, _| Vec::new())
}

fn named(
    document: &Document,
    find_causes: impl Fn(&Position, &[Step], Option<&[Step]>) -> Vec<Cause>,
) -> Vec<Mistake> {
    let (line, game) = (document.played(), document.game());
    let name = |found: ReviewedMistake| {
        let Some(Phase::Turn(start)) = game.phase_at(found.ply) else { return None };
        let played = line.steps_of(found.ply).to_vec();
        let (own, best) = (steps_of(&played), steps_of(&found.best));
        let better = (!best.is_empty()).then_some(best.as_slice());
        Some(Mistake {
            node: *line.nodes().get(found.ply)?,
            label: game.label(found.ply),
            causes: find_causes(&start, &own, better),
            start,
            end: after(&start, &own)?,
            played,
            found,
        })
    };
    review(document, ReviewLimits::QUICK, &BTreeMap::new()).mistakes().into_iter().filter_map(name).collect()
}

/// The position after a turn.
pub(super) fn after(start: &Position, steps: &[Step]) -> Option<Position> {
    let mut position = *start;
    steps.iter().all(|&step| position.step(step).is_ok()).then(|| position.after_pass())
}
