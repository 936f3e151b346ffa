//! Steps and turns: making them and taking them back.

use ansa_core::notation::PlyText;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Position, Step};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Game;
use super::input;
use super::view::notes::PlyView;
use super::view::steps::{optional_step_to_js, step_to_js, steps_to_js};
use super::view::to_js;
use crate::error::ArimaaError;

#[wasm_bindgen]
impl Game {
    /// The legal steps after those already made in the current turn; empty if no turn is due. A push begins with a step
    /// by the enemy's piece (`push-start`); after that, only steps that complete it are legal. With `{ square }`, only
    /// the steps from that square, by a piece of either side.
    ///
    /// ```js
    /// const game = Game.fromPosition({
    ///   side: "gold",
    ///   pieces: [{ square: "a1", piece: "C" }, { square: "a2", piece: "r" }, { square: "h1", piece: "R" }],
    /// });
    /// game.legalSteps().map(({ text, kind }) => `${text} ${kind}`); // → ["Rh1n step", "Ca1e step", "Rh1w step", "ra2n push-start", "ra2e push-start"]
    /// game.legalSteps({ square: "h1" }).map(({ to }) => to); // → ["h2", "g1"]
    /// game.legalSteps({ square: "a2" }).length; // → 2
    /// game.legalSteps({ square: "d5" }); // → []
    /// ```
    ///
    /// # Errors
    /// `bad-square`: not a square; `wrong-type`: the options are not an object, or the square is not a string;
    /// `too-long`.
    #[wasm_bindgen(js_name = "legalSteps", unchecked_return_type = "Step[]")]
    pub fn legal_steps(
        &self,
        #[wasm_bindgen(
            js_name = "options",
            unchecked_optional_param_type = "{ readonly square?: Square | undefined }"
        )]
        options: &JsValue,
    ) -> Result<JsValue, ArimaaError> {
        let from = if options.is_undefined() { None } else { input::text_property(options, "square")? };
        let from = from.map(|square| input::square(&square)).transpose()?;
        let position = self.state.borrow().turn().map(|turn| *turn.position());
        let steps = position.iter().flat_map(Position::played_steps);
        Ok(steps_to_js(steps.filter(|played| from.is_none_or(|from| played.step.from == from))))
    }

    /// Makes a step in the current turn and returns it. A step by an enemy piece begins a push or completes a pull. If
    /// it could do either, it completes the pull. Any undone steps can no longer be redone.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.step("Ee2n"); // → { from: "e2", to: "e3", kind: "step", piece: "E", text: "Ee2n" }
    /// game.step({ from: "e3", to: "d3" }).text; // → "Ee3w"
    /// game.step("Ra1s"); // throws off-board
    /// ```
    ///
    /// # Errors
    /// The step is illegal (with the step and a square): `no-steps-left`, `no-piece`, `wrong-piece`, `off-board`,
    /// `occupied`, `rabbit-backward`, `frozen`, `push-unfinished`, `nobody-pushes`, `pushers-frozen`,
    /// `push-needs-two-steps`, `not-neighbours`; no turn is due: `setup-expected`, `game-over`; it is not a step:
    /// `bad-step`, `bad-square`, `wrong-capture`, `wrong-type`, `too-long`.
    #[wasm_bindgen(unchecked_return_type = "Step")]
    pub fn step(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | { readonly from: Square; readonly to: Square }")]
        step: &JsValue,
    ) -> Result<JsValue, ArimaaError> {
        let played = if step.is_object() {
            let step = step_between(step)?;
            self.state.borrow_mut().step(step)?
        } else {
            let text = input::text(step, "the step")?;
            self.state.borrow_mut().step_text(&text)?
        };
        Ok(step_to_js(played))
    }

    /// Takes back the last step of the current turn and returns it; `undefined` if there is none.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.step("Ee2n");
    /// game.undoStep().text; // → "Ee2n"
    /// game.undoStep(); // → undefined
    /// ```
    #[wasm_bindgen(js_name = "undoStep", unchecked_return_type = "Step | undefined")]
    pub fn undo_step(&self) -> JsValue {
        let undone = self.state.borrow_mut().turn_mut().and_then(TurnBuilder::undo);
        optional_step_to_js(undone)
    }

    /// Makes the last undone step again and returns it; `undefined` if there is none.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.step("Ee2n");
    /// game.undoStep();
    /// game.redoStep().text; // → "Ee2n"
    /// ```
    #[wasm_bindgen(js_name = "redoStep", unchecked_return_type = "Step | undefined")]
    pub fn redo_step(&self) -> JsValue {
        let redone = self.state.borrow_mut().turn_mut().and_then(TurnBuilder::redo);
        optional_step_to_js(redone)
    }

    /// Takes back all steps of the current turn. `redoStep` can make them again.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.step("Ee2n");
    /// game.resetTurn();
    /// game.stepsLeft; // → 4
    /// ```
    #[wasm_bindgen(js_name = "resetTurn")]
    pub fn reset_turn(&self) {
        if let Some(turn) = self.state.borrow_mut().turn_mut() {
            turn.reset();
        }
    }

    /// Ends the current turn: plays it and returns it.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.step("Ee2n");
    /// game.endTurn(); // → { label: "2g", side: "gold", kind: "turn", text: "Ee2n" }
    /// ```
    ///
    /// # Errors
    /// The turn can't end here: `no-step`, `push-unfinished`, `nothing-changed`, `repetition`; no turn is due:
    /// `setup-expected`, `game-over`.
    #[wasm_bindgen(js_name = "endTurn", unchecked_return_type = "Ply")]
    pub fn end_turn(&self) -> Result<JsValue, ArimaaError> {
        let mut state = self.state.borrow_mut();
        let turn = state.turn_due()?.clone();
        state.change(|played| played.play(|game| game.play(&turn)))?;
        Ok(to_js(&state.played.entries.last().map(PlyView::new)))
    }

    /// Plays a turn, `Ee2n Ee3n`, or a setup, `Ra1 Rb1 …`, and returns it. Captures may be omitted. An object can also
    /// have a comment, clock times and variations, so you can play a ply returned by `takeBack` again. Steps of an
    /// unfinished turn are discarded.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.play("Ee2n Ee3n").label; // → "2g"
    /// game.play({ text: "ed7s", elapsedMs: 2500, comment: "at once" });
    /// const last = game.takeBack();
    /// game.play(last);
    /// game.turns().at(-1).comment; // → "at once"
    /// ```
    ///
    /// # Errors
    /// Those of `step` and `endTurn`, with line and column in the string; `bad-turn`; for a setup, `not-home`,
    /// `placed-twice`, `wrong-side`, `wrong-count`, `turn-expected`; those of `annotate`.
    #[wasm_bindgen(unchecked_return_type = "Ply")]
    pub fn play(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | TurnInput")] turn: &JsValue,
    ) -> Result<JsValue, ArimaaError> {
        let (text, notes) = if turn.is_object() {
            let text = input::text_property(turn, "text")?
                .ok_or_else(|| ArimaaError::wrong_type("a turn must be a string or an object with text"))?;
            (text, Some(input::notes::read(turn)?))
        } else {
            (input::text(turn, "the turn")?, None)
        };
        let ply = text.parse()?;
        let mut state = self.state.borrow_mut();
        state.change(|played| match notes {
            None => played.play_text(&ply, &text),
            Some(notes) => {
                // The annotations may be refused after the turn has been played.
                let mut tried = played.clone();
                tried.play_text(&ply, &text)?;
                tried.annotate(tried.entries.len() - 1, notes)?;
                *played = tried;
                Ok(())
            }
        })?;
        Ok(to_js(&state.played.entries.last().map(PlyView::new)))
    }

    /// Plays a setup. Like `play`, but accepts only setups.
    ///
    /// ```js
    /// const game = new Game();
    /// game.setUp(Game.setup("classic", "gold"));
    /// game.label; // → "1s"
    /// game.setUp("Ee2n"); // throws bad-turn
    /// ```
    ///
    /// # Errors
    /// The setup is illegal: `not-home`, `placed-twice`, `wrong-side`, `wrong-count`, `bad-turn`; no setup is due:
    /// `turn-expected`, `game-over`; `wrong-type`, `too-long`.
    #[wasm_bindgen(js_name = "setUp")]
    pub fn set_up(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] setup: &JsValue,
    ) -> Result<(), ArimaaError> {
        let text = input::text(setup, "the setup")?;
        let ply = text.parse()?;
        let PlyText::Setup(_) = ply else {
            return Err(ArimaaError::new("bad-turn", "expected a setup such as “Ra1 Rb1 …”"));
        };
        self.state.borrow_mut().change(|played| played.play_text(&ply, &text))
    }

    /// Takes back the last setup or turn, and with it any result, and returns it with its annotations; `undefined` if
    /// there is none. Steps of an unfinished turn are discarded.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n");
    /// game.takeBack(); // → { label: "2g", side: "gold", kind: "turn", text: "Ee2n" }
    /// ```
    #[wasm_bindgen(js_name = "takeBack", unchecked_return_type = "Ply | undefined")]
    pub fn take_back(&self) -> JsValue {
        let taken = self.state.borrow_mut().change(|played| played.take_back().ok_or(()));
        to_js(&taken.ok().as_ref().map(PlyView::new))
    }

    /// Resigns for a side, by default the side to move, which ends the game.
    ///
    /// ```js
    /// const game = new Game();
    /// game.resign("silver");
    /// game.result; // → { winner: "gold", reason: "resignation", letter: "r" }
    /// ```
    ///
    /// # Errors
    /// `game-over`: the game is already over; `bad-option`: not a side; `wrong-type`.
    pub fn resign(
        &self,
        #[wasm_bindgen(js_name = "side", unchecked_optional_param_type = "Side")] side: &JsValue,
    ) -> Result<(), ArimaaError> {
        let mut state = self.state.borrow_mut();
        let side = if side.is_undefined() { state.game().side() } else { input::side(side)? };
        Ok(state.change(|played| played.end(Outcome::win(!side, Reason::Resignation)))?)
    }

    /// Ends the game for a reason that can't be seen from the position, for example because the loser ran out of time.
    ///
    /// ```js
    /// const game = new Game();
    /// game.end("silver", "time");
    /// game.result; // → { winner: "silver", reason: "time", letter: "t" }
    /// ```
    ///
    /// # Errors
    /// `game-over`: the game is already over; `bad-option`: not a side, or an unknown reason;
    /// `wrong-type`.
    pub fn end(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Side")] winner: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "EndReason")] reason: &JsValue,
    ) -> Result<(), ArimaaError> {
        let outcome = Outcome::win(input::side(winner)?, input::end_reason(reason)?);
        Ok(self.state.borrow_mut().change(|played| played.end(outcome))?)
    }
}

/// Reads `{ from: "e2", to: "e3" }`.
fn step_between(step: &JsValue) -> Result<Step, ArimaaError> {
    let end = |name| {
        let text = input::text_property(step, name)?.ok_or_else(|| {
            ArimaaError::wrong_type("a step must be a string or an object with from and to")
        })?;
        input::square(&text)
    };
    let (from, to) = (end("from")?, end("to")?);
    Step::between(from, to).ok_or_else(|| {
        ArimaaError::new("not-neighbours", format_args!("{from} and {to} are not adjacent")).with_square(from)
    })
}
