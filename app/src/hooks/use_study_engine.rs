//! Runs the engine in its worker for the position that a study shows.

use std::rc::Rc;

use yew::prelude::*;

use crate::activities::engine::Request;
use crate::activities::study::{EngineAction, StudyAction, StudyRequest, StudyState};
use crate::document::Document;
use crate::services::engine_watch::WatchedEngine;
use crate::services::time;
use crate::services::worker_client::EngineEvent;

/// How long a position is shown before it is searched, in milliseconds. A person who steps through a game quickly does
/// not start a search for each position.
const DELAY: u32 = 120;

/// Asks the engine for the best lines of the position shown, and dispatches what it finds. The worker ends with the
/// screen.
#[hook]
pub(crate) fn use_study_engine(study: &Rc<StudyState>, document: &Document, act: &Callback<StudyAction>) {
    let client = use_mut_ref(|| None::<WatchedEngine>);
    // The number of the last request, and what it asks.
    let asked = use_mut_ref(|| (0, None::<StudyRequest>));
    let on_event = {
        let (act, asked) = (act.clone(), asked.clone());
        use_callback((), move |event: EngineEvent, ()| {
            let (last, Some(request)) = *asked.borrow() else { return };
            let (id, action) = match event {
                EngineEvent::Progress { id, state } => (id, EngineAction::Found(request.node, state, false)),
                EngineEvent::Best { id, state, .. } => (id, EngineAction::Found(request.node, state, true)),
                EngineEvent::Failed { id, fault } => (id, EngineAction::Failed(request.node, fault)),
            };
            if id == last {
                act.emit(action.into());
            }
        })
    };
    use_effect_with(study.awaited(document), {
        let (client, asked, study) = (client.clone(), asked.clone(), study.clone());
        move |&awaited: &Option<StudyRequest>| {
            let id = {
                let mut asked = asked.borrow_mut();
                *asked = (asked.0 + 1, awaited);
                asked.0
            };
            if let Some(client) = &*client.borrow() {
                client.cancel();
            }
            let delayed = awaited.map(|request| {
                time::after(DELAY, move || {
                    let game = study.place().start_of_turn().game();
                    client.borrow_mut().get_or_insert_with(|| WatchedEngine::new(on_event)).think(
                        Request { id, kind: request.kind },
                        game,
                        None,
                    );
                })
            });
            move || drop(delayed)
        }
    });
    use_effect_with((), move |()| move || drop(client.borrow_mut().take()));
}
