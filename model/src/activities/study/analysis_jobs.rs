//! The analysis of the whole game: what it still has to search, and what it keeps of what was found.

use ansa_core::record::{Evaluation, NodeId};
use ansa_core::review::{GameReview, ReviewLimits, ReviewPlace, ReviewSearch};

use super::mistakes::review;
use super::study_state::AnalysisJob;
use super::study_state::StudyState;
use crate::activities::engine::{EngineFault, SearchStart, SearchState};

/// The number of searches that may fail before the analysis stops. One position may be at fault; several mean that the
/// engine is.
const MAX_FAULTS: usize = 3;

/// How far the analysis of a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnalysisStage {
    /// So many positions of all are searched.
    Positions { done: usize, all: usize },
    /// So many longer searches are left, as far as that is known.
    Confirming(usize),
    /// The steps of so many mistakes are left.
    Steps(usize),
    /// Nothing is left.
    Complete,
}

impl StudyState {
    /// The number of positions of the main line that an analysis searches.
    pub fn positions_to_analyse(&self) -> usize {
        self.review(ReviewLimits::QUICK).positions()
    }

    /// How far an analysis with these limits is.
    pub fn analysis_stage(&self, limits: ReviewLimits) -> AnalysisStage {
        let review = self.review(limits);
        let searches = review.searches();
        match searches.first().map(|search| search.place) {
            None => AnalysisStage::Complete,
            Some(ReviewPlace::After(_)) if searches.iter().any(|search| search.nodes == limits.first) => {
                let all = review.positions();
                AnalysisStage::Positions { done: all - searches.len(), all }
            }
            Some(ReviewPlace::After(_) | ReviewPlace::Instead(_)) => {
                AnalysisStage::Confirming(searches.len())
            }
            Some(ReviewPlace::Begun(..)) => AnalysisStage::Steps(searches.len()),
        }
    }

    /// What the analysis searches next; the searches can be made in any order.
    pub fn analysis_jobs(&self) -> Vec<AnalysisJob> {
        let limits = self.engine.analysis.filter(|_| !self.document.forbids_engine());
        let Some(limits) = limits else { return Vec::new() };
        let job = |search: ReviewSearch| Some(AnalysisJob { search, node: self.node_of(search.place)? });
        self.review(limits).searches().into_iter().filter_map(job).collect()
    }

    /// Where a search starts.
    pub fn job_start(&self, job: &AnalysisJob) -> Option<SearchStart> {
        let review = self.review(self.engine.analysis?);
        let (game, steps) = review.start(job.search.place)?;
        Some(SearchStart { steps, ..std::rc::Rc::new(game).into() })
    }

    /// Begins or stops the analysis. What was found before counts.
    pub(super) fn analyse(&mut self, limits: Option<ReviewLimits>) {
        self.engine.analysis = limits;
        self.engine.failed_jobs.clear();
        self.engine.analysis_fault = None;
    }

    /// Keeps what a search for the analysis has found.
    pub(super) fn take_analysed(&mut self, job: AnalysisJob, found: &SearchState) {
        let Some(limits) = self.engine.analysis.filter(|_| self.is_current(&job)) else { return };
        let evaluation = found.evaluation().map(|found| Evaluation { nodes: job.search.nodes, ..found });
        if evaluation.is_none() {
            return self.fail_analysed(job, EngineFault::Misunderstood);
        }
        let mut review = self.review(limits);
        review.take(job.search.place, evaluation);
        let evidence = review.evidence();
        match job.search.place {
            ReviewPlace::After(plies) => {
                if let Some(&scores) = evidence.earlier.get(plies) {
                    self.engine.earlier.insert(job.node, scores);
                }
                if let Some(found) = evidence.found.get(plies).cloned().flatten() {
                    self.document.keep_evaluation(job.node, found);
                }
            }
            ReviewPlace::Instead(ply) => {
                let before = self.node_after(ply).zip(evidence.found.get(ply).cloned().flatten());
                if let Some((node, found)) = before {
                    self.document.keep_evaluation(node, found);
                }
            }
            ReviewPlace::Begun(ply, _) => {
                if let Some(scores) = evidence.begun.get(ply) {
                    self.document.keep_begun_scores(job.node, scores.clone());
                }
            }
        }
    }

    /// A search for the analysis has failed.
    pub(super) fn fail_analysed(&mut self, job: AnalysisJob, fault: EngineFault) {
        self.engine.analysis_fault = Some(fault);
        self.engine.failed_jobs.push(job);
        if self.engine.failed_jobs.len() >= MAX_FAULTS {
            self.engine.analysis = None;
        }
    }

    fn review(&self, limits: ReviewLimits) -> GameReview {
        let mut review = review(&self.document, limits, &self.engine.earlier);
        for job in self.engine.failed_jobs.iter().filter(|job| self.is_current(job)) {
            review.take(job.search.place, None);
        }
        review
    }

    fn is_current(&self, job: &AnalysisJob) -> bool {
        self.node_of(job.search.place) == Some(job.node)
    }

    fn node_of(&self, place: ReviewPlace) -> Option<NodeId> {
        match place {
            ReviewPlace::After(plies) => self.node_after(plies),
            ReviewPlace::Instead(ply) | ReviewPlace::Begun(ply, _) => self.node_after(ply + 1),
        }
    }

    /// The node of the main line after so many plies.
    fn node_after(&self, plies: usize) -> Option<NodeId> {
        match plies.checked_sub(1) {
            Some(ply) => self.document.played().nodes().get(ply).copied(),
            None => Some(self.document.root()),
        }
    }
}
