//! Runs the replay of a study.

use std::rc::Rc;

use yew::prelude::*;

use super::use_settings;
use crate::services::{media, time};
use ansa_model::activities::study::{ReplayAction, StudyAction, StudyState};
use ansa_model::settings::Animation;

/// Shows the next step or turn when its time has come, while the replay runs. Without animation, and where the system
/// asks for less motion, it shows whole turns. The replay is paused when the screen is left.
#[hook]
pub(crate) fn use_study_replay(study: &Rc<StudyState>, act: &Callback<StudyAction>) {
    let animation = use_settings().settings.animation;
    let by_turns = animation == Animation::Off || media::is_motion_reduced();
    let wait = study.replay_wait(animation.step_time(), by_turns);
    use_effect_with((wait, by_turns), {
        let act = act.clone();
        move |&(wait, by_turns)| {
            let timer = wait.map(|wait| {
                let tick = ReplayAction::Tick(wait.serial, by_turns);
                time::after(wait.milliseconds, move || act.emit(tick.into()))
            });
            // Dropping the timer cancels it.
            move || drop(timer)
        }
    });
    use_effect_with((), {
        let act = act.clone();
        move |()| move || act.emit(ReplayAction::Pause.into())
    });
}
