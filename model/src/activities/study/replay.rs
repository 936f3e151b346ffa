//! Replaying the line shown: when the next step is shown, and what starts and ends the replay.

use super::notice::StudyEvent;
use super::study_replay::ReplayPace;
use super::study_state::{StudyState, entry_at};
use crate::document::{Cursor, CursorMove, Document};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayAction {
    /// Starts the replay, or pauses it. At the end of the line it starts at the first turn.
    Toggle,
    /// Pauses the replay.
    Pause,
    /// The time of the place with this number has passed; a whole turn follows (`true`) or a step.
    Tick(u32, bool),
    /// Chooses a pace.
    Pace(ReplayPace),
}

/// How long a place is shown before the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayWait {
    /// The number of the place, for [`ReplayAction::Tick`].
    pub serial: u32,
    /// In milliseconds; at most what a timer of the browser can wait.
    pub milliseconds: u32,
}

impl StudyState {
    /// Whether there is anything to replay.
    pub fn can_replay(&self) -> bool {
        self.place.line().len() > 0
    }

    /// The possible paces of the line shown.
    pub fn replay_paces(&self) -> Vec<ReplayPace> {
        let has_times = self.has_times();
        let can = |pace: &ReplayPace| has_times || matches!(pace, ReplayPace::Fixed(_));
        ReplayPace::TIMED.into_iter().filter(can).collect()
    }

    /// The pace: the chosen one, if it is possible.
    pub fn replay_pace(&self) -> ReplayPace {
        let has_times = self.has_times();
        let [timed, fixed] = ReplayPace::FIRST;
        match self.replay.pace {
            Some(ReplayPace::Recorded(_)) if !has_times => fixed,
            Some(pace) => pace,
            None if has_times => timed,
            None => fixed,
        }
    }

    /// Whether the time of any ply of the line shown is known.
    fn has_times(&self) -> bool {
        (0..self.place.line().len()).any(|ply| recorded(&self.place, &self.document, ply).is_some())
    }

    /// How long the place is shown before the next one, while the replay runs. A step takes `step` milliseconds, if
    /// there is time for it.
    pub fn replay_wait(&self, step: u32, by_turns: bool) -> Option<ReplayWait> {
        if !self.replay.is_running {
            return None;
        }
        let turn = match self.replay_pace() {
            ReplayPace::Fixed(seconds) => u64::from(seconds) * 1000,
            ReplayPace::Recorded(times) => {
                let time = recorded(&self.place, &self.document, self.place.plies());
                time.unwrap_or(UNKNOWN) / u64::from(times.max(1))
            }
        };
        let steps = self.place.line().steps_of(self.place.plies()).len() as u64;
        let milliseconds = if by_turns || steps < 2 {
            turn
        } else {
            // The steps follow one another, and what is left of the time passes before the first one.
            let step = u64::from(step).min(turn / steps);
            if self.place.steps() > 0 { step } else { turn - step * (steps - 1) }
        };
        let milliseconds = milliseconds.clamp(SHORTEST, LONGEST);
        Some(ReplayWait { serial: self.replay.serial, milliseconds: milliseconds as u32 })
    }

    pub(super) fn apply_replay(&mut self, action: ReplayAction) {
        match action {
            ReplayAction::Toggle if self.replay.is_running => self.replay.is_running = false,
            ReplayAction::Toggle => self.start_replay(),
            ReplayAction::Pause => self.replay.is_running = false,
            ReplayAction::Tick(serial, by_turns) => {
                if self.replay.is_running && serial == self.replay.serial {
                    self.replay_on(by_turns);
                }
            }
            ReplayAction::Pace(pace) => {
                self.replay.pace = Some(pace);
                self.replay.serial = self.replay.serial.wrapping_add(1);
            }
        }
    }

    fn start_replay(&mut self) {
        let first = self.place.moved(CursorMove::First).filter(|_| self.place.is_at_end());
        if let Some(first) = first {
            self.place = first;
        }
        // Steps that were tried here are not part of the line.
        self.entry = entry_at(&self.place);
        self.replay.is_running = !self.place.is_at_end();
        self.replay.serial = self.replay.serial.wrapping_add(1);
    }

    fn replay_on(&mut self, by_turns: bool) {
        let to = if by_turns { CursorMove::Next } else { CursorMove::NextStep };
        let Some(next) = self.place.moved(to) else {
            self.replay.is_running = false;
            return;
        };
        let before = core::mem::replace(&mut self.place, next);
        self.entry = entry_at(&self.place);
        if let Some((steps, _)) = before.steps_to(&self.place) {
            self.feedback.animate(steps.iter().map(|played| played.step));
        }
        // A turn is announced once, when all of it has been shown.
        if self.place.steps() == 0 {
            let steps = self.place.trail().to_vec();
            self.feedback.report(StudyEvent::Shown(self.place.label_shown(), steps));
        }
        self.replay.is_running = !self.place.is_at_end();
        self.replay.serial = self.replay.serial.wrapping_add(1);
    }
}

/// The time of a ply that has none, in milliseconds.
const UNKNOWN: u64 = 10_000;
/// The shortest time between two places, in milliseconds: what the eye can follow.
const SHORTEST: u64 = 120;
/// The longest time that a timer of a browser can wait, in milliseconds: almost 25 days.
const LONGEST: u64 = i32::MAX as u64;

/// The recorded time of a ply of the line shown, in milliseconds.
fn recorded(place: &Cursor, document: &Document, ply: usize) -> Option<u64> {
    let node = place.line().nodes().get(ply)?;
    document.notes(*node)?.comment.elapsed()
}

#[cfg(test)]
mod tests;
