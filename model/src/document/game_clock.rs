//! The clock of a game, computed from the times used for its plies.

use ansa_core::BySide;
use ansa_core::clock::{Clock, TurnKind, Verdict};
use ansa_core::game;

use super::tree_document::Document;

impl Document {
    /// The clock after the plies played, and its verdict on the last one; `None` in a game without a clock.
    pub fn clock(&self) -> Option<(Clock, Option<Verdict>)> {
        let mut clock = Clock::new(self.options().control?);
        let mut verdict = None;
        for ply in 0..self.game().plies().len() {
            let (side, used) = (self.game().label(ply).side, self.time_used(ply));
            verdict = Some(clock.after_turn(side, self.clock_phase_at(ply), used));
        }
        Some((clock, verdict))
    }

    /// The clock's kind of a ply: setup or play.
    pub fn clock_phase_at(&self, ply: usize) -> TurnKind {
        match self.game().phase_at(ply) {
            Some(game::Phase::Setup(_)) => TurnKind::Setup,
            _ => TurnKind::Play,
        }
    }

    /// The most time that each side can take for its next ply, in milliseconds; `None` in a game without a clock.
    pub fn time_left(&self) -> Option<BySide<u64>> {
        let (clock, _) = self.clock()?;
        let kind = self.clock_phase_at(self.game().plies().len());
        Some(BySide::from_fn(|side| clock.left(side, kind)))
    }
}
