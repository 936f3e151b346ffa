//! The view of the board.

use ansa_board::{Arrow, ArrowKind, BoardState, BoardView, Pointing};
use ansa_core::{Bitboard, PlayedStep, StepError};

use super::learn_state::{Help, LearnState, Stage};
use super::notice::LearnNotice;
use crate::document::piece_paths;
use crate::entry::EntryNotice;

impl LearnState {
    /// The board with a pointer or keyboard focus somewhere. With `offers`, arrows show the moves of the piece pointed
    /// at.
    pub(crate) fn board_view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        let can_enter = self.can_enter();
        let entry = self.entry();
        let (motion, motion_serial) = self.feedback.motion();
        let is_fresh = !entry.has_steps();
        let state = BoardState {
            position: self.position().filter(|_| entry.typed().is_none()),
            selection: entry.selection().filter(|_| can_enter),
            selectable: if can_enter { entry.selectable() } else { Bitboard::EMPTY },
            touched: match self.notice() {
                Some(LearnNotice::Entry(EntryNotice::NotSelectable(
                    _,
                    square,
                    Some(StepError::Frozen { .. }),
                    _,
                ))) => Some(*square),
                _ => None,
            },
            hinted: self.hinted().filter(|_| can_enter && is_fresh).map(|(_, square)| square),
            proposed: self.proposed(),
            trail: self.trail(),
            motion,
            motion_serial,
            offers,
            ..BoardState::view_only(self.board(), self.mode(), self.bottom())
        };
        state.view(pointing)
    }

    /// Arrows of the best turn, where it is shown.
    fn proposed(&self) -> Vec<Arrow> {
        let is_hint = self.can_enter() && self.help() == Help::Turn && !self.entry().has_steps();
        let Some(exercise) = self.exercise().filter(|_| is_hint || matches!(self.stage(), Stage::Shown(_)))
        else {
            return Vec::new();
        };
        let arrows = piece_paths(exercise.best()).into_iter().map(|path| {
            let is_own = path.piece.side == exercise.side();
            let kind = if is_own { ArrowKind::Hint } else { ArrowKind::HintForced };
            Arrow { kind, squares: path.squares, offers: false }
        });
        arrows.collect()
    }

    /// The steps whose squares are marked.
    fn trail(&self) -> Vec<PlayedStep> {
        match self.stage() {
            Stage::Judging(attempt) | Stage::NotJudged(attempt, _) | Stage::Solved(attempt) => {
                attempt.steps.clone()
            }
            Stage::Shown(_) => Vec::new(),
            Stage::Asking | Stage::Refused(..) => self.entry().steps(),
        }
    }
}
