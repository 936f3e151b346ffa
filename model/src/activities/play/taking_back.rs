//! Take-backs, and restoring what was taken back, so that no slip loses anything.

use ansa_board::Mode;
use ansa_core::Label;
use ansa_core::game::Ply;

use super::ladder_state::Unrated;
use super::notice::{Event, Notice, TakenBackPlies};
use super::play_state::{PlayState, TakenBack};
use crate::entry::PlyEntry;

impl PlayState {
    /// How many plies a take-back removes: back to the person's last ply. 0 if there is none, or if the options forbid
    /// it. A friend has seen the turn already.
    pub fn plies_to_take_back(&self) -> usize {
        if !self.options().take_backs || self.options().has_friend() {
            return 0;
        }
        let count = self.game().plies().len();
        (1..=count).find(|back| self.is_person(self.game().label(count - back).side)).unwrap_or(0)
    }

    /// The plies that a take-back removes, oldest first.
    pub fn would_take_back(&self) -> Vec<Label> {
        let count = self.game().plies().len();
        (count - self.plies_to_take_back()..count).map(|ply| self.game().label(ply)).collect()
    }

    /// Whether a take-back would go back into the setup.
    pub fn would_take_back_setup(&self) -> bool {
        let plies = self.game().plies().len() - self.plies_to_take_back();
        self.plies_to_take_back() > 0
            && self.game().position().is_some()
            && matches!(self.game().phase_at(plies), Some(ansa_core::game::Phase::Setup(_)))
    }

    /// Whether a take-back would discard steps of the draft turn.
    pub fn has_steps_made(&self) -> bool {
        self.entry().is_some_and(PlyEntry::has_steps)
    }

    pub(super) fn take_back(&mut self) {
        if let Some(nearby) = self.friend.nearby.as_mut().filter(|nearby| nearby.can_ask_back) {
            nearby.asks += 1;
        }
        let count = self.plies_to_take_back();
        let Some(&node) = self.document.played().nodes().last() else { return };
        if count == 0 {
            return;
        }
        let plies = self.game().plies();
        let taken = TakenBackPlies {
            is_setup: matches!(plies.get(plies.len() - count), Some(Ply::Setup(..))),
            is_answered: count > 1,
            with_steps: self.has_steps_made(),
        };
        self.mark_helped(Unrated::TakeBack);
        self.taken_back.push(TakenBack { node, entry: self.entry.clone(), spent: self.timing.spent });
        self.document.take_back(count);
        self.timing.restart_at(0);
        self.entry = PlyEntry::of(self.game());
        self.look_at_present();
        self.feedback.report(Event::TakenBack);
        self.feedback.notify(Notice::TakenBack(taken));
    }

    /// Whether taken-back turns can be restored: until a step is made instead.
    pub fn can_bring_back(&self) -> bool {
        self.plan.is_none()
            && matches!(self.mode(), Mode::Turn | Mode::Setup)
            && !self.taken_back.is_empty()
            && !self.has_steps_made()
    }

    /// Restores the last take-back, with the draft steps and the times used. The time since then does not count.
    pub(super) fn bring_back(&mut self) {
        if !self.can_bring_back() {
            return;
        }
        let Some(TakenBack { node, entry, spent }) = self.taken_back.pop() else { return };
        self.document.bring_back(node);
        self.entry = entry;
        self.timing.restart_at(spent);
        self.look_at_present();
        self.feedback.report(Event::BroughtBack);
    }

    fn look_at_present(&mut self) {
        self.entry.deselect();
        self.viewing.show(None);
        self.engine.renew();
    }
}

#[cfg(test)]
mod tests;
