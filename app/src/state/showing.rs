//! Looking at turns that were played.

use ansa_core::Step;

use super::table::{Replay, Table};

/// Something to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ShowAction {
    /// The next step of the turn being shown.
    Tick(Replay),
    /// The end of the turn being shown, at once.
    Skip,
    /// The last turn again.
    Last,
    /// The board after a ply; the last one is the present.
    Look(usize),
    /// The present board again.
    LookAway,
}

impl Table {
    /// Shows what was played.
    pub(super) fn show(&mut self, action: ShowAction) {
        match action {
            ShowAction::Tick(replay) => self.tick(replay),
            ShowAction::Skip => self.replay = None,
            ShowAction::Last => {
                if self.can_replay() {
                    self.hold = None;
                    self.past = None;
                    self.engine.stopped_showing = false;
                    self.replay = Some(Replay { ply: self.game.plies().len() - 1, shown: 0 });
                }
            }
            ShowAction::Look(ply) => {
                self.hold = None;
                self.replay = None;
                self.past = (ply + 1 < self.game.plies().len()).then_some(ply);
            }
            ShowAction::LookAway => self.past = None,
        }
    }

    /// Whether the turn being shown stands still: the game of computers was stopped, or a person's clock stands and what
    /// lies over the board hides it.
    pub(crate) fn replay_stands(&self) -> bool {
        self.replay.is_some() && (self.engine.stopped_showing || self.paused().is_some())
    }

    /// Shows one step more, if this is still what is being shown.
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
