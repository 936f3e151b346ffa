//! The game as a record: annotated turns, tags, and the text.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Game;
use super::input;
use super::view::notes::PlyView;
use super::view::{tags_to_js, to_js};
use crate::error::ArimaaError;

#[wasm_bindgen]
impl Game {
    /// Writes the game as a record with all annotations, which `fromRecord` reads back unchanged. `"plain"` writes only
    /// the setups and turns of the main line. Both leave out the steps of an unfinished turn.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n {bold}");
    /// game.toRecord(); // → "1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n {bold}\n"
    /// game.toRecord("plain"); // → "1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n\n"
    /// ```
    ///
    /// # Errors
    /// `bad-option`: unknown form; `wrong-type`.
    #[wasm_bindgen(js_name = "toRecord")]
    pub fn to_record(
        &self,
        #[wasm_bindgen(js_name = "form", unchecked_optional_param_type = "\"full\" | \"plain\"")]
        form: &JsValue,
    ) -> Result<String, ArimaaError> {
        let form = if form.is_undefined() { None } else { Some(input::text(form, "the form")?) };
        let record = self.state.borrow().played.to_record();
        match form.as_deref() {
            None | Some("full") => Ok(record.to_tagged()),
            Some("plain") => Ok(record.to_plain()),
            Some(_) => Err(ArimaaError::new("bad-option", "the form must be full or plain")),
        }
    }

    /// The setups and turns played so far, with their annotations: glyphs, comments, clock times, and variations, whose
    /// turns have the same type. `at`, `variation` and `annotate` take indices into this list.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n\n(\n2g Ee2w {safer}\n)");
    /// const [, , turn] = game.turns();
    /// turn.text; // → "Ee2n"
    /// turn.variations; // → [{ turns: [{ label: "2g", side: "gold", kind: "turn", text: "Ee2w", comment: "safer" }] }]
    /// ```
    #[wasm_bindgen(unchecked_return_type = "Ply[]")]
    pub fn turns(&self) -> JsValue {
        to_js(&self.state.borrow().played.entries.iter().map(PlyView::new).collect::<Vec<_>>())
    }

    /// The word `resigns` or `lost` at the end of the game's record, with its annotations; `undefined` if the record
    /// ends any other way. For how the game ended, see `result`.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g resigns {out of spirit}");
    /// game.ending; // → { label: "2g", side: "gold", kind: "end", text: "resigns", comment: "out of spirit" }
    /// ```
    #[wasm_bindgen(getter, unchecked_return_type = "Ply | undefined")]
    pub fn ending(&self) -> JsValue {
        to_js(&self.state.borrow().played.ending().map(PlyView::new))
    }

