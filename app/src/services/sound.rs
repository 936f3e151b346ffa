//! Synthesises and plays the page's sounds.

use std::cell::RefCell;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::Date;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioScheduledSourceNode, BiquadFilterType, GainNode,
    OscillatorType,
};

use ansa_model::activities::play::{Note, Sound, Wave, noise};
use ansa_model::settings::Volume;

/// The events that browsers accept as user activation.
const PRESSES: [&str; 4] = ["pointerdown", "pointerup", "keydown", "click"];
/// The delay of the first sound in milliseconds. Opening the audio device takes longer than a frame, and the press
/// must be painted first.
const FIRST_SOUND_DELAY: u32 = 40;
/// A sound that starts later than this is dropped, in milliseconds: it would only confuse.
const MAX_DELAY: f64 = 400.0;
/// The attack time of a note in seconds.
const ATTACK: f64 = 0.004;
/// The gain that counts as silence: an exponential ramp can't end at zero.
const SILENCE: f32 = 0.0005;
/// The length of the noise buffer in seconds; notes play a part of it.
const HISS: f32 = 0.25;

#[derive(Default)]
struct Speaker {
    /// Whether the user has pressed anything. Before that, browsers block audio.
    pressed: bool,
    context: Option<AudioContext>,
    hiss: Option<AudioBuffer>,
}

thread_local! {
    static SPEAKER: RefCell<Speaker> = RefCell::default();
}

/// Waits for the first press, which unlocks audio. Call it once.
pub(crate) fn watch() {
    for press in PRESSES {
        EventListener::new(&gloo::utils::document(), press, |event| {
            // Synthetic events don't count as activation.
            if event.is_trusted() {
                SPEAKER.with_borrow_mut(|speaker| speaker.pressed = true);
            }
        })
        .forget();
    }
}

/// Whether the page may play sounds and vibrate.
pub(crate) fn may_be_heard() -> bool {
    SPEAKER.with_borrow(|speaker| speaker.pressed)
}

/// Plays sounds one after another. Sounds that the browser blocks are dropped, not delayed.
///
/// # Errors
/// The browser's error if it can't play anything. For the first sound it comes too late to be returned.
pub(crate) fn play(sounds: Vec<Sound>, volume: Volume) -> Result<(), JsValue> {
    if sounds.is_empty() || volume.percent() == 0 || !may_be_heard() {
        return Ok(());
    }
    if let Some(context) = SPEAKER.with_borrow(|speaker| speaker.context.clone()) {
        return play_through(context, sounds, volume);
    }
    Timeout::new(FIRST_SOUND_DELAY, move || {
        let opened = SPEAKER.with_borrow_mut(|speaker| match &speaker.context {
            Some(context) => Ok(context.clone()),
            None => AudioContext::new().inspect(|context| speaker.context = Some(context.clone())),
        });
        // A failing sound must not stop the game.
        let _ = opened.and_then(|context| play_through(context, sounds, volume));
    })
    .forget();
    Ok(())
}

/// Plays at once, or after the audio context has resumed, unless that takes too long.
fn play_through(context: AudioContext, sounds: Vec<Sound>, volume: Volume) -> Result<(), JsValue> {
    if context.state() == AudioContextState::Running {
        return schedule(&context, &sounds, volume);
    }
    // The context is new, or the system has suspended it.
    let resumed = JsFuture::from(context.resume()?);
    let asked = Date::now();
    spawn_local(async move {
        if resumed.await.is_ok() && Date::now() - asked < MAX_DELAY {
            // As above.
            let _ = schedule(&context, &sounds, volume);
        }
    });
    Ok(())
}

fn schedule(context: &AudioContext, sounds: &[Sound], volume: Volume) -> Result<(), JsValue> {
    let output = context.create_gain()?;
    output.gain().set_value(volume.gain());
    output.connect_with_audio_node(&context.destination())?;
    let mut begin = context.current_time();
    for sound in sounds {
        for note in sound.notes() {
            start(context, &output, note, begin)?;
        }
        begin += seconds(sound.length());
    }
    Ok(())
}

fn start(context: &AudioContext, output: &GainNode, note: &Note, begin: f64) -> Result<(), JsValue> {
    let at = begin + seconds(note.start);
    let end = at + seconds(note.length);
    let level = context.create_gain()?;
    level.connect_with_audio_node(output)?;
    let loudness = level.gain();
    loudness.set_value_at_time(SILENCE, at)?;
    loudness.exponential_ramp_to_value_at_time(note.peak, at + ATTACK)?;
    loudness.exponential_ramp_to_value_at_time(SILENCE, end)?;

    let (source, pitch): (AudioScheduledSourceNode, _) = match note.wave {
        Wave::Noise => {
            let source = context.create_buffer_source()?;
            source.set_buffer(Some(&hiss(context)?));
            let band = context.create_biquad_filter()?;
            band.set_type(BiquadFilterType::Bandpass);
            source.connect_with_audio_node(&band)?;
            band.connect_with_audio_node(&level)?;
            (source.into(), band.frequency())
        }
        Wave::Sine | Wave::Triangle => {
            let source = context.create_oscillator()?;
            let sine = note.wave == Wave::Sine;
            source.set_type(if sine { OscillatorType::Sine } else { OscillatorType::Triangle });
            source.connect_with_audio_node(&level)?;
            let pitch = source.frequency();
            (source.into(), pitch)
        }
    };
    pitch.set_value_at_time(note.from, at)?;
    pitch.exponential_ramp_to_value_at_time(note.to, end)?;
    source.start_with_when(at)?;
    source.stop_with_when(end)
}

/// The noise buffer, created on first use.
fn hiss(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    if let Some(hiss) = SPEAKER.with_borrow(|speaker| speaker.hiss.clone()) {
        return Ok(hiss);
    }
    let rate = context.sample_rate();
    let length = (rate * HISS) as u32;
    let hiss = context.create_buffer(1, length, rate)?;
    hiss.copy_to_channel(&noise(length as usize), 0)?;
    SPEAKER.with_borrow_mut(|speaker| speaker.hiss = Some(hiss.clone()));
    Ok(hiss)
}

fn seconds(milliseconds: u16) -> f64 {
    f64::from(milliseconds) / 1000.0
}
