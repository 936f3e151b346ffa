//! The view of the board.

use ansa_board::{Arrow, ArrowKind, BoardState, BoardView, Pointing};
use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Bitboard, PlayedStep, Side, Square, StepError};

use super::line::SolutionLine;
use super::notice::PuzzleNotice;
use super::puzzle_state::{PuzzleHelp, PuzzleMistake, PuzzleStage, PuzzleState};
use crate::document::piece_paths;
use crate::entry::EntryNotice;

impl PuzzleState {
    /// The board with a pointer or keyboard focus somewhere. With `offers`, arrows show the moves of the piece pointed
    /// at.
    pub(crate) fn board_view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        let can_enter = self.can_enter();
        let entry = self.entry();
        let (motion, motion_serial) = self.feedback.motion();
        let state = BoardState {
            position: self.position().filter(|_| entry.typed().is_none()),
            selection: entry.selection().filter(|_| can_enter),
            selectable: if can_enter { entry.selectable() } else { Bitboard::EMPTY },
            touched: match self.notice() {
                Some(PuzzleNotice::Entry(EntryNotice::NotSelectable(
                    _,
                    square,
                    Some(StepError::Frozen { .. }),
                    _,
                ))) => Some(*square),
                _ => None,
            },
            hinted: self.hinted().filter(|_| !entry.has_steps()).map(|(_, square)| square),
            proposed: self.proposed(),
            trail: self.line().map_or_else(|| entry.steps(), SolutionLine::trail),
            motion,
            motion_serial,
            offers,
            drawn: self.drawn(),
            ..BoardState::view_only(self.board(), self.mode(), self.bottom())
        };
        state.view(pointing)
    }

    /// The arrows of the turn that a hint shows, or of the reply to a wrong turn.
    fn proposed(&self) -> Vec<Arrow> {
        match self.stage() {
            PuzzleStage::Asking if self.help() == PuzzleHelp::Much && !self.entry().has_steps() => {
                arrows(&self.hint_turn(), self.side())
            }
            PuzzleStage::Wrong(PuzzleMistake::Turn(_, reply)) => arrows(reply, !self.side()),
            _ => Vec::new(),
        }
    }

    /// Circles on the marked squares, and on the wrong ones of another colour.
    fn drawn(&self) -> Vec<ArrowAnnotation> {
        let wrong = match self.stage() {
            PuzzleStage::Wrong(PuzzleMistake::Squares(_, wrong)) => *wrong,
            _ => Bitboard::EMPTY,
        };
        let circle = |square: Square| {
            let colour = if wrong.contains(square) { ArrowColour::Red } else { ArrowColour::Green };
            ArrowAnnotation { colour, from: square, to: square }
        };
        self.marked().into_iter().map(circle).collect()
    }
}

fn arrows(steps: &[PlayedStep], mover: Side) -> Vec<Arrow> {
    let arrows = piece_paths(steps).into_iter().map(|path| {
        let kind = if path.piece.side == mover { ArrowKind::Hint } else { ArrowKind::HintForced };
        Arrow { kind, squares: path.squares, offers: false }
    });
    arrows.collect()
}
