//! The board as rows of squares.

use ansa_core::{Board, Piece};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Game;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = boardOf)]
    fn board_of(letters: &str) -> JsValue;
}

#[wasm_bindgen]
impl Game {
    /// The board as eight rows of eight squares, after the steps made in the current turn: rank 8 first, and a to h in
    /// each row, as you see it from Gold's side. An empty square is `null`.
    ///
    /// ```js
    /// const board = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7").board();
    /// board.length; // → 8
    /// board[0][0]; // → { square: "a8", piece: "r" }
    /// board[6].map((placed) => placed?.piece ?? ".").join(""); // → "....E..."
    /// ```
    #[wasm_bindgen(unchecked_return_type = "(PlacedPiece | null)[][]")]
    pub fn board(&self) -> JsValue {
        board_to_js(&self.state.borrow().board())
    }
}

/// A board as rows of squares.
pub(crate) fn board_to_js(board: &Board) -> JsValue {
    let letters = board.to_pieces().into_iter().map(|piece| piece.map_or(' ', Piece::letter));
    board_of(&letters.collect::<String>())
}
