//! Runs the engine in its worker for the position that a study shows.

use std::rc::Rc;

use ansa_core::search::Search;
use yew::prelude::*;

use crate::services::engine_watch::WatchedEngine;
use crate::services::time;
use crate::services::worker_client::EngineEvent;
use ansa_model::activities::engine::Request;
use ansa_model::activities::study::{EngineAction, StudyAction, StudyRequest, StudyState};
use ansa_model::document::Document;

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
            let (last, Some(StudyRequest { place, .. })) = asked.borrow().clone() else { return };
            let (id, action) = match event {
                EngineEvent::Progress { id, state } => (id, EngineAction::Found(place, state, false)),
                EngineEvent::Best { id, state, .. } => (id, EngineAction::Found(place, state, true)),
                EngineEvent::Failed { id, fault } => (id, EngineAction::Failed(place, fault)),
            };
            if id == last {
                act.emit(action.into());
            }
        })
    };
    use_effect_with(study.awaited(document), {
        let (client, asked, study) = (client.clone(), asked.clone(), study.clone());
        let (document, act) = (document.clone(), act.clone());
        move |awaited: &Option<StudyRequest>| {
            let id = {
                let mut asked = asked.borrow_mut();
                *asked = (asked.0 + 1, awaited.clone());
                asked.0
            };
            if let Some(client) = &*client.borrow() {
                client.cancel();
            }
            let delayed = awaited.clone().map(|StudyRequest { place, kind }| {
                time::after(DELAY, move || {
                    let game = study.searched_game(&document);
                    let made = if place.is_threat { &[][..] } else { &place.steps };
                    if Search::check_start(&game, made).is_err() {
                        return act.emit(EngineAction::DeadEnd(place).into());
                    }
                    let steps = study.searched_steps(&document);
                    client.borrow_mut().get_or_insert_with(|| WatchedEngine::new(on_event)).think_within(
                        Request { id, kind },
                        game,
                        steps.into(),
                    );
                })
            });
            move || drop(delayed)
        }
    });
    use_effect_with((), move |()| move || drop(client.borrow_mut().take()));
}
