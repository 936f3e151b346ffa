//! The engine's part in a study: the best lines of the position that is shown, and the analysis of the game.

use ansa_core::notation::PlyText;
use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::record::{Evaluation, GoldScore, NodeId};

use super::notice::StudyEvent;
use super::study_engine::{Found, FoundLine, SearchedPlace};
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
pub const MOST_LINES: u8 = 5;

/// An action on the engine's part.
#[derive(Clone, PartialEq, Debug)]
pub enum EngineAction {
    /// Turns the engine on or off.
    Toggle,
    /// Sets the number of lines.
    Lines(u8),
    /// Searches the position for longer.
    Deeper,
    /// Shows what the other side threatens, or no longer.
    Threat,
    /// The search of a place has come so far; `true` if it has ended.
    Found(SearchedPlace, SearchState, bool),
    /// The search of a place has failed.
    Failed(SearchedPlace, EngineFault),
    /// No legal turn begins with the steps of a place.
    DeadEnd(SearchedPlace),
    /// Shows a line on the board, or none.
    Preview(Option<usize>),
    /// Begins or stops the analysis of all positions of the main line.
    Analyse(bool),
    /// The position after a node was searched for the analysis.
    Analysed(NodeId, SearchState),
    /// The analysis has failed at the position after a node.
    NotAnalysed(NodeId, EngineFault),
    /// The turn of a node was completed after so many of its steps.
    Judged(NodeId, usize, SearchState),
    /// The steps of the turn of a node could not be judged.
    NotJudged(NodeId, EngineFault),
}

/// What the engine is asked: a place, and how.
#[derive(Clone, PartialEq, Debug)]
pub struct StudyRequest {
    pub place: SearchedPlace,
    pub kind: RequestKind,
}

impl StudyState {
    /// Whether the engine searches the positions shown.
    pub const fn is_engine_on(&self) -> bool {
        self.engine.is_on
    }

    /// The number of lines.
    pub const fn lines(&self) -> u8 {
        self.engine.lines
    }

    /// What the engine is asked now.
    pub fn awaited(&self, document: &Document) -> Option<StudyRequest> {
        let place = self.searched_place(document);
        let is_wanted = self.engine.is_on || place.is_threat;
        let can_search = is_wanted && self.place.position().is_some() && !self.place.is_over();
        let is_dead_end = self.engine.dead_end.as_ref() == Some(&place);
        let kind = RequestKind::Lines(self.engine.lines, self.time(&place));
        (can_search && !is_dead_end).then_some(StudyRequest { place, kind })
    }

    /// The time for a place in milliseconds.
    fn time(&self, place: &SearchedPlace) -> u32 {
        self.engine.deeper.as_ref().filter(|(deep, _)| deep == place).map_or(TIME, |(_, time)| *time)
    }

    /// What the engine has found in the position shown.
    pub fn found(&self, document: &Document) -> Option<&Found> {
        let place = self.searched_place(document);
        let is_shown = self.engine.is_on || place.is_threat;
        self.engine.found.as_ref().filter(|found| is_shown && found.place == place)
    }

    /// Whether no legal turn begins with the steps of the draft.
    pub fn is_dead_end(&self, document: &Document) -> bool {
        let place = self.searched_place(document);
        self.engine.is_on && self.engine.dead_end.as_ref() == Some(&place)
    }

    /// Whether the engine searches the position shown.
    pub fn is_searching(&self, document: &Document) -> bool {
        let is_done = self.found(document).is_some_and(|found| found.is_done);
        self.awaited(document).is_some() && !is_done && self.engine_fault(document).is_none()
    }

    /// Why the engine has found nothing in the position shown.
    pub fn engine_fault(&self, document: &Document) -> Option<EngineFault> {
        let place = self.searched_place(document);
        let is_shown = self.engine.is_on || place.is_threat;
        self.engine
            .failed
            .as_ref()
            .filter(|(failed, _)| is_shown && *failed == place)
            .map(|(_, fault)| *fault)
    }

