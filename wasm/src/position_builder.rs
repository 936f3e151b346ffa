//! The class `PositionBuilder`: positions to edit, which need not be playable.

use core::cell::RefCell;

use ansa_core::notation::PositionText;
use ansa_core::{Board, PositionBuilder as CoreBuilder, Side};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::ArimaaError;
use crate::game::{board_to_js, faults_to_js};
use crate::input::{self, position};
use crate::view::side_name;

/// A position to edit. It need not be playable, so pieces can be put and removed in any order. A `Game` can't be
/// edited: its position follows from the turns played. `Game.fromPosition` begins a game from an edited position, if it
/// is playable.
///
/// ```js
/// const builder = new PositionBuilder("g [" + " ".repeat(64) + "]");
/// builder.put("R", "a1");
/// builder.put("r", "h8");
/// builder.put("C", "c3");
/// builder.faults().map(({ code }) => code); // → ["undefended"]
/// Game.fromPosition(builder.position); // throws bad-position
/// builder.put("D", "c2");
/// builder.faults(); // → []
/// Game.fromPosition(builder.position).label; // → "2g"
/// ```
///
/// Like a game, a builder uses memory outside the JavaScript heap, which `free()` or `using` releases immediately.
#[wasm_bindgen]
pub struct PositionBuilder {
    // No method may hold this borrow while the caller's code runs.
    position: RefCell<CoreBuilder>,
}

