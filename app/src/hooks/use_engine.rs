//! Runs the engine in its worker for the current game.

use std::rc::Rc;

use yew::prelude::*;

use crate::services::engine_watch::WatchedEngine;
use crate::services::worker_client::EngineEvent;
use ansa_model::activities::engine::{Request, RequestKind};
use ansa_model::activities::play::{ComputerAction, PlayAction, PlayState};

/// The progress of the engine's search.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Progress {
    /// The completed search depth, in steps.
    pub(crate) depth: u32,
    /// The number of positions searched.
    pub(crate) nodes: f64,
}

/// The result of [`use_engine`].
pub(crate) struct EngineHandle {
    /// The progress of the current search.
    pub(crate) progress: Option<Progress>,
    /// Stops the search; the computer plays the best turn found so far.
    pub(crate) stop: Callback<()>,
}

/// Sends a request to the engine whenever the game waits for the computer, and dispatches the answer.
///
/// The worker starts with the first request. Every request has an id, so that the state can drop a late answer to an
/// obsolete request.
#[hook]
pub(crate) fn use_engine(play: &Rc<PlayState>, act: &Callback<PlayAction>) -> EngineHandle {
    let progress = use_state(|| None);
    let client = use_mut_ref(|| None::<WatchedEngine>);
    // The last request that judges a turn.
    let judging = use_mut_ref(|| None::<u32>);
    let on_event = {
        let (act, progress, judging) = (act.clone(), progress.setter(), judging.clone());
        use_callback((), move |event, ()| match event {
            EngineEvent::Progress { state, .. } => {
                progress.set(Some(Progress { depth: state.depth.into(), nodes: state.nodes }));
            }
            EngineEvent::Best { id, state, .. } if *judging.borrow() == Some(id) => {
                act.emit(ComputerAction::Judged(id, state).into());
            }
            EngineEvent::Best { id, turn, .. } => act.emit(ComputerAction::Answer(id, turn).into()),
            EngineEvent::Failed { id, fault } => act.emit(ComputerAction::NoAnswer(id, fault).into()),
        })
    };
    use_effect_with(play.awaited(), {
        let (client, play, progress) = (client.clone(), play.clone(), progress.setter());
        move |&awaited: &Option<Request>| {
            progress.set(None);
            judging.replace(
                awaited
                    .filter(|request| matches!(request.kind, RequestKind::Nodes(_)))
                    .map(|request| request.id),
            );
            match awaited {
                Some(request) => client
                    .borrow_mut()
                    .get_or_insert_with(|| WatchedEngine::new(on_event))
                    .think(request, play.game_of_request(request.kind), play.time_for_computer()),
                None => {
                    if let Some(client) = &*client.borrow() {
                        client.cancel();
                    }
                }
            }
        }
    });
    let stop = use_callback((), move |(), ()| {
        if let Some(client) = &*client.borrow() {
            client.stop();
        }
    });
    EngineHandle { progress: (*progress).clone(), stop }
}
