//! The sounds, their synthesis, and the events that they accompany.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{PlayedStep, Side};

use super::notice::{Event, Notice, Tone};
use super::play_state::{PlayState, Replay};
use super::players::Player;
use super::timing::Alarm;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
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
pub(crate) enum Wave {
    Sine,
    /// A warmer tone.
    Triangle,
    /// Filtered noise around the note's pitch: wood on wood.
    Noise,
}

/// A note. It starts abruptly and fades out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Note {
    pub(crate) wave: Wave,
    /// The start in milliseconds.
    pub(crate) start: u16,
    /// The duration in milliseconds.
    pub(crate) length: u16,
    /// The initial pitch in hertz.
    pub(crate) from: f32,
    /// The final pitch in hertz.
    pub(crate) to: f32,
    /// The peak gain, from 0 to 1.
    pub(crate) peak: f32,
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
    pub(crate) const fn notes(self) -> &'static [Note] {
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
    pub(crate) fn length(self) -> u16 {
        self.notes().iter().map(|note| note.start + note.length).max().unwrap_or(0)
    }

    /// Whether it accompanies the moving of pieces, not the course of the game.
    const fn is_of_board(self) -> bool {
        matches!(self, Sound::Step | Sound::Push | Sound::Capture | Sound::Refusal)
    }

    /// The vibration pattern: milliseconds on, off, on.
    pub(crate) const fn vibration(self) -> &'static [u32] {
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
pub(crate) fn noise(length: usize) -> Vec<f32> {
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

/// Follows a game and returns the sounds for what has happened since the last call.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SoundCues {
    event: Event,
    notices: u32,
    replay: Option<Replay>,
    alarm: Option<Alarm>,
    progress: GameProgress,
    /// The progress up to which sounds have been played.
    reported: GameProgress,
    /// The cues of the plan, if there is one.
    plan: Option<Box<SoundCues>>,
}

/// The progress of a game: its serial number, its number of plies, and whether it is over.
type GameProgress = (u32, usize, bool);

fn progress(play: &PlayState) -> GameProgress {
    (play.serial, play.game.plies().len(), play.game.outcome().is_some())
}

impl SoundCues {
    /// Starts with the current state, without any sound.
    pub(crate) fn new(play: &PlayState) -> SoundCues {
        SoundCues {
            event: play.event.clone(),
            notices: play.notices,
            replay: play.replay,
            alarm: play.timing.alarm,
            progress: progress(play),
            reported: progress(play),
            plan: play.plan.as_ref().map(|plan| Box::new(SoundCues::new(&plan.play))),
        }
    }

    /// The sounds of new events, in order.
    pub(crate) fn new_sounds(&mut self, play: &PlayState) -> Vec<Sound> {
        let mut sounds = Vec::new();
        if play.event != self.event {
            sounds.extend(of_event(play));
        }
        sounds.extend(self.of_replay(play));
        if play.timing.alarm.is_some() && play.timing.alarm != self.alarm {
            sounds.push(Sound::Tick);
        }
        if play.notices != self.notices && play.notice.as_ref().is_some_and(refuses) {
            sounds.push(Sound::Refusal);
        }
        let reported = if play.replay.is_some() {
            // A turn counts as new only after its replay.
            self.reported
        } else {
            if progress(play) != self.reported {
                sounds.extend(of_news(play));
            }
            progress(play)
        };
        if let (Some(cues), Some(plan)) = (&mut self.plan, &play.plan) {
            // A plan has the sounds of moving pieces, but none for turns or results.
            sounds.extend(cues.new_sounds(&plan.play).into_iter().filter(|sound| sound.is_of_board()));
        }
        *self = SoundCues { reported, ..SoundCues::new(play) };
        sounds
    }

    /// The sound of the replayed steps that have just appeared on the board.
    fn of_replay(&self, play: &PlayState) -> Option<Sound> {
        let (ply, seen) = match (self.replay, play.replay) {
            (before, Some(now)) => {
                // A new replay starts from the board before the turn.
                let from = before.filter(|before| before.ply == now.ply && before.shown < now.shown)?;
                (now.ply, from.shown..now.shown)
            }
            // The replay was skipped. If it ended by itself, no steps are left.
            (Some(before), None) if progress(play) == self.progress => {
                (before.ply, before.shown..play.steps_of(before.ply).len())
            }
            _ => return None,
        };
        of_steps(play.steps_of(ply).get(seen)?, play.game.label(ply).side)
    }
}

fn refuses(notice: &Notice) -> bool {
    notice.tone() == Tone::Refusal || matches!(notice, Notice::NotSelectable(..))
}

fn of_event(play: &PlayState) -> Option<Sound> {
    match &play.event {
        Event::Stepped(steps, _) => of_steps(steps, play.game.side()),
        Event::Undone(_) | Event::Swapped(..) => Some(Sound::Step),
        _ => None,
    }
}

/// One sound for several steps that a side makes together.
fn of_steps(steps: &[PlayedStep], mover: Side) -> Option<Sound> {
    if steps.is_empty() {
        return None;
    }
    Some(if steps.iter().any(|step| step.capture.is_some()) {
        Sound::Capture
    } else if steps.iter().any(|step| step.piece.side != mover) {
        Sound::Push
    } else {
        Sound::Step
    })
}

/// The sounds of a ply that was played.
fn of_news(play: &PlayState) -> Vec<Sound> {
    if let Some(outcome) = play.game.outcome() {
        return of_end(play, outcome);
    }
    let is_news = !matches!(play.event, Event::Opened | Event::TakenBack);
    if is_news && play.options.players[play.game.side()] == Player::Person {
        vec![Sound::Turn]
    } else {
        Vec::new()
    }
}

fn of_end(play: &PlayState, outcome: Outcome) -> Vec<Sound> {
    let is_person = |side: Side| play.options.players[side] == Player::Person;
    let end = match outcome.winner {
        Some(winner) if !is_person(winner) && is_person(!winner) => Sound::Lost,
        Some(_) => Sound::Won,
        // A neutral sound: no person has won or lost.
        None => Sound::Turn,
    };
    if outcome.reason == Reason::Time { vec![Sound::Flag, end] } else { vec![end] }
}

#[cfg(test)]
mod tests;
