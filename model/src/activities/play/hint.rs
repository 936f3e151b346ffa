//! A hint for a person's turn: first the piece that should move, then the whole turn. Within a turn it goes on from the
//! steps made.

use ansa_board::Mode;
use ansa_core::{Game, Piece, PlayedStep, Square};

use super::engine_state::Hint;
use super::ladder_state::Unrated;
use super::notice::Notice;
use super::play_state::PlayState;
use crate::activities::engine::EngineFault;
use crate::activities::paths::main_piece;
use crate::document::{Cursor, PiecePath, piece_paths};
use crate::entry::PlyEntry;

/// The state to which a hint belongs: the displayed place, and the steps of the draft there.
pub(super) type HintKey = (Cursor, Vec<PlayedStep>);

impl PlayState {
    /// The current hint. It is only valid for the displayed place, after the steps made there.
    pub const fn hint(&self) -> Option<&Hint> {
        self.engine.hint.as_ref()
    }

    /// Whether a hint can be requested: wherever a turn can follow. It can't while the clock is paused, because
    /// thinking time must cost time, and not while the computer is to move, because the engine is busy. In a game
    /// that the engine must not help in, it can't before the end.
    pub fn can_hint(&self) -> bool {
        let place = self.place();
        let goes_on = self.game().outcome().is_none();
        let is_busy = goes_on && !self.is_persons_turn();
        !is_busy
            && !self.document.forbids_engine()
            && self.paused().is_none()
            && matches!(self.mode(), Mode::Turn | Mode::Past)
            && place.steps() == 0
            && place.position().is_some()
            && !place.is_over()
    }

    /// The piece that the hint marks, and its square: the main piece of the steps to make. `None` without such steps.
    pub fn hinted(&self) -> Option<(Piece, Square)> {
        let (Hint::Piece(steps) | Hint::Turn(steps)) = self.hint()? else { return None };
        // The step that completes a pull moves an enemy only.
        let first = || steps.first().map(|played| (played.piece, played.step.from));
        main_piece(steps, self.label_shown().side).or_else(first)
    }

    /// The paths of the pieces in the hint's turn, while the board shows its position.
    pub fn hint_paths(&self) -> Vec<PiecePath> {
        match self.hint() {
            Some(Hint::Turn(steps)) if matches!(self.mode(), Mode::Turn | Mode::Past) => piece_paths(steps),
            _ => Vec::new(),
        }
    }

    /// Whether the game was rated until this hint was asked for.
    pub fn has_hint_ended_rating(&self) -> bool {
        self.hint().is_some() && self.engine.hint_ended_rating
    }

    /// Advances to the next stage of the hint; after the last one, removes it.
    pub(super) fn advance_hint(&mut self) {
        if !self.can_hint() {
            return;
        }
        let next = match self.hint().cloned() {
            None => {
                if let Some(plan) = &mut self.plan {
                    plan.leave_typed();
                }
                self.engine.renew();
                let was_rated = self.is_rated();
                self.mark_helped(Unrated::Hint);
                self.engine.hint_ended_rating = was_rated && !self.is_rated();
                Some(Hint::Asked)
            }
            Some(Hint::Asked) => Some(Hint::Asked),
            Some(Hint::Piece(steps)) => Some(Hint::Turn(steps)),
            Some(Hint::Turn(_) | Hint::End) => None,
        };
        self.engine.set_hint(next);
    }

    /// Cancels a hint that the engine is still searching for.
    pub(super) fn cancel_hint_request(&mut self) {
        if self.hint() == Some(&Hint::Asked) {
            self.engine.set_hint(None);
        }
    }

    /// Takes the engine's turn, which is the last ply of `game`: the steps after those made, if it begins with them.
    pub(super) fn take_hint(&mut self, game: &Game) {
        let made = self.steps_made();
        let turn = game.plies().last().map_or(&[][..], |ply| ply.steps());
        match turn.strip_prefix(made.as_slice()) {
            Some([]) => self.engine.set_hint(Some(Hint::End)),
            Some(steps) => self.engine.set_hint(Some(Hint::Piece(steps.to_vec()))),
            None => self.no_hint(EngineFault::Misunderstood),
        }
    }

    /// The engine has no hint.
    pub(super) fn no_hint(&mut self, fault: EngineFault) {
        self.engine.set_hint(None);
        self.feedback.notify(Notice::NoHint(fault));
    }

    /// The steps of the draft at the displayed place.
    pub(super) fn steps_made(&self) -> Vec<PlayedStep> {
        self.entry().map(PlyEntry::steps).unwrap_or_default()
    }

    /// The state to which a hint given now belongs.
    pub(super) fn hint_key(&self) -> HintKey {
        (self.place(), self.steps_made())
    }

    /// Removes a hint that no longer belongs to the position on the board.
    pub(super) fn drop_stale_hint(&mut self, key: &HintKey) {
        if self.hint().is_some() && *key != self.hint_key() {
            self.engine.set_hint(None);
        }
    }
}
