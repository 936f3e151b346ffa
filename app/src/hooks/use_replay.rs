//! Replays: of a turn in a game, and of a study.

use std::rc::Rc;

use yew::prelude::*;

use super::use_settings;
use crate::given::use_effect_given;
use crate::services::{media, time};
use ansa_model::activities::play::{PlayAction, PlayState, ViewAction};
use ansa_model::activities::study::{ReplayAction, StudyAction, StudyState};
use ansa_model::settings::Animation;

/// Dispatches a tick per step of the replay, unless it is paused, at the chosen speed. Without animation, a new turn
/// appears at once, but an explicit replay still shows the steps.
#[hook]
pub(crate) fn use_replay(play: &Rc<PlayState>, act: &Callback<PlayAction>) {
    let animation = use_settings().settings.animation;
    // The request number at the last time without a replay. It grows with every ply, but not when a turn is replayed
    // on request.
    let rest = use_mut_ref(|| play.engine.request);
    let act = act.clone();
    let shown = play.replay().filter(|_| !play.replay_stands());
    let now = (play.replay(), shown, play.engine.request, animation);
    use_effect_with(now, move |&(replay, shown, request, animation)| {
        if replay.is_none() {
            *rest.borrow_mut() = request;
        }
        let played_now = *rest.borrow() != request;
        let timer = shown.map(|replay| {
            let (wait, action) = if played_now && animation == Animation::Off {
                (0, ViewAction::Skip)
            } else {
                (animation.step_time(), ViewAction::Tick(replay))
            };
            time::after(wait, move || act.emit(action.into()))
        });
        // Dropping the timer cancels it.
        move || drop(timer)
    });
}

/// Shows the next step or turn when its time has come, while the replay runs. Without animation, and where the system
/// asks for less motion, it shows whole turns. The replay is paused when the screen is left.
#[hook]
pub(crate) fn use_study_replay(study: &Rc<StudyState>, act: &Callback<StudyAction>) {
    let animation = use_settings().settings.animation;
    let by_turns = animation == Animation::Off || media::is_motion_reduced();
    let wait = study.replay_wait(animation.step_time(), by_turns);
    use_effect_given((wait, by_turns), act.clone(), |&(wait, by_turns), act| {
        let timer = wait.map(|wait| {
            let tick = ReplayAction::Tick(wait.serial, by_turns);
            time::after(wait.milliseconds, move || act.emit(tick.into()))
        });
        // Dropping the timer cancels it.
        move || drop(timer)
    });
    use_effect_given((), act.clone(), |(), act| move || act.emit(ReplayAction::Pause.into()));
}
