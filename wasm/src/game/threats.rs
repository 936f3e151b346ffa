//! The effects of a turn: repetition, goals, captures.

use ansa_core::PositionBuilder;
use ansa_core::notation::PlyText;
use ansa_core::threats::{captures_this_turn, goal_this_turn};
use ansa_core::{Position, Side};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Game;
use super::input;
use super::state::GameState;
use super::view::{RepetitionsView, ThreatView, to_js};
use crate::error::ArimaaError;

#[wasm_bindgen]
impl Game {
    /// Where the position at the end of a turn has occurred before, and whether the rules allow it to occur again. The
    /// turn is the current one unless you pass another. A position may not occur a third time. The starting position of
    /// the game counts too, under the label just before the first turn's.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// for (const turn of ["Ee2n", "ed7s", "Ee3s", "ed6n", "Ee2n", "ed7s", "Ee3s"]) game.play(turn);
    /// game.repetitionsOf("ed6n"); // → { earlier: ["1s", "3s"], allowed: false }
    /// game.repetitionsOf("ed6s"); // → { earlier: [], allowed: true }
    /// ```
    ///
    /// # Errors
    /// Those of `play`, if the turn is illegal for another reason.
    #[wasm_bindgen(js_name = "repetitionsOf", unchecked_return_type = "Repetitions")]
    pub fn repetitions_of(
        &self,
        #[wasm_bindgen(js_name = "turn", unchecked_optional_param_type = "string")] turn: &JsValue,
    ) -> Result<JsValue, ArimaaError> {
        let text = if turn.is_undefined() { None } else { Some(input::text(turn, "the turn")?) };
        let mut state = self.state.borrow_mut();
        let made = match text {
            None => state.turn_due()?.finish()?,
            Some(text) => {
                let PlyText::Turn(steps) = text.parse()? else {
                    return Err(ArimaaError::new("bad-turn", "expected a turn such as “Ee2n Ee3n”"));
                };
                let mut turn = state.game().begin_turn()?;
                turn.play_text(&steps).map_err(|refusal| ArimaaError::in_words(refusal, &text))?;
                turn.finish()?
            }
        };
        let game = state.game();
        Ok(to_js(&RepetitionsView::new(&game.earlier(made.end()), !game.is_forbidden(made.end()))))
    }

    /// A shortest way for a side to get a rabbit to its goal rank, if there is one. The side to move has the rest of
    /// its current turn; the other side gets a whole turn, as if it were its turn now. The repetition rule is ignored.
    ///
    /// ```js
    /// const game = Game.fromPosition({
    ///   side: "gold",
    ///   pieces: [{ square: "a6", piece: "R" }, { square: "h4", piece: "r" }],
    /// });
    /// game.goalThreats().map(({ text }) => text); // → ["Ra6n Ra7n"]
    /// game.goalThreats("silver").map(({ text }) => text); // → ["rh4s rh3s rh2s"]
    /// ```
    ///
    /// # Errors
    /// `bad-option`: not a side; `wrong-type`: not a string.
    #[wasm_bindgen(js_name = "goalThreats", unchecked_return_type = "Threat[]")]
    pub fn goal_threats(
        &self,
        #[wasm_bindgen(js_name = "side", unchecked_optional_param_type = "Side")] side: &JsValue,
    ) -> Result<JsValue, ArimaaError> {
        let position = position_of(&self.state.borrow(), side)?;
        let threats = position.iter().filter_map(|position| {
            goal_this_turn(position).map(|line| ThreatView::new(*position, &line, None))
        });
        Ok(to_js(&threats.collect::<Vec<_>>()))
    }

    /// The enemy pieces that a side can capture, each with a shortest way to do it. The side to move has the rest of
    /// its current turn; the other side gets a whole turn, as if it were its turn now. The repetition rule is ignored.
    ///
    /// ```js
    /// const game = Game.fromPosition({
    ///   side: "gold",
    ///   pieces: [{ square: "c5", piece: "E" }, { square: "b6", piece: "d" }, { square: "a1", piece: "R" }, { square: "h8", piece: "r" }],
    /// });
    /// const [threat] = game.captureThreats();
    /// threat.square; // → "b6"
    /// threat.piece; // → "d"
    /// threat.text; // → "Ec5w db6e dc6x Eb5n"
    /// ```
    ///
    /// # Errors
    /// `bad-option`: not a side; `wrong-type`: not a string.
    #[wasm_bindgen(js_name = "captureThreats", unchecked_return_type = "CaptureThreat[]")]
    pub fn capture_threats(
        &self,
        #[wasm_bindgen(js_name = "side", unchecked_optional_param_type = "Side")] side: &JsValue,
    ) -> Result<JsValue, ArimaaError> {
        let position = position_of(&self.state.borrow(), side)?;
        let threats = position.iter().flat_map(|position| {
            captures_this_turn(position)
                .into_iter()
                .map(|threat| ThreatView::new(*position, &threat.line, Some((threat.square, threat.piece))))
        });
        Ok(to_js(&threats.collect::<Vec<_>>()))
    }
}

/// The position with a side to move; `None` if no turn is due.
fn position_of(state: &GameState, side: &JsValue) -> Result<Option<Position>, ArimaaError> {
    let side: Option<Side> = if side.is_undefined() { None } else { Some(input::side(side)?) };
    let Some(turn) = state.turn() else { return Ok(None) };
    let position = turn.position();
    Ok(match side {
        Some(side) if side != position.side() => {
            PositionBuilder { board: *position.board(), side }.build_lenient().ok()
        }
        _ => Some(*position),
    })
}
