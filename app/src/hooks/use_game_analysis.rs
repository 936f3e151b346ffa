//! Analyses all positions of the game in the background, and then the steps of the mistakes.

use std::rc::Rc;

use yew::prelude::*;

use super::use_search::use_search;
use crate::services::page;
use ansa_model::activities::engine::{NODES_FOR_JUDGING, Request, RequestKind, SearchEvent};
use ansa_model::activities::study::{AnalysisJob, EngineAction, StudyAction, StudyState};

/// Searches the positions of the main line that have no evaluation yet, with all cores but one, while the analysis is
/// wanted. What was found stays with the document, so an analysis can be stopped and continued at any time.
#[hook]
pub(crate) fn use_game_analysis(study: &Rc<StudyState>, act: &Callback<StudyAction>) {
    // The search of the position on the board comes first.
    let is_free = study.is_analysing() && !study.is_searching();
    let mut jobs = if is_free { study.analysis_jobs() } else { Vec::new() };
    jobs.truncate(page::cores().saturating_sub(1).max(1));
    let request = |id| Request { id, kind: RequestKind::Nodes(NODES_FOR_JUDGING) };
    let (study, act) = (study.clone(), act.clone());
    use_search(
        jobs.into_iter().map(request).collect(),
        move |request| StudyState::job_start(&study.document, &request.id),
        Callback::from(move |(job, event): (AnalysisJob, SearchEvent)| {
            // The progress of a job concerns nobody.
            if !matches!(event, SearchEvent::Progress(_)) {
                act.emit(EngineAction::Analysis(job, event).into());
            }
        }),
    );
}
