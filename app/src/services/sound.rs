//! Playing the sounds of the page, which are made while they are heard.

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

use crate::state::settings::Volume;
use crate::state::sounds::{self, Note, Sound, Wave};

/// What browsers accept as a sign that the user wants sound.
const PRESSES: [&str; 4] = ["pointerdown", "pointerup", "keydown", "click"];
/// How long the first sound waits, in milliseconds: opening the speaker takes longer than a frame, and what was pressed
/// is to be painted before.
const PAINTING: u32 = 40;
/// A sound that could not begin for so long, in milliseconds, would only confuse.
const LATEST: f64 = 400.0;
/// How long a note swells, in seconds.
const ATTACK: f64 = 0.004;
/// What counts as silence: a ratio can't end at nothing.
const SILENCE: f32 = 0.0005;
/// The length of the hiss that notes cut their part from, in seconds.
const HISS: f32 = 0.25;

#[derive(Default)]
struct Speaker {
    /// Someone has pressed something: before that browsers let no page be heard.
    pressed: bool,
    context: Option<AudioContext>,
    hiss: Option<AudioBuffer>,
}

thread_local! {
    static SPEAKER: RefCell<Speaker> = RefCell::default();
}

/// Waits for the first press, from which on the page may be heard. Called once.
pub(crate) fn watch() {
    for press in PRESSES {
        EventListener::new(&gloo::utils::document(), press, |event| {
            // Those made by scripts don't count.
            if event.is_trusted() {
                SPEAKER.with_borrow_mut(|speaker| speaker.pressed = true);
            }
        })
        .forget();
    }
}

/// Whether the page may make itself felt.
pub(crate) fn may_be_heard() -> bool {
    SPEAKER.with_borrow(|speaker| speaker.pressed)
}

/// Plays sounds one after the other. What the browser does not let be heard is not heard later, either.
///
/// # Errors
/// What the browser says if it can play nothing; of the first sound it says that too late to be told.
pub(crate) fn play(sounds: Vec<Sound>, volume: Volume) -> Result<(), JsValue> {
    if sounds.is_empty() || volume.percent() == 0 || !may_be_heard() {
        return Ok(());
    }
    if let Some(context) = SPEAKER.with_borrow(|speaker| speaker.context.clone()) {
        return play_through(context, sounds, volume);
    }
    Timeout::new(PAINTING, move || {
        let opened = SPEAKER.with_borrow_mut(|speaker| match &speaker.context {
            Some(context) => Ok(context.clone()),
            None => AudioContext::new().inspect(|context| speaker.context = Some(context.clone())),
        });
        // Silence is no reason to stop a game.
        let _ = opened.and_then(|context| play_through(context, sounds, volume));
    })
    .forget();
    Ok(())
}

/// Plays at once, or when the speaker is awake if that is not too late.
fn play_through(context: AudioContext, sounds: Vec<Sound>, volume: Volume) -> Result<(), JsValue> {
    if context.state() == AudioContextState::Running {
        return schedule(&context, &sounds, volume);
    }
    // A new one, or one that the system has stopped.
    let resumed = JsFuture::from(context.resume()?);
    let asked = Date::now();
    spawn_local(async move {
        if resumed.await.is_ok() && Date::now() - asked < LATEST {
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

/// The hiss, made when it is needed for the first time.
fn hiss(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    if let Some(hiss) = SPEAKER.with_borrow(|speaker| speaker.hiss.clone()) {
        return Ok(hiss);
    }
    let rate = context.sample_rate();
    let length = (rate * HISS) as u32;
    let hiss = context.create_buffer(1, length, rate)?;
    hiss.copy_to_channel(&sounds::noise(length as usize), 0)?;
    SPEAKER.with_borrow_mut(|speaker| speaker.hiss = Some(hiss.clone()));
    Ok(hiss)
}

fn seconds(milliseconds: u16) -> f64 {
    f64::from(milliseconds) / 1000.0
}
