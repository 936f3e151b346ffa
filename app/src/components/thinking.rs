//! The controls while the computer is to move.

use yew::prelude::*;

use super::Button;
use super::engine_error::engine_error;
use ansa_model::activities::engine::SearchState;
use ansa_model::activities::play::{ComputerAction, PlayAction, PlayState};
use ansa_model::text::{self, label};

use crate::given::callback;

/// The key of the panel: its buttons are elements of their own, not those of another mode. An element that was clicked
/// leaves Enter to the game.
const PANEL: &str = "thinking";

/// The progress and a button to stop the search, or the engine's failure and a button to continue.
pub(crate) fn thinking(
    play: &PlayState,
    act: &Callback<PlayAction>,
    progress: Option<&SearchState>,
    on_stop: &Callback<()>,
) -> Html {
    if let Some(fault) = play.engine_fault() {
        return engine_error(
            "engine-error",
            "retry",
            fault,
            &act.reform(|()| ComputerAction::AskAgain.into()),
        );
    }
    if play.is_paused() {
        return html! { <div key={PANEL} class="buttons">{ pause_button(play, act) }</div> };
    }
    let words = match progress {
        // With two buttons there is little room for text.
        Some(progress) if play.is_watched() => text::depth(progress.depth),
        Some(progress) => text::progress(progress.depth.into(), progress.nodes),
        None => text::thinking().to_owned(),
    };
    let on_move = callback((act.clone(), on_stop.clone()), |(), (act, on_stop)| {
        act.emit(ComputerAction::MoveNow.into());
        on_stop.emit(());
    });
    html! {
        <div key={PANEL} class="buttons">
            <p class="thinking" data-test="thinking"><span class="thinking-dot" aria-hidden="true" />{ words }</p>
            { Button::new("move-now", label::move_now()).calls(&on_move) }
            { pause_button(play, act) }
        </div>
    }
}

/// Pauses or resumes a game between computers; empty if a person plays. It comes last and keeps its width, so that it
/// stays under the pointer while searching and replaying alternate.
pub(crate) fn pause_button(play: &PlayState, act: &Callback<PlayAction>) -> Html {
    if !play.is_watched() {
        return html! {};
    }
    let (action, test, name) = if play.is_paused() {
        (ComputerAction::GoOn, "go-on", label::go_on())
    } else {
        (ComputerAction::Pause, "pause", label::pause())
    };
    let kind = if play.is_paused() { "button-main" } else { "button-stays" };
    Button::new(test, name).styled(kind).sends(act, action)
}
