//! The view of the board.

use ansa_board::{BoardState, BoardView, Pointing};
use ansa_core::record::ArrowAnnotation;

use super::notice::Notice;
use super::play_state::PlayState;
use crate::activities::paths::arrows;
use crate::entry::PlyEntry;

impl PlayState {
    /// The board with a pointer or keyboard focus somewhere. With `offers`, arrows show the moves of the piece pointed
    /// at.
    pub fn board_view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        let side = self.label_shown().side;
        let proposed = arrows(self.hint_paths(), side);
        let entry = self.entry().unwrap_or(&PlyEntry::NONE);
        let (motion, motion_serial) = self.feedback.motion();
        let state = BoardState {
            touched: match self.notice() {
                Some(Notice::Entry(notice)) => notice.frozen(),
                _ => None,
            },
            hinted: self.hinted().map(|(_, square)| square),
            proposed,
            trail: self.trail(),
            motion,
            motion_serial,
            offers,
            drawn: self.drawn(),
            ..entry.board_state(self.board(), self.mode(), self.bottom())
        };
        state.view(pointing)
    }

    /// The arrows and marked squares in the comment at the displayed place. Within a turn there are none, because they
    /// belong to the position before it.
    fn drawn(&self) -> Vec<ArrowAnnotation> {
        let place = self.place();
        if place.steps() > 0 {
            return Vec::new();
        }
        self.document.drawn(place.node().unwrap_or(self.document.root()))
    }
}

#[cfg(test)]
mod tests;
