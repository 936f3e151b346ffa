//! The engine's part in a study: the best lines of the position that is shown.

use ansa_core::PlayedStep;
use ansa_core::notation::PlyText;
use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::record::{Evaluation, GoldScore, NodeId};

use super::study_state::StudyState;
use crate::activities::engine::{EngineFault, RequestKind, SearchLine, SearchState};
use crate::document::{Document, PiecePath, piece_paths};

/// The time for a position in milliseconds, and by how much more time goes deeper.
const TIME: u32 = 8_000;
const DEEPER: u32 = 4;
/// The longest time for a position.
const LONGEST: u32 = 32 * 60_000;

/// The most lines.
pub(crate) const MOST_LINES: u8 = 5;

/// An action on the engine's part.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum EngineAction {
    /// Turns the engine on or off.
    Toggle,
    /// Sets the number of lines.
    Lines(u8),
    /// Searches the position for longer.
    Deeper,
    /// The search of the position after a node has come so far; `true` if it has ended.
    Found(NodeId, SearchState, bool),
    /// The search of the position after a node has failed.
    Failed(NodeId, EngineFault),
    /// Shows a line on the board, or none.
    Preview(Option<usize>),
}

/// What the engine is asked: the position after a node, and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct StudyRequest {
    pub(crate) node: NodeId,
    pub(crate) kind: RequestKind,
}

/// What the engine has found in a position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Found {
    node: NodeId,
    pub(crate) depth: u8,
    pub(crate) nodes: f64,
    pub(crate) is_done: bool,
    pub(crate) lines: Vec<FoundLine>,
}

/// A line that the engine has found.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct FoundLine {
    pub(crate) score: GoldScore,
    pub(crate) depth: u8,
    /// The first turn.
    pub(crate) first: Vec<PlayedStep>,
    /// The turns after it, in the notation of records.
    pub(crate) rest: Vec<String>,
}

/// The engine's part in a study.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct StudyEngine {
    is_on: bool,
    lines: u8,
    /// A position that is searched for longer, and for how long.
    deeper: Option<(NodeId, u32)>,
    found: Option<Found>,
    failed: Option<(NodeId, EngineFault)>,
    /// The line that the person points at.
    preview: Option<usize>,
}

impl Default for StudyEngine {
    fn default() -> StudyEngine {
        StudyEngine { is_on: false, lines: 3, deeper: None, found: None, failed: None, preview: None }
    }
}

impl StudyEngine {
    /// The same choices, without any result.
    pub(super) fn emptied(&self) -> StudyEngine {
        StudyEngine { is_on: self.is_on, lines: self.lines, ..StudyEngine::default() }
    }
}

impl StudyState {
    /// Whether the engine searches the positions shown.
    pub(crate) const fn is_engine_on(&self) -> bool {
        self.engine.is_on
    }

    /// The number of lines.
    pub(crate) const fn lines(&self) -> u8 {
        self.engine.lines
    }

    /// What the engine is asked now.
    pub(crate) fn awaited(&self, document: &Document) -> Option<StudyRequest> {
        let node = self.node(document);
        let can_search = self.engine.is_on && self.place.position().is_some() && !self.place.is_over();
        let deeper = self.engine.deeper.filter(|(deep, _)| *deep == node);
        let time = deeper.map_or(TIME, |(_, time)| time);
        can_search.then_some(StudyRequest { node, kind: RequestKind::Lines(self.engine.lines, time) })
    }

    /// What the engine has found in the position shown.
    pub(crate) fn found(&self, document: &Document) -> Option<&Found> {
        let node = self.node(document);
        self.engine.found.as_ref().filter(|found| self.engine.is_on && found.node == node)
    }

    /// Why the engine has found nothing in the position shown.
    pub(crate) fn engine_fault(&self, document: &Document) -> Option<EngineFault> {
        let node = self.node(document);
        self.engine.failed.filter(|(failed, _)| self.engine.is_on && *failed == node).map(|(_, fault)| fault)
    }

