//! Sounds and vibration.

use std::collections::BTreeSet;

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{InputMethod, Preset, game_of, hook};
use ansa_tests::in_each_browser;
use serde_json::json;

use super::settings::{close_settings, is_on, open_settings, switch};

in_each_browser!(
    ; long in firefox:
    each_kind_of_event_has_its_sound,
);

/// Replaces the audio output and records the pitches of each sound.
const LOUDSPEAKER: &str = "() => {
    window.heard = [];
    const parameter = (told) => ({
        value: 1,
        setValueAtTime(value) { told?.(value); },
        exponentialRampToValueAtTime() {},
    });
    window.AudioContext = class {
        constructor() {
            this.state = 'running';
            this.currentTime = 0;
            this.sampleRate = 8000;
            this.destination = {};
            if (!navigator.userActivation?.hasBeenActive) throw new Error('nothing was pressed yet');
        }
        createGain() {
            const gain = parameter();
            Object.defineProperty(gain, 'value', { set(value) { window.volume = value; } });
            return { gain, connect() {} };
        }
        createBuffer() { return { copyToChannel() {} }; }
        createBiquadFilter() { return { type: '', frequency: parameter(), connect() {} }; }
        createBufferSource() { return { buffer: null, connect() {}, start() { window.heard.push('hiss'); }, stop() {} }; }
        createOscillator() {
            let pitch = 0;
            const frequency = parameter((value) => { pitch = value; });
            return { type: '', frequency, connect() {}, start() { window.heard.push(Math.round(pitch)); }, stop() {} };
        }
    };
    Object.defineProperty(navigator, 'vibrate', { value(pattern) { window.shaken = pattern; return true; } });
}";

/// The sounds since the last call, as text that distinguishes them.
fn heard(page: &Page) -> String {
    let heard = page.script("const heard = window.heard; window.heard = []; return heard.join(' ')");
    heard.as_str().unwrap_or_default().to_owned()
}

/// Whether the device vibrated since the last call.
fn shaken(page: &Page) -> bool {
    page.script("const shaken = !!window.shaken; window.shaken = null; return shaken") == json!(true)
}

fn each_kind_of_event_has_its_sound(page: &mut Page) {
    page.before_each_load(LOUDSPEAKER);
    let turns = ["Ee2n Ee3n Ee4n Md2n", "ra7s ra6s ra5s ra4s", "Md3n", "ra3e ed7s ed6s me7s"];
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &turns);
    page.open_game(&game, "person", "person");
    assert_eq!(heard(page), "", "there is nothing to be heard in what has been");

    // ---- Each kind of event has its own sound, and some vibrate ----
    let mut sounds = BTreeSet::new();
    let mut hear = |what: &str, shakes: bool| {
        let mut sound = String::new();
        page.wait_until(&format!("the sound of {what}"), || {
            sound = heard(page);
            !sound.is_empty()
        });
        assert!(sounds.insert(sound.clone()), "{what} sounds like something else: {sound}");
        assert_eq!(shaken(page), shakes, "{what} shakes the device or does not");
    };
    page.carry("g2", "g3", InputMethod::Click);
    hear("a step", false);
    page.click(&hook("undo"));
    page.wait_until("the sound of a step taken back", || !heard(page).is_empty());
    page.click(&hook("end-turn"));
    hear("a refusal", true);
    page.click(&hook("end-turn"));
    page.wait_until("the same again", || !heard(page).is_empty());
    shaken(page);
    page.carry("b3", "b4", InputMethod::Click);
    hear("a push", false);
    page.click(&hook("undo"));
    page.wait_until("the sound of a push taken back", || !heard(page).is_empty());
    page.carry("b3", "c3", InputMethod::Click);
    hear("a capture", true);
    page.click(&hook("end-turn"));
    hear("a passing turn", true);

    // ---- Each of the two can be turned off separately ----
    let loud = page.script("return window.volume").as_f64().unwrap();
    open_settings(page);
    page.script("document.querySelector('input[name=volume]').focus()");
    page.press(Key::Left);
    page.wait_until("less volume", || page.script("return window.volume").as_f64().unwrap() < loud);
    switch(page, "sound");
    page.wait_until("no sound", || !is_on(page, "sound"));
    close_settings(page);
    heard(page);
    page.carry("h7", "h6", InputMethod::Click);
    page.click(&hook("end-turn"));
    page.wait_until("a turn that is felt", || shaken(page));
    assert_eq!(heard(page), "");
    open_settings(page);
    switch(page, "sound");
    page.wait_until("a sample", || !heard(page).is_empty());
    switch(page, "vibration");
    page.wait_until("no vibration", || !is_on(page, "vibration"));
    close_settings(page);
    page.carry("g2", "g3", InputMethod::Click);
    page.wait_until("a step", || !heard(page).is_empty());
    page.click(&hook("end-turn"));
    page.wait_until("a turn that is heard", || !heard(page).is_empty());
    assert!(!shaken(page));
}
