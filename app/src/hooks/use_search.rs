//! Searches in the engine's workers: those that a game, the games that go on meanwhile or an analysis ask for, and the way
//! that all take.

use std::collections::HashMap;
use std::rc::Rc;

use ansa_model::activities::engine::{Request, RequestKind, SearchEvent, SearchStart, SearchState};
use ansa_model::activities::play::{ComputerAction, PlayAction, PlayState};
use ansa_model::activities::study::{AnalysisJob, EngineAction, StudyAction, StudyState};
use ansa_model::session::{RunningGame, RunningReport, Session, SessionAction};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::given::{callback, use_effect_given};
use crate::hooks::use_settings;
use crate::services::worker_client::EngineClient;
use crate::services::{moment, page, time};

/// Searches what is requested, each request in a worker of its own, and hands on what is found. A request that is no
/// longer made is cancelled, and late answers are dropped. The workers start with the first request and end with the
/// component.
///
/// The callback stops the searches: the best turns found so far follow as answers.
#[hook]
pub(crate) fn use_search<K: Clone + PartialEq + 'static>(
    requests: Vec<Request<K>>,
    start: impl Fn(&Request<K>) -> Option<SearchStart> + 'static,
    on_event: Callback<(K, SearchEvent)>,
) -> Callback<()> {
    let thinking = use_settings().settings.thinking;
    // The engines, each with its last request, as long as that is made.
    let engines = use_mut_ref(Vec::<(EngineClient, Option<Request<K>>)>::new);
    use_effect_given(requests, engines.clone(), move |requests: &Vec<Request<K>>, engines| {
        let mut engines = engines.borrow_mut();
        for (engine, own) in &mut *engines {
            if own.take_if(|own| !requests.contains(own)).is_some() {
                engine.cancel();
            }
        }
        for request in requests {
            if engines.iter().any(|(_, own)| own.as_ref() == Some(request)) {
                continue;
            }
            let Some(start) = start(request) else { continue };
            let start = start.with_thinking_time(request.kind, thinking);
            if engines.iter().all(|(_, own)| own.is_some()) {
                engines.push((EngineClient::new(), None));
            }
            if let Some((engine, own)) = engines.iter_mut().find(|(_, own)| own.is_none()) {
                engine.think(request, start, &on_event);
                *own = Some(request.clone());
            }
        }
        if requests.is_empty() {
            // One stays, because it knows the game.
            engines.truncate(1);
        }
    });
    use_effect_given((), engines.clone(), |(), engines| move || engines.borrow_mut().clear());
    use_callback((), move |(), ()| engines.borrow().iter().for_each(|(engine, _)| engine.stop()))
}

/// Sends a request to the engine whenever the game waits for the computer, and dispatches the answer. Returns the
/// progress of the current search, and a callback that stops it: the computer plays the best turn found so far.
#[hook]
pub(crate) fn use_engine(
    play: &Rc<PlayState>,
    act: &Callback<PlayAction>,
) -> (Option<SearchState>, Callback<()>) {
    let awaited = play.awaited();
    // The progress of the last request.
    let progress = use_state(|| None::<(u32, SearchState)>);
    let on_event = callback((act.clone(), progress.setter()), |(id, event), (act, progress)| match event {
        SearchEvent::Progress(state) => progress.set(Some((id, state))),
        event => act.emit(ComputerAction::Search(id, event).into()),
    });
    let stop = use_search(
        awaited.into_iter().collect(),
        {
            let play = play.clone();
            move |request| Some(play.search_start(request))
        },
        on_event,
    );
    let current = (*progress).clone().filter(|(id, _)| awaited.is_some_and(|awaited| awaited.id == *id));
    (current.map(|(_, state)| state), stop)
}

/// The fewest searches that an analysis makes at the same time. On two cores, the page shares one with a search: that
/// halves the time, and the system still lets the page have its turn.
const MIN_WORKERS: usize = 2;

/// Makes the searches of the analysis with all cores but one, while it is wanted. What was found stays with the document,
/// so an analysis can be stopped and continued at any time.
#[hook]
pub(crate) fn use_game_analysis(study: &Rc<StudyState>, act: &Callback<StudyAction>) {
    // The search of the position on the board comes first.
    let is_free = study.engine.analysis.is_some() && !study.is_searching();
    let mut jobs = if is_free { study.analysis_jobs() } else { Vec::new() };
    jobs.truncate(page::cores().saturating_sub(1).max(MIN_WORKERS));
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

/// The least time for a ply of a game that is not shown, in milliseconds, if its small board is to be followed.
const RUNNING_PACE: u32 = 1_000;

/// Lets the games that are not shown go on, with all cores but one.
#[hook]
pub(crate) fn use_running(session: &Rc<Session>, act: &Callback<SessionAction>) {
    let mut requests: Vec<_> = session.running.iter().filter_map(RunningGame::request).collect();
    requests.truncate(page::cores().saturating_sub(1).max(1));
    // When the request of each game was made, and the least time for it.
    let made = use_mut_ref(HashMap::<Rc<str>, (f64, u32)>::new);
    let (start, session) = (made.clone(), session.clone());
    use_search(
        requests,
        move |request| {
            let game = session.running.iter().find(|game| game.id == request.id.0)?;
            let pace = if game.is_paced { RUNNING_PACE } else { 0 };
            start.borrow_mut().insert(game.id.clone(), (moment::now(), pace));
            game.search_start()
        },
        callback(
            (act.clone(), made),
            |((game, request), event): ((Rc<str>, u32), SearchEvent), (act, made)| {
                // Nobody watches the progress.
                if matches!(event, SearchEvent::Progress(_)) {
                    return;
                }
                let Some((made, pace)) = made.borrow_mut().remove(&game) else { return };
                let passed = (moment::now() - made).max(0.0) as u32;
                let (act, report) =
                    (act.clone(), RunningReport { game, request, passed: u64::from(passed), event });
                spawn_local(async move {
                    time::wait(pace.saturating_sub(passed)).await;
                    act.emit(SessionAction::Running(report));
                });
            },
        ),
    );
}
