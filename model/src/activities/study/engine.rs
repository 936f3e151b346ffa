//! The engine's part in a study: the best lines of the position that is shown, and the analysis of the game.

use std::rc::Rc;

use ansa_core::record::GoldScore;
use ansa_core::review::ReviewLimits;
use ansa_core::{Game, Outcome, PlayedStep, Side, steps_of};

use super::notice::{NoThreat, StudyEvent, StudyNotice};
use super::study_state::StudyState;
use super::study_state::{AnalysisJob, Found, SearchedPlace};
use crate::activities::engine::{
    EngineFault, Request, RequestKind, SearchEvent, SearchLine, SearchStart, SearchState,
};
use crate::document::{Cursor, PiecePath, piece_paths};

/// The time for a position in milliseconds, and by how much more time goes deeper.
const TIME: u32 = 8_000;
const DEEPER: u32 = 4;
/// The longest time for a position.
const LONGEST: u32 = 32 * 60_000;

/// The most lines.
pub const MAX_LINES: u8 = 5;

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
    /// What the engine reports of the search of a place.
    Search(SearchedPlace, SearchEvent),
    /// Shows a line on the board, or none.
    Preview(Option<usize>),
    /// Begins the analysis of the main line with these limits, or stops it.
    Analyse(Option<ReviewLimits>),
    /// What the engine reports of a search for the analysis.
    Analysis(AnalysisJob, SearchEvent),
}

impl StudyState {
    /// What the engine is asked now.
    pub fn awaited(&self) -> Option<Request<SearchedPlace>> {
        let id = self.searched_place();
        let is_wanted = self.engine.is_on || id.is_threat;
        let can_search = is_wanted
            && !self.document.forbids_engine()
            && self.place.position().is_some()
            && !self.place.is_over();
        let kind = RequestKind::Lines(self.engine.lines, self.time(&id));
        can_search.then_some(Request { id, kind })
    }

    /// The time for a place in milliseconds.
    fn time(&self, place: &SearchedPlace) -> u32 {
        self.engine.deeper.as_ref().filter(|(deep, _)| deep == place).map_or(TIME, |(_, time)| *time)
    }

    /// What the engine has found in the position shown.
    pub fn found(&self) -> Option<&Found> {
        let place = self.searched_place();
        let is_shown = self.engine.is_on || place.is_threat;
        self.engine.found.as_ref().filter(|found| is_shown && found.place == place)
    }

    /// The outcome of the game, if it is over at the place shown.
    pub fn outcome_shown(&self) -> Option<Outcome> {
        self.place.line().game().outcome().filter(|_| self.place.is_over())
    }

    /// Whether no legal turn begins with the steps of the draft.
    pub fn is_dead_end(&self) -> bool {
        self.fault() == Some(EngineFault::NoTurn)
    }

    /// Whether the engine searches the position shown.
    pub fn is_searching(&self) -> bool {
        let is_done = self.found().is_some_and(|found| found.is_done);
        self.awaited().is_some() && !is_done && self.fault().is_none()
    }

    /// Why the engine has found nothing in the position shown, although there is something.
    pub fn engine_fault(&self) -> Option<EngineFault> {
        self.fault().filter(|&fault| fault != EngineFault::NoTurn)
    }

    fn fault(&self) -> Option<EngineFault> {
        let (place, fault) = self.engine.failed.as_ref()?;
        let is_shown = *place == self.searched_place() && (self.engine.is_on || place.is_threat);
        is_shown.then_some(*fault)
    }

    /// The score of the position shown: what the engine finds now, or has found before.
    pub fn score(&self) -> Option<GoldScore> {
        let now = self.found().and_then(|found| Some((found.state.lines.first()?.score, found.state.depth)));
        let before = self.document.evaluation(self.node());
        // The evaluation of the document is that of the whole turn.
        let before = before.filter(|_| self.searched_place().is_whole());
        match (now, before) {
            (Some((score, depth)), Some(before)) if depth >= before.depth => Some(score),
            (_, Some(before)) => Some(before.score),
            (now, None) => now.map(|(score, _)| score),
        }
    }

