//! The view of the board.

use ansa_board::{BoardState, BoardView, Mode, Pointing};

use super::notice::StudyNotice;
use super::study_state::StudyState;
use crate::activities::paths::{arrows, turn_arrows};

impl StudyState {
    /// The board with a pointer or keyboard focus somewhere. With `offers`, arrows show the moves of the piece pointed
    /// at.
    pub fn board_view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        if let Some(turn) = &self.preview {
            let proposed = turn_arrows(&turn.steps, turn.start.side());
            let board = BoardState::view_only(*turn.start.board(), Mode::Over, self.bottom);
            return BoardState { proposed, ..board }.view(pointing);
        }
        // Within a turn, and with steps of a draft, the board is another one than that of the comment.
        let is_there = !self.entry.has_steps();
        let entry = &self.entry;
        let (motion, motion_serial) = self.feedback.motion();
        let side = self.searched_side();
        let proposed = arrows(self.proposed(), side);
        let state = BoardState {
            touched: match self.notice() {
                Some(StudyNotice::Entry(notice)) => notice.frozen(),
                _ => None,
            },
            proposed,
            trail: self.trail(),
            drawn: if is_there { self.document.drawn(self.node()) } else { Vec::new() },
            drawable: true,
            draws: self.drawing,
            motion,
            motion_serial,
            offers,
            ..entry.board_state(self.board(), self.mode(), self.bottom)
        };
        state.view(pointing)
    }
}
