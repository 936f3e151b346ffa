//! Sounds and vibration for game events.

use std::rc::Rc;

use yew::prelude::*;

use super::use_settings;
use crate::services::{sound, vibration};
use ansa_model::activities::play::PlayState;
use ansa_model::activities::play::SoundCues;

/// Plays the sounds and vibration patterns that the settings allow.
#[hook]
pub(crate) fn use_sounds(play: &Rc<PlayState>, serial: u32) {
    let settings = use_settings().settings;
    let cues = use_mut_ref(|| (serial, SoundCues::new(play)));
    let play = play.clone();
    // Runs after every render: the cues detect what is new.
    use_effect(move || {
        let mut cues = cues.borrow_mut();
        if cues.0 != serial {
            *cues = (serial, SoundCues::new(&play));
        }
        let sounds = cues.1.new_sounds(&play);
        if settings.vibration && sound::may_be_heard() {
            for pattern in sounds.iter().map(|sound| sound.vibration()).filter(|pattern| !pattern.is_empty())
            {
                vibration::vibrate(pattern);
            }
        }
        if settings.sound {
            // Sound is not essential, so a failure is ignored.
            let _ = sound::play(sounds, settings.volume);
        }
    });
}