    /// The paths of the pieces in the line that the person points at, or else in the best one. Without the engine, the turn
    /// that wins by force after the last one has allowed it.
    pub(super) fn proposed(&self) -> Vec<PiecePath> {
        let Some(found) = self.found() else { return piece_paths(&self.win_allowed()) };
        let line = found.state.lines.get(self.engine.preview.unwrap_or(0));
        let made = if found.place.is_threat { 0 } else { found.place.steps.len() };
        line.and_then(|line| line.turns.first()?.get(made..)).map_or(Vec::new(), piece_paths)
    }

    /// The turn by which the side to move begins a forced win that was none before the last turn, as the analysis knows.
    fn win_allowed(&self) -> Vec<PlayedStep> {
        let winner = |place: &Cursor| {
            let node = place.node().unwrap_or(self.document.root());
            match self.document.evaluation(node)?.score {
                GoldScore::Win(winner, _) => Some(winner),
                GoldScore::CentiRabbits(_) => None,
            }
        };
        let place = &self.place;
        let is_new = place.steps() == 0
            && !self.engine.is_on
            && !self.entry.has_steps()
            && winner(place) == Some(place.label().side)
            && place.previous().is_some_and(|before| winner(&before) != winner(place));
        let evaluation = self.document.evaluation(self.node()).filter(|_| is_new);
        place.position().zip(evaluation).map_or(Vec::new(), |(start, found)| found.best_turn(&start))
    }

    /// The steps of the best turn found in the position shown.
    pub(super) fn best_turn(&self) -> Option<Vec<ansa_core::Step>> {
        let found = self.found().filter(|found| !found.place.is_threat)?;
        Some(steps_of(found.state.best_turn()?))
    }

    pub(super) fn apply_engine(&mut self, action: EngineAction) {
        match action {
            EngineAction::Toggle
            | EngineAction::Deeper
            | EngineAction::Threat
            | EngineAction::Analyse(Some(_))
                if self.document.forbids_engine() =>
            {
                self.feedback.notify(StudyNotice::EngineForbidden);
            }
            EngineAction::Toggle => {
                self.engine.is_on = !self.engine.is_on;
                self.feedback.report(StudyEvent::Engine(self.engine.is_on));
            }
            EngineAction::Lines(lines) => self.engine.lines = lines.clamp(1, MAX_LINES),
            EngineAction::Deeper => {
                let place = self.searched_place();
                let time = self.time(&place).saturating_mul(DEEPER).min(LONGEST);
                self.engine.deeper = Some((place, time));
            }
            EngineAction::Threat => self.toggle_threat(),
            EngineAction::Search(place, event) => match event {
                SearchEvent::Progress(state) => self.take_found(place, state, false),
                SearchEvent::Best(_, state) => self.take_found(place, state, true),
                SearchEvent::Failed(fault) => self.engine.failed = Some((place, fault)),
            },
            EngineAction::Preview(line) => self.engine.preview = line,
            EngineAction::Analyse(limits) => self.analyse(limits),
            EngineAction::Analysis(job, event) => match event {
                SearchEvent::Progress(_) => {}
                SearchEvent::Best(_, state) => self.take_analysed(job, &state),
                SearchEvent::Failed(fault) => self.fail_analysed(job, fault),
            },
        }
    }

    /// Takes the state of the search of a place, unless another one is shown by now.
    fn take_found(&mut self, place: SearchedPlace, mut state: SearchState, is_done: bool) {
        if self.searched_place() != place {
            return;
        }
        state.lines = in_order(state.lines, self.searched_side());
        // What goes deeper begins anew: until it has come as far, what was found before stays.
        let is_deeper = self.found().is_none_or(|own| state.depth >= own.state.depth || is_done);
        if is_deeper {
            self.engine.found = Some(Found { place, state, is_done });
        }
        self.engine.failed = None;
        if is_done {
            self.keep_found();
            self.report_threat();
        }
    }

