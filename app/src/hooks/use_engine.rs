//! Runs the engine for the current game.

use std::rc::Rc;

use yew::prelude::*;

use super::use_search::use_search;
use ansa_model::activities::engine::{SearchEvent, SearchState};
use ansa_model::activities::play::{ComputerAction, PlayAction, PlayState};

/// The result of [`use_engine`].
pub(crate) struct EngineHandle {
    pub(crate) progress: Option<SearchState>,
    /// Stops the search; the computer plays the best turn found so far.
    pub(crate) stop: Callback<()>,
}

/// Sends a request to the engine whenever the game waits for the computer, and dispatches the answer.
#[hook]
pub(crate) fn use_engine(play: &Rc<PlayState>, act: &Callback<PlayAction>) -> EngineHandle {
    let awaited = play.awaited();
    // The progress of the last request.
    let progress = use_state(|| None::<(u32, SearchState)>);
    let on_event = {
        let (act, progress) = (act.clone(), progress.setter());
        Callback::from(move |(id, event)| match event {
            SearchEvent::Progress(state) => progress.set(Some((id, state))),
            event => act.emit(ComputerAction::Search(id, event).into()),
        })
    };
    let stop = use_search(
        awaited.into_iter().collect(),
        {
            let play = play.clone();
            move |request| Some(play.search_start(request))
        },
        on_event,
    );
    let current = (*progress).clone().filter(|(id, _)| awaited.is_some_and(|awaited| awaited.id == *id));
    EngineHandle { progress: current.map(|(_, state)| state), stop }
}
