//! Checks that never throw: is this a square, is this a position?

use ansa_core::position::builder::BoardError;
use ansa_core::position::faults::{FaultEffect, PositionFault};
use ansa_core::{Board, PositionBuilder, Square};
use js_sys::JsString;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::view::to_js;
use crate::error::ArimaaError;
use crate::input::position;

/// Whether a value is the name of a square, `a1` to `h8`. Never throws. In TypeScript, this narrows the type.
///
/// ```js
/// isSquare("e2"); // → true
/// isSquare("E2"); // → false
/// isSquare(52); // → false
/// ```
#[wasm_bindgen(js_name = "isSquare", unchecked_return_type = "value is Square")]
pub fn is_square(#[wasm_bindgen(unchecked_param_type = "unknown")] value: &JsValue) -> bool {
    // Longer strings are not copied.
    value.dyn_ref::<JsString>().filter(|text| text.length() == 2).is_some_and(|text| {
        let text = String::from(text);
        text.parse::<Square>().is_ok_and(|square| square.to_string() == text)
    })
}

/// Lists everything wrong with a position, in any format that `Game.fromPosition` accepts. Never throws: if the value
/// isn't a position, that is a fault like any other. `ok` is true if a game can continue from the position.
///
/// `Game.fromPosition` accepts a position whose faults all have the effect `unreachable` or `over`.
///
/// ```js
/// const { ok, faults } = validatePosition({
///   side: "gold",
///   pieces: [{ square: "c3", piece: "C" }, { square: "a8", piece: "R" }, { square: "b9", piece: "r" }],
/// });
/// ok; // → false
/// faults.map(({ code, effect, squares }) => [code, effect, ...squares]); // → [["bad-square", "unreadable"], ["undefended", "impossible", "c3"], ["rabbit-on-goal", "over", "a8"], ["no-rabbits", "over"]]
/// validatePosition(new Game().position).faults.length; // → 3
/// validatePosition(7).faults[0].code; // → "wrong-type"
/// ```
#[wasm_bindgen(js_name = "validatePosition", unchecked_return_type = "PositionReport")]
pub fn validate_position(#[wasm_bindgen(unchecked_param_type = "unknown")] position: &JsValue) -> JsValue {
    let mut refusals = Vec::new();
    let text = position::read_all(position, &mut refusals);
    let mut faults: Vec<FaultView> = refusals.iter().map(FaultView::unreadable).collect();
    if let Some(text) = text {
        let builder = text.to_builder();
        faults.extend(faults_of(&builder));
        // The steps that a diagram says have been made. A piece alone on a trap has been told already.
        if !text.steps.is_empty()
            && let Err(refusal) = text.turn()
            && builder.build_lenient().is_ok()
        {
            faults.push(FaultView::unreadable(&refusal.into()));
        }
    }
    to_js(&ReportView { ok: faults.is_empty(), faults })
}

/// Everything that keeps a game from beginning in a position.
pub(crate) fn faults_to_js(position: &PositionBuilder) -> JsValue {
    to_js(&faults_of(position).collect::<Vec<_>>())
}

fn faults_of(position: &PositionBuilder) -> impl Iterator<Item = FaultView> {
    position.faults().into_iter().map(|fault| FaultView::new(fault, &position.board))
}

#[derive(Serialize)]
struct ReportView {
    ok: bool,
    faults: Vec<FaultView>,
}

/// A fault of a position.
#[derive(Serialize)]
struct FaultView {
    code: &'static str,
    effect: &'static str,
    message: String,
    squares: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
}

impl FaultView {
    /// Something that keeps the position from being read.
    fn unreadable(refusal: &ArimaaError) -> FaultView {
        FaultView {
            code: refusal.code(),
            effect: "unreadable",
            message: refusal.to_string(),
            squares: refusal.square.iter().map(ToString::to_string).collect(),
            line: refusal.place.map(|place| place.line),
            column: refusal.place.map(|place| place.column),
        }
    }

    /// Something that keeps a game from going on.
    fn new(fault: PositionFault, board: &Board) -> FaultView {
        let code = match fault {
            PositionFault::Board(BoardError::TooMany { .. }) => "too-many",
            PositionFault::Board(BoardError::Undefended { .. }) => "undefended",
            PositionFault::Board(BoardError::RabbitOnGoal { .. }) => "rabbit-on-goal",
            PositionFault::Board(BoardError::NoRabbits { .. }) => "no-rabbits",
            PositionFault::NoStep { .. } => "immobile",
        };
        let effect = match fault.effect() {
            FaultEffect::Impossible => "impossible",
            FaultEffect::Unreachable => "unreachable",
            FaultEffect::Over => "over",
        };
        FaultView {
            code,
            effect,
            message: fault.to_string(),
            squares: fault.squares(board).into_iter().map(|square| square.to_string()).collect(),
            line: None,
            column: None,
        }
    }
}