    /// Keeps what the engine has found with the document.
    pub(super) fn keep_found(&mut self) {
        let found = self.engine.found.as_ref().filter(|found| found.place.is_whole());
        if let Some(found) = found.filter(|found| found.state.depth > 0)
            && let Some(evaluation) = found.state.evaluation()
        {
            self.document.keep_evaluation(found.place.node, evaluation);
        }
    }

    /// Says what the other side threatens.
    fn report_threat(&mut self) {
        let Some(found) = self.engine.found.as_ref().filter(|found| found.place.is_threat) else { return };
        let Some(best) = found.state.best_turn() else { return };
        self.feedback.report(StudyEvent::Threat(!self.place.label().side, best.to_vec()));
    }
}

/// The lines, best first for the side to move: while the engine searches, some are still those of an earlier depth. Of
/// several ways to win in as many turns, one is enough.
fn in_order(mut lines: Vec<SearchLine>, side: Side) -> Vec<SearchLine> {
    lines.sort_by_key(|line| core::cmp::Reverse(line.score.rank(side)));
    let is_win = |score| matches!(score, GoldScore::Win(winner, _) if winner == side);
    lines.dedup_by(|later, earlier| is_win(later.score) && later.score == earlier.score);
    lines
}

impl StudyState {
    /// The place that is shown, as the engine searches it.
    pub fn searched_place(&self) -> SearchedPlace {
        let here = SearchedPlace { node: self.node(), steps: steps_of(&self.entry.steps()), is_threat: true };
        let is_threat = self.engine.threat.as_ref() == Some(&here);
        SearchedPlace { is_threat, ..here }
    }

    /// Whether the threat of the other side is shown.
    pub fn is_threat_shown(&self) -> bool {
        self.searched_place().is_threat
    }

    /// The side whose turns the engine looks for.
    pub fn searched_side(&self) -> Side {
        let side = self.place.label().side;
        if self.is_threat_shown() { !side } else { side }
    }

    /// Where the search of the place starts: with the steps of the draft, or in a game in which the other side is to move.
    pub fn search_start(&self) -> SearchStart {
        if let Some(threat) = self.threat_game().ok().filter(|_| self.is_threat_shown()) {
            return Rc::new(threat).into();
        }
        SearchStart { steps: self.entry.steps(), ..self.place.start_of_turn().game().into() }
    }

    /// Shows the threat of the other side, or no longer. It also ends when another place is shown.
    pub(super) fn toggle_threat(&mut self) {
        let place = self.searched_place();
        if place.is_threat {
            self.engine.threat = None;
            return self.feedback.report(StudyEvent::ThreatHidden);
        }
        match self.threat_game() {
            Ok(game) => {
                self.engine.threat = Some(SearchedPlace { is_threat: true, ..place });
                self.engine.preview = None;
                self.feedback.clear_notice();
                self.feedback.report(StudyEvent::ThreatShown(game.side()));
            }
            Err(refusal) => self.feedback.notify(StudyNotice::NoThreat(refusal)),
        }
    }

    /// Ends a threat that is no longer shown.
    pub(super) fn end_old_threat(&mut self) {
        if !self.is_threat_shown() {
            self.engine.threat = None;
        }
    }

    /// The game that goes on here with a turn of the other side. Earlier positions are unknown in it.
    fn threat_game(&self) -> Result<Game, NoThreat> {
        let position = self.position().filter(|_| self.turn().is_some()).ok_or(NoThreat::NoTurn)?;
        if position.is_push_unfinished() {
            return Err(NoThreat::PushUnfinished);
        }
        let number = self.place.label().after(1).number;
        let game = Game::from_position(position.after_pass(), number, self.place.line().game().rules());
        if game.outcome().is_some() { Err(NoThreat::Over) } else { Ok(game) }
    }
}
