//! Analyses all positions of the game in the background, and then the steps of the mistakes.

use std::rc::Rc;

use ansa_core::Game;
use yew::prelude::*;

use crate::services::engine_watch::WatchedEngine;
use crate::services::page;
use crate::services::worker_client::EngineEvent;
use ansa_model::activities::engine::{NODES_FOR_JUDGING, Request, RequestKind};
use ansa_model::activities::study::{AnalysisJob, EngineAction, StudyAction, StudyState};
use ansa_model::document::Document;

/// The engines of an analysis, each with what it searches.
#[derive(Default)]
struct Engines {
    engines: Vec<AnalysingEngine>,
}

struct AnalysingEngine {
    engine: WatchedEngine,
    /// The number of its request, and what it searches.
    request: (u32, Option<AnalysisJob>),
}

/// Searches the positions of the main line that have no evaluation yet, with all cores but one, while the analysis is
/// wanted. What was found stays with the document, so an analysis can be stopped and continued at any time.
#[hook]
pub(crate) fn use_game_analysis(study: &Rc<StudyState>, document: &Document, act: &Callback<StudyAction>) {
    let engines = use_mut_ref(Engines::default);
    // The search of the position on the board comes first.
    let is_free = study.is_analysing() && !study.is_searching(document);
    let mut jobs = if is_free { study.analysis_jobs(document) } else { Vec::new() };
    let count = page::cores().saturating_sub(1).max(1);
    jobs.truncate(count);
    use_effect_with((study.is_analysing(), jobs), {
        let (engines, act, document) = (engines.clone(), act.clone(), document.clone());
        move |(is_wanted, jobs)| {
            if !is_wanted {
                // Their workers end; what they were searching is searched again when the analysis continues.
                engines.borrow_mut().engines.clear();
                return;
            }
            for job in jobs {
                let is_searched =
                    engines.borrow().engines.iter().any(|engine| engine.request.1.as_ref() == Some(job));
                if !is_searched && let Some(game) = StudyState::job_game(&document, job) {
                    ask(&engines, count, job.clone(), game, &act);
                }
            }
        }
    });
    use_effect_with((), move |()| move || engines.borrow_mut().engines.clear());
}

/// Lets an idle engine search, or a new one if there may be more.
fn ask(
    engines: &Rc<std::cell::RefCell<Engines>>,
    count: usize,
    job: AnalysisJob,
    (game, steps): (Rc<Game>, String),
    act: &Callback<StudyAction>,
) {
    let mut all = engines.borrow_mut();
    let idle = all.engines.iter().position(|engine| engine.request.1.is_none());
    let index = match idle {
        Some(index) => index,
        None if all.engines.len() < count => {
            let index = all.engines.len();
            let engine = WatchedEngine::new(answers(engines, index, act));
            all.engines.push(AnalysingEngine { engine, request: (0, None) });
            index
        }
        None => return,
    };
    if let Some(engine) = all.engines.get_mut(index) {
        engine.request = (engine.request.0 + 1, Some(job));
        let request = Request { id: engine.request.0, kind: RequestKind::Nodes(NODES_FOR_JUDGING) };
        engine.engine.think_within(request, game, steps.into());
    }
}

/// Hands on what an engine finds.
fn answers(
    engines: &Rc<std::cell::RefCell<Engines>>,
    index: usize,
    act: &Callback<StudyAction>,
) -> Callback<EngineEvent> {
    let (engines, act) = (Rc::downgrade(engines), act.clone());
    Callback::from(move |event| {
        let (id, answer) = match event {
            EngineEvent::Progress { .. } => return,
            EngineEvent::Best { id, state, .. } => (id, Ok(state)),
            EngineEvent::Failed { id, fault } => (id, Err(fault)),
        };
        let Some(engines) = engines.upgrade() else { return };
        let job = {
            let mut all = engines.borrow_mut();
            let engine = all.engines.get_mut(index).filter(|engine| engine.request.0 == id);
            engine.and_then(|engine| engine.request.1.take())
        };
        if let Some(job) = job {
            act.emit(StudyAction::from(match (job, answer) {
                (AnalysisJob::Position(node), Ok(state)) => EngineAction::Analysed(node, state),
                (AnalysisJob::Position(node), Err(fault)) => EngineAction::NotAnalysed(node, fault),
                (AnalysisJob::Begun(node, made), Ok(state)) => EngineAction::Judged(node, made, state),
                (AnalysisJob::Begun(node, _), Err(fault)) => EngineAction::NotJudged(node, fault),
            }));
        }
    })
}
