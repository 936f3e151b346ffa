//! Runs the engine for the current game.

use std::rc::Rc;

use yew::prelude::*;

use super::use_search::use_search;
use ansa_model::activities::engine::{SearchEvent, SearchState};
use ansa_model::activities::play::{ComputerAction, PlayAction, PlayState};

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
    (current.map(|(_, state)| state), stop)
}
