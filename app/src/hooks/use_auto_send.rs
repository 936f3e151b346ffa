//! Ends a turn by its fourth step, for those who have chosen so.

use std::rc::Rc;

use yew::prelude::*;

use super::use_settings;
use crate::state::{PlayAction, PlayState};

/// Ends the turn when its last step has just been made.
#[hook]
pub(crate) fn use_auto_send(play: &Rc<PlayState>, act: &Callback<PlayAction>) {
    let wished = use_settings().settings.auto_send;
    let act = act.clone();
    // Only when the last step is made: what was refused, or had its last step before this was chosen, waits.
    use_effect_with(play.has_just_made_last_step(), move |&made| {
        if made && wished {
            act.emit(PlayAction::End);
        }
    });
}
