//! Analyses the whole game in the background.

use std::rc::Rc;

use yew::prelude::*;

use super::use_search::use_search;
use crate::services::page;
use ansa_model::activities::engine::{Request, RequestKind, SearchEvent};
use ansa_model::activities::study::{AnalysisJob, EngineAction, StudyAction, StudyState};

/// Makes the searches of the analysis with all cores but one, while it is wanted. What was found stays with the document,
/// so an analysis can be stopped and continued at any time.
#[hook]
pub(crate) fn use_game_analysis(study: &Rc<StudyState>, act: &Callback<StudyAction>) {
    // The search of the position on the board comes first.
    let is_free = study.analysis().is_some() && !study.is_searching();
    let mut jobs = if is_free { study.analysis_jobs() } else { Vec::new() };
    jobs.truncate(page::cores().saturating_sub(1).max(1));
    let request = |id: AnalysisJob| {
        // No search of an analysis is longer than a number of 32 bits can say.
        Request { id, kind: RequestKind::Nodes(u32::try_from(id.search.nodes).unwrap_or(u32::MAX)) }
    };
    let (study, act) = (study.clone(), act.clone());
    use_search(
        jobs.into_iter().map(request).collect(),
        move |request| study.job_start(&request.id),
        Callback::from(move |(job, event): (AnalysisJob, SearchEvent)| {
            // The progress of a job concerns nobody.
            if !matches!(event, SearchEvent::Progress(_)) {
                act.emit(EngineAction::Analysis(job, event).into());
            }
        }),
    );
}
