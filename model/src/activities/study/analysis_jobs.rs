//! What the analysis of a game searches: the positions, and then the mistakes step by step.

use ansa_core::record::{BegunScore, NodeId};

use super::mistakes::{FoundFault, is_judged, searches};
use super::mistakes::{Mistake, lost_turns};
use super::study_state::StudyState;
use crate::activities::engine::{SearchStart, SearchState};
use crate::document::Document;

/// A search for the analysis of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum AnalysisJob {
    /// The position after a node.
    Position(NodeId),
    /// The best completion of the turn of a node after so many of its steps.
    Begun(NodeId, usize),
}

/// The turns of the main line of which it is known which part made them a mistake.
pub fn faults(document: &Document) -> Vec<(NodeId, FoundFault)> {
    lost_turns(document).iter().filter_map(|mistake| Some((mistake.node, mistake.fault?))).collect()
}

impl StudyState {
    /// What the analysis still has to search: the positions of the main line, and then the turns that were mistakes, step
    /// by step.
    pub fn analysis_jobs(&self) -> Vec<AnalysisJob> {
        let positions: Vec<AnalysisJob> = (self.to_analyse().0.iter())
            .map(|place| AnalysisJob::Position(place.node().unwrap_or(self.document.root())))
            .collect();
        if positions.is_empty() { self.to_judge(&lost_turns(&self.document)) } else { positions }
    }

    /// The next search for each of these mistakes whose steps are not judged yet.
    pub fn to_judge(&self, mistakes: &[Mistake]) -> Vec<AnalysisJob> {
        let open = mistakes.iter().filter(|mistake| is_judged(mistake.severity)).filter_map(|mistake| {
            let known = self.document.begun_scores(mistake.node).len();
            let is_open = known < searches(&mistake.played) && !self.engine.unjudged.contains(&mistake.node);
            is_open.then_some(AnalysisJob::Begun(mistake.node, known + 1))
        });
        open.collect()
    }

    /// Where a search starts.
    pub fn job_start(document: &Document, job: &AnalysisJob) -> Option<SearchStart> {
        match job {
            AnalysisJob::Position(node) => Some(document.cursor_at(*node)?.game().into()),
            AnalysisJob::Begun(node, made) => {
                let place = document.cursor_at(*node)?;
                let steps = place.line().steps_of(place.plies().checked_sub(1)?).get(..*made)?.to_vec();
                Some(SearchStart { steps, ..place.previous()?.game().into() })
            }
        }
    }

    /// Keeps what was found after so many steps of a turn, unless it is known.
    pub(super) fn keep_judged(&mut self, (node, made): (NodeId, usize), state: &SearchState) {
        let Some(line) = state.lines.first() else { return self.engine.unjudged.push(node) };
        if self.document.begun_scores(node).len() + 1 == made {
            self.document.keep_begun_score(node, BegunScore { score: line.score, depth: state.depth });
        }
    }
}
