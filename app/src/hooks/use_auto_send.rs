//! Ends the turn automatically after its fourth step, if the settings say so.

use std::rc::Rc;

use yew::prelude::*;

use super::use_settings;
use ansa_model::activities::play::{PlayAction, PlayState};

/// Ends the turn right after its last step.
#[hook]
pub(crate) fn use_auto_send(play: &Rc<PlayState>, act: &Callback<PlayAction>) {
    let wished = use_settings().settings.auto_send;
    let act = act.clone();
    // Only right after the step: a turn that was refused, or completed before the setting was changed, waits for End.
    use_effect_with(play.has_just_made_last_step(), move |&made| {
        if made && wished {
            act.emit(PlayAction::End);
        }
    });
}