    /// The game as it was after the given number of setups and turns, as a separate game. Use it to browse a game
    /// without changing it.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n\n2s ed7s");
    /// game.at(2).label; // → "2g"
    /// game.at(3).label; // → "2s"
    /// game.at(5); // throws no-turn
    /// ```
    ///
    /// # Errors
    /// `no-turn`: the game has fewer plies; `wrong-type`: not a whole number from 0.
    pub fn at(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] turns: &JsValue,
    ) -> Result<Game, ArimaaError> {
        let turns = input::index(turns, "the number of turns")?;
        Ok(self.state.borrow().played.at(turns)?.into())
    }

    /// A copy of the game, including the unfinished turn. Changes to one do not affect the other.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// game.step("Ee2n");
    /// const other = game.clone();
    /// other.step("Ee3n");
    /// [game.steps().length, other.steps().length]; // → [1, 2]
    /// ```
    #[wasm_bindgen(js_name = "clone")]
    #[must_use]
    pub fn copy(&self) -> Game {
        self.state.borrow().clone().into()
    }

    /// The record, so that `JSON.stringify` stores a game as a string for `fromRecord`.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7");
    /// const kept = JSON.stringify({ game });
    /// Game.fromRecord(JSON.parse(kept).game).label; // → "2g"
    /// ```
    #[wasm_bindgen(js_name = "toJSON")]
    pub fn to_json(&self) -> String {
        self.state.borrow().played.to_record().to_tagged()
    }

    /// A variation of a setup or turn as a separate game, from the start of the game to the end of the variation. Both
    /// indices count from 0.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n\n(\n2g Ee2w\n2s ed7e\n)");
    /// game.variation(2, 0).turns().map(({ text }) => text); // → ["Ra1 Ee2", "ra8 ed7", "Ee2w", "ed7e"]
    /// ```
    ///
    /// # Errors
    /// `no-turn`: no such turn or variation; `wrong-type`: not a whole number from 0.
    pub fn variation(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] turn: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] variation: &JsValue,
    ) -> Result<Game, ArimaaError> {
        let turn = input::index(turn, "the index of the turn")?;
        let variation = input::index(variation, "the index of the variation")?;
        Ok(self.state.borrow().played.variation(turn, variation)?.into())
    }

    /// Annotates a setup or turn that was played, given its index, counting from 0. The properties you pass replace the
    /// old ones, `null` removes a property, and the others are unchanged. Each variation is a list of turns, as strings
    /// or as objects like those passed to `play`. Its turns must be legal.
    ///
    /// ```js
    /// const game = Game.fromRecord("1g Ra1 Ee2\n1s ra8 ed7\n2g Ee2n");
    /// game.annotate(2, { glyphs: ["!"], clockMs: 90_000, variations: [{ turns: ["Ee2w", "ed7e"] }] });
    /// game.toRecord().split("\n")[2]; // → "2g Ee2n ! {[%clk 0:01:30]}"
    /// game.annotate(2, { variations: [{ turns: ["Ee2s"] }, { turns: ["Ee7s"] }] }); // throws wrong-piece
    /// ```
    ///
    /// # Errors
    /// `no-turn`: no such turn; for variations, those of `play` and `bad-record`; `bad-option`: an unknown glyph, or an
    /// invalid command name; `wrong-type`, `too-long`.
    pub fn annotate(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] turn: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "NotesInput")] notes: &JsValue,
    ) -> Result<(), ArimaaError> {
        let turn = input::index(turn, "the index of the turn")?;
        let notes = input::notes::read(notes)?;
        self.state.borrow_mut().played.annotate(turn, notes)
    }

    /// The comment before the first setup or turn; empty if there is none. You can set it to any string.
    ///
    /// ```js
    /// const game = new Game();
    /// game.comment = "A game for beginners.";
    /// game.toRecord(); // → "{A game for beginners.}\n"
    /// ```
    ///
    /// Setting it to anything else throws `wrong-type` or `too-long`.
    #[wasm_bindgen(getter)]
    pub fn comment(&self) -> String {
        self.state.borrow().played.comment.text().to_owned()
    }

    /// Sets the comment before the first setup or turn.
    ///
    /// # Errors
    /// `wrong-type`, `too-long`.
    #[wasm_bindgen(setter)]
    pub fn set_comment(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    ) -> Result<(), ArimaaError> {
        let text = input::text(text, "the comment")?;
        self.state.borrow_mut().played.set_comment(&text);
        Ok(())
    }

    /// The tags of the record, such as `Event`, `Gold` and `Silver` (the players' names), `Date` (`2026.11.22`) and
    /// `TimeControl`. They include the tags derived from the game: `Position`, `Rules`, `GoldHandicap`,
    /// `SilverHandicap`, `Result`, `ResultCode`, `PlyCount`.
    ///
    /// ```js
    /// const game = Game.fromRecord('[Gold "Ada"]\n1g Ra1 Ee2');
    /// game.tags; // → { Gold: "Ada" }
    /// ```
    #[wasm_bindgen(getter, unchecked_return_type = "Readonly<Record<string, string>>")]
    pub fn tags(&self) -> JsValue {
        tags_to_js(&self.state.borrow().played.to_record().tags)
    }

    /// Sets a tag of the record, or removes it if no value is given.
    ///
    /// ```js
    /// const game = new Game();
    /// game.setTag("Silver", "Grace");
    /// game.tags; // → { Silver: "Grace" }
    /// game.setTag("Silver");
    /// game.tags; // → {}
    /// ```
    ///
    /// # Errors
    /// `bad-option`: an invalid name, or a tag derived from the game; `wrong-type`, `too-long`.
    #[wasm_bindgen(js_name = "setTag")]
    pub fn set_tag(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue,
        #[wasm_bindgen(js_name = "value", unchecked_optional_param_type = "string")] value: &JsValue,
    ) -> Result<(), ArimaaError> {
        let name = input::text(name, "the name of the tag")?;
        let value =
            if value.is_undefined() { None } else { Some(input::text(value, "the value of the tag")?) };
        self.state.borrow_mut().played.set_tag(&name, value.as_deref())
    }
}
