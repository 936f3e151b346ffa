//! Planning: trying turns of both sides, at any place and during either side's turn, while the game goes on.

use ansa_board::Mode;
use ansa_core::record::NodeId;

use super::notice::{Event, Notice};
use super::plan::Plan;
use super::play_state::PlayState;
use crate::document::Cursor;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanAction {
    /// Starts a plan at the displayed place.
    Begin,
    /// Returns to the game. The turns of the plan stay as a variation.
    Keep,
    /// Returns to the game and discards the plan.
    Drop,
    /// Discards these nodes of a plan that was kept.
    Discard(Vec<NodeId>),
}

impl PlayState {
    /// Whether a plan can start at the displayed place.
    pub fn can_plan(&self) -> bool {
        self.plan.is_none() && self.start_of_plan().is_some()
    }

    /// Where a plan would start: at the displayed place, or before the turn that has ended the game there.
    fn start_of_plan(&self) -> Option<Cursor> {
        let place = self.place();
        let place = if place.steps() > 0 { place.previous()? } else { place };
        let place = if place.is_over() { place.previous()? } else { place };
        place.position().is_some().then_some(place)
    }

    pub(super) fn apply_plan(&mut self, action: PlanAction) {
        match action {
            PlanAction::Begin if self.can_plan() => {
                let draft = (self.mode() == Mode::Turn).then(|| self.entry.clone());
                self.plan = self.start_of_plan().and_then(|place| Plan::new(place, draft));
                self.feedback.report(Event::PlanBegun);
            }
            PlanAction::Begin => {}
            PlanAction::Keep => self.leave_plan(true),
            PlanAction::Drop => self.leave_plan(false),
            PlanAction::Discard(nodes) => self.discard(&nodes),
        }
    }

    fn leave_plan(&mut self, keeps: bool) {
        let Some(plan) = self.plan.take() else { return };
        self.feedback.report(Event::PlanLeft);
        if plan.outdated {
            self.viewing.show(None);
            if !self.is_persons_last_ply() {
                // The turn that was played meanwhile has not been seen yet.
                self.start_replay();
            }
        }
        if plan.made.is_empty() {
            return;
        }
        if keeps {
            self.feedback.notify(Notice::PlanKept(plan.made.clone()));
        } else {
            self.discard(&plan.made);
        }
    }

    fn discard(&mut self, nodes: &[NodeId]) {
        for &node in nodes.iter().rev() {
            self.document.remove_variation(node);
        }
        let is_gone = |place: &Cursor| place.node().is_some_and(|node| nodes.contains(&node));
        if self.viewing.place.as_ref().is_some_and(is_gone) {
            self.viewing.show(None);
        }
        self.feedback.notify(Notice::PlanDiscarded);
    }

    /// Whether a person has played the last ply, or nobody has, or it is no turn.
    fn is_persons_last_ply(&self) -> bool {
        let Some(last) = self.game().plies().len().checked_sub(1) else { return true };
        self.is_person(self.game().label(last).side) || self.document.played().steps_of(last).is_empty()
    }
}

#[cfg(test)]
mod tests;
