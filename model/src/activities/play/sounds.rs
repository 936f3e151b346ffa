//! The sounds and their synthesis.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A piece was moved.
    Step,
    /// An enemy was pushed or pulled.
    Push,
    /// A piece was captured in a trap.
    Capture,
    /// A person's turn begins.
    Turn,
    /// Something was refused.
    Refusal,
    /// A person has won.
    Won,
    /// The computer has won.
    Lost,
    /// One second less of the last seconds.
    Tick,
    /// A clock has run out.
    Flag,
}

/// The waveform of a note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wave {
    Sine,
    /// A warmer tone.
    Triangle,
    /// Filtered noise around the note's pitch: wood on wood.
    Noise,
}

/// A note. It starts abruptly and fades out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    pub wave: Wave,
    /// The start in milliseconds.
    pub start: u16,
    /// The duration in milliseconds.
    pub length: u16,
    /// The initial pitch in hertz.
    pub from: f32,
    /// The final pitch in hertz.
    pub to: f32,
    /// The peak gain, from 0 to 1.
    pub peak: f32,
}

const fn note(wave: Wave, start: u16, length: u16, from: f32, to: f32, peak: f32) -> Note {
    Note { wave, start, length, from, to, peak }
}

use Wave::{Noise, Sine, Triangle};

/// A wooden piece on a wooden board.
const STEP: [Note; 3] = [
    note(Noise, 0, 16, 2600.0, 1400.0, 0.30),
    note(Sine, 0, 80, 330.0, 210.0, 0.45),
    note(Sine, 0, 35, 880.0, 700.0, 0.12),
];

/// A slide, then a knock lower than that of a step.
const PUSH: [Note; 3] = [
    note(Noise, 0, 110, 480.0, 950.0, 0.25),
    note(Noise, 95, 16, 2000.0, 1200.0, 0.26),
    note(Sine, 95, 100, 250.0, 150.0, 0.48),
];

/// A falling piece.
const CAPTURE: [Note; 3] = [
    note(Noise, 0, 45, 1800.0, 600.0, 0.30),
    note(Sine, 0, 190, 230.0, 72.0, 0.50),
    note(Triangle, 70, 210, 620.0, 300.0, 0.18),
];

/// Two rising chimes.
const TURN: [Note; 4] = [
    note(Sine, 0, 260, 587.33, 587.33, 0.24),
    note(Sine, 0, 140, 1174.66, 1174.66, 0.06),
    note(Sine, 110, 400, 880.0, 880.0, 0.24),
    note(Sine, 110, 200, 1760.0, 1760.0, 0.05),
];

/// Two muffled, falling knocks.
const REFUSAL: [Note; 2] =
    [note(Triangle, 0, 95, 200.0, 185.0, 0.36), note(Triangle, 115, 140, 166.0, 148.0, 0.36)];

/// A rising C major chord.
const WON: [Note; 5] = [
    note(Triangle, 0, 320, 523.25, 523.25, 0.20),
    note(Triangle, 120, 320, 659.25, 659.25, 0.20),
    note(Triangle, 240, 320, 783.99, 783.99, 0.20),
    note(Triangle, 360, 800, 1046.5, 1046.5, 0.22),
    note(Sine, 360, 800, 523.25, 523.25, 0.14),
];

/// A falling C minor chord.
const LOST: [Note; 4] = [
    note(Triangle, 0, 340, 392.0, 392.0, 0.24),
    note(Triangle, 200, 340, 311.13, 311.13, 0.24),
    note(Triangle, 400, 800, 261.63, 261.63, 0.26),
    note(Sine, 400, 800, 130.81, 130.81, 0.20),
];

/// A clock.
const TICK: [Note; 2] = [note(Noise, 0, 9, 4200.0, 3600.0, 0.22), note(Sine, 0, 40, 1568.0, 1500.0, 0.16)];

/// A small bell, struck twice.
const FLAG: [Note; 4] = [
    note(Sine, 0, 420, 932.33, 928.0, 0.22),
    note(Sine, 0, 300, 2489.0, 2480.0, 0.06),
    note(Sine, 190, 620, 932.33, 926.0, 0.22),
    note(Sine, 190, 400, 2489.0, 2478.0, 0.06),
];

impl Sound {
    /// The notes of the sound.
    pub const fn notes(self) -> &'static [Note] {
        match self {
            Sound::Step => &STEP,
            Sound::Push => &PUSH,
            Sound::Capture => &CAPTURE,
            Sound::Turn => &TURN,
            Sound::Refusal => &REFUSAL,
            Sound::Won => &WON,
            Sound::Lost => &LOST,
            Sound::Tick => &TICK,
            Sound::Flag => &FLAG,
        }
    }

    /// The duration in milliseconds.
    pub fn length(self) -> u16 {
        self.notes().iter().map(|note| note.start + note.length).max().unwrap_or(0)
    }

    /// The vibration pattern: milliseconds on, off, on.
    pub const fn vibration(self) -> &'static [u32] {
        match self {
            Sound::Capture => &[40],
            Sound::Turn => &[20, 60, 20],
            Sound::Refusal => &[15, 40, 15],
            Sound::Won | Sound::Lost | Sound::Flag => &[120],
            Sound::Step | Sound::Push | Sound::Tick => &[],
        }
    }
}

/// White noise: this many values from -1 to 1, always the same ones.
pub fn noise(length: usize) -> Vec<f32> {
    let mut state: u32 = 0x9e37_79b9;
    let next = || {
        // Marsaglia's xorshift.
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        f32::from((state >> 16) as u16) / 32767.5 - 1.0
    };
    core::iter::repeat_with(next).take(length).collect()
}
