//! The view of the board.

use ansa_board::destinations::Selection;
use ansa_board::{BoardState, BoardView, Mode, Pointing};
use ansa_core::position::faults::FaultEffect;
use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Bitboard, Square};

use super::editor_state::EditorState;

impl EditorState {
    /// The board, with a circle around each piece that can't stand where it is, or that ends the game there.
    pub fn board_view(&self) -> BoardView {
        let board = self.builder().board;
        let state = BoardState {
            selection: self.held.map(Selection::alone),
            selectable: board.occupied(),
            swaps: if self.held.is_some() { board.empty() } else { Bitboard::EMPTY },
            drawn: self.marked().into_iter().map(circle).collect(),
            editable: true,
            ..BoardState::view_only(board, Mode::Setup, self.bottom)
        };
        state.view(&Pointing::default())
    }

    /// The squares of the faults that concern one square.
    fn marked(&self) -> Bitboard {
        let single = |squares: &Bitboard| squares.count() == 1;
        self.faults()
            .into_iter()
            .filter(|fault| fault.effect() != FaultEffect::Unreachable)
            .map(|fault| fault.squares(&self.builder().board))
            .filter(single)
            .fold(Bitboard::EMPTY, |marked, squares| marked | squares)
    }
}

const fn circle(square: Square) -> ArrowAnnotation {
    ArrowAnnotation { colour: ArrowColour::Red, from: square, to: square }
}
