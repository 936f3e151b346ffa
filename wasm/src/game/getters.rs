//! The state of a game: the board, the side to move, the result.

use ansa_core::Side;
use ansa_core::game::Ply;
use ansa_core::position::turn::TurnBuilder;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Game;
use super::view::steps::{pieces_to_js, steps_to_js};
use super::view::{CapturedView, ResultView, position_name, side_name, to_js};

#[wasm_bindgen]
impl Game {
    /// The steps made so far in the current turn.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.step("Ee2n");
    /// game.steps().map(({ text }) => text); // → ["Ee2n"]
    /// ```
    #[wasm_bindgen(unchecked_return_type = "Step[]")]
    pub fn steps(&self) -> JsValue {
        steps_to_js(self.state.borrow().steps())
    }

    /// The pieces on the board, after the steps made in the current turn, ordered from a1, b1 … to h8.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.pieces()[0]; // → { square: "a1", piece: "R" }
    /// ```
    #[wasm_bindgen(unchecked_return_type = "PlacedPiece[]")]
    pub fn pieces(&self) -> JsValue {
        pieces_to_js(&self.state.borrow().board())
    }

    /// The side to move and the board, after the steps made in the current turn: `g [64 characters]`, from a8 … h8
    /// to h1.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.position; // → "g [r          e                                        E   R       ]"
    /// ```
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> String {
        let state = self.state.borrow();
        position_name(&state.board(), state.game().side())
    }

    /// The position as eight framed rows, below a line with the move number, the side to move and the steps made.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.step("Ee2n");
    /// game.diagram().split("\n")[0]; // → "2g Ee2n"
    /// Game.fromPosition(game.diagram()).steps(); // → game.steps()
    /// ```
    pub fn diagram(&self) -> String {
        self.state.borrow().position_text().to_diagram()
    }

    /// The side to move next; if the game is over, the side that would have been next.
    ///
    /// ```js
    /// new Game().side; // → "gold"
    /// ```
    #[wasm_bindgen(getter, unchecked_return_type = "Side")]
    pub fn side(&self) -> String {
        side_name(self.state.borrow().game().side()).to_owned()
    }

    /// The label of the next setup or turn: the move number (1 for the setups) and the side's letter.
    ///
    /// ```js
    /// new Game().label; // → "1g"
    /// ```
    #[wasm_bindgen(getter)]
    pub fn label(&self) -> String {
        self.state.borrow().game().next_label().to_string()
    }

    /// What comes next: a setup, a turn, or nothing because the game is over.
    ///
    /// ```js
    /// new Game().phase; // → "setup"
    /// ```
    #[wasm_bindgen(getter, unchecked_return_type = "Phase")]
    pub fn phase(&self) -> String {
        let state = self.state.borrow();
        let name = match (state.game().outcome(), state.game().position()) {
            (Some(_), _) => "over",
            (None, None) => "setup",
            (None, Some(_)) => "turn",
        };
        name.to_owned()
    }

    /// The number of steps left in the current turn: 4 at its start, 0 if no turn is due.
    ///
    /// ```js
    /// Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7").stepsLeft; // → 4
    /// ```
    #[wasm_bindgen(getter, js_name = "stepsLeft")]
    pub fn steps_left(&self) -> u8 {
        self.state.borrow().turn().map_or(0, |turn| turn.position().steps_left())
    }

    /// Whether `endTurn` would play the current turn.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.canEndTurn; // → false
    /// game.step("Ee2n");
    /// game.canEndTurn; // → true
    /// ```
    #[wasm_bindgen(getter, js_name = "canEndTurn")]
    pub fn can_end_turn(&self) -> bool {
        let state = self.state.borrow();
        state.turn().is_some_and(|turn| state.game().check(turn).is_ok())
    }

    /// Whether there is a step for `redoStep` to make again.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.step("Ee2n");
    /// game.undoStep();
    /// game.canRedoStep; // → true
    /// ```
    #[wasm_bindgen(getter, js_name = "canRedoStep")]
    pub fn can_redo_step(&self) -> bool {
        self.state.borrow().turn().is_some_and(TurnBuilder::can_redo)
    }

    /// The result of the game; `undefined` until it ends.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra2\n1s rh7\n2g Ra2n Ra3n Ra4n Ra5n\n2s rh7s\n3g Ra6n Ra7n");
    /// game.result; // → { winner: "gold", reason: "goal", letter: "g" }
    /// ```
    #[wasm_bindgen(getter, unchecked_return_type = "GameResult | undefined")]
    pub fn result(&self) -> JsValue {
        to_js(&self.state.borrow().game().outcome().map(ResultView::new))
    }

    /// The letters of the pieces captured so far, including those captured in the current turn.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Cc2\n1s ra8 ed7\n2g Cc2n");
    /// game.captured; // → { gold: "C", silver: "" }
    /// ```
    #[wasm_bindgen(getter, unchecked_return_type = "Captured")]
    pub fn captured(&self) -> JsValue {
        let state = self.state.borrow();
        let played = state.game().plies().iter().flat_map(|ply| match ply {
            Ply::Turn(turn) => turn.steps(),
            Ply::Setup(_) => &[],
        });
        let made = played.copied().chain(state.steps());
        to_js(&CapturedView::new(made.filter_map(|step| step.capture)))
    }

    /// The squares of all frozen pieces, after the steps made in the current turn: Gold's first, then Silver's.
    ///
    /// ```js
    /// const game = Game.fromPosition({
    ///   side: "gold",
    ///   pieces: [{ square: "a4", piece: "R" }, { square: "a5", piece: "e" }, { square: "h8", piece: "r" }],
    /// });
    /// game.frozen; // → ["a4"]
    /// ```
    #[wasm_bindgen(getter, unchecked_return_type = "Square[]")]
    pub fn frozen(&self) -> JsValue {
        let board = self.state.borrow().board();
        let frozen = Side::ALL.into_iter().flat_map(|side| board.frozen(side));
        to_js(&frozen.map(|square| square.to_string()).collect::<Vec<_>>())
    }
}
