//! Shows a turn step by step.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::state::{Action, Replay, ShowAction};

/// How long each step is on the board before the next, in milliseconds.
const STEP: u32 = 480;

/// While a turn is being shown, asks for its next step again and again.
#[hook]
pub(crate) fn use_replay(replay: Option<Replay>, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with(replay, move |&replay| {
        let timer =
            replay.map(|replay| Timeout::new(STEP, move || act.emit(ShowAction::Tick(replay).into())));
        // Dropping the timer cancels it.
        move || drop(timer)
    });
}
