//! The iteration behind `Game.legalTurns`.

use ansa_core::position::legal_turns::{EveryTurn, TurnToEachEnd};
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Game, Turn};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::game::turn_to_js;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = turnsOf)]
    fn turns_of(walk: TurnWalk) -> JsValue;
}

/// The legal turns of a game, one by one. Not part of the API: `steps.js` makes a JavaScript iterator of it.
#[wasm_bindgen(skip_typescript)]
pub struct TurnWalk {
    /// The game at the time of the call, which knows what a repetition is.
    game: Game,
    turns: Turns,
}

enum Turns {
    Every(EveryTurn),
    ToEachEnd(TurnToEachEnd),
}

impl TurnWalk {
    /// The turns that complete this one: all, or one to each position.
    pub(crate) fn new(game: &Game, turn: &TurnBuilder, is_every: bool) -> TurnWalk {
        let turns = if is_every {
            Turns::Every(EveryTurn::new(turn))
        } else {
            Turns::ToEachEnd(TurnToEachEnd::new(turn))
        };
        TurnWalk { game: game.clone(), turns }
    }

    /// The turns as a JavaScript iterator.
    pub(crate) fn into_js(self) -> JsValue {
        turns_of(self)
    }

    fn next_legal(&mut self) -> Option<Turn> {
        let TurnWalk { game, turns } = self;
        let is_legal = |turn: &Turn| !game.is_forbidden(turn.end());
        match turns {
            Turns::Every(turns) => turns.find(is_legal),
            Turns::ToEachEnd(turns) => turns.find(is_legal),
        }
    }
}

#[wasm_bindgen]
impl TurnWalk {
    /// The next turn; `undefined` after the last.
    pub fn next(&mut self) -> JsValue {
        self.next_legal().map_or(JsValue::UNDEFINED, |turn| turn_to_js(&turn))
    }
}