#[wasm_bindgen]
impl PositionBuilder {
    /// Creates a builder with a position in any format that `Game.fromPosition` accepts, or with an empty board and Gold
    /// to move. A position in the middle of a turn becomes one at the start of a turn, with the same pieces. The move
    /// number is not kept.
    ///
    /// ```js
    /// new PositionBuilder().position; // → "g [" + " ".repeat(64) + "]"
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// new PositionBuilder(game.position).position === game.position; // → true
    /// ```
    ///
    /// # Errors
    /// `bad-position` (with line and column): not a position; `placed-twice`, `bad-square`, `bad-option`, `wrong-type`,
    /// `too-long`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(js_name = "position", unchecked_optional_param_type = "string | PositionInput")]
        position: &JsValue,
    ) -> Result<PositionBuilder, ArimaaError> {
        let start = if position.is_undefined() {
            CoreBuilder { board: Board::EMPTY, side: Side::Gold }
        } else {
            position::read_any(position)?.to_builder()
        };
        Ok(PositionBuilder { position: RefCell::new(start) })
    }

    /// Puts a piece on a square and returns the letter of the piece that was there; `undefined` if the square was empty.
    ///
    /// ```js
    /// const builder = new PositionBuilder();
    /// builder.put("E", "e4"); // → undefined
    /// builder.put("m", "e4"); // → "E"
    /// builder.put("x", "e4"); // throws bad-option
    /// ```
    ///
    /// # Errors
    /// `bad-option`: not a piece; `bad-square`: not a square; `wrong-type`: not strings; `too-long`.
    #[wasm_bindgen(unchecked_return_type = "PieceLetter | undefined")]
    pub fn put(
        &self,
        #[wasm_bindgen(unchecked_param_type = "PieceLetter")] piece: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Square")] square: &JsValue,
    ) -> Result<Option<String>, ArimaaError> {
        let piece = position::piece(&input::text(piece, "the piece")?)?;
        let square = input::square(&input::text(square, "the square")?)?;
        let mut position = self.position.borrow_mut();
        let replaced = position.board.remove(square);
        position.board.put(square, piece);
        Ok(replaced.map(|piece| piece.letter().to_string()))
    }

    /// Removes the piece on a square and returns its letter; `undefined` if the square was empty.
    ///
    /// ```js
    /// const builder = new PositionBuilder(Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7").position);
    /// builder.remove("e2"); // → "E"
    /// builder.remove("e2"); // → undefined
    /// ```
    ///
    /// # Errors
    /// `bad-square`: not a square; `wrong-type`: not a string; `too-long`.
    #[wasm_bindgen(unchecked_return_type = "PieceLetter | undefined")]
    pub fn remove(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Square")] square: &JsValue,
    ) -> Result<Option<String>, ArimaaError> {
        let square = input::square(&input::text(square, "the square")?)?;
        let removed = self.position.borrow_mut().board.remove(square);
        Ok(removed.map(|piece| piece.letter().to_string()))
    }

    /// Removes all pieces.
    ///
    /// ```js
    /// const builder = new PositionBuilder(Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7").position);
    /// builder.clear();
    /// builder.position === new PositionBuilder().position; // → true
    /// ```
    pub fn clear(&self) {
        self.position.borrow_mut().board = Board::EMPTY;
    }

    /// The side to move. You can set it.
    ///
    /// ```js
    /// const builder = new PositionBuilder();
    /// builder.side = "silver";
    /// builder.position.slice(0, 3); // → "s ["
    /// ```
    ///
    /// Setting it to anything else throws `bad-option`, `wrong-type` or `too-long`.
    #[wasm_bindgen(getter, unchecked_return_type = "Side")]
    pub fn side(&self) -> String {
        side_name(self.position.borrow().side).to_owned()
    }

    /// Sets the side to move.
    ///
    /// # Errors
    /// `bad-option`: not a side; `wrong-type`, `too-long`.
    #[wasm_bindgen(setter)]
    pub fn set_side(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Side")] side: &JsValue,
    ) -> Result<(), ArimaaError> {
        let side = input::side(side)?;
        self.position.borrow_mut().side = side;
        Ok(())
    }

    /// The position as text, for `Game.fromPosition`: `g [64 characters]`, from a8 … h8 to h1.
    ///
    /// ```js
    /// const builder = new PositionBuilder();
    /// builder.put("e", "a8");
    /// builder.position.slice(0, 6); // → "g [e  "
    /// ```
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> String {
        self.text().to_short()
    }

    /// Everything that keeps a game from beginning here, like the `faults` of `validatePosition`. `Game.fromPosition`
    /// accepts the position if they all have the effect `unreachable` or `over`.
    ///
    /// ```js
    /// new PositionBuilder().faults().map(({ code }) => code); // → ["no-rabbits", "no-rabbits", "immobile"]
    /// ```
    #[wasm_bindgen(unchecked_return_type = "PositionFault[]")]
    pub fn faults(&self) -> JsValue {
        faults_to_js(&self.position.borrow())
    }

    /// The letter of the piece on a square; `undefined` if it is empty.
    ///
    /// ```js
    /// const builder = new PositionBuilder();
    /// builder.put("D", "d4");
    /// builder.pieceAt("d4"); // → "D"
    /// builder.pieceAt("d5"); // → undefined
    /// ```
    ///
    /// # Errors
    /// `bad-square`: not a square; `wrong-type`: not a string; `too-long`.
    #[wasm_bindgen(js_name = "pieceAt", unchecked_return_type = "PieceLetter | undefined")]
    pub fn piece_at(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Square")] square: &JsValue,
    ) -> Result<Option<String>, ArimaaError> {
        let square = input::square(&input::text(square, "the square")?)?;
        let piece = self.position.borrow().board.piece_at(square);
        Ok(piece.map(|piece| piece.letter().to_string()))
    }

    /// The board as eight rows of eight squares, like `game.board()`.
    ///
    /// ```js
    /// const builder = new PositionBuilder();
    /// builder.put("H", "a1");
    /// builder.board()[7].slice(0, 2); // → [{ square: "a1", piece: "H" }, null]
    /// ```
    #[wasm_bindgen(unchecked_return_type = "(PlacedPiece | null)[][]")]
    pub fn board(&self) -> JsValue {
        board_to_js(&self.position.borrow().board)
    }

    /// The position as eight framed rows, like `game.diagram()`, but without a move number.
    ///
    /// ```js
    /// const builder = new PositionBuilder();
    /// builder.diagram().split("\n")[0]; // → "g"
    /// new PositionBuilder(builder.diagram()).position === builder.position; // → true
    /// ```
    pub fn diagram(&self) -> String {
        self.text().to_diagram()
    }

    /// The position, so that `JSON.stringify` stores a builder as a string for the constructor.
    ///
    /// ```js
    /// const builder = new PositionBuilder();
    /// JSON.stringify({ builder }) === JSON.stringify({ builder: builder.position }); // → true
    /// ```
    #[wasm_bindgen(js_name = "toJSON")]
    pub fn to_json(&self) -> String {
        self.position()
    }

    fn text(&self) -> PositionText {
        PositionText::from(&*self.position.borrow())
    }
}
