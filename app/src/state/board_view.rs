//! The view of the board.

use ansa_board::{Arrow, ArrowKind, BoardState, BoardView, Mode, Pointing};
use ansa_core::StepError;

use super::notice::Notice;
use super::play_state::PlayState;

impl PlayState {
    /// The board with a pointer or keyboard focus somewhere. With `offers`, arrows show the moves of the piece pointed
    /// at.
    pub(crate) fn board_view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        let proposed = self.hint_paths().into_iter().map(|path| {
            let own = path.piece.side == self.game.side();
            let kind = if own { ArrowKind::Hint } else { ArrowKind::HintForced };
            Arrow { kind, squares: path.squares, offers: false }
        });
        let state = BoardState {
            position: self.position().filter(|_| self.typed.is_none()),
            selection: self.selection,
            selectable: self.selectable(),
            swaps: self.swaps(),
            touched: match self.notice {
                Some(Notice::NotSelectable(_, square, Some(StepError::Frozen { .. }), _)) => Some(square),
                _ => None,
            },
            hinted: self.hinted().filter(|_| self.mode() == Mode::Turn).map(|(_, square)| square),
            proposed: proposed.collect(),
            trail: self.trail(),
            motion: &self.motion,
            motion_serial: self.motion_serial,
            offers,
            ..BoardState::view_only(self.board(), self.mode(), self.bottom())
        };
        state.view(pointing)
    }
}
