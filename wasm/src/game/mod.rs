//! The class `Game`. Its documentation is what JavaScript users read: every example in it is run by
//! `tests/examples.test.mjs`.

mod annotated_game;
mod getters;
mod input;
#[cfg(target_arch = "wasm32")]
mod memory;
mod notes;
mod record;
mod state;
mod threats;
mod turn;
mod view;

use core::cell::RefCell;

use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::game::{Game as CoreGame, Setup};
use ansa_core::notation::{PlyText, PositionText};
use ansa_core::record::{Record, Records};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::ArimaaError;
use annotated_game::AnnotatedGame;
use input::options::GameOptions;
use input::position;
use state::GameState;

/// A game of Arimaa: its setups and turns so far, what is said about them, and the turn in the making.
///
/// ```js
/// const game = new Game();
/// game.play(Game.setup("99of9", "gold"));
/// game.play(Game.setup("classic", "silver"));
/// game.step("Ee2n");
/// game.step({ from: "e3", to: "e4" });
/// game.endTurn();
/// game.label; // → "2s"
/// ```
///
/// What is refused throws an `ArimaaError` with a stable `code` and a sentence, and the game is as it was before.
/// What is handed out are plain values of the caller's own. A game holds memory outside of JavaScript's: it is given
/// back at once by `free()` or `using`, and otherwise when JavaScript collects the object. A game that was freed
/// refuses everything (`freed`).
#[wasm_bindgen]
pub struct Game {
    // No method holds this while code of the caller runs, a getter of what was handed in for example.
    state: RefCell<GameState>,
}

impl From<GameState> for Game {
    fn from(state: GameState) -> Game {
        #[cfg(target_arch = "wasm32")]
        memory::reserve_ahead();
        Game { state: RefCell::new(state) }
    }
}

impl From<AnnotatedGame> for Game {
    fn from(game: AnnotatedGame) -> Game {
        GameState::from(game).into()
    }
}

#[wasm_bindgen]
impl Game {
    /// A new game; gold is to set up.
    ///
    /// ```js
    /// const game = new Game({ handicap: { gold: "M" } });
    /// game.phase; // → "setup"
    /// ```
    ///
    /// # Errors
    /// `wrong-type`, `bad-option`: options that can't be understood.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(js_name = "options", unchecked_optional_param_type = "GameOptions")] options: &JsValue,
    ) -> Result<Game, ArimaaError> {
        let options = GameOptions::read(options)?;
        Ok(AnnotatedGame::from(CoreGame::with(options.rules, options.rosters)).into())
    }

    /// A game that starts from a position, with either side to move: the short form `g [64 characters]` (a8 … h8 first,
    /// h1 last, a blank or a dot for an empty square); a diagram, in the middle of a turn too; or an object with the
    /// pieces. Any pieces may be left out. Of the options only the rules matter.
    ///
    /// ```js
    /// const game = Game.fromPosition({
    ///   side: "silver",
    ///   pieces: [{ square: "a1", piece: "R" }, { square: "h8", piece: "r" }],
    /// });
    /// game.position; // → "s [       r                                                R       ]"
    /// ```
    ///
    /// # Errors
    /// `bad-position` (with line and column, or the square): no position, or a piece that stands undefended on a trap;
    /// `placed-twice`; `bad-square`; `wrong-type`; `too-long`.
    #[wasm_bindgen(js_name = "fromPosition")]
    pub fn from_position(
        #[wasm_bindgen(unchecked_param_type = "string | PositionInput")] position: &JsValue,
        #[wasm_bindgen(js_name = "options", unchecked_optional_param_type = "GameOptions")] options: &JsValue,
    ) -> Result<Game, ArimaaError> {
        let text = if position.is_object() {
            position::read(position)?
        } else {
            PositionText::read(&input::text(position, "the position")?)?
        };
        let rules = GameOptions::read(options)?.rules;
        Ok(GameState::at_position(&text, rules)?.into())
    }

    /// The game of a record, at its end: label lines (`2g Ee2n Ee3n`), or the form with tags, comments, clocks and
    /// variations, all of which are kept. Where no rules are named, those of its date hold.
    ///
    /// ```js
    /// const game = Game.fromRecord(`
    ///   [Event "Club evening"]
    ///   1g Ra1 Ed2
    ///   1s ra8 ed7
    ///   2g Ed2n ! {[%emt 0:00:12] up}
    ///   (
    ///   2g Ed2e
    ///   )
    /// `);
    /// const turn = game.turns()[2];
    /// turn.comment; // → "up"
    /// turn.elapsedMs; // → 12000
    /// turn.variations[0].turns[0].text; // → "Ed2e"
    /// ```
    ///
    /// # Errors
    /// `bad-record`, or the code of the first turn that is refused, in a variation too; with line and column.
    #[wasm_bindgen(js_name = "fromRecord")]
    pub fn from_record(
        #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
    ) -> Result<Game, ArimaaError> {
        let record = Record::read(&input::text(record, "the record")?)?;
        Ok(AnnotatedGame::from_record(&record)?.into())
    }

    /// The games of a text with any number of records, one after another.
    ///
    /// ```js
    /// const games = Game.fromRecords("1g Ra1\n1s ra8\n\n1g Rb1\n1s rb8\n2g Rb1n");
    /// games.map((game) => game.label); // → ["2g", "2s"]
    /// ```
    ///
    /// # Errors
    /// As `fromRecord`, of the first record that is wrong.
    #[wasm_bindgen(js_name = "fromRecords")]
    pub fn from_records(
        #[wasm_bindgen(unchecked_param_type = "string")] records: &JsValue,
    ) -> Result<Vec<Game>, ArimaaError> {
        let text = input::text(records, "the records")?;
        Records::new(&text).map(|record| Ok(AnnotatedGame::from_record(&record?)?.into())).collect()
    }

    /// A setup that has a name, in words for `play`.
    ///
    /// ```js
    /// Game.setup("classic", "silver").slice(0, 11); // → "rh8 rg8 rf8"
    /// ```
    ///
    /// # Errors
    /// `bad-option`: no setup has this name; `wrong-type`.
    pub fn setup(
        #[wasm_bindgen(unchecked_param_type = "SetupName")] name: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Side")] side: &JsValue,
    ) -> Result<String, ArimaaError> {
        let rows = match input::text(name, "the name of the setup")?.as_str() {
            "classic" => CLASSIC,
            "99of9" => NINETY_NINE,
            _ => return Err(ArimaaError::new("bad-option", "the setups with a name are classic and 99of9")),
        };
        Ok(PlyText::from(&Setup::from_rows(rows, input::side(side)?)).to_string())
    }
}
