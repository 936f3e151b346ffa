//! The view of the board.

use ansa_board::{Arrow, BoardState, BoardView, Pointing};
use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Bitboard, Square};

use super::asked::PuzzleMistake;
use super::line::SolutionLine;
use super::puzzle_state::{PuzzleStage, PuzzleState};
use crate::activities::answer::Help;
use crate::activities::paths::turn_arrows;

impl PuzzleState {
    /// The board with a pointer or keyboard focus somewhere. With `offers`, arrows show the moves of the piece pointed
    /// at.
    pub fn board_view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        let draft = &self.draft;
        let state = BoardState {
            hinted: self.hinted().filter(|_| !draft.entry.has_steps()).map(|(_, square)| square),
            proposed: self.proposed(),
            trail: self.line.as_ref().map_or_else(|| draft.entry.steps(), SolutionLine::trail),
            offers,
            drawn: self.drawn(),
            ..draft.board_state(self.can_enter(), self.board(), self.mode(), self.bottom())
        };
        state.view(pointing)
    }

    /// The arrows of the turn that a hint shows, or of the reply to a wrong turn.
    fn proposed(&self) -> Vec<Arrow> {
        match &self.stage {
            PuzzleStage::Asking if self.help == Help::Much && !self.draft.entry.has_steps() => {
                turn_arrows(&self.asked.solution(), self.asked.side())
            }
            PuzzleStage::Wrong(PuzzleMistake::Turn(_, reply)) => turn_arrows(reply, !self.asked.side()),
            _ => Vec::new(),
        }
    }

    /// Circles on the marked squares, and on the wrong ones of another colour.
    fn drawn(&self) -> Vec<ArrowAnnotation> {
        let wrong = match self.stage {
            PuzzleStage::Wrong(PuzzleMistake::Squares(_, wrong)) => wrong,
            _ => Bitboard::EMPTY,
        };
        let circle = |square: Square| {
            let colour = if wrong.contains(square) { ArrowColour::Red } else { ArrowColour::Green };
            ArrowAnnotation { colour, from: square, to: square }
        };
        self.draft.marked.into_iter().map(circle).collect()
    }
}
