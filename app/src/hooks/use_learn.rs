//! The state of exercises, and the engine that judges the turns.

use std::rc::Rc;

use ansa_core::Side;
use yew::prelude::*;

use super::answer_keys::answer_action;
use super::use_apply::use_apply;
use super::use_keys::use_keys;
use crate::services::engine_watch::WatchedEngine;
use crate::services::worker_client::EngineEvent;
use ansa_model::activities::answer::AnswerAction;
use ansa_model::activities::engine::{NODES_FOR_JUDGING, Request, RequestKind};
use ansa_model::activities::learn::{Exercise, LearnAction, LearnState};

/// Exercises, and the callback that changes them. A turn is judged by a search with the limits of the analysis, in a
/// worker that ends with the component; one that dies or goes silent is replaced, then reported.
#[hook]
pub(crate) fn use_learn(
    exercises: &Rc<Vec<Rc<Exercise>>>,
    side: Option<Side>,
    on_help: &Callback<()>,
) -> (Rc<LearnState>, Callback<LearnAction>) {
    let (state, act) = use_apply(|| LearnState::new(Vec::clone(exercises), side));
    let client = use_mut_ref(|| None::<WatchedEngine>);
    let on_event = {
        let act = act.clone();
        use_callback((), move |event: EngineEvent, ()| match event {
            EngineEvent::Progress { .. } => {}
            EngineEvent::Best { id, state, .. } => act.emit(LearnAction::Found(id, state)),
            EngineEvent::Failed { id, fault } => act.emit(LearnAction::NotFound(id, fault)),
        })
    };
    let awaited = state.awaited();
    use_effect_with(awaited.as_ref().map(|request| request.id), {
        let client = client.clone();
        move |_: &Option<u32>| match awaited {
            Some(request) => {
                let kind = RequestKind::Nodes(NODES_FOR_JUDGING);
                let mut client = client.borrow_mut();
                let engine = client.get_or_insert_with(|| WatchedEngine::new(on_event));
                engine.think(Request { id: request.id, kind }, request.game, None);
            }
            None => {
                if let Some(engine) = &*client.borrow() {
                    engine.cancel();
                }
            }
        }
    });
    use_effect_with((), move |()| move || drop(client.borrow_mut().take()));
    use_keys(&state, &act, on_help, |press, state| {
        answer_action(press).filter(|action| is_useful(action, state)).map(LearnAction::Answer)
    });
    (state, act)
}

/// Whether a key has something to do; otherwise it keeps its meaning where the focus is.
fn is_useful(action: &AnswerAction, state: &LearnState) -> bool {
    state.exercise().is_some() || !matches!(action, AnswerAction::Next | AnswerAction::Enter(_))
}
