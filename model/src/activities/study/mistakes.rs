//! The mistakes of a game, by the evaluations of its positions.

use ansa_core::causes::{Cause, causes};
use ansa_core::eval::material;
use ansa_core::game::Phase;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::position::{Position, STEPS_PER_TURN};
use ansa_core::record::{BegunScore, Evaluation, NodeId};
use ansa_core::search::review::{Severity, TurnFault, TurnJudgement};
use ansa_core::search::win_chance;
use ansa_core::{Label, PlayedStep, Side, Step};

use crate::document::Document;

/// A turn of the main line that gave away part of the chance to win.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// The node of the turn.
    pub node: NodeId,
    /// The index of the turn in the line.
    pub ply: usize,
    pub label: Label,
    pub severity: Severity,
    /// The chance to win of the side before and after the turn, from 0 to 1.
    pub chances: (f64, f64),
    /// The engine's turn; empty if it is unknown.
    pub best: Vec<PlayedStep>,
    /// What can be proved about it, the weightiest first.
    pub causes: Vec<Cause>,
    /// The positions before and after the turn.
    pub start: Position,
    pub end: Position,
    /// The steps of the turn.
    pub played: Vec<PlayedStep>,
    /// The part of the turn that made it a mistake, once that is known.
    pub fault: Option<FoundFault>,
}

/// How the main line stands after a ply.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GamePoint {
    /// Gold's chance to win by the evaluation, from 0 to 1; `None` without one.
    pub chance: Option<f64>,
    /// Gold's chance to win by the pieces on the board alone; `None` until both sides have set up.
    pub material: Option<f64>,
}

/// How the main line stands at its start and after each ply.
pub fn points(document: &Document) -> Vec<GamePoint> {
    let (line, game) = (document.played(), document.game());
    let nodes = core::iter::once(document.root()).chain(line.nodes().iter().copied());
    let point = |(plies, node): (usize, NodeId)| {
        let position = match game.phase_at(plies) {
            Some(Phase::Turn(position)) => Some(position),
            _ => None,
        };
        let over = (plies == line.len()).then(|| game.outcome()?.winner).flatten();
        let chance = match over {
            Some(winner) => Some(if winner == Side::Gold { 1.0 } else { 0.0 }),
            None => document.evaluation(node).map(|found| found.score.win_chance(Side::Gold)),
        };
        // Thousandths of a rabbit.
        let material = position.map(|position| win_chance(material(&position, Side::Gold) / 10));
        GamePoint { chance, material }
    };
    nodes.enumerate().map(point).collect()
}

/// The mistakes of the main line, in its order. A turn is judged as soon as the positions before and after it are
/// evaluated.
pub fn mistakes(document: &Document) -> Vec<Mistake> {
    judged(document, |start, played, better| causes(start, played, better).unwrap_or_default())
}

/// The mistakes without their causes, which take most of the time to find.
pub fn lost_turns(document: &Document) -> Vec<Mistake> {
    judged(document, |_, _, _| Vec::new())
}

fn judged(
    document: &Document,
    find_causes: impl Fn(&Position, &[Step], Option<&[Step]>) -> Vec<Cause>,
) -> Vec<Mistake> {
    let (line, game) = (document.played(), document.game());
    let points = points(document);
    let judge = |(ply, &node): (usize, &NodeId)| {
        let Some(Phase::Turn(start)) = game.phase_at(ply) else { return None };
        let label = game.label(ply);
        let of_side = |point: &GamePoint| {
            point.chance.map(|gold| if label.side == Side::Gold { gold } else { 1.0 - gold })
        };
        let chances = (of_side(points.get(ply)?)?, of_side(points.get(ply + 1)?)?);
        let played: Vec<Step> = line.steps_of(ply).iter().map(|played| played.step).collect();
        let before = ply.checked_sub(1).and_then(|before| line.nodes().get(before).copied());
        let best = best_turn(&start, document.evaluation(before.unwrap_or(document.root()))?);
        let best_steps: Vec<Step> = best.iter().map(|played| played.step).collect();
        let severity = TurnJudgement::new(game, ply, &best_steps, chances).severity?;
        let end = after(&start, &played)?;
        let better = (!best_steps.is_empty()).then_some(best_steps.as_slice());
        let causes = find_causes(&start, &played, better);
        let played = line.steps_of(ply).to_vec();
        let scores = document.begun_scores(node);
        let fault = fault_of(scores, &played, label.side, severity, chances.0);
        Some(Mistake { node, ply, label, severity, chances, best, causes, start, end, played, fault })
    };
    line.nodes().iter().enumerate().filter_map(judge).collect()
}

/// The engine's turn, if it is legal.
fn best_turn(start: &Position, evaluation: &Evaluation) -> Vec<PlayedStep> {
    let mut turn = TurnBuilder::new(*start);
    match turn.play_text(&evaluation.best) {
        Ok(()) => turn.steps().copied().collect(),
        Err(_) => Vec::new(),
    }
}

/// The position after a turn.
fn after(start: &Position, steps: &[Step]) -> Option<Position> {
    let mut position = *start;
    steps.iter().all(|&step| position.step(step).is_ok()).then(|| position.after_pass())
}

/// The part of a mistake that made it one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FoundFault {
    pub fault: TurnFault,
    /// The step, unless the turn ended too early.
    pub step: Option<PlayedStep>,
    /// The chance to win of the side just before, with the best completion, from 0 to 1.
    pub before: f64,
}

/// Whether the steps of a turn are judged: small losses are within what one search says and another does not.
pub(super) fn is_judged(severity: Severity) -> bool {
    severity >= Severity::Mistake
}

/// The number of searches that judge the steps of a turn. After the fourth step the turn is what was played.
pub(super) fn searches(played: &[PlayedStep]) -> usize {
    played.len().min(usize::from(STEPS_PER_TURN) - 1)
}

/// The part of the turn of a side that made it a mistake; `None` until all its steps are judged. `before` is the chance to
/// win before the turn, from 0 to 1.
pub(super) fn fault_of(
    scores: &[BegunScore],
    played: &[PlayedStep],
    side: Side,
    severity: Severity,
    before: f64,
) -> Option<FoundFault> {
    if !is_judged(severity) || scores.len() < searches(played) {
        return None;
    }
    let chances: Vec<f64> = scores.iter().map(|own| own.score.win_chance(side)).collect();
    let fault = TurnFault::find(before, &chances, played.len(), severity.min_loss());
    let (good, step) = match fault {
        TurnFault::Step(index) => (index, Some(*played.get(index)?)),
        TurnFault::End => (played.len(), None),
    };
    let before = good.checked_sub(1).map_or(Some(before), |last| chances.get(last).copied())?;
    Some(FoundFault { fault, step, before })
}
