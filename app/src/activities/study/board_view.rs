//! The view of the board.

use ansa_board::{Arrow, ArrowKind, BoardState, BoardView, Pointing};
use ansa_core::StepError;

use super::notice::StudyNotice;
use super::study_state::StudyState;
use crate::entry::EntryNotice;

impl StudyState {
    /// The board with a pointer or keyboard focus somewhere. With `offers`, arrows show the moves of the piece pointed
    /// at.
    pub(crate) fn board_view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        let entry = self.entry();
        let (motion, motion_serial) = self.feedback.motion();
        let side = self.place.label().side;
        let proposed = self.proposed().into_iter().map(|path| {
            let kind = if path.piece.side == side { ArrowKind::Hint } else { ArrowKind::HintForced };
            Arrow { kind, squares: path.squares, offers: false }
        });
        let state = BoardState {
            position: entry.position().filter(|_| entry.typed().is_none()),
            selection: entry.selection(),
            selectable: entry.selectable(),
            touched: match self.notice() {
                Some(StudyNotice::Entry(EntryNotice::NotSelectable(
                    _,
                    square,
                    Some(StepError::Frozen { .. }),
                    _,
                ))) => Some(*square),
                _ => None,
            },
            proposed: proposed.collect(),
            trail: self.trail(),
            motion,
            motion_serial,
            offers,
            ..BoardState::view_only(self.board(), self.mode(), self.bottom())
        };
        state.view(pointing)
    }
}
