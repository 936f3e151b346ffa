//! Looking at another place of the game, and showing a turn step by step.

use ansa_core::record::NodeId;
use derive_more::From;

use super::notice::Event;
use super::play_state::PlayState;
use super::viewing::ReplayTick;
use crate::document::{Cursor, CursorMove};

/// An action on what the board shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, From)]
pub enum ViewAction {
    /// Shows another place of the line.
    #[from]
    Move(CursorMove),
    /// Shows the position after a node.
    Show(NodeId),
    /// Returns to the current position.
    Live,
    /// Shows the last turn step by step.
    Replay,
    /// Shows the next step of the replay.
    Tick(ReplayTick),
    /// Ends the replay.
    Skip,
}

impl PlayState {
    pub(super) fn apply_view(&mut self, action: ViewAction) {
        let place = self.place();
        let target = match action {
            ViewAction::Move(to) => place.moved(to),
            ViewAction::Show(node) => self.document.cursor_at(node),
            ViewAction::Live => return self.look_at_game(),
            ViewAction::Replay => return self.replay_last(),
            ViewAction::Tick(tick) => return self.tick(tick),
            ViewAction::Skip => return self.viewing.show(None),
        };
        // A plan has no setups to go back to.
        let target = target.filter(|target| self.plan.is_none() || target.position().is_some());
        if let Some(target) = target {
            self.animate(&place, &target);
            self.show(target);
            self.report_shown();
        }
    }

    /// Whether an earlier place can be shown.
    pub fn can_step_back(&self) -> bool {
        let place = self.place();
        match &self.plan {
            Some(_) => place.previous().is_some_and(|before| before.position().is_some()),
            None => !place.is_at_start(),
        }
    }

    /// Whether a later place can be shown.
    pub fn can_step_on(&self) -> bool {
        !self.place().is_at_end()
    }

    /// Whether the replay is paused: the game between computers is paused, or the pause overlay hides the board.
    pub fn replay_stands(&self) -> bool {
        self.replay().is_some() && (self.engine.replay_stopped || self.paused().is_some())
    }

    fn show(&mut self, place: Cursor) {
        if let Some(plan) = &mut self.plan {
            return plan.go(place);
        }
        self.entry.deselect();
        let is_live = place == self.document.end_cursor();
        self.viewing.show((!is_live).then_some(place));
    }

    /// Returns from an earlier place to the game.
    pub(super) fn look_at_game(&mut self) {
        if self.plan.is_none() && self.viewing.place.is_some() {
            self.viewing.show(None);
            self.feedback.report(Event::Back);
        }
    }

    /// Announces the place that is shown now.
    pub(super) fn report_shown(&mut self) {
        let place = self.place();
        self.feedback.report(Event::Shown(place.label_shown(), place.trail().to_vec()));
    }

    /// Animates the steps between two places of one line, if they are at most a turn apart.
    fn animate(&mut self, from: &Cursor, to: &Cursor) {
        let Some((steps, goes_on)) = from.steps_to(to) else { return };
        let steps = steps.iter().map(|played| played.step);
        if goes_on { self.feedback.animate(steps) } else { self.feedback.animate_back(steps) }
    }

    fn replay_last(&mut self) {
        if self.can_replay() {
            self.start_replay();
            self.engine.start_replay();
        }
    }

    /// Shows a turn step by step that somebody else has just played.
    pub(super) fn replay_played(&mut self) {
        let played = self.document.played();
        if !played.steps_of(played.len().saturating_sub(1)).is_empty() {
            self.start_replay();
        }
    }

    /// Shows the last turn step by step.
    pub(super) fn start_replay(&mut self) {
        if let Some(before) = self.document.end_cursor().previous() {
            self.entry.deselect();
            self.viewing.replay_from(before);
        }
    }

    /// Shows the next step, unless the replay has changed since the tick was scheduled.
    fn tick(&mut self, tick: ReplayTick) {
        if self.replay() != Some(tick) || self.replay_stands() {
            return;
        }
        self.viewing.advance();
        if let Some(played) = self.document.played().steps_of(tick.ply).get(tick.shown) {
            self.feedback.animate([played.step]);
        }
    }
}

#[cfg(test)]
mod tests;