    /// The score of the position shown: what the engine finds now, or has found before.
    pub(crate) fn score(&self, document: &Document) -> Option<GoldScore> {
        let now = self.found(document).and_then(|found| Some((found.lines.first()?.score, found.depth)));
        let before = document.evaluation(self.node(document));
        match (now, before) {
            (Some((score, depth)), Some(before)) if depth >= before.depth => Some(score),
            (_, Some(before)) => Some(before.score),
            (now, None) => now.map(|(score, _)| score),
        }
    }

    /// The paths of the pieces in the line that the person points at, or else in the best one.
    pub(super) fn proposed(&self) -> Vec<PiecePath> {
        let is_at_start = self.place.steps() == 0 && !self.entry.has_steps();
        let found = self
            .engine
            .found
            .as_ref()
            .filter(|found| self.engine.is_on && is_at_start && self.place.node() == Some(found.node));
        let line = found.and_then(|found| found.lines.get(self.engine.preview.unwrap_or(0)));
        line.map_or(Vec::new(), |line| piece_paths(&line.first))
    }

    /// The steps of the best turn found in the position shown.
    pub(super) fn best_turn(&self, document: &Document) -> Option<Vec<ansa_core::Step>> {
        let line = self.found(document)?.lines.first()?;
        Some(line.first.iter().map(|played| played.step).collect())
    }

    pub(super) fn apply_engine(&mut self, document: &mut Document, action: EngineAction) {
        match action {
            EngineAction::Toggle => self.engine.is_on = !self.engine.is_on,
            EngineAction::Lines(lines) => self.engine.lines = lines.clamp(1, MOST_LINES),
            EngineAction::Deeper => {
                let node = self.node(document);
                let before =
                    self.engine.deeper.filter(|(deep, _)| *deep == node).map_or(TIME, |(_, time)| time);
                self.engine.deeper = Some((node, before.saturating_mul(DEEPER).min(LONGEST)));
            }
            EngineAction::Found(node, state, is_done) => {
                let Some(position) = self.place.position().filter(|_| self.node(document) == node) else {
                    return;
                };
                let lines = state.lines.iter().filter_map(|line| read_line(&position, line)).collect();
                let found = Found { node, depth: state.depth, nodes: state.nodes, is_done, lines };
                // What goes deeper begins anew: until it has come as far, what was found before stays.
                let is_deeper = self.found(document).is_none_or(|own| found.depth >= own.depth || is_done);
                if is_deeper {
                    self.engine.found = Some(found);
                }
                self.engine.failed = None;
                if is_done {
                    self.keep_found(document);
                }
            }
            EngineAction::Failed(node, fault) => self.engine.failed = Some((node, fault)),
            EngineAction::Preview(line) => self.engine.preview = line,
        }
    }

    /// Keeps what the engine has found with the document.
    pub(super) fn keep_found(&self, document: &mut Document) {
        let Some(found) = &self.engine.found else { return };
        let Some(best) = found.lines.first().filter(|_| found.depth > 0) else { return };
        let words: Vec<String> = best.first.iter().map(ToString::to_string).collect();
        let best_turn = match words.join(" ").parse() {
            Ok(PlyText::Turn(steps)) => steps,
            _ => Vec::new(),
        };
        let evaluation = Evaluation { score: best.score, depth: found.depth, best: best_turn };
        document.keep_evaluation(found.node, evaluation);
    }
}

/// A line with the steps of its first turn; `None` if it is not legal.
fn read_line(position: &Position, line: &SearchLine) -> Option<FoundLine> {
    let [first, rest @ ..] = line.turns.as_slice() else { return None };
    let Ok(PlyText::Turn(steps)) = first.parse() else { return None };
    let mut turn = TurnBuilder::new(*position);
    turn.play_text(&steps).ok()?;
    Some(FoundLine {
        score: GoldScore::new(line.score, position.side()),
        depth: line.depth,
        first: turn.steps().copied().collect(),
        rest: rest.to_vec(),
    })
}
