//! What is legal now: whole turns, and questions about single squares.

use ansa_core::PositionBuilder;
use ansa_core::notation::PlyText;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Game;
use super::input;
use super::state::GameState;
use crate::error::ArimaaError;
use crate::turn_walk::TurnWalk;

#[wasm_bindgen]
impl Game {
    /// The legal turns, shortest first. By default there is one turn for each reachable position, with the fewest
    /// steps: about 20,000 in the middle of a game. With `{ all: true }`, every sequence of steps is a turn of its own:
    /// several hundred thousand.
    ///
    /// The iterator is lazy: each turn is computed when the loop asks for it, so the first ones are available at once,
    /// and you can leave the loop at any time. It lists the turns as they were at the time of the call, even if you
    /// play on. If steps of the current turn have been made, every turn begins with them. Turns that would be a third
    /// repetition are left out. Without `all`, the iterator uses about 100 bytes of memory for each position.
    ///
    /// ```js
    /// const game = Game.fromPosition({
    ///   side: "gold",
    ///   pieces: [{ square: "a1", piece: "R" }, { square: "h8", piece: "r" }],
    /// });
    /// const turns = [...game.legalTurns()];
    /// turns.length; // → 14
    /// turns[0].text; // → "Ra1n"
    /// turns[0].position; // → "s [       r                                        R               ]"
    /// [...game.legalTurns({ all: true })].length; // → 52
    /// game.play(turns.find(({ steps }) => steps.length === 4).text);
    /// ```
    ///
    /// # Errors
    /// `wrong-type`: the options are not an object, or `all` is not a boolean.
    #[wasm_bindgen(js_name = "legalTurns", unchecked_return_type = "IterableIterator<LegalTurn>")]
    pub fn legal_turns(
        &self,
        #[wasm_bindgen(
            js_name = "options",
            unchecked_optional_param_type = "{ readonly all?: boolean | undefined }"
        )]
        options: &JsValue,
    ) -> Result<JsValue, ArimaaError> {
        let is_every = input::flag(options, "all")?;
        let state = self.state.borrow();
        let walk = state.turn().map(|turn| TurnWalk::new(state.game(), turn, is_every));
        drop(state);
        Ok(walk.map_or_else(|| js_sys::Array::new().values().into(), TurnWalk::into_js))
    }

    /// Whether `play` would accept this setup or turn: a string, or an object with a `text`. Anything that isn't a turn
    /// is not legal. Steps of an unfinished turn are ignored, as in `play`.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.isLegal("Ee2n Ee3n"); // → true
    /// game.isLegal("Ee2n Ee3s"); // → false
    /// game.isLegal("a good turn"); // → false
    /// [...game.legalTurns()].every((turn) => game.isLegal(turn)); // → true
    /// ```
    ///
    /// # Errors
    /// `wrong-type`: neither a string nor an object with `text`; `too-long`.
    #[wasm_bindgen(js_name = "isLegal")]
    pub fn is_legal(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | { readonly text: string }")] turn: &JsValue,
    ) -> Result<bool, ArimaaError> {
        let text = input::turn_text(turn)?;
        let Ok(ply) = text.parse() else { return Ok(false) };
        Ok(would_play(&self.state.borrow(), &ply))
    }

    /// The letter of the piece on a square, after the steps made in the current turn; `undefined` if it is empty.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.pieceAt("e2"); // → "E"
    /// game.pieceAt("e3"); // → undefined
    /// game.pieceAt("e9"); // throws bad-square
    /// ```
    ///
    /// # Errors
    /// `bad-square`: not a square; `wrong-type`: not a string.
    #[wasm_bindgen(js_name = "pieceAt", unchecked_return_type = "PieceLetter | undefined")]
    pub fn piece_at(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Square")] square: &JsValue,
    ) -> Result<Option<String>, ArimaaError> {
        let square = input::square(&input::text(square, "the square")?)?;
        let piece = self.state.borrow().board().piece_at(square);
        Ok(piece.map(|piece| piece.letter().to_string()))
    }

    /// A hash of the position, as 16 hexadecimal digits: the Zobrist hash used in the engine's transposition table. The
    /// same pieces, side to move, steps left and push or pull in progress give the same hash on every machine.
    /// Different positions nearly always have different hashes; if a collision would matter, compare `position` as
    /// well. Hashes may change in later versions of the package.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.hash().length; // → 16
    /// const before = game.hash();
    /// game.step("Ee2n");
    /// game.hash() === before; // → false
    /// game.undoStep();
    /// game.hash() === before; // → true
    /// ```
    pub fn hash(&self) -> String {
        let state = self.state.borrow();
        let position = state.turn().map(|turn| *turn.position()).or_else(|| {
            // What no turn is due on is a playable board all the same.
            PositionBuilder { board: state.board(), side: state.game().side() }.build_lenient().ok()
        });
        let hash = position.map_or_else(|| state.board().zobrist(), |position| position.zobrist());
        format!("{hash:016x}")
    }
}

/// Whether the game accepts a setup or turn.
fn would_play(state: &GameState, ply: &PlyText) -> bool {
    let game = state.game();
    match ply {
        PlyText::Empty | PlyText::Marker(_) => false,
        PlyText::Setup(_) => game.clone().play_text(ply).is_ok(),
        PlyText::Turn(steps) => {
            game.begin_turn().is_ok_and(|mut turn| turn.play_text(steps).is_ok() && game.check(&turn).is_ok())
        }
    }
}

#[cfg(test)]
mod tests;
