//! A hint for a person's turn: first the piece that should move, then the whole turn.

use ansa_board::Mode;
use ansa_core::{Game, Piece, Square};

use super::engine_state::Hint;
use super::ladder_state::Unrated;
use super::play_state::PlayState;
use crate::activities::paths::main_piece;
use crate::document::{Cursor, PiecePath, piece_paths};
use crate::entry::EntryAction;

/// The state to which a hint belongs: the displayed place, and whether the draft there has steps.
pub(super) type HintKey = (Cursor, bool);

impl PlayState {
    /// The current hint. It is only valid for the displayed place, before the first step.
    pub const fn hint(&self) -> Option<&Hint> {
        self.engine.hint.as_ref()
    }

    /// Whether a hint can be requested: wherever a turn can follow. It can't while the clock is paused, because
    /// thinking time must cost time, and not while the computer is to move, because the engine is busy.
    pub fn can_hint(&self) -> bool {
        let place = self.place();
        let is_busy = self.game().outcome().is_none() && !self.is_persons_turn();
        !is_busy
            && self.paused().is_none()
            && matches!(self.mode(), Mode::Turn | Mode::Past)
            && place.steps() == 0
            && place.position().is_some()
            && !place.is_over()
    }

    /// The piece that the hint marks, and its square: the main piece of the turn. `None` without a hint.
    pub fn hinted(&self) -> Option<(Piece, Square)> {
        let (Hint::Piece(steps) | Hint::Turn(steps)) = self.hint()? else { return None };
        main_piece(steps, self.label_shown().side)
    }

    /// The paths of the pieces in the hint's turn, while the board shows its position.
    pub fn hint_paths(&self) -> Vec<PiecePath> {
        match self.hint() {
            Some(Hint::Turn(steps)) if matches!(self.mode(), Mode::Turn | Mode::Past) => piece_paths(steps),
            _ => Vec::new(),
        }
    }

    /// Advances to the next stage of the hint; after the last one, removes it.
    pub(super) fn advance_hint(&mut self) {
        if !self.can_hint() {
            return;
        }
        let next = match self.hint().cloned() {
            None => {
                // A hint is for a whole turn. Redo restores the steps undone here.
                match &mut self.plan {
                    Some(plan) => drop(plan.enter(EntryAction::Reset)),
                    None => drop(self.entry.apply(EntryAction::Reset)),
                }
                self.engine.renew();
                self.mark_helped(Unrated::Hint);
                Some(Hint::Asked)
            }
            Some(Hint::Asked) => Some(Hint::Asked),
            Some(Hint::Piece(steps)) => Some(Hint::Turn(steps)),
            Some(Hint::Turn(_)) => None,
        };
        self.engine.set_hint(next);
    }

    /// Cancels a hint that the engine is still searching for.
    pub(super) fn cancel_hint_request(&mut self) {
        if self.hint() == Some(&Hint::Asked) {
            self.engine.set_hint(None);
        }
    }

    /// Takes the engine's turn, which is the last ply of `game`.
    pub(super) fn take_hint(&mut self, game: &Game) {
        let steps = game.plies().last().map(|ply| ply.steps().to_vec());
        self.engine.set_hint(steps.map(Hint::Piece));
    }

    /// The state to which a hint given now belongs.
    pub(super) fn hint_key(&self) -> HintKey {
        (self.place(), self.has_steps_made())
    }

    /// Removes a hint that no longer belongs to the position on the board.
    pub(super) fn drop_stale_hint(&mut self, key: &HintKey) {
        if self.hint().is_some() && ((&self.place(), false) != (&key.0, self.has_steps_made())) {
            self.engine.set_hint(None);
        }
    }
}
