//! The sounds, what they are made of, and which of them belong to what happened in the game.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{PlayedStep, Side};

use super::notice::{Event, Notice, Tone};
use super::play_state::{PlayState, Replay};
use super::players::Player;
use super::timing::Alarm;

/// A sound of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// A piece is put down.
    Step,
    /// An enemy was pushed or pulled.
    Push,
    /// A piece was lost on a trap.
    Capture,
    /// A person's turn begins.
    Turn,
    /// Something can't be done.
    Refusal,
    /// The end of a game that a person has won.
    Won,
    /// The end of a game that the computer has won.
    Lost,
    /// A second less of little time.
    Tick,
    /// A clock has run out.
    Flag,
}

/// What a note is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wave {
    /// A pure tone.
    Sine,
    /// A warmer one.
    Triangle,
    /// Hiss of about the note's pitch: wood on wood.
    Noise,
}

/// One note. It swells at once and dies away.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Note {
    /// What it is made of.
    pub(crate) wave: Wave,
    /// When it begins, in milliseconds.
    pub(crate) start: u16,
    /// How long it is heard, in milliseconds.
    pub(crate) length: u16,
    /// Its pitch at first, in hertz.
    pub(crate) from: f32,
    /// Its pitch at last.
    pub(crate) to: f32,
    /// How loud it is at most, from 0 to 1.
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

/// It slides, then knocks, lower than a step.
const PUSH: [Note; 3] = [
    note(Noise, 0, 110, 480.0, 950.0, 0.25),
    note(Noise, 95, 16, 2000.0, 1200.0, 0.26),
    note(Sine, 95, 100, 250.0, 150.0, 0.48),
];

/// It falls.
const CAPTURE: [Note; 3] = [
    note(Noise, 0, 45, 1800.0, 600.0, 0.30),
    note(Sine, 0, 190, 230.0, 72.0, 0.50),
    note(Triangle, 70, 210, 620.0, 300.0, 0.18),
];

/// Two chimes, upward.
const TURN: [Note; 4] = [
    note(Sine, 0, 260, 587.33, 587.33, 0.24),
    note(Sine, 0, 140, 1174.66, 1174.66, 0.06),
    note(Sine, 110, 400, 880.0, 880.0, 0.24),
    note(Sine, 110, 200, 1760.0, 1760.0, 0.05),
];

/// Two muffled knocks, downward.
const REFUSAL: [Note; 2] =
    [note(Triangle, 0, 95, 200.0, 185.0, 0.36), note(Triangle, 115, 140, 166.0, 148.0, 0.36)];

/// A chord of C major, climbed.
const WON: [Note; 5] = [
    note(Triangle, 0, 320, 523.25, 523.25, 0.20),
    note(Triangle, 120, 320, 659.25, 659.25, 0.20),
    note(Triangle, 240, 320, 783.99, 783.99, 0.20),
    note(Triangle, 360, 800, 1046.5, 1046.5, 0.22),
    note(Sine, 360, 800, 523.25, 523.25, 0.14),
];

/// A chord of C minor, descended.
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
    /// What it is made of.
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

    /// How long it is heard, in milliseconds.
    pub(crate) fn length(self) -> u16 {
        self.notes().iter().map(|note| note.start + note.length).max().unwrap_or(0)
    }

    /// Whether it tells what is done with the pieces, and not how the game goes.
    const fn is_of_board(self) -> bool {
        matches!(self, Sound::Step | Sound::Push | Sound::Capture | Sound::Refusal)
    }

    /// How the device shakes with it: milliseconds on, off, on.
    pub(crate) const fn shakes(self) -> &'static [u32] {
        match self {
            Sound::Capture => &[40],
            Sound::Turn => &[20, 60, 20],
            Sound::Refusal => &[15, 40, 15],
            Sound::Won | Sound::Lost | Sound::Flag => &[120],
            Sound::Step | Sound::Push | Sound::Tick => &[],
        }
    }
}

/// Hiss: so many values from -1 to 1, the same ones every time.
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

/// Follows a game and finds the sounds of what has happened since the last look.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SoundCues {
    event: Event,
    notices: u32,
    replay: Option<Replay>,
    alarm: Option<Alarm>,
    progress: GameProgress,
    /// The progress that was last announced by a sound.
    told: GameProgress,
    /// The cues of the plan, if there is one.
    plan: Option<Box<SoundCues>>,
}

/// The progress of a game: its serial number, its plies, and whether it is over.
type GameProgress = (u32, usize, bool);

fn progress(play: &PlayState) -> GameProgress {
    (play.serial, play.game.plies().len(), play.game.outcome().is_some())
}

impl SoundCues {
    /// Starts with the present state, which makes no sound.
    pub(crate) fn new(play: &PlayState) -> SoundCues {
        SoundCues {
            event: play.event.clone(),
            notices: play.notices,
            replay: play.replay,
            alarm: play.timing.alarm,
            progress: progress(play),
            told: progress(play),
            plan: play.plan.as_ref().map(|plan| Box::new(SoundCues::new(&plan.play))),
        }
    }

    /// The sounds of what is new, in their order.
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
        let told = if play.replay.is_some() {
            // A turn is news when the last of its steps has been seen.
            self.told
        } else {
            if progress(play) != self.told {
                sounds.extend(of_news(play));
            }
            progress(play)
        };
        if let (Some(cues), Some(plan)) = (&mut self.plan, &play.plan) {
            // What is tried sounds like what is played, but nobody's turn begins there and nobody wins.
            sounds.extend(cues.new_sounds(&plan.play).into_iter().filter(|sound| sound.is_of_board()));
        }
        *self = SoundCues { told, ..SoundCues::new(play) };
        sounds
    }

    /// The sound of the steps of a turn that was played, as far as they have come on the board just now.
    fn of_replay(&self, play: &PlayState) -> Option<Sound> {
        let (ply, seen) = match (self.replay, play.replay) {
            (before, Some(now)) => {
                // Another turn, or the same one again, begins with the board before it.
                let from = before.filter(|before| before.ply == now.ply && before.shown < now.shown)?;
                (now.ply, from.shown..now.shown)
            }
            // It was cut short. Where it ended by itself there is nothing left.
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

/// The one sound of steps that a side makes together.
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

/// What a ply that was played has led to.
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
        // Neither glad nor sad.
        None => Sound::Turn,
    };
    if outcome.reason == Reason::Time { vec![Sound::Flag, end] } else { vec![end] }
}

#[cfg(test)]
mod tests;
