//! Replaying turns, and viewing earlier positions.

use ansa_core::Step;

use super::play_state::{PlayState, Replay};

/// An action on the display of past turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReplayAction {
    /// Shows the next step of the replay.
    Tick(Replay),
    /// Ends the replay.
    Skip,
    /// Replays the last turn.
    Last,
    /// Shows the position after a ply; after the last one, the current position.
    Look(usize),
    /// Returns to the current position.
    LookAway,
}

impl PlayState {
    pub(super) fn apply_replay(&mut self, action: ReplayAction) {
        match action {
            ReplayAction::Tick(replay) => self.tick(replay),
            ReplayAction::Skip => self.replay = None,
            ReplayAction::Last => {
                if self.can_replay() {
                    self.selection = None;
                    self.past = None;
                    self.engine.stopped_replay = false;
                    self.replay = Some(Replay { ply: self.game.plies().len() - 1, shown: 0 });
                }
            }
            ReplayAction::Look(ply) => {
                self.selection = None;
                self.replay = None;
                self.past = (ply + 1 < self.game.plies().len()).then_some(ply);
            }
            ReplayAction::LookAway => self.past = None,
        }
    }

    /// Whether the replay is paused: the game between computers is paused, or the pause overlay hides the board.
    pub(crate) fn replay_stands(&self) -> bool {
        self.replay.is_some() && (self.engine.stopped_replay || self.paused().is_some())
    }

    /// Shows the next step, unless the replay has changed since the tick was scheduled.
    fn tick(&mut self, replay: Replay) {
        if self.replay != Some(replay) || self.replay_stands() {
            return;
        }
        let steps: Vec<Step> = self.steps_of(replay.ply).iter().map(|played| played.step).collect();
        match steps.get(replay.shown) {
            Some(&step) => {
                self.replay = Some(Replay { shown: replay.shown + 1, ..replay });
                self.glide(&[step]);
            }
            None => self.replay = None,
        }
    }
}
