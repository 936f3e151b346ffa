//! Sound and vibration.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::fields::switch;
use crate::given::callback;
use crate::hooks::SettingsHandle;
use crate::services::{sound, vibration};
use ansa_model::activities::play::Sound;
use ansa_model::settings::Volume;
use ansa_model::text::settings as words;

/// The choices of sound and vibration. A change plays a sample.
pub(super) fn sounds(handle: &SettingsHandle) -> Html {
    let settings = handle.settings;
    let on_sound = callback(handle.on(|settings, sound| settings.sound = sound), move |sound, set| {
        set.emit(sound);
        if sound {
            sample(Sound::Turn, settings.volume);
        }
    });
    let oninput = handle
        .on(|settings, volume| settings.volume = volume)
        .reform(|event: InputEvent| chosen(&event.target_unchecked_into()));
    // `change` fires once at the end of a drag; `input` would play a sample at every step.
    let onchange = Callback::from(|event: Event| sample(Sound::Step, chosen(&event.target_unchecked_into())));
    html! {
        <section class="settings-group" aria-labelledby="settings-sounds">
            <h3 id="settings-sounds">{ words::sounds() }</h3>
            { switch("sound", words::sound(), words::sound_hint(), settings.sound, &on_sound) }
            <label class="setting setting-slider">
                <span class="setting-name">{ words::volume_heading() }</span>
                <input
                    type="range"
                    class="slider"
                    name="volume"
                    min="0"
                    max={Volume::MOST.to_string()}
                    step="5"
                    value={settings.volume.percent().to_string()}
                    disabled={!settings.sound}
                    aria-valuetext={words::volume_percent(settings.volume.percent())}
                    data-test="setting-volume"
                    {oninput}
                    {onchange}
                />
                <span class="setting-value" aria-hidden="true">{ words::volume_sign(settings.volume.percent()) }</span>
            </label>
            if vibration::exists() {
                { switch("vibration", words::vibration(), words::vibration_hint(), settings.vibration,
                    &handle.on(|settings, vibration| settings.vibration = vibration)) }
            }
        </section>
    }
}

fn chosen(slider: &HtmlInputElement) -> Volume {
    // A slider always has a number; anything else would mean silence.
    Volume::new(slider.value_as_number() as u8)
}

fn sample(which: Sound, volume: Volume) {
    // If the browser can't play the sample, its silence says so.
    let _ = sound::play(vec![which], volume);
}
