//! The class `Game`. JavaScript users read its documentation, and `tests/examples.test.mjs` runs every example in it.

mod annotated_game;
mod board;
mod getters;
mod history;
mod input;
mod legal;
#[cfg(target_arch = "wasm32")]
mod memory;
mod notes;
mod record;
mod records;
mod report;
mod state;
mod threats;
mod turn;
mod view;

use core::cell::RefCell;

use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::game::{Game as CoreGame, Setup};
use ansa_core::notation::PlyText;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::ArimaaError;
use crate::input::position;
use crate::input::read_record;
pub(crate) use annotated_game::{AnnotatedGame, OF_RESULT};
pub(crate) use board::board_to_js;
pub(crate) use input::notes::read as read_notes;
use input::options::GameOptions;
pub(crate) use input::turn_text;
pub(crate) use notes::NotesChange;
pub(crate) use report::faults_to_js;
pub use report::{is_square, validate_position};
use state::GameState;
pub(crate) use view::notes::PlyView;
pub(crate) use view::steps::turn_to_js;

/// A game of Arimaa: its setups and turns, their annotations, and the turn being entered.
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
/// A failed call throws an `ArimaaError` with a stable `code` and a readable `message`, and leaves the game unchanged.
/// Returned values are plain objects that belong to the caller. A game uses memory outside the JavaScript heap.
/// `free()` or `using` releases it immediately; otherwise it is released when the object is garbage-collected. Any call
/// on a freed game throws (`freed`).
#[wasm_bindgen]
pub struct Game {
    // No method may hold this borrow while the caller's code runs, for example a getter of an argument.
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
    /// Creates a game. Gold sets up first.
    ///
    /// ```js
    /// const game = new Game({ handicap: { gold: "M" } });
    /// game.phase; // → "setup"
    /// ```
    ///
    /// # Errors
    /// `wrong-type`, `bad-option`: the options are invalid.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(js_name = "options", unchecked_optional_param_type = "GameOptions")] options: &JsValue,
    ) -> Result<Game, ArimaaError> {
        let options = GameOptions::read(options)?;
        Ok(AnnotatedGame::from(CoreGame::with(options.rules, options.rosters)).into())
    }

    /// Creates a game that starts from a position, with either side to move. The position can be the short form
    /// `g [64 characters]` (from a8 to h1, with a space or a dot for an empty square), a diagram (even in the middle of
    /// a turn), or an object with the pieces. Any pieces may be missing. Of the options, only `rules` is used.
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
    /// `bad-position` (with line and column, or the square): not a position, or a piece is undefended on a trap;
    /// `placed-twice`; `bad-square`; `bad-option`: not a side or a piece, or an invalid number; `wrong-type`;
    /// `too-long`.
    #[wasm_bindgen(js_name = "fromPosition")]
    pub fn from_position(
        #[wasm_bindgen(unchecked_param_type = "string | PositionInput")] position: &JsValue,
        #[wasm_bindgen(js_name = "options", unchecked_optional_param_type = "GameOptions")] options: &JsValue,
    ) -> Result<Game, ArimaaError> {
        let text = position::read_any(position)?;
        let rules = GameOptions::read(options)?.rules;
        Ok(GameState::at_position(&text, rules)?.into())
    }

    /// Reads a record and returns the game at its end. The record can be plain lines (`2g Ee2n Ee3n`), or include tags,
    /// comments, clock times and variations, all of which are preserved. If no tag names the rules, the date determines
    /// which rules apply.
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
    /// `bad-record`, or the code of the first illegal turn, including those in variations; with line and column.
    #[wasm_bindgen(js_name = "fromRecord")]
    pub fn from_record(
        #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
    ) -> Result<Game, ArimaaError> {
        let record = read_record(&input::text(record, "the record")?)?;
        Ok(AnnotatedGame::from_record(record)?.into())
    }

    /// A named setup, as a string to pass to `play`.
    ///
    /// ```js
    /// Game.setup("classic", "silver").slice(0, 11); // → "rh8 rg8 rf8"
    /// ```
    ///
    /// # Errors
    /// `bad-option`: unknown name, or not a side; `wrong-type`.
    pub fn setup(
        #[wasm_bindgen(unchecked_param_type = "SetupName")] name: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Side")] side: &JsValue,
    ) -> Result<String, ArimaaError> {
        let rows = match input::text(name, "the name of the setup")?.as_str() {
            "classic" => CLASSIC,
            "99of9" => NINETY_NINE,
            _ => {
                return Err(ArimaaError::new("bad-option", "the name of the setup must be classic or 99of9"));
            }
        };
        Ok(PlyText::from(&Setup::from_rows(rows, input::side(side)?)).to_string())
    }
}
