//! The engine's part in a study: the best lines of the position that is shown, and the analysis of the game.

use ansa_core::notation::PlyText;
use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::record::{Evaluation, GoldScore, NodeId};

use super::study_engine::{Found, FoundLine};
use super::study_state::StudyState;
use crate::activities::engine::{EngineFault, RequestKind, SearchLine, SearchState};
use crate::document::{Cursor, Document, PiecePath, piece_paths};
use crate::formats::words;

/// The time for a position in milliseconds, and by how much more time goes deeper.
const TIME: u32 = 8_000;
const DEEPER: u32 = 4;
/// The longest time for a position.
const LONGEST: u32 = 32 * 60_000;

/// The depth in steps from which on an evaluation is enough for the analysis of a game.
const ENOUGH: u8 = 4;
/// The number of positions that may fail before the analysis stops.
const MOST_FAULTS: u32 = 3;

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
    /// Begins or stops the analysis of all positions of the main line.
    Analyse(bool),
    /// The position after a node was searched for the analysis.
    Analysed(NodeId, SearchState),
    /// The analysis has failed at the position after a node.
    NotAnalysed(NodeId, EngineFault),
}

/// What the engine is asked: the position after a node, and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct StudyRequest {
    pub(crate) node: NodeId,
    pub(crate) kind: RequestKind,
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

    /// Whether the engine searches the position shown.
    pub(crate) fn is_searching(&self, document: &Document) -> bool {
        let is_done = self.found(document).is_some_and(|found| found.is_done);
        self.awaited(document).is_some() && !is_done && self.engine_fault(document).is_none()
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
            EngineAction::Analyse(is_wanted) => {
                self.engine.is_analysing = is_wanted;
                self.engine.analysed.clear();
                self.engine.faults = 0;
                self.engine.analysis_fault = None;
            }
            EngineAction::Analysed(node, state) => self.keep_analysed(document, node, &state),
            EngineAction::NotAnalysed(node, fault) => {
                self.engine.analysed.push(node);
                self.engine.analysis_fault = Some(fault);
                // One position may be at fault; several mean that the engine is.
                self.engine.faults += 1;
                self.engine.is_analysing &= self.engine.faults < MOST_FAULTS;
            }
        }
    }

    /// Whether the positions of the main line are analysed.
    pub(crate) const fn is_analysing(&self) -> bool {
        self.engine.is_analysing
    }

    /// Why the analysis is not complete.
    pub(crate) const fn analysis_fault(&self) -> Option<EngineFault> {
        self.engine.analysis_fault
    }

    /// The places of the main line that the analysis still has to search, in their order, and the number of all.
    pub(crate) fn to_analyse(&self, document: &Document) -> (Vec<Cursor>, usize) {
        let ends = (0..=document.played().len()).map(|plies| Cursor::after(document.played().clone(), plies));
        let places: Vec<Cursor> =
            ends.filter(|place| place.position().is_some() && !place.is_over()).collect();
        let all = places.len();
        let is_open = |place: &Cursor| {
            let node = place.node().unwrap_or(document.root());
            !self.engine.analysed.contains(&node)
                && document.evaluation(node).is_none_or(|own| !is_enough(own))
        };
        (places.into_iter().filter(is_open).collect(), all)
    }

    fn keep_analysed(&mut self, document: &mut Document, node: NodeId, state: &SearchState) {
        let place = document.cursor_at(node);
        let position = place.and_then(|place| place.position());
        let line = position.and_then(|position| read_line(&position, state.lines.first()?));
        self.engine.analysed.push(node);
        if let Some(line) = line {
            keep(document, node, &line, state.depth);
        }
    }

    /// Keeps what the engine has found with the document.
    pub(super) fn keep_found(&self, document: &mut Document) {
        let Some(found) = &self.engine.found else { return };
        let Some(best) = found.lines.first().filter(|_| found.depth > 0) else { return };
        keep(document, found.node, best, found.depth);
    }
}

/// Whether an evaluation is enough for the analysis of a game. A goal is seen without any depth.
fn is_enough(evaluation: &Evaluation) -> bool {
    let is_deep = evaluation.depth >= ENOUGH || matches!(evaluation.score, GoldScore::Win(..));
    is_deep && !evaluation.best.is_empty()
}

/// Keeps a line as the evaluation of the position after a node.
fn keep(document: &mut Document, node: NodeId, line: &FoundLine, depth: u8) {
    let best = match words::of_steps(&line.first).parse() {
        Ok(PlyText::Turn(steps)) => steps,
        _ => Vec::new(),
    };
    document.keep_evaluation(node, Evaluation { score: line.score, depth, best });
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