    /// The score of the position shown: what the engine finds now, or has found before.
    pub fn score(&self, document: &Document) -> Option<GoldScore> {
        let now = self.found(document).and_then(|found| Some((found.lines.first()?.score, found.depth)));
        let before = document.evaluation(self.node(document));
        // The evaluation of the document is that of the whole turn.
        let before = before.filter(|_| self.searched_place(document).is_whole());
        match (now, before) {
            (Some((score, depth)), Some(before)) if depth >= before.depth => Some(score),
            (_, Some(before)) => Some(before.score),
            (now, None) => now.map(|(score, _)| score),
        }
    }

    /// The paths of the pieces in the line that the person points at, or else in the best one.
    pub(super) fn proposed(&self, document: &Document) -> Vec<PiecePath> {
        let Some(found) = self.found(document) else { return Vec::new() };
        let line = found.lines.get(self.engine.preview.unwrap_or(0));
        let made = if found.place.is_threat { 0 } else { found.place.steps.len() };
        line.and_then(|line| line.first.get(made..)).map_or(Vec::new(), piece_paths)
    }

    /// The steps of the best turn found in the position shown.
    pub(super) fn best_turn(&self, document: &Document) -> Option<Vec<ansa_core::Step>> {
        let found = self.found(document).filter(|found| !found.place.is_threat)?;
        let line = found.lines.first()?;
        Some(line.first.iter().map(|played| played.step).collect())
    }

    pub(super) fn apply_engine(&mut self, document: &mut Document, action: EngineAction) {
        match action {
            EngineAction::Toggle => self.engine.is_on = !self.engine.is_on,
            EngineAction::Lines(lines) => self.engine.lines = lines.clamp(1, MOST_LINES),
            EngineAction::Deeper => {
                let place = self.searched_place(document);
                let time = self.time(&place).saturating_mul(DEEPER).min(LONGEST);
                self.engine.deeper = Some((place, time));
            }
            EngineAction::Threat => self.toggle_threat(document),
            EngineAction::Found(place, state, is_done) => {
                let is_shown = self.searched_place(document) == place;
                let Some(position) = self.searched_game(document).position().filter(|_| is_shown) else {
                    return;
                };
                let lines = state.lines.iter().filter_map(|line| read_line(&position, line)).collect();
                let found = Found { place, depth: state.depth, nodes: state.nodes, is_done, lines };
                // What goes deeper begins anew: until it has come as far, what was found before stays.
                let is_deeper = self.found(document).is_none_or(|own| found.depth >= own.depth || is_done);
                if is_deeper {
                    self.engine.found = Some(found);
                }
                self.engine.failed = None;
                if is_done {
                    self.keep_found(document);
                    self.report_threat();
                }
            }
            EngineAction::Failed(place, fault) => self.engine.failed = Some((place, fault)),
            EngineAction::DeadEnd(place) => self.engine.dead_end = Some(place),
            EngineAction::Preview(line) => self.engine.preview = line,
            EngineAction::Analyse(is_wanted) => {
                self.engine.is_analysing = is_wanted;
                self.engine.analysed.clear();
                self.engine.unjudged.clear();
                self.engine.faults = 0;
                self.engine.analysis_fault = None;
            }
            EngineAction::Analysed(node, state) => self.keep_analysed(document, node, &state),
            EngineAction::Judged(node, made, state) => self.keep_judged(document, (node, made), &state),
            EngineAction::NotJudged(node, fault) => self.not_judged(node, fault),
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
    pub const fn is_analysing(&self) -> bool {
        self.engine.is_analysing
    }

    /// Why the analysis is not complete.
    pub const fn analysis_fault(&self) -> Option<EngineFault> {
        self.engine.analysis_fault
    }

    /// The places of the main line that the analysis still has to search, in their order, and the number of all.
    pub fn to_analyse(&self, document: &Document) -> (Vec<Cursor>, usize) {
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
        let Some(found) = self.engine.found.as_ref().filter(|found| found.place.is_whole()) else { return };
        let Some(best) = found.lines.first().filter(|_| found.depth > 0) else { return };
        keep(document, found.place.node, best, found.depth);
    }

    /// Says what the other side threatens.
    fn report_threat(&mut self) {
        let Some(found) = self.engine.found.as_ref().filter(|found| found.place.is_threat) else { return };
        let Some(best) = found.lines.first() else { return };
        let side = !self.place.label().side;
        self.feedback.report(StudyEvent::Threat(side, best.first.clone()));
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
