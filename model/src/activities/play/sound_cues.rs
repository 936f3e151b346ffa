//! The sounds that accompany the events of a game.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{PlayedStep, Side};

use super::notice::{Event, Notice};
use super::play_state::PlayState;
use super::sounds::Sound;
use super::timing::Alarm;
use super::viewing::ReplayTick;
use ansa_board::EntryEvent;

/// Follows a game and returns the sounds for what has happened since the last call.
#[derive(Clone, PartialEq, Debug)]
pub struct SoundCues {
    event: Event,
    notices: u32,
    replay: Option<ReplayTick>,
    alarm: Option<Alarm>,
    progress: GameProgress,
    /// The progress up to which sounds have been played.
    reported: GameProgress,
}

/// The progress of a game: its number of plies, and whether it is over.
type GameProgress = (usize, bool);

fn progress(play: &PlayState) -> GameProgress {
    (play.game().plies().len(), play.game().outcome().is_some())
}

impl SoundCues {
    /// Starts with the current state, without any sound.
    pub fn new(play: &PlayState) -> SoundCues {
        SoundCues {
            event: play.event().clone(),
            notices: play.notices(),
            replay: play.replay(),
            alarm: play.timing.alarm,
            progress: progress(play),
            reported: progress(play),
        }
    }

    /// The sounds of new events, in order.
    pub fn new_sounds(&mut self, play: &PlayState) -> Vec<Sound> {
        let mut sounds = Vec::new();
        if *play.event() != self.event {
            sounds.extend(of_event(play));
        }
        sounds.extend(self.of_replay(play));
        if play.timing.alarm.is_some() && play.timing.alarm != self.alarm {
            sounds.push(Sound::Tick);
        }
        if play.notices() != self.notices && play.notice().is_some_and(Notice::refuses) {
            sounds.push(Sound::Refusal);
        }
        // A turn counts as new only after its replay, and after the plan.
        let reported = if play.replay().is_some() || play.is_planning() {
            self.reported
        } else {
            if progress(play) != self.reported {
                sounds.extend(of_news(play));
            }
            progress(play)
        };
        *self = SoundCues { reported, ..SoundCues::new(play) };
        sounds
    }

    /// The sound of the replayed steps that have just appeared on the board.
    fn of_replay(&self, play: &PlayState) -> Option<Sound> {
        let played = play.document.played();
        let (ply, seen) = match (self.replay, play.replay()) {
            (before, Some(now)) => {
                // A new replay starts from the board before the turn.
                let from = before.filter(|before| before.ply == now.ply && before.shown < now.shown)?;
                (now.ply, from.shown..now.shown)
            }
            // The last step, or all that were skipped.
            (Some(before), None) if progress(play) == self.progress && play.is_live() => {
                (before.ply, before.shown..played.steps_of(before.ply).len())
            }
            _ => return None,
        };
        of_steps(played.steps_of(ply).get(seen)?, play.game().label(ply).side)
    }
}

fn of_event(play: &PlayState) -> Option<Sound> {
    match play.event() {
        Event::Entry(EntryEvent::Stepped(steps, _)) => of_steps(steps, play.label_shown().side),
        Event::Entry(EntryEvent::Undone(_) | EntryEvent::Swapped(..)) => Some(Sound::Step),
        Event::Shown(Some(label), steps) => of_steps(steps, label.side),
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
    if let Some(outcome) = play.game().outcome() {
        return of_end(play, outcome);
    }
    let is_news = !matches!(play.event(), Event::Opened | Event::TakenBack | Event::BroughtBack);
    if is_news && play.is_persons_turn() { vec![Sound::Turn] } else { Vec::new() }
}

fn of_end(play: &PlayState, outcome: Outcome) -> Vec<Sound> {
    let is_person = |side: Side| play.is_person(side);
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
